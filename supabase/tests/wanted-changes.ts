import type postgres from "postgres";
import type { AssistantModel, ToolCall } from "../functions/_shared/assistant/assistant-model.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import type { ChatMode } from "../functions/_shared/contract/assistant.ts";
import { eachField, personFieldKeys } from "../functions/_shared/contract/person-fields.ts";
import { conversing } from "./conversing.ts";
import { newFounder, signUp } from "./named-user.ts";

export type Wanted = Omit<ToolCall, "id">;

/** A language model that says these words and wants these calls, once. */
export function modelThatWants(calls: Wanted[], text = ""): AssistantModel {
  return {
    madeBy: "openai",
    model: "scripted",
    followsRules: false,
    takeStep: ({ steps }, onText) => {
      if (steps.length > 0 || calls.length === 0) {
        onText(text);
        return Promise.resolve({ text, calls: [] });
      }
      return Promise.resolve({ text: "", calls: calls.map((call, no) => ({ id: String(no), ...call })) });
    },
  };
}

export const NOTHING = eachField(personFieldKeys, () => null);
export const NO_TASK = {
  title: null,
  description: null,
  status: null,
  dueDate: null,
  recurrence: null,
  founderId: null,
};

/** A user with records of every kind, and how they talk. */
export async function withRecords(sql: postgres.Sql) {
  const user = await signUp("Ada");
  const add = async (name: string, more = {}) => {
    const { name: called, profileUrl } = newFounder(name);
    const row = { name: called, profile_url: profileUrl, company: "Acme Inc", ...more };
    const { data } = await user.db.from("founders").insert(row).select("id").single();
    return data?.id ?? "";
  };
  const alice = await add("Alice Example", { meeting_summaries: "Years of history" });
  const bob = await add("Bob Sample");
  const [{ id: note } = { id: "" }] = await sql<{ id: string }[]>`
    insert into public.notes (user_id, founder_id, content) values (${user.id}, ${alice}, 'Likes chess') returning id`;
  const [{ id: task } = { id: "" }] = await sql<{ id: string }[]>`
    insert into public.tasks (user_id, founder_id, title) values (${user.id}, ${alice}, 'Send the deck') returning id`;
  const [{ id: field } = { id: "" }] = await sql<{ id: string }[]>`
    insert into public.custom_fields (user_id, name, label, type) values (${user.id}, 'warmth', 'Warmth', 'text') returning id`;
  const say = (
    message: string,
    calls: Wanted[] = [],
    more: { sessionId?: string; mode?: ChatMode; text?: string } = {},
  ) =>
    converse(conversing(user, modelThatWants(calls, more.text)), {
      message,
      sessionId: more.sessionId ?? null,
      messageId: null,
      mode: more.mode ?? "agent",
    });
  const founder = async (id: string) => {
    const [row] = await sql`select * from public.founders where id = ${id}`;
    return row;
  };
  return { user, alice, bob, note, task, field, say, founder };
}
