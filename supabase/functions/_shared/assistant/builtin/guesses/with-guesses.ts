import { cutText } from "../../../contract/storable.ts";
import { answerIfSure } from "../answer-question.ts";
import { plainWords } from "../../words.ts";
import { isAction } from "../commands/task-leads.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { SEVERAL } from "../commands/several-words.ts";
import { reportsOrders } from "../commands/split-clauses.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isAsking, listsOf, type Person, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import { storyGoesOn } from "../told/offered-notes.ts";
import { changesTold, type Choosing } from "../told-changes.ts";
import { type ColumnFact, columnFacts } from "../told/column-facts.ts";
import { isOnlyNoted } from "../told/only-noted.ts";
import { guessed as byTraining } from "../trained/guess.ts";
import { withAlsoMeant } from "./also-meant.ts";
import { bestGuess, isToldAsQuestion, lastOf, SURE } from "./best-guess.ts";
import type { Guess } from "./guess.ts";
import { guessedByPieces } from "./guessed-by-pieces.ts";
import { likelyIn, mayBeMeant } from "./likely.ts";
import { seemsAnOrder, tellsNews } from "./order-like.ts";

/**
 * The clauses of a message, with a guess where no grammar reads one, or the question that a single one leaves. Several sentences that
 * only tell something stay as they are: they are read as a story.
 */
export function withGuesses(read: readonly ReadClause[], turn: Turn, choose: Choosing): ReadClause[] | Asking {
  const about = lastOf(turn);
  if (tellsOfOne(turn))
    return read.map((clause) => (isSureOf(clause) ? clause : { ...clause, kind: "report", readings: [] }));
  const clauses = read.map((clause) => withAlsoMeant(clause, turn, about, choose) ?? clause);
  const facts = clauses.map((clause, no) =>
    factsTold(clause, spokenOfIn(clauses.slice(0, no + 1)) ?? about, turn, choose),
  );
  const guesses = clauses.map((clause, no) => {
    const one = SEVERAL.test(clause.text) ? null : about;
    const told = facts[no] ?? [];
    if (isOfOthers(clause, no)) return null;
    if (isToldAsQuestion(clause)) return byTraining(clause, turn, one, SURE);
    const isOpen = isUnread(clause, turn, choose);
    const whole = isOpen ? bestGuess(clause, turn, one, choose) : null;
    const guess =
      (isOpen && clause.people.length === 0
        ? guessedByPieces(clause, (part) => bestGuess(part, turn, one, choose))
        : null) ?? whole;
    return told.length === 0 || (guess && agrees(guess, told)) ? guess : null;
  });
  const isOfFacts = (no: number) => (facts[no] ?? []).length > 0 && guesses[no] === null;
  const isStory = clauses.length > 1 && clauses.every(({ kind }) => kind === "report" || kind === "out_of_scope");
  const isWhole = guesses.every((guess) => guess !== null && "reading" in guess);
  const asOne = isWhole ? null : inOneBreath(clauses, guesses, turn, choose);
  if (asOne) return asOne;
  const [only] = guesses;
  if (clauses.length === 1 && only && "ask" in only) return only;
  let last = about;
  return clauses.map((clause, no): ReadClause => {
    if (isOfFacts(no)) return { ...clause, kind: "report", readings: [] };
    const guess = isStory && !isWhole ? null : (guesses[no] ?? null);
    const [person, another] = clause.people;
    if (person && !another) last = person;
    if (guess !== null && "reading" in guess) return withGuess(clause, guess);
    if (
      isOfOthers(clause, no) ||
      !isLost(clause, turn, choose) ||
      !mayBeMeant(clause, clauses.length === 1 && storyGoesOn(turn.request) === null, turn.request.today)
    )
      return clause;
    // "Sum of the budgets": asked without asking.
    const isAlone = plainOf(turn.request.message) === plainOf(clause.text);
    if (isAlone && !SAYS_VALUE.test(clause.text) && !tellsNews(clause) && answerIfSure(clause, turn.call, turn.request))
      return clause;
    // "Rosa moved to Cádiz, so put her on Active": what is told and asked of her is on cards.
    if (clause.kind === "report" && changesTold(clause, last, turn, choose).changes.length > 0) return clause;
    const likely = likelyIn(clause, turn, SEVERAL.test(clause.text) ? null : last, choose);
    return likely === null ? clause : { ...clause, kind: "command", readings: [likely] };
  });
}

const isSureOf = ({ kind, readings }: ReadClause): boolean =>
  kind !== "report" && readings.some((one) => "frame" in one && one.left.length === 0 && one.doubt === null);
const NAME_BEFORE = /^\s*(?<who>\p{Lu}[\p{L}\p{M}'’ -]{1,40}?):\s+(?<told>\p{Ll}[^:?"“\n]{60,400})$/u;
/** "Ana: the mill signed, 2 MW, worth nothing until …": a long remark behind a name is a note, and no piece of it a value. */
function tellsOfOne({ request }: Turn): boolean {
  const { who = "", told = "" } = NAME_BEFORE.exec(request.message)?.groups ?? {};
  const words = plainWords(who);
  const isOne = request.people.some(
    ({ name }) => words.length > 0 && words.every((word) => plainWords(name).includes(word)),
  );
  return isOne && told.split(/\s+/u).length > 11 && !seemsAnOrder(told) && !isAction(`${cutText(told, 60)} `);
}

/** "Steyr: permit yes": what is said of someone at a place asks for nobody. */
const SAYS_VALUE =
  /(?::|=|→|->).*(?<!\p{L})(?:yes|no|ja|nein|sí|oui|non|done|granted|there)[\s.!]*$|^(?!\W*(?:who|what|which|whose|when|where|how|is|are|was|were|any|all|every|everyone|list|show)(?!\p{L}))[^?]*(?:['’]s|(?<!\p{L})(?:is|are|got))\s+(?:up|down|in|there|here|done|granted|paid|signed|through|on|off)(?!\p{L})[^?]*$/iu;

/** "…, move the other two": which those are is known once the clauses before are carried out. */
const isOfOthers = ({ readings }: ReadClause, no: number): boolean =>
  no > 0 &&
  readings.some(
    (one) =>
      "frame" in one &&
      one.left.length === 0 &&
      (one.frame.do === "change_task" || one.frame.do === "delete_task") &&
      one.frame.tasks.some(({ by }) => by === "others"),
  );

/** "Freya wants 6 hulls and has paid the deposit": what is told of columns, which is on cards and no guess. */
const factsTold = (clause: ReadClause, about: Person | null, turn: Turn, choose: Choosing): ColumnFact[] =>
  seemsAnOrder(clause.text) || isTellingTo(clause.text) || !isUnread(clause, turn, choose)
    ? []
    : columnFacts(clause, about, turn);
const isTellingTo = (text: string): boolean => /^\W*(?:remind|tell|ask|note|log|add|task|to-?do)\b/iu.test(text);
/** Whether a guess that uses every word sets all that is told, to the same values. */
const agrees = (guess: Guess, facts: readonly ColumnFact[]): boolean =>
  "reading" in guess &&
  guess.reading.left.length === 0 &&
  facts.every(({ change: { column, value } }) =>
    [guess.reading.frame, ...guess.reading.more].some(
      (frame) =>
        frame.do === "set" &&
        frame.changes.some(
          (change) =>
            "column" in change &&
            change.column.id === column.id &&
            (column.type === "multiselect" || change.value?.toLowerCase() === value?.toLowerCase()),
        ),
    ),
  );
/** The one who some clauses spoke of last. */
const spokenOfIn = (clauses: readonly ReadClause[]): Person | null => {
  const [person, another] = clauses.findLast(({ people }) => people.length > 0)?.people ?? [];
  return person && !another ? person : null;
};

/** Whether nothing at all would come of a clause: no card either. */
function isLost(clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if (!isUnread(clause, turn, choose)) return false;
  // Of several tasks the one that is not there is said.
  if (clause.readings.some((one) => "frame" in one && "tasks" in one.frame && one.frame.tasks.length > 1)) return false;
  const chosen = clause.readings.length === 0 ? null : choose(clause, turn);
  return chosen === null || (isAsking(chosen) && chosen.question?.asks === "task" && chosen.question.about !== "");
}

/** What is not read in parts may be one thing: "To do for Will: ask for the numbers. End of next week." */
function inOneBreath(
  clauses: readonly ReadClause[],
  guesses: readonly (Guess | null)[],
  turn: Turn,
  choose: Choosing,
): ReadClause[] | null {
  const [first, second] = clauses;
  const { message } = turn.request;
  const isRead = clauses.filter((clause, no) => !isUnread(clause, turn, choose) && guesses[no] === null);
  if (
    !first ||
    !second ||
    isRead.length > 1 ||
    // "Pilar came by, need to ring her": what is told before a task is no part of it.
    (isRead.length === 1 && first.kind === "report" && first.readings.length === 0) ||
    clauses.some(({ kind, isForbidden }) => kind === "question" || isForbidden)
  )
    return null;
  const whole = { ...first, text: message, readings: [] };
  const guess = byTraining(whole, turn, lastOf(turn), SURE);
  if (!guess || "ask" in guess) return null;
  // What is read of it already must be in it.
  const { frame } = guess.reading;
  const isSame = isRead.every(
    ({ readings: [one] }) =>
      /^add_(?:task|person)$/.test(frame.do) && one && "frame" in one && one.frame.do === frame.do,
  );
  return isSame ? [{ ...whole, kind: "command", readings: [guess.reading] }] : null;
}

const withGuess = (clause: ReadClause, guess: Guess | null): ReadClause =>
  guess && "reading" in guess ? { ...clause, kind: "command", readings: [guess.reading] } : clause;

/** Whether no reading of a clause uses all of it, with records that are there. */
function isUnread(clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if (
    !/^(?:command|report|out_of_scope)$/.test(clause.kind) ||
    reportsOrders(clause.text) ||
    isOnlyNoted(clause.text, listsOf(turn.request).columns)
  )
    return false;
  if (clause.readings.length === 0) return true;
  const chosen = choose(clause, turn);
  if (chosen === null) return true;
  if (isAsking(chosen)) return chosen.question?.asks === "task" && chosen.question.choices.length === 0;
  return chosen.left.length + chosen.ready.left.length > 0;
}
