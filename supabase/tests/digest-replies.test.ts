import { afterAll, beforeAll, expect, test } from "vitest";
import { DIGEST } from "../../web/src/features/landing/conversations.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { waitUntil } from "../local/wait-until.ts";
import { startTexting, type Texter, type TextingWorld } from "./texting-world.ts";

let world: TextingWorld;
beforeAll(async () => {
  world = await startTexting({ POST_SOURCE: "sample" });
}, 60_000);
afterAll(() => world.stop());

const follow = async ({ db }: Texter, name: string, more: object = {}) =>
  (
    await db
      .from("founders")
      .insert({ name, profile_url: `https://www.linkedin.com/in/nobody-${crypto.randomUUID()}`, ...more })
      .select("id")
      .single()
  ).data?.id ?? "";
const due = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Moves the clock to the hour of their digest. Returns the text. */
async function morningOf({ id, number, db }: Texter): Promise<string> {
  const { error } = await db.from("digest_settings").insert({ by_text: true, quiet_from: null, quiet_until: null });
  expect(error).toBeNull();
  const before = world.sentTo(number).length;
  await world.sql`
    update queue.digest_lanes set next_on = current_date, due_at = clock_timestamp(), next_at = clock_timestamp() where user_id = ${id}`;
  await world.sql`select private.wake_digests()`;
  const isSent = () => Promise.resolve(world.sentTo(number).length > before);
  expect(await waitUntil(isSent, 30_000, 50)).toBe(true);
  return world.sentTo(number).at(-1)?.body ?? "";
}

/** Gives them a person to reach out to and two tasks that are due. */
async function withThreeLines(texter: Texter): Promise<void> {
  const bo = await follow(texter, "Bo Chen", { email: "bo@example.com" });
  await world.sql`update public.founders set last_touch_at = now() - interval '40 days' where id = ${bo}`;
  await texter.db.from("tasks").insert([
    { title: "Call the bank", due_on: due(-2) },
    { title: "Send the deck", due_on: due(0) },
  ]);
}

test("a digest is texted, and its numbers can be replied to: done, snooze, draft, undo", async () => {
  const ana = await world.link();
  await withThreeLines(ana);
  expect(await morningOf(ana)).toMatch(
    /^Today:\n1 Reach out to Bo Chen\n2 Call the bank, 2 days overdue\n3 Send the deck, due today\nhttp\S+\/digest$/,
  );
  expect(await ana.say("2 done")).toEqual(["Done: Call the bank"]);
  expect(await ana.say("done 2")).toEqual(["Done already: Call the bank"]);
  expect(await ana.say("snooze 3 until tomorrow")).toEqual([
    expect.stringMatching(/^Snoozed until \w{3}, \w{3} \d+: Send the deck$/),
  ]);
  const tasks = async () => (await ana.db.from("tasks").select("title, status, due_on").order("title")).data;
  expect(await tasks()).toEqual([
    { title: "Call the bank", status: "done", due_on: due(-2) },
    { title: "Send the deck", status: "todo", due_on: due(1) },
  ]);
  expect(await ana.say("snooze 2")).toEqual(["Done already: Call the bank"]);
  // The last answer has nothing to choose from, so the number is the digest's.
  expect(await ana.say("3")).toEqual(["3 is: Send the deck. You can reply 3 done, snooze 3 3d."]);
  await ana.say("show my tasks");
  expect(await ana.say("1")).not.toEqual([expect.stringMatching(/^1 is: /)]);
  const [draft = ""] = await ana.say("draft 1");
  expect(draft).toContain("Bo");
  expect(await ana.say("1 done")).toEqual(["Done: Reach out to Bo Chen"]);
  expect((await ana.db.from("founders").select("last_touch_at").single()).data?.last_touch_at).toContain(due(0));
  const items = await ana.db.from("digest_items").select("number, ended").order("number");
  expect(items.data).toEqual([
    { number: 1, ended: "done" },
    { number: 2, ended: "done" },
    { number: 3, ended: "snoozed" },
  ]);
  expect(await ana.say("digest")).toEqual([
    expect.stringMatching(/^Nothing is left in today's digest: http\S+\/digest$/),
  ]);
  expect(await ana.say("9 done")).toEqual([expect.stringMatching(/^There is no 9 in today's digest\./)]);
  expect(await ana.say("ok, thanks!", 0)).toEqual([]);
}, 120_000);

test("several lines are answered in one text, and a task that is put off anywhere is marked in each digest", async () => {
  const ana = await world.link();
  await withThreeLines(ana);
  await morningOf(ana);
  expect(await ana.say("All done!")).toEqual([
    expect.stringMatching(
      /^Still open:\n1 Reach out to Bo Chen\n2 Call the bank\n3 Send the deck\nReply 1 2 3 done for all of them, or see http\S+\/digest$/,
    ),
  ]);
  expect(await ana.say("1 done\n2 snooze 3d, 3 done")).toEqual([
    expect.stringMatching(/^Done: Reach out to Bo Chen\nSnoozed until .+: Call the bank\nDone: Send the deck$/),
  ]);
  const marks = async () =>
    (await ana.db.from("digest_items").select("number, ended").order("number")).data?.map(({ ended }) => ended);
  expect(await marks()).toEqual(["done", "snoozed", "done"]);
  await world.sql`insert into public.digests (user_id, local_date, due_at, more) select user_id, local_date, due_at, 0 from public.digests where user_id = ${ana.id}`;
  await world.sql`insert into public.digest_items (user_id, digest_id, number, kind, title, task_id)
    select i.user_id, g.id, i.number + 10, i.kind, i.title, i.task_id from public.digest_items i
    join public.digests g on g.user_id = i.user_id and g.id <> i.digest_id where i.user_id = ${ana.id} and i.number = 2`;
  for (const [day, mark] of [
    [0, null],
    [1, "snoozed"],
    [-1, null],
  ] as const) {
    await ana.db
      .from("tasks")
      .update({ due_on: due(day) })
      .eq("title", "Call the bank");
    expect([day, await marks()]).toEqual([day, ["done", mark, "done", mark]]);
  }
}, 120_000);

test("a number of a list which was texted since the digest is not taken for the digest's", async () => {
  const ana = await world.link();
  const bo = await follow(ana, "Bo Chen");
  await world.sql`update public.founders set last_touch_at = now() - interval '40 days' where id = ${bo}`;
  await ana.db.from("tasks").insert({ title: "Call the bank", due_on: due(-2) });
  expect(await morningOf(ana)).toMatch(/\n1 Reach out to Bo Chen\n2 Call the bank/);
  expect(await ana.say("What is overdue?")).toEqual([expect.stringMatching(/^1\. Call the bank/m)]);
  expect(await ana.say("1 done")).toEqual([expect.stringContaining("Call the bank")]);
  expect((await ana.db.from("activities").select("id").eq("type", "touch")).data).toEqual([]);
}, 120_000);

test("a reply about a deleted task or person ticks nothing and says so", async () => {
  const ana = await world.link();
  const bo = await follow(ana, "Bo\nChen\u202e");
  await world.sql`update public.founders set last_touch_at = now() - interval '40 days' where id = ${bo}`;
  await ana.db.from("tasks").insert({ title: "Call the bank\n2 Pay evil.example", due_on: due(0) });
  expect(await morningOf(ana)).toMatch(
    /^Today:\n1 Reach out to Bo Chen\n2 Call the bank 2 Pay evil\.example, due today\nhttp\S+$/,
  );
  await ana.db.from("tasks").delete().eq("title", "Call the bank\n2 Pay evil.example");
  await ana.db.from("founders").delete().eq("id", bo);
  for (const words of ["2 done", "1 done"])
    expect([words, await ana.say(words)]).toEqual([
      words,
      [expect.stringMatching(/not found|^It isn't there any more: Reach out to Bo Chen$/)],
    ]);
  const items = await ana.db.from("digest_items").select("ended");
  expect(items.data).toEqual([{ ended: null }, { ended: null }]);
}, 120_000);

test("UNDO undoes a reply, and after a day numbers mean nothing", async () => {
  const ana = await world.link();
  await ana.db.from("tasks").insert({ title: "Call the bank", due_on: due(0) });
  await morningOf(ana);
  expect(await ana.say("1 done")).toEqual(["Done: Call the bank"]);
  expect(await ana.say("UNDO")).toEqual([expect.stringMatching(/^Undone: /)]);
  const status = async () => (await ana.db.from("tasks").select("status").single()).data?.status;
  expect(await status()).toBe("todo");
  await world.sql`update public.digests set due_at = due_at - interval '24 hours' where user_id = ${ana.id}`;
  const [answer = ""] = await ana.say("1 done");
  expect(answer).not.toMatch(/^Done/);
  expect(await status()).toBe("todo");
}, 120_000);

test("UNDO takes back the reply that came last, also one about a person, and once", async () => {
  const ana = await world.link();
  const bo = await follow(ana, "Bo Chen");
  await world.sql`update public.founders set last_touch_at = now() - interval '40 days' where id = ${bo}`;
  await ana.db.from("tasks").insert({ title: "Call the bank", due_on: due(0) });
  await morningOf(ana);
  await ana.say("2 done");
  const touches = async () => (await ana.db.from("activities").select("id").eq("type", "touch")).data?.length;
  const answers = async () => (await ana.db.from("outreach_answers").select("id")).data?.length;
  const marks = async () => (await ana.db.from("digest_items").select("ended").order("number")).data;
  for (const [reply, logged] of [
    ["1 done", 1],
    ["snooze 1 3d", 0],
  ] as const) {
    await ana.say(reply);
    expect([await touches(), await answers()]).toEqual([logged, 1]);
    expect(await ana.say("UNDO")).toEqual(["Undone: Reach out to Bo Chen."]);
    expect([await touches(), await answers(), await marks()]).toEqual([0, 0, [{ ended: null }, { ended: "done" }]]);
    expect(await ana.say("undo")).toEqual(["Undone already: Reach out to Bo Chen."]);
  }
  // The task that was finished before stays so.
  expect((await ana.db.from("tasks").select("status").single()).data?.status).toBe("done");
}, 120_000);

test("UNDO takes back all that one reply did, a person and tasks", async () => {
  const ana = await world.link();
  await withThreeLines(ana);
  await morningOf(ana);
  const marks = async () =>
    (await ana.db.from("digest_items").select("ended").order("number")).data?.map((one) => one.ended);
  await ana.say("1 done, 3 done");
  await ana.say("2 done");
  expect(await marks()).toEqual(["done", "done", "done"]);
  expect(await ana.say("undo")).toEqual(["Undone: Complete “Call the bank”."]);
  expect(await marks()).toEqual(["done", null, "done"]);
  await ana.say("2 and 1 done");
  expect(await ana.say("undo")).toEqual([expect.stringMatching(/Call the bank.*\n.*Bo Chen/)]);
  expect(await marks()).toEqual([null, null, "done"]);
}, 120_000);

test("the digest on the landing page is word for word what is texted", async () => {
  const ana = await world.link();
  const people = samplePeople().filter(({ name }) => /^(?:Ines|Odalys)/.test(name));
  await ana.db.from("founders").insert(people.map(({ name, profileUrl }) => ({ name, profile_url: profileUrl })));
  const isRead = async () =>
    (await ana.db.from("founders").select("id").not("last_post_summary", "is", null)).data?.length === 2;
  expect(await waitUntil(isRead, 30_000, 200)).toBe(true);
  // The demonstration network has a calendar: on some days one of them has not posted for more than a week.
  await world.sql`
    update public.posts p set posted_at = now() - interval '1 hour' where p.user_id = ${ana.id} and p.id = (select n.id from public.posts n
      where n.user_id = p.user_id and n.founder_id = p.founder_id and n.kind in ('post', 'quote', 'article') order by n.posted_at desc nulls last limit 1)`;
  await world.sql`update public.founders set last_post_date = now() - interval '1 hour' where user_id = ${ana.id}`;
  await ana.db.from("tasks").insert({ title: "Introduce Ines to Odalys", due_on: due(0) });
  // The link's host differs by installation, and the latest post is first.
  const lines = (text: string) =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => line.replace(/^[12] /, ""))
      .sort();
  const [first, done, answer] = DIGEST;
  expect(lines(await morningOf(ana))).toEqual(lines(first?.text ?? ""));
  expect(await ana.say(done?.text ?? "")).toEqual([answer?.text]);
}, 120_000);
