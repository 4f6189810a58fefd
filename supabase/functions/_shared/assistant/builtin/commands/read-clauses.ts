import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { afterColon } from "./respelled-text.ts";
import { goesOnWith, withTheirTask } from "./carried.ts";
import { goesOnTelling, isComplete, isWhole, ofSubject } from "./clause-context.ts";
import { withWhatIsLeftOut } from "./left-out.ts";
import { clauseOf, type Given, NOTHING_GIVEN, type ReadClause, readClause } from "./read-clause.ts";
import { likeTheLast } from "./like-the-last.ts";
import { inOtherWords, withDuty, withOwnValues } from "./foreign-wordings.ts";
import { withoutLinks } from "./linked-values.ts";
import { linesBelow, withLines } from "./lines-below.ts";
import { messageIn } from "./message-in.ts";
import { withoutList } from "./people-commands.ts";
import { lastPeople, listsOf, newcomer, readerOf } from "./reader-of.ts";
import { isDoneAlone, isHesitation, withoutEnclitics, withoutRetake } from "./retakes.ts";
import { withoutFacts, withWhom } from "./note-facts.ts";
import { noteEnds, withoutLeaving } from "./note-ends.ts";
import type { OwnColumn } from "../reading.ts";
import { withOccasions } from "../questions/occasions.ts";
import { withPromises } from "./own-promises.ts";
import { isNoteLead, type Part, partsOf } from "./split-clauses.ts";
import { withAllOfThose } from "./all-of-those.ts";
import { withChoicesMoved } from "./choices-moved.ts";
import { withBoth } from "./both-of-a-name.ts";
import { withThatAdded } from "./add-that-to.ts";
import { withOthersDuties } from "./others-duties.ts";
import { withPairs } from "./pairs.ts";
import { withGroups } from "./group-orders.ts";
import { piecesOf } from "./part-pieces.ts";
import { withItsValues } from "../columns/told-of-column.ts";
import { dueOnDay } from "./due-on-day.ts";
import { withListedChanges } from "./listed-changes.ts";
import { withNewsApart } from "./order-without-value.ts";
import { onEachDay, toEach, withEach } from "./each-day.ts";
import { withItsDay } from "./on-its-day.ts";
import { withOrdersApart } from "./orders-below.ts";
import { withNamedErrand } from "./named-errand.ts";
import { withEmptied } from "./emptied-in-words.ts";
import { withFieldAsked } from "./field-asked.ts";
import { withNoted } from "./noted.ts";
import { withoutFates } from "./fates.ts";
import { withThatDay } from "./that-day.ts";
import { withoutTheirOwner } from "./owners-people.ts";
import { withTasksInParts } from "./task-in-parts.ts";
import { withTaskForEach } from "./task-for-each.ts";
import { withTaskOrders } from "./task-orders.ts";
import { withGoneNotes } from "./note-orders.ts";
import { noteOfNewcomer } from "./note-of-newcomer.ts";
import { findNewcomers } from "../newcomers/find-newcomers.ts";
import { asNewcomerSaid, withChoiceOfNewcomer } from "../newcomers/as-newcomer-said.ts";
import { withAddressApart, withAdding } from "../newcomers/with-adding.ts";
import { setAside, withoutReason } from "./said-with-reason.ts";
import { intoStage, withThatStage, withWhereItGoes } from "./stage-verbs.ts";
import { withSameField } from "./same-field.ts";
import { updatedAsTold } from "./updated-as-told.ts";
import { withoutSlips } from "./spoken.ts";
import { withoutContrast } from "./contrast.ts";
import { fromLines, handedOver } from "./handed-lines.ts";
import type { Reader } from "./tokens.ts";
import type { Lists } from "./values.ts";

export { type Given, NOTHING_GIVEN, type ReadClause };

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

const NUMBERED =
  /^(?:(?:and|then)\s+)?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|last(?:ly)?|finally|one|two|three|four|[1-9a-d][.)]|\([1-9a-d]\))\s*(?:[:,–-]\s+|(?<=[.)])\s+)(?=\S)/iu;
/** "Second: …", of several things that are counted. */
const withoutNumber = (part: Part, _: number, all: readonly Part[]): Part =>
  all.length > 1 ? { ...part, text: part.text.replace(NUMBERED, "") } : part;

/** The parts of a message, without "wait" beside them. */
function spokenParts(message: string, { today, people }: StepRequest, lists: Lists): Part[] {
  const names = people.flatMap(({ name, by }) => (by === "near" ? [] : [name]));
  const apart = withoutFates(withThatStage(partsOf(message, lists.columns), lists), lists);
  const all = withThatDay(withOccasions(withNoted(withItsDay(withTasksInParts(apart, today, names)))), today)
    .map((part, no, parts) => withoutLinks(withoutNumber(part, no, parts)))
    .map(withFieldAsked(lists))
    .map((part) => withEmptied(lists)(withoutTheirOwner(names, lists)(part)))
    .map(withChoicesMoved(lists))
    .map((part, no, parts) => withoutLeaving(withNamedErrand(names)(part, no, parts)))
    .flatMap(withOrdersApart)
    .map((part) => dueOnDay(part, today, names))
    .map((part) => ({ ...part, text: withoutList(part.text, names) }))
    .flatMap(withListedChanges(names, lists))
    .flatMap(withNewsApart(names))
    .flatMap((part) => withWhereItGoes(part, lists))
    .flatMap(withTaskForEach)
    .flatMap(withTaskOrders)
    .flatMap((part) => withOthersDuties(part, today, names))
    .flatMap(withPromises)
    .flatMap(withGoneNotes)
    .map(asNewcomerSaid(names))
    .map(withChoiceOfNewcomer(lists))
    .flatMap(withAdding)
    .flatMap((part) => withPairs(part, lists))
    .map((part) => intoStage(withGroups(part, lists), lists))
    .flatMap((part) => toEach(part, today))
    .flatMap((part) => withEach(part, today))
    .flatMap((part) => onEachDay(part, today));
  const spoken = withAddressApart(all).filter(({ text }) => !isHesitation(text));
  return spoken.length > 0 ? spoken : all;
}

/** A part with those that belong to it, without the reason behind it. */
function orderIn(first: Part, rest: readonly Part[], read: (part: Part) => ReadClause) {
  const { part, count } = withItsValues(first, rest, read);
  const { part: order, reason } = withoutReason(part, read);
  return { order, count, reason };
}

type Within = (text: string, about: readonly KnownPerson[]) => ReadClause;

/** What follows a note is about the one who it is about. */
const whoseNote = ({ people }: ReadClause, last: readonly KnownPerson[]): readonly KnownPerson[] =>
  people.length > 0 ? people : last;

/** Where a note ends and what follows is an order of its own; undefined where the note goes on to the end. */
function endOfNote(
  part: Part,
  isAmongOthers: boolean,
  last: readonly KnownPerson[],
  read: (part: Part, about?: readonly KnownPerson[]) => ReadClause,
  within: Within,
) {
  return noteEnds(part).find(({ note, rest }) => {
    const about = whoseNote(read(note), last);
    if (isWhole(read(rest, about)) || piecesOf(rest, within, about).length > 1) return true;
    // "…, her stage is Offered", among other orders.
    if (isAmongOthers && /^(?:her|his|their)\s/iu.test(rest.text) && isComplete(read(rest, about))) return true;
    // "…; status stalled" is of the one who the note is about.
    const named = { ...rest, text: `them: ${rest.text}` };
    if (!isWhole(read(named, about))) return false;
    rest.text = named.text;
    return true;
  });
}

function readAfresh(request: StepRequest, columns: readonly OwnColumn[], given: Given): ReadClause[] {
  const below = linesBelow(request.message, request.today);
  const task = below ? withLines(readAlone({ ...request, message: below.order }, columns, given), below) : null;
  return task ?? readAlone(request, columns, given);
}

function readAlone(request: StepRequest, columns: readonly OwnColumn[], given: Given): ReadClause[] {
  const { message, pasted, dropped, language, handed } = messageIn(request, columns);
  const lists = listsOf(request, columns);
  let last: readonly KnownPerson[] = lastPeople(request);
  const clauses: ReadClause[] = [];
  const parts = withAllOfThose(withBoth(spokenParts(message, request, lists), request), request, lists);
  const whole = parts.length === 1 && pasted !== "" ? afterColon(request.message) : "";
  const whoAndWhat = { reader: readerOf(request, columns, language, last), lists, given, isOwn: pasted === "" };
  const found = findNewcomers({ ...whoAndWhat, parts, pasted, told: given.told });
  const readBefore = new Map<string, ReadClause>();
  const names = new Set(request.people.flatMap(({ name, company }) => plainWords(`${name} ${company ?? ""}`)));
  const read = ({ text, isGuessed }: Part, about = last) => {
    const key = JSON.stringify([text, isGuessed, about.map(({ id }) => id), clauses.length]);
    const before = readBefore.get(key);
    if (before) return before;
    const reader = withGroup(readerOf(request, columns, language, about), text, clauses);
    const own = /^(?:es|fr)$/u.test(language) ? withoutEnclitics(text) : text;
    const fluent = withoutSlips(own, request.today, language, names);
    const plain = isDoneAlone(fluent) && reader.isOfTasks ? "it is done" : withoutRetake(fluent, reader, lists);
    const beside = { request, columns, given, pasted, whole, isGuessed };
    const readPlain = (words: string) =>
      readClause(withDuty(withOwnValues(words, language, lists), language), reader, beside);
    const plainly = withoutContrast(plain, readPlain) ?? readPlain(plain);
    const clause = inOtherWords(plainly, language, (words) => readClause(words, reader, beside));
    readBefore.set(key, clause);
    return clause;
  };
  const readOf = (text: string, about = last) => read({ text, isGuessed: false }, about);
  const instead = dropped === "" ? [] : readOf(dropped).people;
  if (instead.length > 0) last = instead;
  const lines = handedOver(handed, whoAndWhat, readOf) ?? fromLines(handed, readOf);
  if (lines) return lines;
  const first = found?.isWeak === true ? parts[found.at] : undefined;
  const newcomers = first && isWhole(read(first)) ? null : found;
  for (let no = 0; no < parts.length; no += 1) {
    if (newcomers?.at === no) {
      clauses.push(clauseOf(newcomers.text, newcomers.reading, language));
      last = newcomers.names.slice(-1).map(newcomer);
    }
    let part = parts[no];
    if (!part || newcomers?.parts.has(no) === true) continue;
    // What follows a note and asks for nothing belongs to it.
    for (let next = parts[no + 1]; isNoteLead(part.text) && next && goesOnTelling(read(next)); next = parts[no + 1]) {
      part = { ...part, text: `${part.text} ${next.text}` };
      no += 1;
    }
    const added =
      withThatAdded([part, parts[no + 1]], read, last, columns) ?? updatedAsTold([part, parts[no + 1]], read, lists);
    if (added) {
      part = added.part;
      no += added.count;
    }
    const { order, count, reason } = orderIn(part, parts.slice(no + 1), read);
    no += count;
    const current = (part = withSameField(order, clauses.at(-1), read));
    const within = (text: string, about: readonly KnownPerson[]) => read({ ...current, text }, about);
    const whose = ({ note }: { note: Part }) => whoseNote(read(note), last);
    const end = endOfNote(part, parts.length > 1, last, read, within);
    // "Note on Ana: …; note on Leo: …": each is read by itself.
    const isOfTwo = end !== undefined && isNoteLead(end.rest.text);
    if (end && isOfTwo) parts.splice(no + 1, 0, end.rest);
    const pieces = end
      ? [end.note, ...(isOfTwo ? [] : partsOf(end.rest.text).flatMap((each) => piecesOf(each, within, whose(end))))]
      : piecesOf(part, within, last);
    for (const [at, piece] of pieces.flatMap((each) => withoutFacts(each, read, last, lists)).entries()) {
      const one = clauses.length > 0 ? withWhom(piece, last) : piece;
      const reads = (text: string, about: readonly KnownPerson[]) => read({ ...one, text }, about);
      const own = ofSubject(one, read, clauses[0], last, lists);
      const whole = likeTheLast(own, { request, lists }, reads, last) ?? withWhatIsLeftOut(own, reads, last, lists);
      const told = goesOnWith(one.text, message, no + at === 0) ? withTheirTask(whole, last) : whole;
      const clause = setAside(noteOfNewcomer(told, last), reason);
      if (clause.people.length > 0) last = clause.people;
      clauses.push(clause);
    }
  }
  return clauses;
}

const OF_GROUP = /\b(?:both|all|each|them|they|their|these|those)\b/iu;

/** "… priority of both 55": those who the message named before. */
function withGroup(reader: Reader, text: string, before: readonly ReadClause[]): Reader {
  if (!OF_GROUP.test(text)) return reader;
  const sure = before.flatMap(({ people, tokens }) => [
    ...people,
    ...tokens.flatMap(({ slot }) => (slot?.is === "person" && slot.people.length === 1 ? slot.people : [])),
  ]);
  const people = sure.filter(({ id }, no) => sure.findIndex((one) => one.id === id) === no);
  return people.length > 1 ? { ...reader, listed: { people, isFresh: true } } : reader;
}
