import type { KnownPerson } from "../functions/_shared/assistant/assistant-model.ts";
import { languageOf } from "../functions/_shared/assistant/builtin/commands/lexicon.ts";
import type { Reader } from "../functions/_shared/assistant/builtin/commands/tokens.ts";
import type { OwnColumn } from "../functions/_shared/assistant/builtin/reading.ts";
import type { World } from "../functions/_shared/assistant/builtin/trained/words.ts";
import { fieldNamed } from "../functions/_shared/assistant/builtin/vocabulary/field-names.ts";
import { plainWords } from "../functions/_shared/assistant/words.ts";
import type { Annotated, Mark } from "./annotated.ts";
import { pick, shuffled } from "./chance.ts";

/** What all sentences together name, from which distractors are drawn. */
export interface Lexicon {
  names: string[];
  firstNames: Set<string>;
  labels: string[];
  options: string[];
  titles: string[];
}

const PRONOUN = /^(?:her|hers|him|his|them|their|theirs|she|he|they|it|me|ihr|ihm|ihn|sie|er|elle|lui|ella|él|le)$/iu;
const isName = (words: string) => /^\p{Lu}/u.test(words) && !PRONOUN.test(words);
const isStandard = (label: string): boolean => {
  const words = plainWords(label);
  return fieldNamed(words, [])?.length === words.length;
};

export function lexiconOf(sentences: readonly Annotated[]): Lexicon {
  const of = (...slots: string[]) => [
    ...new Set(
      sentences.flatMap(({ marks }) => marks.filter(({ slot }) => slots.includes(slot)).map(({ words }) => words)),
    ),
  ];
  const names = of("person").filter(isName);
  return {
    names,
    firstNames: new Set(names.flatMap((name) => name.split(/\s+/u).slice(0, 1))),
    labels: of("field").filter((label) => !isStandard(label) && label.length < 30),
    options: of("option", "stage", "status").filter((option) => option.length < 25),
    titles: of("title", "task").filter((title) => title.length < 70),
  };
}

const OWNING =
  /\b(?:owner|owns?|owned|takes?|took|looks? after|handles?|hand(?:s|ed|ing)?|belongs?|gives?|gave|reassign|responsible|from now on|account|lead on|passes|pass|übernimmt|assigned?|cover(?:s|ing)?)\b/iu;

/** The world that a sentence is about: what its marks name is mostly there, with other things beside. */
export function worldOf(sentence: Annotated, lexicon: Lexicon, chance: () => number): World {
  const { text, marks } = sentence;
  const people = peopleOf(sentence, lexicon, chance);
  const columns: OwnColumn[] = [];
  const lists = { stages: [] as string[], statuses: ["Active", "Paused"], owners: [] as string[], columns };
  valuesOf(sentence, lists, chance);
  lists.stages.push(...["Lead", "Contacted", "Meeting", "Closed"].filter(() => chance() < 0.8));
  for (const option of shuffled(chance, lexicon.options).slice(0, 3)) addOnce(lists.stages, option);
  for (const label of shuffled(chance, lexicon.labels).slice(0, 3))
    if (chance() < 0.7 && !columns.some((column) => column.label === label))
      columns.push({
        ...{ id: `d${columns.length}`, label },
        type: pick(chance, ["text", "number", "date", "boolean", "select", "multiselect"] as const) ?? "text",
        options: [],
      });
  for (const label of lexicon.labels)
    if (label.length > 5 && text.includes(label) && chance() < 0.6 && !columns.some((column) => column.label === label))
      columns.push({ id: `l${columns.length}`, label, type: "text", options: [] });
  const plain = (words: string) => plainWords(words).join(" ");
  const last: KnownPerson = person(pick(chance, lexicon.names) ?? "Ada Lane", "last");
  const reader: Reader = {
    ...{ people, described: [], last: chance() < 0.85 ? [last] : [], listed: { people: [], isFresh: false } },
    ...{ isOfTasks: sentence.context === "task" || sentence.context === "tasks", today: "2030-06-03" },
    spelled: [],
    language: languageOf(text),
    known: new Set(
      [...lists.stages, ...lists.statuses, ...columns.flatMap(({ label, options }) => [label, ...options])].flatMap(
        (words) => [plain(words), ...plainWords(words)],
      ),
    ),
  };
  return { reader, lists, titles: titlesOf(marks, lexicon, chance) };
}

function addOnce(all: string[], one: string): void {
  if (!all.includes(one)) all.push(one);
}

const person = (name: string, id: string): KnownPerson => ({
  ...{ id, name, company: null, stage: null, status: null, by: "name" },
});

const SURNAMES = ["Brandt", "Okoye", "Lindqvist", "Marsh", "Tanaka", "Ferreira", "Kowal", "Haddad"];

/** Those who are named, most of them known; names that are not marked are people's too. */
function peopleOf({ intent, text, marks }: Annotated, { names, firstNames }: Lexicon, chance: () => number) {
  const marked = marks.filter(({ slot, words }) => slot === "person" && !PRONOUN.test(words));
  const known = marked.filter(() => chance() < (intent === "add_person" ? 0.05 : 0.9)).map(({ words }) => words);
  const unmarked = Array.from(text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]+/gu), ({ 0: word }) => word).filter(
    (word) => firstNames.has(word) && !marked.some(({ words }) => words.includes(word)) && chance() < 0.7,
  );
  const others = shuffled(chance, names).slice(0, 1);
  return [...known, ...unmarked, ...others].map((name, no) => {
    const bare = name.replace(/['’]s$/u, "");
    return person(bare.includes(" ") || chance() < 0.2 ? bare : `${bare} ${pick(chance, SURNAMES) ?? ""}`, `p${no}`);
  });
}

/** Columns, options and owners for the values of a sentence. */
function valuesOf(
  { intent, text, marks }: Annotated,
  lists: { stages: string[]; statuses: string[]; owners: string[]; columns: OwnColumn[] },
  chance: () => number,
): void {
  if (intent === "add_column") return;
  const fields = marks.filter(({ slot }) => slot === "field");
  const values = marks.filter(({ slot }) => /^(?:value|old|option|stage|status|owner)$/.test(slot));
  for (const { slot, words } of values) {
    if (slot === "stage") addOnce(lists.stages, words);
    if (slot === "status") addOnce(lists.statuses, words);
    if (slot === "owner" && chance() < 0.7) addOnce(lists.owners, words);
  }
  const own = fields.filter(({ words }) => !isStandard(words));
  for (const [no, { words: label }] of own.entries()) {
    if (chance() < 0.08) continue;
    const its = values.filter(({ slot }) => slot === "value" || slot === "old").map(({ words }) => words);
    lists.columns.push({ id: `c${no}`, label: sentenceLike(label), ...typeFor(intent, its, chance) });
  }
  if (own.length > 0) return;
  const bare = values.filter(({ slot }) => slot === "value" || slot === "old").map(({ words }) => words);
  const said = fields.map(({ words }) => words.toLowerCase()).join(" ");
  for (const value of bare) placeValue(value, { said, text, intent }, lists, chance);
}

function placeValue(
  value: string,
  { said, text, intent }: { said: string; text: string; intent: string },
  lists: { stages: string[]; statuses: string[]; owners: string[]; columns: OwnColumn[] },
  chance: () => number,
): void {
  if (/[\d@/]/.test(value) || value.split(/\s+/u).length > 4) return;
  const isOwner = /owner|responsib|account/.test(said) || (said === "" && OWNING.test(text) && isName(value));
  if (isOwner) {
    if (chance() < 0.75) addOnce(lists.owners, value);
  } else if (/stage|pipeline|phase/.test(said)) addOnce(lists.stages, value);
  else if (/status/.test(said)) addOnce(lists.statuses, value);
  else if (/_value$/.test(intent))
    lists.columns.push({ id: `v${lists.columns.length}`, label: "Topics", type: "multiselect", options: [value] });
  else if (said === "" && chance() < 0.6) addOnce(lists.stages, value);
  else if (said === "" && chance() < 0.5) addOnce(lists.statuses, value);
  else if (said === "")
    lists.columns.push({ id: `s${lists.columns.length}`, label: "Kind", type: "select", options: [value] });
}

const sentenceLike = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

function typeFor(intent: string, values: readonly string[], chance: () => number): Pick<OwnColumn, "type" | "options"> {
  const options = values.flatMap((value) => value.split(/\s*(?:,|\band\b)\s*/u)).filter((value) => value.length < 25);
  if (/_value$/.test(intent)) return { type: "multiselect", options };
  if (values.some((value) => /^[$€£]?\d[\d.,]*[km%]?$/iu.test(value))) return { type: "number", options: [] };
  if (values.some((value) => /^(?:yes|no|true|false|done)$/iu.test(value))) return { type: "boolean", options: [] };
  if (values.some((value) => /\d/.test(value)) && chance() < 0.7) return { type: "date", options: [] };
  if (values.length === 0)
    return { type: pick(chance, ["text", "number", "date", "boolean", "select"] as const) ?? "text", options: [] };
  return chance() < 0.6 ? { type: "select", options } : { type: "text", options: [] };
}

const VERBS = ["Call", "Send", "Ask about", "Prepare", "Follow up on", "Review", "Book"];

/** Titles of tasks: those that are named, in full or with more words, and others. */
function titlesOf(marks: readonly Mark[], { titles }: Lexicon, chance: () => number): string[] {
  const named = marks.flatMap(({ slot, words }) => {
    if (slot !== "task" || chance() < 0.08) return [];
    const head = chance() < 0.4 ? `${pick(chance, VERBS) ?? ""} ` : "";
    return [head + words];
  });
  return shuffled(chance, [...named, ...shuffled(chance, titles).slice(0, 6)]);
}
