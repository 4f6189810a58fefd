import { byName } from "./by-name.ts";
import { inItsPlace } from "./literal.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { plainOf, UNDO } from "./commands/clause-kind.ts";
import { findDates } from "./find-dates.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { BESIDE_NOTE, CHOSEN } from "./guesses/guess.ts";
import { asNoteText } from "./commands/note-asked-for.ts";
import { NEWCOMER } from "./ready.ts";
import { chosenOf } from "./chosen-of.ts";
import { isDay } from "./referring/yes-but.ts";
import { isOlderTurn } from "./newest.ts";
import { onlyTakesBack } from "./which-change.ts";
import { correctedOrder } from "./referring/corrected-order.ts";
import { asSaidOf, hasNoProfile, isFactOfNewcomer, newcomerName, tellsOfNewcomer } from "./referring/of-newcomer.ts";
import { profileIn } from "./newcomers/addresses.ts";
import { type Listed, NOTHING_SAID, type OpenQuestion } from "./reading.ts";
import { isOnlyName, isOther, readAs, withName } from "./only-name.ts";
import { jointBefore } from "./answer-joint.ts";
import { asksItself, asksOrOrders, choosesNone } from "./no-choice.ts";
import { choiceLeft, isPlainYes, saysNoChoice } from "./yes-to-choices.ts";

const LEAVES =
  /^(?:(?:no|none|neither|nobody|no one|cancel|stop|forget|never ?mind|leave|skip|drop|don t|do not|not now|later)(?: (?:of them|it|that|this|them|bother|one|thanks|thank you|add|do))*)$/;
/** "I don't have it": of an address that was asked for. */
const HAS_NONE =
  /^\W*(?:(?:sorry|no|oh|well|hm+|but)[\s,]+)*(?:(?:i|we) )?(?:don['’]?t|do not|haven['’]?t) (?:have|know|got|remember)(?: (?:it|that|one|any|them|her|his|the|their|linkedin|address|url|profile|link|yet|now|right now|at hand|on me|handy|anymore))*[\s.!]*$|^\W*(?:no idea|no clue|dunno|not sure|unknown)(?: yet)?[\s.!]*$/iu;
const YES =
  /^(?:(?:yes|yep|yeah|yup|y|ok|okay|sure|exactly|right|correct|please|do|that|s|is|it|i|mean|meant|thanks|ja|genau|richtig|si|claro|exacto|vale|oui|exactement|d accord|c est ca)(?: |$))+$/;
/** The one question that was asked back, by its place. */
const ONE = /^(?:(?:the |number |option )?(?:1|one|first)(?: one)?(?: please)?)$/;

/**
 * What a message is to the question before it: its answer, with which that message is read again; "left" when it is taken back, "which"
 * when a yes says of several choices nothing.
 */
export type Answered = { request: StepRequest; given: Record<string, string> } | "left" | "which" | null;

/** Whether a message answers the open question. `clauses` is how it reads by itself: a command or a question of its own answers nothing. */
export function answerTo(question: OpenQuestion, request: StepRequest, clauses: readonly ReadClause[]): Answered {
  const words = plainOf(request.message);
  if (LEAVES.test(words) || takesBackQuestion(question, request)) return "left";
  if (saysNoChoice(question, words)) return "which";
  const corrected = question.asks === "choice" ? correctedOrder(question, request) : null;
  // What was chosen before was chosen of the other one.
  if (corrected) return again({ ...question, given: {} }, corrected, request);
  if (choosesNone(question, words)) return "which";
  if (question.asks === "question") return YES.test(words) || ONE.test(words) ? again(question, {}, request) : null;
  if (question.asks === "url") return HAS_NONE.test(request.message) ? "left" : url(question, request);
  if (question.asks === "choice")
    return clauses.some((clause) => asksOrOrders(clause, question, words)) ? null : ofChoices(question, request, words);
  if (question.asks === "block") return block(question, request, words);
  const dated = question.asks === "person" ? withDay(question, request) : null;
  if (dated) return dated;
  // "Sorry, I meant Friday" is about the order of which it is asked who.
  const other =
    /^(?:person|task)$/.test(question.asks) && chosenOf(question.choices, words) === null
      ? correctedOrder(question, { ...request, people: [] })
      : null;
  if (other) return again({ ...question, given: {} }, other, request);
  const left = /^(?:person|task)$/.test(question.asks) ? choiceLeft(question, words, chosenOf) : null;
  if (left) return withChoice(question, left, request);
  const [one, second] = question.choices;
  // "Do you mean Ana?"
  if (question.asks === "person" && one && !second && YES.test(words)) return withChoice(question, one, request);
  const [clause] = clauses;
  if (!clause) return null;
  const noted = clauses.length > 1 ? asNoteText(question, request.message) : null;
  if (noted !== null && !isOrder(clause)) return again(question, { message: noted }, request);
  if (clauses.length !== 1) return null;
  // "No, Meeting": what is wanted instead of what was said.
  const instead = /^\s*(?:no|nope|oh|sorry|hm+)\s*,\s*(?<rest>\S.{0,40})$/isu.exec(request.message)?.groups?.["rest"];
  if (instead !== undefined && question.asks === "value")
    return value(question, { ...request, message: instead }, plainOf(instead));
  // "Kwabena's" names whose task it is, and asks for no profile.
  const isOfTask =
    question.asks === "task" &&
    words.split(" ").length <= 5 &&
    !asksItself(words) &&
    chosenOf(question.choices, words) !== null;
  if (isOfTask) return choice(question, request, clause, words);
  if (isOrder(clause)) return null;
  if (question.asks === "date") return date(question, request);
  if (question.asks === "value") return value(question, request, words);
  return choice(question, request, clause, words);
}

/** "Undo", where nothing was changed since the question: it lets go of the question. */
function takesBackQuestion({ asks }: OpenQuestion, request: StepRequest): boolean {
  const { message, changes = [] } = request;
  const standing = changes.filter(({ status }) => status === "proposed" || status === "executed");
  return (
    asks !== "question" &&
    UNDO.test(plainOf(message)) &&
    onlyTakesBack(message.replace(/\b(?:the|that|this|your|my) question\b/iu, "")) &&
    (standing.length === 0 || isOlderTurn(standing, request))
  );
}

/** Whether a clause is a question or an order of its own, which answers nothing. */
const isOrder = (clause: ReadClause): boolean =>
  clause.kind === "question" ||
  clause.readings.some((one) => "frame" in one && one.left.length === 0 && one.doubt === null);

const again = (
  question: OpenQuestion,
  { message = question.message, people = [] as KnownPerson[], given = {} as Record<string, string> },
  request: StepRequest,
): Answered => ({
  request: {
    ...request,
    message,
    people: [...people, ...question.people.filter(({ id }) => !people.some((one) => one.id === id))],
  },
  given: { ...question.given, ...given },
});

const OF_TASK =
  /(?<!\p{L})(?:remind|reminder|task|to-?do|follow(?:-| )?up|call|meet|write|send|e?-?mail|ping|chase)(?!\p{L})/iu;
/** "Tomorrow", where it is asked who a new task is for: its day, and the question stays open. */
function withDay(question: OpenQuestion, request: StepRequest): Answered {
  const said = request.message.trim().replace(/^(?:and|oh|on|by|for|due|it['’]?s)\s+|[.!\s]+$/giu, "");
  const { message } = question;
  if (!isDay(said, request.today) || !OF_TASK.test(message) || findDates(message, request.today).length > 0)
    return null;
  return again(question, { message: `${message.replace(/[\s.!?]+$/u, "")} ${said}` }, request);
}

/** "The first", "2", "keep it as a note": one of the changes that were offered. */
function ofChoices(question: OpenQuestion, request: StepRequest, words: string): Answered {
  const [first] = question.choices;
  // The address of the profile says that they are to be added.
  if (first?.name.startsWith("Add ") && profileIn(request.message) !== null && plainWords(words).length <= MOST_WORDS)
    return again(
      question,
      { given: { [`${CHOSEN}${question.about}`]: first.id, "told:": request.message.trim() } },
      request,
    );
  const said = isPlainYes(words) && !(BESIDE_NOTE in question.given) ? "first" : words;
  const chosen = plainWords(said).length > MOST_WORDS ? null : chosenOf(question.choices, said);
  const { reads } = chosen ?? {};
  if (reads !== undefined)
    return again(question, { message: inItsPlace(question.message, question.about, reads) }, request);
  return chosen && again(question, { given: { [`${CHOSEN}${question.about}`]: chosen.id } }, request);
}
const MOST_WORDS = 10;

/** "Oh sorry, it's linkedin.com/in/…": says nothing of them. */
const HERE_IT_IS =
  /^(?:(?:oh|ah|ok|okay|sorry|yes|sure|right|well|hm+|oops|my bad|forgot(?: (?:it|that))?|here(?: you go|['’]?s)?|there you go|it['’]?s|it is|this is(?: it)?|that['’]?s(?: it)?|(?:the|her|his|their) (?:url|link|address|profile|linkedin)(?: is)?|at)[\s,.:;!–-]+)+(?=\S*linkedin\.com|in\/)/iu;
/** The answer is kept whole: beside the address it may say more about them. */
function url(question: OpenQuestion, request: StepRequest): Answered {
  const typed = request.message.trim().replace(HERE_IT_IS, "");
  const name = newcomerName({ state: { ...NOTHING_SAID, question } }) ?? "";
  // The address is asked for again, with what was given.
  if (hasNoProfile(name, typed)) return again(question, {}, request);
  const said = asSaidOf(name, typed);
  const bare = /^[\w-]{3,100}$/.test(said) && /-/.test(said) ? `https://www.linkedin.com/in/${said}` : null;
  if (bare === null && profileIn(said) === null && !tellsOfNewcomer(said) && !isFactOfNewcomer(said)) return null;
  const told = [question.given["told:"] ?? "", bare ?? said].filter((words) => words !== "").join(", ");
  return again(question, { given: { "told:": told } }, request);
}

/** What the lines are to become. */
function block(question: OpenQuestion, request: StepRequest, words: string): Answered {
  const said = words.replace(/^(?:(?:as|to|make|into|please|store|save|keep|it|them|that|these|is|are|for) )+/, "");
  const chosen =
    chosenOf(question.choices, said) ??
    question.choices.find(({ id }) => said.split(" ").some((word) => word.replace(/s$/, "") === id.replace(/s$/, "")));
  return chosen ? again(question, { given: { "block:": chosen.id } }, request) : null;
}

function date(question: OpenQuestion, request: StepRequest): Answered {
  const [found, another] = findDates(request.message, request.today);
  return found && !another ? again(question, { given: { "date:": found.date } }, request) : null;
}

/** "Actually make that Lead", "sorry, call it Lead": words around the value that is wanted. */
const INSTEAD =
  /^(?:(?:no|nope|oh|ah|hm+|wait|sorry|oops|actually|rather|well|ok|okay)[\s,.!–-]+)*(?:(?:please\s+)?(?:make|set|change|put|turn)\s+(?:it|that|this|them|those|him|her)(?:\s+(?:to|into|as|at))?|call\s+(?:it|that|this|them)|(?:i\s+)?(?:mean|meant)|it should (?:be|say)|let['’]?s\s+(?:say|do|take|use|make it)|go\s+(?:with|for))\s+(?=\S)/iu;

function value(question: OpenQuestion, request: StepRequest, words: string): Answered {
  const answer = request.message
    .trim()
    .replace(INSTEAD, "")
    .replace(/[.!]+$|^(?:yes|yeah|yep|ok|okay|sure)[\s,]+(?=\S)/giu, "")
    .replace(/^(\S+(?:\s\S+)?)['’]s?$/u, "$1")
    .replace(/^(?:(?:let['’]?s )?(?:call|name) it|it should be called|it['’]?s called|called|named)\s+/iu, "");
  if (words === "" || (question.about !== "" && plainWords(answer).length > 8)) return null;
  const { message, about } = question;
  if (about === "") {
    return again(
      question,
      {
        message: message.replace(/[\s:.!?]+$/, "") + jointBefore(answer, question, request) + answer,
        people: request.people.filter(({ by }) => by !== "near"),
      },
      request,
    );
  }
  if (/\bmoved|went|moving\b/i.test(message) && /\b(?:company|firm|employer|job|startup)\b/.test(words))
    return again(question, { message: inItsPlace(message, about, `the company ${about}`) }, request);
  if (/\bmoved|went|moving\b/i.test(message) && /\b(?:place|city|town|country)\b/.test(words))
    return again(
      question,
      { message: message.replace(/\b(?:moved|went|is moving|moves)\b(?: over)?/i, "relocated") },
      request,
    );
  return again(
    question,
    { message: inItsPlace(message, about, answer.replace(/^(?:to|as|i mean|i meant|make it|it is|it's)\s+/i, "")) },
    request,
  );
}

function withChoice(question: OpenQuestion, chosen: Listed, request: StepRequest): Answered {
  const key = question.asks === "task" ? "task" : "person";
  const { about, message } = question;
  const given = { [`${key}:${about}`]: chosen.id };
  const { reads } = chosen;
  // "The editor", who is Ines: the order is read again with her name.
  if (key === "person" && reads !== undefined)
    return again(question, readAs(question, { id: chosen.id, name: reads }), request);
  const isKnown = question.people.some(({ id }) => id === chosen.id);
  if (key === "task" || isKnown || chosen.id === NEWCOMER) return again(question, { given }, request);
  // Their firm is behind the name that is offered.
  const name = chosen.name.replace(/ \([^()]*\)$/u, "");
  const people = [byName({ id: chosen.id, name })];
  // "Kofy", of Kofi: the message is read again with the name as it is.
  const own = plainWords(name).includes(about) ? message : withName(message, about, name);
  return again(question, { message: own, people, given }, request);
}

function choice(question: OpenQuestion, request: StepRequest, clause: ReadClause, words: string): Answered {
  const chosen = chosenOf(question.choices, words);
  if (chosen) return withChoice(question, chosen, request);
  const [one, another] = clause.people;
  if (question.asks === "task" || !one || another || plainWords(request.message).length > 8) return null;
  // "Ben", instead of a Zoltan who is not there; "Ben likes tea" answers nothing.
  const { about, message } = question;
  if (question.asks === "person" && isOther(about, one.name) && message.toLowerCase().includes(about))
    return isOnlyName(words, one.name) ? again(question, readAs(question, one), request) : null;
  const people = [{ ...one, by: "name" as const }];
  return again(question, { people, given: { [`person:${about}`]: one.id } }, request);
}
