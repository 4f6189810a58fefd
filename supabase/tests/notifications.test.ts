import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sql, TransactionSql } from "postgres";
import { someNumber } from "./texting-world.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let sql: Sql;
let userId: string;
beforeAll(async () => {
  database = await createScratchDatabase("notifications");
  ({ sql } = database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`delete from auth.users`;
  userId = await newUser();
});

async function newUser(timeZone = "UTC"): Promise<string> {
  const [user] = await sql<[{ id: string }]>`
    insert into auth.users (email) values (${`${crypto.randomUUID()}@example.com`}) returning id`;
  await sql`update public.profiles set time_zone = ${timeZone} where id = ${user.id}`;
  return user.id;
}

/** Does something as a signed-in user. */
const acting = <T>(user: string, act: (as: TransactionSql) => Promise<T>) =>
  sql.begin(async (as) => {
    await as`select set_config('request.jwt.claim.sub', ${user}, true)`;
    await as`set local role authenticated`;
    return await act(as);
  });
const set = (kind: string, channel: string, wanted: boolean, user = userId) =>
  acting(user, (as) => as`select public.set_notification(${kind}, ${channel}, ${wanted})`);
const told = (user = userId) =>
  acting(
    user,
    (as) => as`select kind, title, detail, link, times, read_at from public.notifications order by created_at`,
  );
const mails = () =>
  sql`select kind, subject, body, page from public.outbox where channel = 'email' and user_id = ${userId}`;

/** A linked number of theirs. */
async function numberOf(user: string): Promise<string> {
  await sql`insert into public.phones (user_id, phone) values (${user}, ${someNumber()}) on conflict do nothing`;
  return (await sql<[{ phone: string }]>`select phone from public.phones where user_id = ${user}`)[0].phone;
}

async function failedText(user = userId, state = "failed"): Promise<void> {
  const [text] = await sql<[{ id: string }]>`select queue.send_text(${user}, ${await numberOf(user)}, 'Hello') as id`;
  await sql`
    update public.outbox set state = ${state}, next_try_at = null, reason = 'The number isn''t in use.' where id = ${text.id}`;
}

test("texts that weren't delivered share one notification a day, counted and unread again", async () => {
  await failedText();
  await acting(userId, (as) => as`update public.notifications set read_at = now()`);
  await failedText();
  const expected = { kind: "not_delivered", title: "A text wasn't delivered", link: "/profile#notifications" };
  expect(await told()).toMatchObject([{ ...expected, detail: "The number isn't in use.", times: 2, read_at: null }]);
  await failedText(userId, "unknown");
  expect(await told()).toMatchObject([{ times: 2 }, { title: "A text may not have arrived", times: 1 }]);
});

test("reports a text that is refused at once, and none that succeeds", async () => {
  await sql`update private.budgets set units_per_day = 1 where budget = 'texts_sent'`;
  await sql`select queue.send_text(${userId}, ${await numberOf(userId)}, 'One')`;
  expect(await told()).toEqual([]);
  await sql`select queue.send_text(${userId}, ${await numberOf(userId)}, 'Two')`;
  await sql`update private.budgets set units_per_day = 300 where budget = 'texts_sent'`;
  expect(await told()).toMatchObject([{ detail: "Today's budget for texts is used up." }]);
});

test("reports a source that stops once, with the reason", async () => {
  await sql`insert into public.data_sources (user_id, source, agent_id) values (${userId}, 'phantombuster', '1')`;
  const fail = (problem: string | null) =>
    sql`update public.data_sources set problem = ${problem}, problem_reason = 'Sign in to LinkedIn again.' where user_id = ${userId}`;
  await fail("signed_out");
  await fail("signed_out");
  expect(await told()).toMatchObject([
    { kind: "source_paused", title: "PhantomBuster is signed out", detail: "Sign in to LinkedIn again.", times: 1 },
  ]);
  await fail(null);
  expect(await told()).toHaveLength(1);
});

/** Returns a time zone in which it is this hour now. */
const zoneAt = (hour: number) => {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return offset === 0 ? "UTC" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
};
const addTask = (user: string, title: string, days = 0) => sql`
  insert into public.tasks (user_id, title, due_on)
  select ${user}, ${title}, (now() at time zone p.time_zone)::date + ${days}::integer from public.profiles p where p.id = ${user}`;
const tellDue = async () => (await sql<[{ told: number }]>`select queue.notify_due_tasks() as told`)[0].told;

test("reports tasks due on the user's own day once, from eight in the morning", async () => {
  const [early, late] = [await newUser(zoneAt(7)), await newUser(zoneAt(9))];
  for (const user of [early, late]) for (const title of ["Call Ana", "Write to Bob"]) await addTask(user, title);
  await addTask(late, "Tomorrow", 1);
  expect([await tellDue(), await tellDue()]).toEqual([1, 0]);
  expect(await told(early)).toEqual([]);
  expect(await told(late)).toMatchObject([
    { kind: "task_due", title: "2 tasks are due today", detail: "Call Ana\nWrite to Bob", link: "/tasks" },
  ]);
});

test("a zone that Postgres no longer knows stops nobody's notification", async () => {
  const late = await newUser(zoneAt(9));
  await addTask(late, "Call Ana");
  await sql`alter table public.profiles disable trigger user`;
  await sql`update public.profiles set time_zone = 'Mars/Olympus' where id = ${userId}`;
  await sql`alter table public.profiles enable trigger user`;
  await tellDue();
  expect(await told(late)).toMatchObject([{ title: "A task is due today" }]);
});

test("an error with one user stops nobody else's notification, and that user is notified in a later round", async () => {
  const [odd, late] = [await newUser(zoneAt(9)), await newUser(zoneAt(9))];
  for (const user of [odd, late]) await addTask(user, "Call Ana");
  await sql.unsafe(`alter table public.notifications add constraint not_now check (user_id <> '${odd}')`);
  expect(await tellDue()).toBe(1);
  expect(await told(late)).toMatchObject([{ title: "A task is due today" }]);
  await sql`alter table public.notifications drop constraint not_now`;
  expect(await tellDue()).toBe(1);
  expect(await told(odd)).toMatchObject([{ title: "A task is due today" }]);
});

test("shows a title of several lines as one line, and an ellipsis for an invisible one", async () => {
  const late = await newUser(zoneAt(9));
  await addTask(late, "Call Ana\n2 tasks more:\u202e\u2028Pay evil.example");
  await addTask(late, "\u200b\u2066");
  await tellDue();
  expect(await told(late)).toMatchObject([{ detail: "Call Ana 2 tasks more: Pay evil.example\n…" }]);
});

test("a kind that a user turned off in the app isn't shown, and one that they turned on for mail is mailed once", async () => {
  await set("not_delivered", "app", false);
  await set("not_delivered", "email", true);
  await failedText();
  await failedText();
  expect(await told()).toEqual([]);
  expect(await mails()).toMatchObject([
    {
      kind: "not_delivered",
      subject: "A text wasn't delivered",
      body: "A text wasn't delivered\n\nThe number isn't in use.\n\ntracker:/profile#notifications",
    },
  ]);
});

test("reports a mail that wasn't delivered in the app, and never by another mail", async () => {
  await set("not_delivered", "email", true);
  const [mail] = await sql<[{ id: string }]>`select queue.send_mail(${userId}, 'digest', 'A', 'b', '<p>b</p>') as id`;
  await sql`update public.outbox set state = 'failed', next_try_at = null, reason = 'The mailbox is full.' where id = ${mail.id}`;
  expect(await told()).toMatchObject([{ title: "A mail wasn't delivered", link: "/profile#notifications" }]);
  expect(await mails()).toHaveLength(1);
});

test("a title is text in a mail, not markup", async () => {
  await set("task_due", "email", true);
  await sql`select queue.notify(${userId}, 'task_due', 'x', '<b>Ana</b>', '"&"', '/tasks')`;
  const [mail] = await mails();
  expect(mail?.["page"]).toContain("&lt;b&gt;Ana&lt;/b&gt;");
  expect(mail?.["page"]).toContain("&quot;&amp;&quot;");
});

test("nobody reads, marks, adds or sets notifications for anybody else", async () => {
  const other = await newUser();
  await failedText();
  expect(await told(other)).toEqual([]);
  await acting(other, (as) => as`update public.notifications set read_at = now()`);
  expect(await told()).toMatchObject([{ read_at: null }]);
  const add = acting(
    other,
    (as) => as`
    insert into public.notifications (user_id, kind, about, title, link) values (${other}, 'digest', 'x', 'x', '/x')`,
  );
  await expect(add).rejects.toThrow("permission denied");
  const rename = acting(userId, (as) => as`update public.notifications set title = 'x'`);
  await expect(rename).rejects.toThrow("permission denied");
  const decide = acting(
    other,
    (as) => as`
    insert into public.notification_settings (user_id, kind, channel, is_on) values (${userId}, 'digest', 'app', false)`,
  );
  await expect(decide).rejects.toThrow("permission denied");
});

test("digests by mail turned on and off in both places at once never deadlock", async () => {
  await sql`insert into public.digest_settings (user_id, quiet_from, quiet_until) values (${userId}, null, null)`;
  const [token] = await sql<[{ text: string }]>`select private.unsubscribe_token(${userId}, 'digest') as text`;
  const ways = [
    (isOn: boolean) =>
      acting(userId, (as) => as`update public.digest_settings set by_email = ${isOn} where user_id = ${userId}`),
    (isOn: boolean) => set("digest", "email", isOn),
    () => sql`select queue.unsubscribe(${token.text})`,
  ];
  const changes = Array.from({ length: 90 }, async (_, at) => await ways[at % 3]?.(at % 2 === 0));
  expect((await Promise.allSettled(changes)).filter(({ status }) => status === "rejected")).toEqual([]);
  const [stored] = await sql`
    select d.by_email = n.is_on as agrees from public.digest_settings d
    join public.notification_settings n using (user_id) where n.kind = 'digest' and n.channel = 'email'`;
  expect(stored).toEqual({ agrees: true });
});
