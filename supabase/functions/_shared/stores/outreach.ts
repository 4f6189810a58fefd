import * as z from "zod/mini";
import { type NewOutreachAnswer, quietUntil } from "../contract/outreach-answers.ts";
import { FRESH_POST_DAYS, type OutreachNow, type OutreachSignals } from "../contract/outreach-score.ts";
import { ownPostKinds, postKindSchema } from "../contract/posts.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, toStoreError } from "./store-error.ts";

/** How many people each list below puts forward; whoever is on none of them has little that speaks for them. */
const CANDIDATES = 100;
const EVIDENCE_AT_MOST = 20;
const DAY_MS = 86_400_000;

const SIGNALS =
  `id, name, profile_url, company, role_title, last_post_summary, created_at, last_touch_at, priority_score, priority_set_at,
  answers:outreach_answers(id), posts(id, kind, post_url, posted_at), touches:activities(id)` as const;
const TASK = "id, title, due_on" as const;
const SIGNAL_COLUMNS = `${SIGNALS}, tasks(${TASK})` as const;
const OVERDUE_COLUMNS = `${SIGNALS}, tasks!inner(${TASK})` as const;
/** A task that only moved on the board touched nobody. */
const TOUCHES = "type.in.(note,touch),and(type.eq.task,details->>status.eq.done)";

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
  posts: { id: string; kind: string; post_url: string; posted_at: string }[];
  touches: { id: number }[];
  tasks: { id: string; title: string; due_on: string | null }[];
}

function toSignals(row: SignalRow): OutreachSignals {
  const [touch] = row.touches;
  return {
    founderId: row.id,
    founderName: row.name,
    profileUrl: row.profile_url,
    company: row.company,
    roleTitle: row.role_title,
    lastPostSummary: row.last_post_summary,
    createdAt: row.created_at,
    lastTouchAt: row.last_touch_at,
    lastTouchActivityId: touch?.id ?? null,
    priorityScore: row.priority_score,
    priorityChange: row.priority_set_at === null ? null : { at: row.priority_set_at },
    recentPosts: row.posts.map((post) => ({
      postId: post.id,
      postUrl: post.post_url,
      kind: z.parse(postKindSchema, post.kind),
      postedAt: post.posted_at,
    })),
    overdueTasks: row.tasks.map((task) => ({ taskId: task.id, title: task.title, dueDate: task.due_on ?? "" })),
  };
}

/** The founders who may be worth reaching out to, none twice and none whom an answer keeps quiet, with what speaks for it. Throws StoreError. */
export async function listOutreachSignals(db: Db, when: OutreachNow): Promise<OutreachSignals[]> {
  const lists = await Promise.all(
    [listFreshSignals, listUntouchedSignals, listRatedSignals, listOverdueSignals].map((list) => list(db, when)),
  );
  return [...new Map(lists.flat().map((signals) => [signals.founderId, signals])).values()];
}

/** The founders with the newest posts. */
async function listFreshSignals(db: Db, when: OutreachNow): Promise<OutreachSignals[]> {
  const { data, error } = await candidates(db, SIGNAL_COLUMNS, when)
    .not("last_post_date", "is", null)
    .order("last_post_date", { ascending: false })
    .order("id");
  return rowsOrThrow(data, error).map(toSignals);
}

/** The founders with whom the last contact was longest ago. Who was never contacted has none that could lapse. */
async function listUntouchedSignals(db: Db, when: OutreachNow): Promise<OutreachSignals[]> {
  const { data, error } = await candidates(db, SIGNAL_COLUMNS, when)
    .not("last_touch_at", "is", null)
    .order("last_touch_at")
    .order("id");
  return rowsOrThrow(data, error).map(toSignals);
}

/** The founders whom the user rated highest. */
async function listRatedSignals(db: Db, when: OutreachNow): Promise<OutreachSignals[]> {
  const { data, error } = await candidates(db, SIGNAL_COLUMNS, when)
    .not("priority_score", "is", null)
    .order("priority_score", { ascending: false })
    .order("id");
  return rowsOrThrow(data, error).map(toSignals);
}

/** The founders with a task that is due. */
async function listOverdueSignals(db: Db, when: OutreachNow): Promise<OutreachSignals[]> {
  const { data, error } = await candidates(db, OVERDUE_COLUMNS, when)
    .order("last_touch_at", { nullsFirst: true })
    .order("id");
  return rowsOrThrow(data, error).map(toSignals);
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
    .or(TOUCHES, { referencedTable: "touches" })
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
  const { data, error } = await db
    .from("outreach_answers")
    .insert({
      founder_id: founderId,
      answer: answer.kind,
      quiet_until: quietUntil(answer, now).toISOString(),
      reason,
    })
    .select("id")
    .single();
  return rowsOrThrow(data, error).id;
}

/** Forgets an answer, so that the person may be proposed again; one that is gone counts as forgotten. Throws StoreError. */
export async function takeBackOutreachAnswer(db: Db, answerId: number): Promise<void> {
  const { error } = await db.from("outreach_answers").delete().eq("id", answerId);
  if (error) throw toStoreError(error);
}
