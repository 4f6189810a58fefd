import { randomUUID } from "node:crypto";
import postgres from "postgres";
import * as z from "zod/mini";
import { endConversation, sendMessage } from "../functions/_shared/contract/assistant.ts";
import { addDays, todayIn } from "../functions/_shared/contract/calendar-date.ts";
import { type ApiHost, call } from "../functions/_shared/contract/call.ts";
import { newCustomFieldSchema } from "../functions/_shared/contract/custom-fields.ts";
import { newFounderSchema } from "../functions/_shared/contract/founders.ts";
import type { NewSavedViewInput } from "../functions/_shared/contract/table-preferences.ts";
import { newTaskSchema } from "../functions/_shared/contract/tasks.ts";
import { findSampleProfile, samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { logTouch } from "../functions/_shared/stores/activities.ts";
import { addCustomField, setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { addFounder } from "../functions/_shared/stores/founders.ts";
import { addNote } from "../functions/_shared/stores/notes.ts";
import { addSavedView } from "../functions/_shared/stores/table-preferences.ts";
import { addTask } from "../functions/_shared/stores/tasks.ts";
import { PEOPLE, WARMTHS } from "./demo-people.ts";
import { CONVERSATION, TASKS } from "./demo-tasks.ts";

/** When something of the demonstration account happened, in days before now. */
interface Dates {
  founders: { id: string; days: number }[];
  notes: { id: string; days: number }[];
  touches: { founderId: string; message: string; days: number }[];
  tasks: { id: string; days: number; done: number | null }[];
}

export interface DemoAccount {
  userId: string;
  db: Db;
  api: ApiHost;
  /** A language model answers here; without one the built-in assistant does. */
  hasModel: boolean;
}

type Ids = Map<string, string>;

/** Fills an account that was just made with the demonstration's content, as its user could; only the dates are the database's owner's. */
export async function fillDemo(account: DemoAccount, dbUrl: string): Promise<void> {
  const { db, userId } = account;
  const dates: Dates = { founders: [], notes: [], touches: [], tasks: [] };
  const [warmth, dealSize] = await addColumns(db);
  const people: Ids = new Map();
  await allEnded(PEOPLE.map((person) => addPerson(db, person, { warmth, dealSize }, people, dates)));
  await allEnded([addTasks(db, people, dates), addViews(db, warmth, dealSize), converse(account, people)]);
  await moveBack(dbUrl, userId, dates);
}

/** Each to its end, so that after a failure nothing is still being written. */
async function allEnded(writes: Promise<void>[]): Promise<void> {
  await Promise.allSettled(writes);
  await Promise.all(writes);
}

async function addColumns(db: Db): Promise<[string, string]> {
  const warmth = { label: "Warmth", type: "select", options: [...WARMTHS] } as const;
  const dealSize = { label: "Deal size", type: "number" } as const;
  const added = await addCustomField(db, z.parse(newCustomFieldSchema, warmth));
  return [added.id, (await addCustomField(db, z.parse(newCustomFieldSchema, dealSize))).id];
}

async function addPerson(
  db: Db,
  person: (typeof PEOPLE)[number],
  fields: { warmth: string; dealSize: string },
  people: Ids,
  dates: Dates,
): Promise<void> {
  const { slug, added, warmth, dealSize, notes = [], touches = [], ...details } = person;
  const known = samplePeople().find(({ profileUrl }) => profileUrl.endsWith(`/demo-${slug}`));
  // All that their profile says, so that the first refresh has no field to fill: such a change would be the newest of each timeline.
  const profile = findSampleProfile(known?.profileUrl ?? "");
  const { id } = await addFounder(db, z.parse(newFounderSchema, { ...known, ...profile, ...details }));
  people.set(slug, id);
  dates.founders.push({ id, days: added });
  for (const { ago, text } of notes) {
    const note = await addNote(db, id, { content: text });
    dates.notes.push({ id: note.id, days: ago });
  }
  for (const { ago, channel, text } of touches) {
    await logTouch(db, { founderId: id, channel, message: text });
    dates.touches.push({ founderId: id, message: text, days: ago });
  }
  if (warmth !== undefined) await setCustomValue(db, fields.warmth, id, warmth);
  if (dealSize !== undefined) await setCustomValue(db, fields.dealSize, id, dealSize);
}

/** One after the other: that is the order of the board. */
async function addTasks(db: Db, people: Ids, dates: Dates): Promise<void> {
  for (const { slug, due, made, done = null, ...task } of TASKS) {
    const founderId = slug === undefined ? null : people.get(slug);
    const { id } = await addTask(db, z.parse(newTaskSchema, { ...task, founderId, dueDate: dueOn(due) }));
    dates.tasks.push({ id, days: made, done });
  }
}

const dueOn = (days: number | undefined) => (days === undefined ? null : addDays(todayIn(machineTimeZone()), days));

function weekday(days: number): string {
  return new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(new Date(dueOn(days) ?? 0));
}

/** The time zone of this machine, which is that of the person who looks at the demonstration. */
export const machineTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function addViews(db: Db, warmth: string, dealSize: string): Promise<void> {
  const views: NewSavedViewInput[] = [
    {
      name: "Warm, by last touch",
      filters: [{ column: warmth, is: "any_of", options: ["Hot", "Warm"] }],
      sort: { column: "lastTouchAt", direction: "ascending" },
    },
    {
      name: "Deals over 20,000",
      filters: [{ column: dealSize, is: "between", min: 20_000, max: null }],
      sort: { column: dealSize, direction: "descending" },
    },
    {
      name: "Posted this week",
      filters: [{ column: "lastPostDate", is: "within", from: -7, to: 0 }],
      sort: { column: "lastPostDate", direction: "descending" },
    },
  ];
  for (const view of views) await addSavedView(db, view);
}

/** One conversation with the built-in assistant, from the first message to its end. */
async function converse({ db, api, hasModel }: DemoAccount, people: Ids): Promise<void> {
  const { note, task, question } = CONVERSATION;
  const nameOf = (slug: string) => samplePeople().find(({ profileUrl }) => profileUrl.endsWith(`/demo-${slug}`))?.name;
  if (hasModel) {
    const founderId = people.get(task.slug) ?? null;
    await addNote(db, people.get(note.slug) ?? "", { content: note.text });
    await addTask(db, z.parse(newTaskSchema, { title: task.title, founderId, dueDate: dueOn(task.due) }));
    return;
  }
  const say = (message: string, sessionId: string | null) =>
    call(api, sendMessage, { input: { message, sessionId, messageId: randomUUID(), mode: "agent" } });
  const { sessionId } = await say(`Add a note to ${nameOf(note.slug) ?? ""}: ${note.text}`, null);
  const [first = "", ...rest] = task.title;
  await say(`Remind me to ${first.toLowerCase()}${rest.join("")} on ${weekday(task.due)}`, sessionId);
  await say(question, sessionId);
  await call(api, endConversation, { input: { sessionId, mode: "agent" } });
}

/**
 * Puts what was just stored back in time. No user may do this, so it is done as the database's owner, with plain updates: no grant
 * and no rule is loosened for it.
 */
async function moveBack(dbUrl: string, userId: string, dates: Dates): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => undefined });
  const rows = sql.json(dates as never);
  try {
    await sql.begin(async (tx) => {
      await tx`update public.founders f set created_at = now() - d.days * interval '1 day'
        from jsonb_to_recordset(${rows}::jsonb -> 'founders') d (id uuid, days float) where f.user_id = ${userId} and f.id = d.id`;
      await tx`update public.notes n set created_at = now() - d.days * interval '1 day'
        from jsonb_to_recordset(${rows}::jsonb -> 'notes') d (id uuid, days float) where n.user_id = ${userId} and n.id = d.id`;
      await tx`update public.tasks t set created_at = now() - d.days * interval '1 day',
          completed_at = case when d.done is not null then now() - d.done * interval '1 day' end
        from jsonb_to_recordset(${rows}::jsonb -> 'tasks') d (id uuid, days float, done float) where t.user_id = ${userId} and t.id = d.id`;
      await tx`update public.task_moves m set moved_at = coalesce(t.completed_at, t.created_at)
        from public.tasks t where t.user_id = ${userId} and m.user_id = t.user_id and m.task_id = t.id`;
      // The log tells of them when they were.
      await tx`update public.activities a set happened_at = n.created_at from public.notes n
        where a.user_id = ${userId} and a.type = 'note' and n.user_id = a.user_id and n.id::text = a.details ->> 'noteId'`;
      await tx`update public.activities a set happened_at = coalesce(t.completed_at, t.created_at) from public.tasks t
        where a.user_id = ${userId} and a.type = 'task' and t.user_id = a.user_id and t.id::text = a.details ->> 'taskId'`;
      await tx`update public.activities a set happened_at = now() - d.days * interval '1 day'
        from jsonb_to_recordset(${rows}::jsonb -> 'touches') d ("founderId" uuid, message text, days float)
        where a.user_id = ${userId} and a.type = 'touch' and a.founder_id = d."founderId" and a.details ->> 'message' = d.message`;
      await tx`update public.activities a set happened_at = f.created_at from public.founders f
        where a.user_id = ${userId} and a.type = 'founder_added' and f.user_id = a.user_id and f.id = a.founder_id`;
      // So does the history: what is known of someone since they were added, and of notes and tasks since they were made.
      await tx`update public.changes c set at = coalesce(n.created_at, t.completed_at, t.created_at, f.created_at)
        from public.changes o
        left join public.notes n on n.user_id = o.user_id and n.id = o.record
        left join public.tasks t on t.user_id = o.user_id and t.id = o.record
        left join public.founders f on f.user_id = o.user_id and f.id = o.founder_id
        where o.user_id = ${userId} and c.user_id = o.user_id and c.id = o.id and coalesce(n.id, t.id, f.id) is not null`;
      await tx`update public.batches b set created_at = c.at
        from (select batch_id, min(at) as at from public.changes where user_id = ${userId} group by batch_id) c
        where b.user_id = ${userId} and b.id = c.batch_id`;
      await tx`update public.founders f set last_touch_at = (select max(a.happened_at) from public.activities a
          where a.user_id = f.user_id and a.founder_id = f.id and a.is_contact)
        where f.user_id = ${userId}`;
    });
  } finally {
    await sql.end();
  }
}
