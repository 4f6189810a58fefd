import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { respelled } from "../../spelling.ts";
import { splitMessage } from "../../untrusted-text.ts";
import { plainWords } from "../../words.ts";
import { FORBIDS, isAgainFor, kindOf, plainOf, SECOND_THOUGHT } from "./clause-kind.ts";
import { addColumn, changeColumn, deleteColumn } from "./column-commands.ts";
import { findDates, findRecurrence } from "../find-dates.ts";
import type { Problem, Reading } from "./frames.ts";
import { languageOf } from "./lexicon.ts";
import { deleteNote, writeNote } from "./note-commands.ts";
import { assignOwner, clearFields, rename, setFields, statedFacts } from "./field-commands.ts";
import type { Parse, Parser } from "./grammar.ts";
import { addPeople, deletePerson, draftEmail, setMany } from "./people-commands.ts";
import type { Clause, Language, OwnColumn } from "../reading.ts";
import { partsOf } from "./split-clauses.ts";
import { withoutPoliteness } from "./politeness.ts";
import { addTask, plannedAction } from "./new-tasks.ts";
import { changeTask } from "./task-changes.ts";
import { deleteTask, reportedDone } from "./task-refs.ts";
import { ADDS_THEM, strangerIn, withNoted, withoutDays } from "./strangers.ts";
import { withoutSlips } from "./spoken.ts";
import { codesOf, type Reader, type Token, tokensOf } from "./tokens.ts";

/** A clause with every way in which the grammar reads it, the best first. */
export interface ReadClause extends Clause {
  tokens: Token[];
  readings: (Reading | Problem)[];
  /** It says not to do something. */
  isForbidden: boolean;
  /** Nothing but the words themselves began it, as when somebody dictates. */
  isGuessed: boolean;
}

/** What was answered to earlier questions about the same message. */
export interface Given {
  /** Ids by the name as it was written. */
  people: Readonly<Record<string, string>>;
  date: string | null;
}
export const NOTHING_GIVEN: Given = { people: {}, date: null };

/** The grammar, in the order in which it is tried: what begins with the surest words comes first. */
const PARSERS: readonly Parser[] = [
  deleteNote,
  addColumn,
  deleteColumn,
  changeColumn,
  writeNote,
  addTask,
  setMany,
  deletePerson,
  clearFields,
  rename,
  assignOwner,
  draftEmail,
  setFields,
  addPeople,
  changeTask,
  deleteTask,
  statedFacts,
  reportedDone,
  plannedAction,
];

/** The clauses of a message, in order, read with the user's own people, lists and columns. */
export function readClauses(request: StepRequest, columns: readonly OwnColumn[], given: Given): ReadClause[] {
  const { instruction, pasted } = splitMessage(request.message);
  const message = respelled(instruction, request.people);
  const language = languageOf(message);
  let last = lastPeople(request);
  let stranger: string | null = null;
  const clauses: ReadClause[] = [];
  const parts = withNoted(partsOf(message));
  const whole = parts.length === 1 && pasted !== "" ? afterColon(request.message) : "";
  for (const { text, isGuessed } of parts) {
    const reader = readerOf(request, columns, language, last);
    // "I met Lucy Lu from Baidu, add her": what was said of a stranger is what is added.
    const adding = stranger === null ? null : ADDS_THEM.exec(text);
    if (adding) clauses.pop();
    const said = adding
      ? `Add ${stranger ?? ""}${(adding.groups?.["tail"] ?? "").replace(/^\s+in(?=[\s.!]|$)/u, "")}`
      : withoutSlips(text, request.today, language);
    const clause = readClause(said, reader, { request, columns, given, pasted, whole, isGuessed });
    if (clause.people.length > 0) last = clause.people;
    const unknown = strangerIn(clause);
    if (unknown && clause.kind !== "command") stranger = withoutDays(clause, unknown);
    clauses.push(clause);
  }
  return clauses;
}

function readerOf(
  { people, user, today }: StepRequest,
  columns: readonly OwnColumn[],
  language: Language,
  last: readonly KnownPerson[],
): Reader {
  const words = [...user.stages, ...user.statuses, ...columns.flatMap(({ label, options }) => [label, ...options])];
  return {
    people,
    last,
    today,
    language,
    known: new Set(words.flatMap((word) => [plainWords(word).join(" "), ...plainWords(word)])),
  };
}

/** Whom "her" means: the person whom the last message was about. */
function lastPeople({ state, people }: StepRequest): KnownPerson[] {
  if (!state?.person) return [];
  const { id, name } = state.person;
  return [
    people.find((person) => person.id === id) ?? { id, name, company: null, stage: null, status: null, by: "name" },
  ];
}

interface Beside {
  request: StepRequest;
  columns: readonly OwnColumn[];
  given: Given;
  pasted: string;
  /** All that stands behind a note's colon, where a part of it was taken for pasted. */
  whole: string;
  isGuessed: boolean;
}

/** A line that introduces what follows, "This was said on a call:", ends the user's own words. */
const INTRODUCTION = /\n[^\n]*:[ \t]*\n/;
function afterColon(message: string): string {
  const words = /^[^:]{3,200}?:\s*([^]+)$/u.exec(message.trim())?.[1] ?? "";
  return INTRODUCTION.test(words) ? "" : words.charAt(0).toUpperCase() + words.slice(1);
}

function readClause(
  text: string,
  reader: Reader,
  { request, columns, given, pasted, whole, isGuessed }: Beside,
): ReadClause {
  const tokens = withGiven(tokensOf(text, reader), text, given, request.people);
  const person = tokens.find(({ code }) => code === "P") ?? tokens.find(({ code }) => code === "X");
  const rhythm = findRecurrence(text);
  const { user } = request;
  const clause: Clause = {
    kind: kindOf(text, reader.language) ?? "out_of_scope",
    text,
    language: reader.language,
    people: person?.slot?.is === "person" ? person.slot.people : [],
    mention: person ? text.slice(person.from, person.to) : null,
    dates: findDates(text, request.today, reader.language),
    recurrence: rhythm,
    url: wordsOf(tokens, "U", text),
    email: wordsOf(tokens, "M", text),
    stage: choiceIn(text, user.stages),
    status: choiceIn(text, user.statuses),
  };
  const bare = {
    ...clause,
    tokens,
    readings: [],
    isForbidden: FORBIDS.test(plainOf(text)) || isForeignRefusal(tokens, reader.language),
    isGuessed,
  };
  const isGoingOn =
    (request.changes ?? []).length > 0 &&
    /^(?:and )?P(?: (?:,|and|, and) P)*$|^(?:D ?|on |by |for |R ?|from )+$/.test(codesOf(tokens));
  if (isAgainFor(text, tokens) || (isGoingOn && !/\?/.test(text))) return { ...bare, kind: "correction" };
  if (!/^(?:out_of_scope|correction)$/.test(clause.kind) || bare.isForbidden) return bare;
  const lists = { stages: user.stages, statuses: user.statuses, columns };
  const parse: Parse = {
    text,
    tokens: withoutPoliteness(tokens, reader.language),
    lists,
    today: request.today,
    tail: pasted,
    whole,
    givenDate: given.date,
  };
  const readings = PARSERS.flatMap((parser) => parser(parse) ?? []);
  const kind =
    readings.length === 0
      ? isTold(tokens)
        ? "report"
        : "out_of_scope"
      : readings.every((one) => "frame" in one && one.doubt !== null && one.frame.do !== "add_task")
        ? "report"
        : "command";
  if (clause.kind === "correction") return { ...bare, readings };
  // "And in Berlin" goes on with the question before it.
  if (readings.length === 0 && /^(?:and|or|how about|what about|und|y|et)\b/i.test(text) && text.length < 60)
    return { ...bare, kind: "question" };
  const isWhole = readings.some((one) => "frame" in one && one.left.length === 0 && one.doubt === null);
  if (!isWhole && SECOND_THOUGHT.test(plainOf(text)) && (request.changes ?? []).length > 0)
    return { ...bare, kind: "correction" };
  return { ...bare, kind, readings };
}

/** German, Spanish and French say "not" beside the verb: a note or a task may still say it in its own words. */
function isForeignRefusal(tokens: readonly Token[], language: Language): boolean {
  if (language === "en") return false;
  const end = tokens.findIndex(({ code }) => /^(?::|that|note|notes|remind|remember|task)$/.test(code));
  return (
    tokens.slice(0, end < 0 ? tokens.length : end).some(({ code }) => /^(?:not|never)$/.test(code)) &&
    !/^P /.test(codesOf(tokens))
  );
}

const wordsOf = (tokens: readonly Token[], code: string, text: string) => {
  const token = tokens.find((one) => one.code === code);
  return token ? text.slice(token.from, token.to) : null;
};

/** Names that earlier questions were asked about mean whom they were answered with. */
function withGiven(tokens: Token[], text: string, { people: given }: Given, known: readonly KnownPerson[]): Token[] {
  return tokens.map((token) => {
    const id = token.slot?.is === "person" ? given[text.slice(token.from, token.to).toLowerCase()] : undefined;
    const person = known.find((one) => one.id === id);
    return person ? { ...token, code: "P", slot: { is: "person", people: [person], isPronoun: false } } : token;
  });
}

/** Something told about somebody: it names them, and says more than their name. */
function isTold(tokens: readonly Token[]): boolean {
  if (/^(?:if|when|whenever|once|unless|after|before|until|in case|should)$/.test(tokens[0]?.code ?? "")) return false;
  return tokens.some(({ code }) => code === "P") && tokens.filter(({ slot }) => slot === null).length >= 2;
}

function choiceIn(text: string, choices: readonly string[]): string | null {
  const words = ` ${plainWords(text).join(" ")} `;
  const at = (choice: string) => words.lastIndexOf(` ${plainWords(choice).join(" ")}`);
  const fits = choices.filter((choice) => {
    const plain = plainWords(choice).join(" ");
    return plain !== "" && (words.includes(` ${plain} `) || words.includes(` ${plain}s `));
  });
  // The one that is named last is where somebody moves to.
  return fits.sort((one, other) => at(other) - at(one))[0] ?? null;
}
