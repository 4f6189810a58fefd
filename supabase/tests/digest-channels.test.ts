import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Sql } from "postgres";
import { addReader, makeDigestsOn, makeDue, openDigests } from "./digest-world.ts";

const { sql, drop, empty, read } = await openDigests("digest_channels_scratch");
beforeEach(empty);
afterAll(drop);

describe("texts", () => {
  test("are sent at the carrier's pace, and not at all when they would be three hours late", async () => {
    const readers: string[] = [];
    for (let reader = 0; reader < 4; reader += 1) readers.push(await addReader(sql, { byText: true }));
    await makeDigestsOn(sql, { segmentsPerSecond: 1 / 5_000 });
    const [texts] = await sql<[{ waits: number[] }]>`
      select array_agg(round(extract(epoch from next_try_at - (select min(next_try_at) from public.outbox)))::int order by next_try_at) as waits
      from public.outbox`;
    expect(texts.waits).toEqual([0, 5_000, 10_000]);
    const sent = (await Promise.all(readers.map(read.withheldOf))).flat().sort();
    expect(sent).toEqual([
      ...Array.from({ length: 4 }, () => "app sent"),
      "sms late",
      ...Array.from({ length: 3 }, () => "sms sent"),
    ]);
  });

  test("expire three hours after the digest's hour", async () => {
    const [late, inTime] = [
      await addReader(sql, { byText: true, minutesLate: 181 }),
      await addReader(sql, { byText: true, minutesLate: 170 }),
    ];
    await makeDigestsOn(sql, { segmentsPerSecond: 75 });
    expect([await read.withheldOf(late), (await read.textsOf(late)).length]).toEqual([["app sent", "sms late"], 0]);
    const [text] = await read.textsOf(inTime);
    expect(Math.round(((text?.stale_at.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
  });

  test("expire when the quiet hours begin, and so do mails", async () => {
    const userId = await addReader(sql, { byText: true });
    await sql`update auth.users set email_confirmed_at = now() where id = ${userId}`;
    const [{ hour }] = await sql<[{ hour: number }]>`select extract(hour from now() at time zone 'UTC')::int as hour`;
    await sql`
      update public.digest_settings set by_email = true, quiet_from = ${(hour + 1) % 24}, quiet_until = ${(hour + 3) % 24} where user_id = ${userId}`;
    await makeDue(sql, userId);
    await makeDigestsOn(sql);
    await read.asUser(userId, (as) => as`select public.send_digest_now()`);
    await makeDigestsOn(sql);
    const rows = await sql<{ channel: string; hours: number }[]>`
      select channel, (extract(epoch from stale_at - date_trunc('hour', now())) / 3600)::float8 as hours from public.outbox where user_id = ${userId} order by created_at, channel`;
    const quiet = rows.filter(({ hours }) => hours === 1).map(({ channel }) => channel);
    expect([quiet.sort(), rows.length]).toEqual([["email", "sms"], 4]);
    await sql`update public.outbox set stale_at = now(), next_try_at = now() where channel = 'email'`;
    expect((await sql`select worker.claim_mail(60) as mail`)[0]?.["mail"]).toBeNull();
    expect(await read.withheldOf(userId)).toEqual([
      ...["app sent", "app sent", "email refused", "email refused", "sms sent", "sms sent"],
    ]);
  });

  test("are not sent to a phone that texted STOP, which is no news for the next digest", async () => {
    const phone = "+14155550177";
    const userId = await addReader(sql, { byText: true, phone });
    await sql`select queue.opt_out(${phone})`;
    await makeDigestsOn(sql);
    expect([await read.withheldOf(userId), await read.textsOf(userId)]).toEqual([["app sent", "sms opted out"], []]);
  });

  test("that did not arrive are marked in their digest, until they are resent, and cause no other digest", async () => {
    const userId = await addReader(sql, { byText: true });
    await makeDigestsOn(sql);
    const [{ id }] = await sql<[{ id: string }]>`select id from public.outbox where user_id = ${userId}`;
    await sql`update public.outbox set state = 'failed', next_try_at = null, reason = 'Off' where id = ${id}`;
    expect(await read.withheldOf(userId)).toEqual(["app sent", "sms refused"]);
    await sql`update public.tasks set status = 'done' where user_id = ${userId}`;
    await read.asUser(userId, (as) => as`select public.send_digest_now()`);
    expect(await makeDigestsOn(sql)).toBe(0);
    // Another text that did not arrive is news.
    await sql`select queue.send_text(${userId}, '+14155550178', 'Hello')`;
    await read.asUser(userId, (as) => as`select public.send_digest_now()`);
    expect(await makeDigestsOn(sql)).toBe(1);
    expect((await read.digestsOf(userId))[1]?.titles).toEqual(["1 message to you was not delivered"]);
    await read.asUser(userId, (as) => as`select public.retry_message(${id})`);
    expect(await read.withheldOf(userId)).toContain("sms sent");
  });

  test("are not sent in the quiet hours, unless the user requests a digest", async () => {
    const userId = await addReader(sql, { byText: true });
    const [{ hour }] = await sql<[{ hour: number }]>`select extract(hour from now() at time zone 'UTC')::int as hour`;
    await sql`
      update public.digest_settings set hour = ${(hour + 3) % 24}, quiet_from = ${hour}, quiet_until = ${(hour + 2) % 24} where user_id = ${userId}`;
    await makeDue(sql, userId);
    await makeDigestsOn(sql);
    expect(await read.withheldOf(userId)).toEqual(["app sent", "sms quiet hours"]);
    await read.asUser(userId, (as) => as`select public.send_digest_now()`);
    await makeDigestsOn(sql);
    expect(await read.withheldOf(userId)).toEqual(["app sent", "app sent", "sms quiet hours", "sms sent"]);
  });

  test("stop at the user's daily cap, and the app has all", async () => {
    const userId = await addReader(sql, { byText: true });
    await sql`update public.digest_settings set most_a_day = 2 where user_id = ${userId}`;
    await makeDigestsOn(sql);
    for (let time = 0; time < 2; time += 1) {
      await read.asUser(userId, (as) => as`select public.send_digest_now()`);
      await makeDigestsOn(sql);
    }
    expect(await read.withheldOf(userId)).toEqual([
      ...Array.from({ length: 3 }, () => "app sent"),
      ...["sms daily cap", "sms sent", "sms sent"],
    ]);
  });

  test("go to a linked phone only", async () => {
    const userId = await addReader(sql, { byText: true });
    await sql`delete from public.phones where user_id = ${userId}`;
    await makeDigestsOn(sql);
    expect(await read.withheldOf(userId)).toEqual(["app sent", "sms no phone"]);
  });
});

test("a number means the same item for 24 hours: another digest within them continues the numbers, and a task keeps its own", async () => {
  const userId = await addReader(sql);
  const addTask = (title: string, days: number) =>
    sql`insert into public.tasks (user_id, title, due_on) values (${userId}, ${title}, current_date - ${days}::integer)`;
  await addTask("Write to Bo", 0);
  await makeDigestsOn(sql);
  await addTask("Pay the rent", 9);
  await read.asUser(userId, (as) => as`select public.send_digest_now()`);
  await makeDigestsOn(sql);
  await sql`update public.digests set due_at = due_at - interval '24 hours', local_date = local_date - 1 where user_id = ${userId} and not is_asked`;
  await sql`update public.digests set due_at = due_at - interval '25 hours' where user_id = ${userId} and is_asked`;
  await sql`update public.digest_sendings set local_date = local_date - 1 where user_id = ${userId}`;
  await makeDue(sql, userId);
  await makeDigestsOn(sql);
  expect(
    (await read.digestsOf(userId)).map(({ numbers, titles }) => titles.map((title, at) => `${numbers[at]} ${title}`)),
  ).toEqual([
    ["1 Call Ana", "2 Write to Bo", "3 Pay the rent"],
    ["1 Call Ana", "2 Write to Bo"],
    ["1 Pay the rent", "2 Call Ana", "3 Write to Bo"],
  ]);
});

test("a user without digests can request one, and gets no other", async () => {
  const userId = await addReader(sql);
  await sql`delete from queue.digest_lanes`;
  await sql`delete from public.digest_settings`;
  await read.asUser(userId, (as) => as`select public.send_digest_now()`);
  expect(await makeDigestsOn(sql)).toBe(1);
  expect(await read.withheldOf(userId)).toEqual(["app sent"]);
  expect(await read.laneOf(userId)).toMatchObject({ next_on: null, asked_at: null });
  for (let time = 0; time < 4; time += 1) await read.asUser(userId, (as) => as`select public.send_digest_now()`);
  await expect(read.asUser(userId, (as) => as`select public.send_digest_now()`)).rejects.toMatchObject({
    code: "PT429",
  });
});

test("a pause stops digests, and settings that cannot be are refused in plain words", async () => {
  const userId = await addReader(sql, { byText: true });
  const set = (settings: object) =>
    read.asUser(userId, (as) => as`update public.digest_settings set ${as(settings)} where user_id = ${userId}`);
  await set({ is_paused: true });
  expect(await read.laneOf(userId)).toMatchObject({ next_on: null });
  // START gets texts again, and not the digests.
  const [{ phone }] = await sql<[{ phone: string }]>`select phone from public.phones where user_id = ${userId}`;
  for (const body of ["STOP", "START"])
    await sql`select queue.receive_text(${sql.json({ id: crypto.randomUUID(), from: phone, body })})`;
  expect(await read.laneOf(userId)).toMatchObject({ next_on: null });
  expect(await makeDigestsOn(sql)).toBe(0);
  await set({ is_paused: false });
  expect((await read.laneOf(userId))?.["next_on"]).not.toBeNull();
  for (const [wrong, message] of [
    [{ hour: 6, quiet_from: 21, quiet_until: 7 }, "The digest's hour is in your quiet hours. Change one of them."],
    [{ hour: 24 }, "The digest's hour is 0 to 23."],
    [{ hour: -1 }, "The digest's hour is 0 to 23."],
    [{ quiet_from: 30 }, "Quiet hours begin at 0 to 23."],
    [{ quiet_until: -2 }, "Quiet hours end at 0 to 23."],
    [{ quiet_from: 21 }, "Quiet hours need a beginning and an end."],
    [{ most_a_day: -3 }, "Choose 1 to 5 digests a day."],
  ] as const)
    await expect(set(wrong)).rejects.toMatchObject({ code: "23514", message });
  await set({ hour: 7, quiet_from: 21, quiet_until: 7 });
});

test("nobody else reads, marks or changes a digest", async () => {
  const [ana, bob] = [await addReader(sql), await addReader(sql)];
  await makeDigestsOn(sql);
  const counts = (as: Sql) => as<{ settings: number; digests: number; items: number; sendings: number }[]>`
    select (select count(*)::int from public.digest_settings) as settings, (select count(*)::int from public.digests) as digests,
      (select count(*)::int from public.digest_items) as items, (select count(*)::int from public.digest_sendings) as sendings`;
  expect(await read.asUser(ana, counts)).toEqual([{ settings: 1, digests: 1, items: 1, sendings: 1 }]);
  await read.asUser(bob, async (as) => {
    expect((await as`update public.digest_items set ended = 'done' where user_id = ${ana}`).count).toBe(0);
    expect((await as`update public.digest_settings set hour = 9 where user_id = ${ana}`).count).toBe(0);
  });
  expect(await read.asUser(ana, async (as) => (await as`update public.digest_items set ended = 'done'`).count)).toBe(1);
  await expect(
    read.asUser(bob, (as) => as`insert into public.digest_settings (user_id, hour) values (${ana}, 9)`),
  ).rejects.toMatchObject({ code: "42501" });
});

test("it lists what is new since the last one, who to reach out to and why, what is due and what failed", async () => {
  const userId = await addReader(sql);
  const follow = async (name: string) =>
    (
      await sql<[{ id: string }]>`
        insert into public.founders (user_id, name, profile_url)
        values (${userId}, ${name}, ${`https://www.linkedin.com/in/${crypto.randomUUID()}`}) returning id`
    )[0].id;
  const [ines, bo, quiet] = [await follow("Ines Marrow"), await follow("Bo Chen"), await follow("Snoozed Sam")];
  await sql`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, ai_summary, posted_at)
    values (${userId}, ${ines}, '7200000000000000001', 'post', 'https://example.com/post', 'Long', 'test', 'Raised a seed round.', now() - interval '1 hour')`;
  await sql`select private.set_latest_post(${userId}, ${ines})`;
  await sql`update public.founders set last_touch_at = now() - interval '40 days' where id in (${bo}, ${quiet})`;
  await sql`
    insert into public.outreach_answers (user_id, founder_id, answer, quiet_until) values (${userId}, ${quiet}, 'snoozed', now() + interval '7 days')`;
  await sql`
    insert into public.data_sources (user_id, source, problem, problem_reason, problem_since)
    values (${userId}, 'apify', 'signed_out', 'The key is not valid any more.', now())`;
  await makeDigestsOn(sql);
  const items = await sql`
    select number, title, detail, source_url from public.digest_items where user_id = ${userId} order by number`;
  expect(items.map((item) => ({ ...item }))).toEqual([
    { number: 1, title: "Ines Marrow posted", detail: "Raised a seed round.", source_url: "https://example.com/post" },
    { number: 2, title: "Reach out to Bo Chen", detail: "Last contacted 40 days ago", source_url: `/people/${bo}` },
    { number: 3, title: "Call Ana", detail: "2 days overdue", source_url: "/tasks" },
    {
      ...{ number: 4, title: "Apify is signed out", detail: "The key is not valid any more." },
      source_url: "/profile#data-sources",
    },
  ]);
  // The next one repeats no post, no person and no failure.
  await sql`update public.posts set fetched_at = clock_timestamp()`;
  const asking = async () => {
    await read.asUser(userId, (as) => as`select public.send_digest_now()`);
    await makeDigestsOn(sql);
  };
  await asking();
  expect((await read.digestsOf(userId))[1]?.titles).toEqual(["Call Ana"]);
  // After a week without contact they are listed again, behind the task, which has its number still.
  await sql`update public.digests set made_at = made_at - interval '7 days'`;
  await asking();
  expect((await read.digestsOf(userId))[2]?.titles).toEqual([
    ...["Call Ana", "Reach out to Ines Marrow", "Reach out to Bo Chen"],
  ]);
});
