import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { languageIn, lastPeople, readerOf } from "../commands/reader-of.ts";
import { type Token, tokensOf } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { listsOf, type Turn } from "../ready.ts";
import type { TaskLine } from "../script.ts";
import type { Intent, SlotName } from "./intents.ts";
import { type FoundSlot, intentsOf, slotsIn } from "./model.ts";
import { trainedModel } from "./weights-decode.ts";
import { wordsOf } from "./words.ts";
import type { Context } from "./features.ts";

const ASKED: Readonly<Record<string, Context>> = {
  person: "which",
  task: "which",
  choice: "which",
  date: "when",
  url: "url",
  value: "value",
};
const DONE: readonly [RegExp, Context][] = [
  [/_task$/, "task"],
  [/_note$/, "note"],
  [/^(?:create|delete)_founder$/, "person"],
  [/custom_field$/, "column"],
  [/^(?:update_founders?|set_custom_values?)$/, "set"],
];

/** Where an open question keeps after what its message was read: with its answer it is read again, to the same choices. */
export const READ_AFTER = "after:";
/** What the message before left: a question, a change, a list, a person. */
export function contextOf({ state, changes = [], history }: StepRequest): Context {
  const asked = state?.question && ASKED[state.question.asks];
  if (asked) return asked;
  const last = changes.at(-1);
  const done = last && DONE.find(([tool]) => tool.test(last.tool));
  if (done) return done[1];
  const said = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const listed = (state?.list ?? []).filter(({ id, name }) => said.includes(id) || said.includes(name));
  if (listed[0]) return listed[0].kind === "task" ? "tasks" : listed[1] ? "people" : "person";
  return state?.person ? "person" : "-";
}

/** A text as the trained reader sees it. */
export interface Understood {
  text: string;
  language: Language;
  tokens: Token[];
  lists: Lists;
  tasks: readonly TaskLine[];
  today: string;
  /** The most probable first. */
  intents: { intent: Intent; probability: number }[];
  slots: (intent: Intent) => SlotWords[];
}

export interface SlotWords extends FoundSlot {
  words: string;
}

/** Reads a text: what it may want, and what is in the slots of each intent. */
export function understand(
  text: string,
  turn: Turn,
  about: KnownPerson | null,
  tasks: readonly TaskLine[],
): Understood {
  const { request, columns } = turn;
  const language = languageIn(text, request);
  const last = about ? [about] : lastPeople(request);
  const reader = readerOf(request, columns, language, last);
  const lists = { ...listsOf(request), columns };
  const titles = tasks.filter(({ status }) => status !== "done").map(({ title }) => title);
  const words = wordsOf(text, { reader, lists, titles: titles.length > 0 ? titles : tasks.map(({ title }) => title) });
  const model = trainedModel();
  return {
    ...{ text, language, lists, tasks, today: request.today },
    tokens: tokensOf(text, reader),
    intents: intentsOf(model, words, (turn.given[READ_AFTER] as Context | undefined) ?? contextOf(request)),
    slots: (intent) => slotsIn(model, words, intent).map((slot) => ({ ...slot, words: bare(text, slot) })),
  };
}

/** The words of a slot, quotation marks aside. */
const bare = (text: string, { from, to }: FoundSlot) =>
  text
    .slice(from, to)
    .trim()
    .replace(/^["“”'‘’«»„]+|["“”'‘’«»]+$/gu, "")
    .trim();

/** The slots of one name. */
export const inSlot = (slots: readonly SlotWords[], name: SlotName): SlotWords[] =>
  slots.filter(({ slot, words }) => slot === name && words !== "");
