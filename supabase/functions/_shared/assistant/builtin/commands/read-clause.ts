import type { StepRequest } from "../../assistant-model.ts";
import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import type { Clause, Language, OwnColumn } from "../reading.ts";
import { isWhole } from "./clause-context.ts";
import { FORBIDS, GIVES, goesOnAsking, isAgainFor, kindOf, plainOf, SECOND_THOUGHT } from "./clause-kind.ts";
import { choiceIn, goesOn, isForeignRefusal, isTold, withGiven, wordsOf } from "./clause-signs.ts";
import { ofColumn } from "./day-of-column.ts";
import type { Problem, Reading } from "./frames.ts";
import type { Parse } from "./grammar.ts";
import { readingsOf } from "./parsers.ts";
import { withoutPoliteness } from "./politeness.ts";
import { listsOf } from "./reader-of.ts";
import { spokenOf, toldBefore } from "./spoken-of.ts";
import { newColumnsIn } from "../columns/new-columns.ts";
import { codesOf, type Reader, type Token, tokensOf } from "./tokens.ts";

/** A clause with every way in which the grammar reads it, the best first. */
export interface ReadClause extends Clause {
  tokens: Token[];
  readings: (Reading | Problem)[];
  /** It says not to do something. */
  isForbidden: boolean;
  /** Nothing but the words themselves began it, as when someone dictates. */
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

/** "Can Ada come on Friday": what someone may do is asked, and "can Ada be moved to Lead" is an order. */
const ASKS_OF_SOMEONE = /^(?:(?:and|so|but) )?(?:can|could|would|will|might) P (?!(?:be|go|get|have) )/;
const ASKS_WHAT_IF = /^(?:(?:and|so|but) )?(?:would|might) P /;

/** A clause that was read as a whole, by what it asks for. */
export function clauseOf(text: string, reading: Reading | Problem, language: Language): ReadClause {
  return {
    ...{ kind: "command", text, language, people: [], mention: null, dates: [], recurrence: null },
    ...{ url: null, email: null, stage: null, status: null, tokens: [], isForbidden: false, isGuessed: false },
    readings: [reading],
  };
}

/** What a clause is read with beside its own words. */
interface Beside {
  request: StepRequest;
  columns: readonly OwnColumn[];
  given: Given;
  pasted: string;
  /** Everything after a note's colon, if a part of it was taken for pasted text. */
  whole: string;
  isGuessed: boolean;
}

/** "The call with Ana went well, everybody liked it": news, which sets nothing for a group. */
const isNewsOfSomeone = (one: Reading | Problem, text: string, tokens: readonly Token[]): boolean =>
  "frame" in one &&
  one.frame.do === "set_many" &&
  one.doubt !== null &&
  tokens.some(({ code }) => code === "P") &&
  !/^\W*(?:(?:and|so|also|now|ok|but|then)[\s,]+)*(?:all|each|every\p{L}*|both|those|these|people|any\p{L}*|whoever|the)\s(?!\p{L}+\s(?:call|meeting|lunch|dinner|chat)\s)/iu.test(
    text,
  );

/** Reads one clause. */
const NOT_THEM =
  /^(?:(?:oh|wait|no|sorry|oops|hm|i|meant?|that|was|is|s|it|,) )*not P ?,? (?:but |it s |i meant? |rather |for )*P$/;

export function readClause(
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
  // "Oh wait, not Fatou, Freya": who the change before is about instead.
  if (NOT_THEM.test(codesOf(tokens)) && (request.changes ?? []).length > 0)
    return { ...bare, kind: "correction", isForbidden: false };
  if (ASKS_WHAT_IF.test(codesOf(tokens))) return { ...bare, kind: "question" };
  const isGoingOn = goesOn(text, tokens, request);
  if (isAgainFor(text, tokens) || (isGoingOn && !/\?/.test(text))) return { ...bare, kind: "correction" };
  // "Everyone in stage Lead gets priority 50" begins as a question does that names no verb.
  const isOfMany =
    clause.kind === "question" &&
    /^(?:everyone|everybody|all)\b/.test(plainOf(text)) &&
    !/[?？]/u.test(text) &&
    (GIVES.test(plainOf(text)) || /[:=>]| to /.test(text));
  // "Can we have a column for that?" asks for one.
  const isColumn = clause.kind === "question" && newColumnsIn(text.replace(/[?;].*$|\s+$/su, "")).length > 0;
  if ((!/^(?:out_of_scope|correction)$/.test(clause.kind) && !isOfMany && !isColumn) || bare.isForbidden) return bare;
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
  const readings = ofColumn(readingsOf(parse, tokens, reader, isOfMany), text, reader.last, lists).filter(
    (one) => !isNewsOfSomeone(one, text, tokens),
  );
  if ((isOfMany || isColumn) && readings.length === 0) return bare;
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
  if (readings.length === 0 && (goesOnAsking(text) || ASKS_OF_SOMEONE.test(codesOf(tokens))))
    return { ...bare, kind: "question" };
  if (!isWhole({ ...bare, readings }) && SECOND_THOUGHT.test(plainOf(text)) && (request.changes ?? []).length > 0)
    return { ...bare, kind: "correction" };
  return { ...bare, kind, readings };
}
