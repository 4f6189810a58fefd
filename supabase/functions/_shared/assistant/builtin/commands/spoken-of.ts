import { notePlainly } from "./note-orders.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { kindOf } from "./clause-kind.ts";
import { startsCommand } from "./split-clauses.ts";
import type { Language } from "../reading.ts";

/** What the conversation is about, for "it" and "that" in a new task or note. */
export interface SpokenOf {
  person: KnownPerson | null;
  /** What the note says that was just written. */
  note: string | null;
  /** The last answer or change was about tasks. */
  isTasks: boolean;
  /** It was about one of them. */
  isOneTask: boolean;
}

export function spokenOf({ state, changes = [] }: StepRequest, last: readonly KnownPerson[]): SpokenOf {
  const tasks = (state?.list ?? []).filter(({ kind }) => kind === "task");
  const change = changes.at(-1);
  const content = change?.tool === "create_note" && change.status !== "undone" ? change.params["content"] : null;
  const [person = null, another] = last;
  const isTask = change !== undefined && /_task$/.test(change.tool);
  return {
    person: another ? null : person,
    note: typeof content === "string" ? content : null,
    isTasks: tasks.length > 0 || isTask,
    isOneTask: isTask || (tasks.length === 1 && change === undefined),
  };
}

const ASKED = /^(?:Which one do you mean|Who is the note about|What (?:shall I note|should the)|Whose )/u;
/** Sentences of a story are at most so far back. */
const STORY_MESSAGES = 6;

/** What the user has told in the last messages, up to one that asks for something; empty where they told nothing. */
export function toldBefore({ history }: StepRequest, language: Language): string {
  const said: string[] = [];
  const lines = history.slice(-2 * STORY_MESSAGES);
  for (const [no, { role, content }] of [...lines.entries()].reverse()) {
    if (role !== "user") continue;
    // An answer to a question tells nothing of its own.
    if (ASKED.test(lines[no - 1]?.content ?? "") && plainWords(content).length <= 4) break;
    const kind = kindOf(content, language);
    if (kind === "small_talk") continue;
    if (kind !== null || startsCommand(notePlainly(content))) break;
    said.unshift(/[.!?…]$/u.test(content.trim()) ? content.trim() : `${content.trim()}.`);
  }
  return said
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .join(" ")
    .replace(/\.$/u, "");
}
