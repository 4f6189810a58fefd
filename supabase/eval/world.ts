import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import type { Sql } from "postgres";
import type { ChatMode, ConversationReply } from "../functions/_shared/contract/assistant.ts";
import type { AssistantModel } from "../functions/_shared/assistant/assistant-model.ts";
import { converse, type Conversing } from "../functions/_shared/assistant/converse.ts";
import type { Guards } from "../functions/_shared/assistant/executor.ts";
import { createBuiltinModel } from "../functions/_shared/language-model/builtin/builtin-model.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { signUp } from "../proof/people.ts";
import type { StackAddresses } from "../tests/one-stack.ts";

/** Monday noon: "on Friday" and "tomorrow" mean the same whenever this runs. */
export const NOW = new Date("2030-06-03T12:00:00Z");

/** What a user has before a task begins, in few words. */
export interface Seed {
  people?: {
    name: string;
    company?: string;
    stage?: string;
    status?: string;
    industry?: string;
    location?: string;
    email?: string;
    owner?: string;
    note?: string;
    post?: string;
    /** Values of the user's own columns, by label. */
    own?: Record<string, string | number | boolean>;
  }[];
  tasks?: { title: string; due?: string; person?: string; status?: string }[];
  columns?: { label: string; type: string; options?: string[] }[];
}

/** A user of the evaluation, acting as themselves under row-level security. */
export interface Player {
  id: string;
  db: Conversing["db"];
}

export async function newPlayer(stack: StackAddresses): Promise<Player> {
  const { id, token } = await signUp(stack, "Player");
  const db = createClient<Database>(stack.supabaseUrl, stack.publishableKey, {
    accessToken: () => Promise.resolve(token),
  });
  return { id, db };
}

/** Leaves a user with nothing but the seed, past the policies and without waking a worker. */
export async function plant(sql: Sql, { id }: Player, { people = [], tasks = [], columns = [] }: Seed): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
    for (const table of ["conversations", "tasks", "custom_fields", "founders", "trash"])
      await tx`delete from ${tx(`public.${table}`)} where user_id = ${id}`;
    for (const { name, note, post, ...more } of people) {
      const [founder] = await tx<[{ id: string }]>`
        insert into public.founders (user_id, name, profile_url, company, stage, status, industry, location, email, owner)
        values (${id}, ${name}, ${`https://www.linkedin.com/in/x-${randomUUID()}`}, ${more.company ?? null}, ${more.stage ?? null},
          ${more.status ?? null}, ${more.industry ?? null}, ${more.location ?? null}, ${more.email ?? null}, ${more.owner ?? null}) returning id`;
      if (note)
        await tx`insert into public.notes (user_id, founder_id, content) values (${id}, ${founder.id}, ${note})`;
      if (post) {
        await tx`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, posted_at)
          values (${id}, ${founder.id}, ${String(7200000000000000000n + BigInt(Math.floor(Math.random() * 1e9)))}, 'post', 'https://www.linkedin.com/feed/update/x', ${post}, 'test', '2030-06-01')`;
      }
    }
    for (const { title, due, person, status } of tasks) {
      await tx`insert into public.tasks (user_id, title, due_on, status, founder_id) values (${id}, ${title}, ${due ?? null}, ${status ?? "todo"},
        (select id from public.founders where user_id = ${id} and name = ${person ?? ""}))`;
    }
    for (const { label, type, options } of columns) {
      await tx`insert into public.custom_fields (user_id, name, label, type, options)
        values (${id}, ${label.toLowerCase().replace(/\W+/g, "_")}, ${label}, ${type}, ${options ?? []})`;
    }
    for (const { name, own = {} } of people)
      for (const [label, value] of Object.entries(own))
        await tx`insert into public.custom_field_values (user_id, founder_id, field_id, value)
          select ${id}, f.id, c.id, ${tx.json(value)} from public.founders f, public.custom_fields c
          where f.user_id = ${id} and f.name = ${name} and c.user_id = ${id} and c.label = ${label}`;
  });
}

/** Every row of a user as a short line, so that what a conversation changed can be told in words. */
export async function linesOf(sql: Sql, { id }: Player): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select 'founder ' || name || coalesce(' company=' || company, '') || coalesce(' role=' || role_title, '') || coalesce(' stage=' || stage, '')
      || coalesce(' status=' || status, '') || coalesce(' email=' || email, '') || coalesce(' location=' || location, '')
      || coalesce(' industry=' || industry, '') || coalesce(' owner=' || owner, '') || coalesce(' priority=' || priority_score, '') as line
      from public.founders where user_id = ${id}
    union all select 'note ' || f.name || ': ' || n.content from public.notes n join public.founders f on f.id = n.founder_id where n.user_id = ${id}
    union all select 'task ' || t.title || coalesce(' due=' || t.due_on, '') || ' ' || t.status || coalesce(' repeats=' || t.recurrence, '')
      || coalesce(' person=' || f.name, '') from public.tasks t left join public.founders f on f.id = t.founder_id where t.user_id = ${id}
    union all select 'column ' || label || ' ' || type from public.custom_fields where user_id = ${id}
    union all select 'value ' || f.name || ' ' || c.label || '=' || (v.value #>> '{}') from public.custom_field_values v
      join public.founders f on f.id = v.founder_id join public.custom_fields c on c.id = v.field_id where v.user_id = ${id}
    order by 1`;
  return rows.map(({ line }) => line);
}

/** What came and went, as "+ line" and "- line". */
export function difference(before: string[], after: string[]): string[] {
  const left = [...before];
  const added = after.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...left.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].sort();
}

/** Sends messages one after another as one conversation; after each answer the user may do something about it. */
export async function talk(
  player: Player,
  model: AssistantModel,
  mode: ChatMode,
  turns: string[],
  guards?: Guards,
  answered: (reply: ConversationReply) => Promise<void> = () => Promise.resolve(),
): Promise<ConversationReply[]> {
  const replies: ConversationReply[] = [];
  for (const message of turns) {
    const sessionId = replies.at(-1)?.sessionId ?? null;
    const reply = await say(player, model, { message, sessionId, mode, ...(guards && { guards }) });
    await answered(reply);
    replies.push(reply);
  }
  return replies;
}

/** Sends one message, in agent mode unless another is given. */
export function say(
  player: Player,
  model: AssistantModel,
  { guards, mode = "agent", ...sent }: { message: string; sessionId: string | null; mode?: ChatMode; guards?: Guards },
  now = NOW,
): Promise<ConversationReply> {
  const world: Conversing = {
    db: player.db,
    userId: player.id,
    model,
    embedder: null,
    isPaid: false,
    writer: () => Promise.resolve(createBuiltinModel()),
    now: () => now,
    signal: new AbortController().signal,
    onEvent: () => undefined,
    ...(guards && { guards }),
  };
  return converse(world, { ...sent, messageId: null, mode });
}
