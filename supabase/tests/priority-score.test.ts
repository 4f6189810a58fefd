import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type OutreachSignals, scoreOutreach } from "../functions/_shared/contract/outreach-score.ts";
import { eachField, optionalFields } from "../functions/_shared/contract/person-fields.ts";
import { postKindSchema } from "../functions/_shared/contract/posts.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { addFounder, getFounder, updateFounder } from "../functions/_shared/stores/founders.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const DAY = 86_400_000;
let sql: Sql;
let ada: NamedUser;
beforeAll(async () => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
  ada = await signUp("Ada");
});
afterAll(() => sql.end());

const nothing = eachField(optionalFields, () => null);
const add = (name: string) => addFounder(ada.db, { ...newFounder(name), ...nothing });

let activity = 7_200_000_000_000_000_000n;
const post = (founderId: string, kind: string, at: Date) => sql`
  insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, posted_at)
  values (${ada.id}, ${founderId}, ${String(activity++)}, ${kind}, 'https://example.com/', 'Hello', 'test', ${at})`;

describe("the score in SQL and the one in the contract", () => {
  const now = new Date("2026-06-15T12:00:00Z");
  const today = "2026-06-15";
  // Every day that a part of the score changes at, and all kinds of posts.
  const cases = Array.from({ length: 160 }, (_, n) => ({
    touchedDaysAgo: n % 3 === 0 ? null : (n * 7) % 75,
    posts: Array.from({ length: n % 8 }, (_, p) => ({
      kind: postKindSchema.options[(n + p) % 5] ?? "post",
      daysAgo: (n + p * 5) % 33,
    })),
    overdue: n % 5,
    rhythm: n % 2 === 0 ? null : (n * 5) % 40,
  }));

  test("agree", async () => {
    const founder = await add("Someone");
    for (const { touchedDaysAgo, posts, overdue, rhythm } of cases) {
      await sql`delete from public.posts where founder_id = ${founder.id}`;
      await sql`delete from public.tasks where founder_id = ${founder.id}`;
      const touchedAt = touchedDaysAgo === null ? null : new Date(now.getTime() - touchedDaysAgo * DAY - 3600_000);
      const own = posts
        .map(({ kind, daysAgo }) => ({ kind, at: new Date(now.getTime() - daysAgo * DAY - 60_000) }))
        .sort((one, other) => other.at.getTime() - one.at.getTime());
      for (const { kind, at } of own) await post(founder.id, kind, at);
      for (let task = 0; task < overdue; task += 1) {
        await sql`insert into public.tasks (user_id, founder_id, title, due_on) values (${ada.id}, ${founder.id}, 'Call', '2026-06-01')`;
      }
      const recent = own.filter(
        ({ kind, at }) => ["post", "quote", "article"].includes(kind) && now.getTime() - at.getTime() < 30 * DAY,
      );
      const signals: OutreachSignals = {
        founderId: founder.id,
        founderName: founder.name,
        ...{ profileUrl: "", company: null, roleTitle: null, lastPostSummary: null },
        createdAt: founder.createdAt,
        lastTouchAt: touchedAt?.toISOString() ?? null,
        lastTouchActivityId: null,
        priorityScore: null,
        priorityChange: null,
        keepInTouchDays: rhythm,
        recentPosts: recent.map(({ kind, at }) => ({
          postId: founder.id,
          postUrl: "",
          kind,
          postedAt: at.toISOString(),
          dating: "exact" as const,
        })),
        overdueTasks: Array.from({ length: overdue }, () => ({
          taskId: founder.id,
          title: "Call",
          dueDate: "2026-06-01",
        })),
      };
      const [row] = await sql<
        { score: number }[]
      >`select private.outreach_score(${ada.id}, ${founder.id}, ${touchedAt}, ${rhythm}, ${now}) as score`;
      expect(row?.score).toBe(scoreOutreach(signals, { now, today }).score);
    }
  });
});

test("someone new has the score of someone new, which follows posts, touches and tasks", async () => {
  const { id, priorityScore, priorityScoreBy } = await add("New");
  const score = async () => (await getFounder(ada.db, id)).priorityScore ?? 0;
  expect([priorityScore, priorityScoreBy]).toEqual([20, "outreach"]);
  await post(id, "article", new Date());
  await sql`select private.set_latest_post(${ada.id}, ${id})`;
  expect(await score()).toBe(60);
  const { data } = await ada.db
    .from("tasks")
    .insert({ founder_id: id, title: "Call", due_on: "2020-01-01" })
    .select("id")
    .single();
  expect(await score()).toBe(80);
  await ada.db
    .from("tasks")
    .delete()
    .eq("id", data?.id ?? "");
  expect(await score()).toBe(60);
  await ada.db.from("notes").insert({ founder_id: id, content: "Called" });
  expect(await score()).toBe(10);
});

test("the user's own value wins, is what lists sort by, and can be taken back", async () => {
  const { id } = await add("Rated");
  expect(await updateFounder(ada.db, id, { priorityScore: 99 })).toMatchObject({
    priorityScore: 99,
    priorityScoreBy: "user",
  });
  const { rows } = await listPeople(ada.db, { sort: { column: "priorityScore", direction: "descending" }, limit: 1 });
  expect(rows[0]?.id).toBe(id);
  expect(await updateFounder(ada.db, id, { priorityScore: null })).toMatchObject({
    priorityScore: 20,
    priorityScoreBy: "outreach",
  });
});

test("the schedule lets scores fade with time alone", async () => {
  const { id } = await add("Fading");
  await post(id, "article", new Date(Date.now() - 15 * DAY));
  await sql`select private.set_latest_post(${ada.id}, ${id})`;
  expect((await getFounder(ada.db, id)).priorityScore).toBe(40);
  await sql`update public.posts set posted_at = posted_at - interval '10 days' where founder_id = ${id}`;
  await sql`select private.score_founders()`;
  expect((await getFounder(ada.db, id)).priorityScore).toBe(27);
});

test("nobody writes a computed score but the database", async () => {
  const { id } = await add("Honest");
  const { error } = await ada.db.from("founders").update({ computed_priority_score: 100 }).eq("id", id);
  expect(error?.code).toBe("42501");
});
