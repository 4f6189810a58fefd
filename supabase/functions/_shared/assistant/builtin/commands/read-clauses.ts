import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { respelled } from "../../spelling.ts";
import { splitMessage } from "../../untrusted-text.ts";
import { plainWords } from "../../words.ts";
import { goesOnTelling, isWhole, ofSubject } from "./clause-context.ts";
import { choiceIn, goesOn, isForeignRefusal, isTold, withGiven, wordsOf } from "./clause-signs.ts";
import { FORBIDS, isAgainFor, GIVES, goesOnAsking, kindOf, plainOf, SECOND_THOUGHT } from "./clause-kind.ts";
import type { Intent } from "../blocks/blocks.ts";
import { readBlock } from "../blocks/read-block.ts";
import { findDates, findRecurrence } from "../find-dates.ts";
import type { Problem, Reading } from "./frames.ts";
import type { Parse } from "./grammar.ts";
import { withWhatIsLeftOut } from "./left-out.ts";
import { languageIn, lastPeople, listsOf, newcomer, readerOf } from "./reader-of.ts";
import { isDoneAlone, isHesitation, withoutEnclitics, withoutRetake } from "./retakes.ts";
import { noteEnds, withoutLeaving, withSpokenMarks } from "./note-ends.ts";
import type { Clause, Language, OwnColumn } from "../reading.ts";
import { withOccasions } from "../questions/occasions.ts";
import { isNoteLead, type Part, partsOf } from "./split-clauses.ts";
import { piecesOf } from "./part-pieces.ts";
import { withoutPoliteness } from "./politeness.ts";
import { withNoted } from "./noted.ts";
import { findNewcomers, type Newcomers, withAdding } from "../newcomers/find-newcomers.ts";
import { readingsOf } from "./parsers.ts";
import { saidPlainly } from "./said-plainly.ts";
import { spokenOf, toldBefore } from "./spoken-of.ts";
import { withoutSlips } from "./spoken.ts";
import { listedTasks } from "./task-lists.ts";
import { ACTIONS } from "./task-leads.ts";
import { type Reader, type Token, tokensOf } from "./tokens.ts";

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
  /** What else was said of those who are to be added: their profiles' addresses. */
  told: string;
  /** What lines that were handed over are meant to become. */
  block: string | null;
}
export const NOTHING_GIVEN: Given = { people: {}, date: null, told: "", block: null };

/** What was read of a message: its answer is worked out again for every record that it looks up. */
const known = new WeakMap<StepRequest["people"], Map<string, ReadClause[]>>();

/** The clauses of a message, in order, read with the user's own people, lists and columns. */
export function readClauses(request: StepRequest, columns: readonly OwnColumn[], given: Given): ReadClause[] {
  const { people, message, mode, state, described, user, history, changes } = request;
  const own = known.get(people) ?? new Map<string, ReadClause[]>();
  known.set(people, own);
  const key = JSON.stringify([
    ...[message, mode, state, described, user, history.length, given],
    ...[columns, (changes ?? []).map(({ id, status }) => [id, status]), request.today],
  ]);
  const read = own.get(key) ?? readAfresh(request, columns, given);
  own.set(key, read);
  return read;
}

function readAfresh(request: StepRequest, columns: readonly OwnColumn[], given: Given): ReadClause[] {
  const { instruction, pasted } = splitMessage(request.message);
  const message = saidPlainly(withSpokenMarks(respelled(instruction, request.people)));
  const language = languageIn(message, request);
  const lists = listsOf(request, columns);
  let last: readonly KnownPerson[] = lastPeople(request);
  const clauses: ReadClause[] = [];
  const all = withOccasions(withNoted(partsOf(message)))
    .map(withoutLeaving)
    .flatMap(withAdding);
  const spoken = all.filter(({ text }) => !isHesitation(text));
  const parts = spoken.length > 0 ? spoken : all;
  const whole = parts.length === 1 && pasted !== "" ? afterColon(request.message) : "";
  const found = findNewcomers({
    ...{ parts, pasted, told: given.told },
    reader: readerOf(request, columns, language, last),
    lists: listsOf(request, columns),
  });
  const reads = new Map<string, ReadClause>();
  const names = new Set(request.people.flatMap(({ name, company }) => plainWords(`${name} ${company ?? ""}`)));
  const read = ({ text, isGuessed }: Part, about = last) => {
    const key = JSON.stringify([text, isGuessed, about.map(({ id }) => id), clauses.length]);
    const before = reads.get(key);
    if (before) return before;
    const reader = withGroup(readerOf(request, columns, language, about), text, clauses);
    const own = language === "es" || language === "fr" ? withoutEnclitics(text) : text;
    const fluent = withoutSlips(own, request.today, language, names);
    const said = isDoneAlone(fluent) && reader.isOfTasks ? "it is done" : withoutRetake(fluent, reader, lists);
    const clause = readClause(said, reader, { request, columns, given, pasted, whole, isGuessed });
    reads.set(key, clause);
    return clause;
  };
  const handed = respelled(request.message, request.people);
  const block = readBlock(handed, {
    ...{ reader: readerOf(request, columns, language, last), lists },
    given: { block: intentGiven(given.block), told: given.told },
    isOwn: pasted === "",
    isAction: (text) => isAction(text) && !isWhole(read({ text, isGuessed: false })),
  });
  if (block)
    return block.map((part) =>
      "task" in part
        ? fromList(read({ text: part.task, isGuessed: false }))
        : blockClause(handed, part.reading, language),
    );
  const list = listedTasks(handed);
  if (list) return list.map((text) => fromList(read({ text, isGuessed: false })));
  const first = found?.isWeak === true ? parts[found.at] : undefined;
  const newcomers = first && isWhole(read(first)) ? null : found;
  for (let no = 0; no < parts.length; no += 1) {
    if (newcomers?.at === no) {
      clauses.push(addingClause(newcomers, language));
      last = newcomers.names.slice(-1).map(newcomer);
    }
    let part = parts[no];
    if (!part || newcomers?.parts.has(no) === true) continue;
    // What follows a note and asks for nothing belongs to it.
    for (let next = parts[no + 1]; isNoteLead(part.text) && next && goesOnTelling(read(next)); next = parts[no + 1]) {
      part = { ...part, text: `${part.text} ${next.text}` };
      no += 1;
    }
    const current = part;
    const end = noteEnds(part).find(({ note, rest }) => {
      const { people } = read(note);
      const about = people.length > 0 ? people : last;
      if (isWhole(read(rest, about))) return true;
      // "…; status stalled" is of the one whom the note is about.
      const named = { ...rest, text: `them: ${rest.text}` };
      if (!isWhole(read(named, about))) return false;
      rest.text = named.text;
      return true;
    });
    const pieces = end
      ? [end.note, end.rest]
      : piecesOf(part, (text, about) => read({ ...current, text }, about), last);
    for (const one of pieces) {
      const clause = withWhatIsLeftOut(
        ofSubject(one, read, clauses[0], last),
        (text, about) => read({ ...one, text }, about),
        last,
      );
      if (clause.people.length > 0) last = clause.people;
      clauses.push(clause);
    }
  }
  return clauses;
}

const OF_GROUP = /\b(?:both|all|each|them|they|their|these|those)\b/iu;

/** "… priority of both 55": those whom the message named before. */
function withGroup(reader: Reader, text: string, before: readonly ReadClause[]): Reader {
  if (!OF_GROUP.test(text)) return reader;
  const sure = before.flatMap(({ people, tokens }) => [
    ...people,
    ...tokens.flatMap(({ slot }) => (slot?.is === "person" && slot.people.length === 1 ? slot.people : [])),
  ]);
  const people = sure.filter(({ id }, no) => sure.findIndex((one) => one.id === id) === no);
  return people.length > 1 ? { ...reader, listed: { people, isFresh: true } } : reader;
}

/** A task of a list, which may be pasted: it waits for the user. */
const fromList = (clause: ReadClause): ReadClause => ({
  ...clause,
  readings: clause.readings.map((one) =>
    "frame" in one ? { ...one, doubt: "It is from your list. Confirm to add it." } : one,
  ),
});

const isAction = (text: string): boolean => new RegExp(`^(?:${ACTIONS})\\b`, "iu").test(text);
const intentGiven = (said: string | null): Intent | null =>
  (["tasks", "note", "update", "person"] as const).find((one) => one === said) ?? null;

/** The clause that adds people, of all the parts that are about them. */
const addingClause = ({ text, reading }: Newcomers, language: Language): ReadClause =>
  blockClause(text, reading, language);

function blockClause(text: string, reading: Reading | Problem, language: Language): ReadClause {
  return {
    ...{ kind: "command", text, language, people: [], mention: null, dates: [], recurrence: null },
    ...{ url: null, email: null, stage: null, status: null, tokens: [], isForbidden: false, isGuessed: false },
    readings: [reading],
  };
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
  const tokens = withGiven(tokensOf(text, reader), text, given.people, request.people);
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
  const isGoingOn = goesOn(text, tokens, request);
  if (isAgainFor(text, tokens) || (isGoingOn && !/\?/.test(text))) return { ...bare, kind: "correction" };
  // "Everyone in stage Lead gets priority 50" begins as a question does that names no verb.
  const isOfMany =
    clause.kind === "question" &&
    /^(?:everyone|everybody|all)\b/.test(plainOf(text)) &&
    !/[?？]/u.test(text) &&
    (GIVES.test(plainOf(text)) || /[:=>]| to /.test(text));
  if ((!/^(?:out_of_scope|correction)$/.test(clause.kind) && !isOfMany) || bare.isForbidden) return bare;
  const lists = listsOf(request, columns);
  const parse: Parse = {
    text,
    tokens: withoutPoliteness(tokens, reader.language),
    lists,
    today: request.today,
    tail: pasted,
    whole,
    givenDate: given.date,
    spokenOf: spokenOf(request, reader.last),
    toldBefore: () => toldBefore(request, reader.language),
  };
  const readings = readingsOf(parse, tokens, reader, isOfMany);
  if (isOfMany && readings.length === 0) return bare;
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
  if (readings.length === 0 && goesOnAsking(text)) return { ...bare, kind: "question" };
  if (!isWhole({ ...bare, readings }) && SECOND_THOUGHT.test(plainOf(text)) && (request.changes ?? []).length > 0)
    return { ...bare, kind: "correction" };
  return { ...bare, kind, readings };
}
