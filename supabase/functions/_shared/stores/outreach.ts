import * as z from "zod/mini";
import { type NewOutreachAnswer, quietUntil } from "../contract/outreach-answers.ts";
import { FRESH_POST_DAYS, type OutreachNow, type OutreachSignals } from "../contract/outreach-score.ts";
import { datingOf, ownPostKinds, postKindSchema } from "../contract/posts.ts";
import type { Db } from "./db.ts";
import { camelCased, rowOf, rowsOf, run } from "./rows.ts";

/** How many people each list below puts forward; anyone who is on none of them has little that speaks for them. */
const CANDIDATES = 100;
const EVIDENCE_AT_MOST = 20;
const DAY_MS = 86_400_000;

const SIGNALS =
  `id, name, profile_url, company, role_title, last_post_summary, created_at, last_touch_at, priority_score, priority_set_at, keep_in_touch_days,
  answers:outreach_answers(id), posts(id, kind, post_url, posted_at, is_date_exact, is_date_about), touches:activities(id)` as const;
const TASK = "id, title, due_on" as const;
const SIGNAL_COLUMNS = `${SIGNALS}, tasks(${TASK})` as const;
const OVERDUE_COLUMNS = `${SIGNALS}, tasks!inner(${TASK})` as const;

interface SignalRow {
  id: string;
  name: string;
  profile_url: string;
  company: string | null;
  role_title: string | null;
  last_post_summary: string | null;
  created_at: string;
  last_touch_at: string | null;
  priority_score: number | null;
  priority_set_at: string | null;
  keep_in_touch_days: number | null;
  posts: {
    id: string;
    kind: string;
    post_url: string;
    posted_at: string;
    is_date_exact: boolean;
    is_date_about: boolean;
  }[];
  touches: { id: number }[];
  tasks: { id: string; title: string; due_on: string | null }[];
}

function toSignals({ id, name, priority_set_at, posts, touches, tasks, ...row }: SignalRow): OutreachSignals {
  return {
    ...camelCased(row),
    founderId: id,
    founderName: name,
    lastTouchActivityId: touches[0]?.id ?? null,
    priorityChange: priority_set_at === null ? null : { at: priority_set_at },
    recentPosts: posts.map((post) => ({
      postId: post.id,
      postUrl: post.post_url,
      kind: z.parse(postKindSchema, post.kind),
      postedAt: post.posted_at,
      dating: datingOf({ isDateExact: post.is_date_exact, isDateAbout: post.is_date_about }),
    })),
    overdueTasks: tasks.map((task) => ({ taskId: task.id, title: task.title, dueDate: task.due_on ?? "" })),
  };
}

/** The founders who may be worth reaching out to, none twice and none who an answer keeps quiet, with what speaks for it. Throws StoreError. */
export async function listOutreachSignals(db: Db, when: OutreachNow): Promise<OutreachSignals[]> {
  const people = () => candidates(db, SIGNAL_COLUMNS, when);
  const newestPosts = people()
    .not("last_post_date", "is", null)
    .order("last_post_date", { ascending: false })
    .order("id");
  // Who was never contacted has no contact that could lapse.
  const lapsed = people().not("last_touch_at", "is", null).order("last_touch_at").order("id");
  const withRhythm = people()
    .gt("keep_in_touch_days", 0)
    .not("last_touch_at", "is", null)
    .order("last_touch_at")
    .order("id");
  const rated = people().not("priority_score", "is", null).order("priority_score", { ascending: false }).order("id");
  const withTaskDue = candidates(db, OVERDUE_COLUMNS, when).order("last_touch_at", { nullsFirst: true }).order("id");
  const lists = await Promise.all([
    rowsOf(newestPosts),
    rowsOf(lapsed),
    rowsOf(withRhythm),
    rowsOf(rated),
    rowsOf(withTaskDue),
  ]);
  return [...new Map(lists.flat().map((row) => [row.id, toSignals(row)])).values()];
}

/** One request, whatever the number of founders: PostgREST joins and limits the evidence of each. */
function candidates<Columns extends typeof SIGNAL_COLUMNS | typeof OVERDUE_COLUMNS>(
  db: Db,
  columns: Columns,
  { now, today }: OutreachNow,
) {
  return db
    .from("founders")
    .select(columns)
    .gt("answers.quiet_until", now.toISOString())
    .is("answers", null)
    .in("posts.kind", ownPostKinds)
    .gt("posts.posted_at", new Date(now.getTime() - FRESH_POST_DAYS * DAY_MS).toISOString())
    .order("posted_at", { ascending: false, referencedTable: "posts" })
    .order("id", { referencedTable: "posts" })
    .limit(EVIDENCE_AT_MOST, { referencedTable: "posts" })
    .eq("touches.is_contact", true)
    .order("happened_at", { ascending: false, referencedTable: "touches" })
    .order("id", { referencedTable: "touches" })
    .limit(1, { referencedTable: "touches" })
    .neq("tasks.status", "done")
    .lte("tasks.due_on", today)
    .order("due_on", { referencedTable: "tasks" })
    .order("id", { referencedTable: "tasks" })
    .limit(EVIDENCE_AT_MOST, { referencedTable: "tasks" })
    .limit(CANDIDATES);
}

/** Stores what the caller said to a proposal; gives the id to take it back with. Throws StoreError. */
export async function answerOutreach(
  db: Db,
  { founderId, answer, reason }: NewOutreachAnswer,
  now: Date,
): Promise<number> {
  const quiet_until = quietUntil(answer, now).toISOString();
  const row = { founder_id: founderId, answer: answer.kind, quiet_until, reason };
  return (await rowOf(db.from("outreach_answers").insert(row).select("id"))).id;
}

/** Stops proposing someone for some days. Throws StoreError. */
export async function putOffOutreach(db: Db, founderId: string, days: number, now: Date): Promise<void> {
  const quiet_until = new Date(now.getTime() + days * DAY_MS).toISOString();
  await run(db.from("outreach_answers").insert({ founder_id: founderId, answer: "snoozed", quiet_until }));
}

/** Forgets what the caller said to proposals of a person since a time. Throws StoreError. */
export async function takeBackOutreachSince(db: Db, founderId: string, since: Date): Promise<void> {
  const answers = db.from("outreach_answers").delete().eq("founder_id", founderId);
  await run(answers.gte("created_at", since.toISOString()));
}

/** Forgets an answer, so that the person may be proposed again; one that is gone counts as forgotten. Throws StoreError. */
export async function takeBackOutreachAnswer(db: Db, answerId: number): Promise<void> {
  await run(db.from("outreach_answers").delete().eq("id", answerId));
}
