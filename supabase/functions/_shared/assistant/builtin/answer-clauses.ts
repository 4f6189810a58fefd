import { leftAlone } from "./left-alone.ts";
import { aboutTheTold } from "./commands/task-of-the-told.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { codesOf } from "./commands/tokens.ts";
import { plainOf } from "./commands/clause-kind.ts";
import { isOfOwnTask } from "./guesses/best-guess.ts";
import { withGuesses } from "./guesses/with-guesses.ts";
import { leftOver } from "./left-of-many.ts";
import { letGo } from "./let-go.ts";
import { isTelling, storyOf } from "./story-of.ts";
import { setsChoice } from "./guesses/not-meant.ts";
import { askedInstead } from "./no-longer.ts";
import { withoutDenied } from "./not-done.ts";
import { oneLess } from "./one-less.ts";
import { otherOfTheName } from "./other-of-the-name.ts";
import { choose, onlyTold, type Outcome } from "./outcome-of.ts";
import { carriedOut, outcomesOf } from "./outcomes-of-clauses.ts";
import { CONDITIONAL, isCondition, isTakenBack } from "./provisos.ts";
import { listsOf, type Turn } from "./ready.ts";
import { asked, openOf, type Said, withState } from "./said.ts";
import { strangersIn } from "./strangers-in.ts";
import { whoOfTwo } from "./who-of-two.ts";
import { twoValues } from "./two-values.ts";
import { beyondTracker } from "./scope/beyond.ts";
import { isSurelyOutside } from "./scope/more-acts.ts";
import { smallTalkIn } from "./scope/small-talk.ts";
import { withoutSpeaker } from "./said-by-speaker.ts";

/** Each thing that a message asks for may take several steps. */
const CLAUSES_AT_MOST = 8;

/** Answers the clauses of a message, each by itself; what waits for the answer to a question is asked, and the rest is done or offered. */
export function answerClauses(all: readonly ReadClause[], turn: Turn, isAfterOther = false): Said {
  const { request } = turn;
  const refused = request.mode === "agent" ? refusalOf(all, turn) : null;
  if (refused) return withState(refused, request, null);
  const kept = remarksKept(
    all
      // "Uhm": nothing is left of it.
      .filter(({ text, readings }) => all.length === 1 || readings.length > 0 || /[\p{L}\p{N}]/u.test(text))
      .slice(0, CLAUSES_AT_MOST)
      .map((clause, no, some) => {
        const told = withoutDenied(withoutSpeaker(onlyTold(clause, turn)));
        // "Isn't in Lead any more, move her to Closed": what she is now is said.
        const isChosen = some
          .slice(no + 1)
          .some(({ readings }) => readings.some((one) => "frame" in one && setsChoice(one.frame)));
        return isChosen ? told : askedInstead(told, codesOf(clause.tokens), listsOf(request));
      }),
  );
  const isStory = kept.some(({ kind, readings }) => kind === "report" && readings.length === 0);
  const strangers = strangersIn(kept, turn);
  // "Kofy", where a Kofi is there; and of nothing but the one order it is asked who is meant.
  const nearly = strangers.find((one) => one && (kept.length === 1 || (one.question?.choices.length ?? 0) > 0));
  if (nearly) return asked(nearly, turn);
  const which = request.mode === "agent" ? whoOfTwo(kept, turn) : null;
  if (which) return asked(which, turn);
  const beyond = kept.map((clause, no): Outcome | null => {
    // "Good one!", told of a call, is no praise of the assistant.
    if (isStory && isPraise(clause.text)) return null;
    const stranger = strangers[no];
    if (stranger) return { answer: stranger.ask, isUnclear: true };
    const outcome = beyondOutcome(clause, beyondTracker(clause, turn.call, request));
    return outcome &&
      !isSurelyOutside(plainOf(clause.text)) &&
      (isOfOwnTask(clause, turn) || changesOwnTask(clause, turn))
      ? null
      : outcome;
  });
  const told = withoutStoryBefore(aboutTheTold(kept)).map((clause, no): ReadClause =>
    beyond[no] ? { ...clause, kind: "small_talk", readings: [] } : clause,
  );
  const guessed = request.mode === "agent" ? withGuesses(told, turn, choose) : told;
  if ("ask" in guessed) return asked(guessed, turn);
  const clauses = guessed.map(withoutDenied);
  const two = request.mode === "agent" ? twoValues(clauses, listsOf(request)) : null;
  if (two) return asked(two, turn);
  const story = beyond.some((one) => one !== null) ? null : storyOf(clauses, turn);
  if (story) return story;
  const found = outcomesOf(clauses, turn, { isAfterOther, beyond });
  if ("ask" in found) return asked(found, turn);
  const { outcomes, waiting } = found;
  const answers = carriedOut(clauses, outcomes, turn, { isAfterOther, beyond, isWaiting: waiting !== null });
  const rest = leftOver(all.slice(CLAUSES_AT_MOST), CLAUSES_AT_MOST);
  const about = answers.findLast((answer) => answer.about)?.about;
  const [instead, other] = answers.flatMap(({ instead }) => instead ?? []);
  const [completes, more] = answers.flatMap(({ completes }) => completes ?? []);
  const texts = [...answers.map(({ text }) => text), ...(waiting ? [waiting.asking.ask.text] : []), ...rest];
  const said: Answer = {
    text: withExamplesLast([...new Set(texts.filter((text) => text !== ""))]).join("\n\n"),
    suggestions: [
      ...answers.flatMap(({ suggestions }) => suggestions ?? []),
      ...(waiting?.asking.ask.suggestions ?? []),
    ],
    ...(answers.some(({ listed }) => listed) && { listed: answers.flatMap(({ listed }) => listed ?? []) }),
    ...(about && { about }),
    ...(instead !== undefined && other === undefined && { instead }),
    ...(completes !== undefined && more === undefined && { completes }),
  };
  const open = waiting ? openOf(waiting.asking, turn, waiting.clause.text) : null;
  const answer = said.text === "" ? { ...said, text: "What can I do for you?" } : said;
  return withState(answer, request, open, turn.spoken.taskIds);
}

const isPraise = (text: string): boolean =>
  smallTalkIn(plainWords(text).join(" ")) === "thanks" &&
  !/(?<!\p{L})(?:thanks?|thx|ty|cheers|ta)(?!\p{L})/iu.test(text);

/** The words before examples stay only where the examples follow: at the end of an answer. */
const withExamplesLast = (texts: readonly string[]): string[] =>
  texts.map((text, no) => (no < texts.length - 1 ? text.replace(/ You could say, for example:$/u, "") : text));

/** Why nothing of a message is done: it takes something back, or says when. */
function refusalOf(all: readonly ReadClause[], { call, request }: Turn): Answer | null {
  const dropped = letGo(all, call, request) ?? oneLess(all, call, request) ?? otherOfTheName(call, request);
  if (dropped) return dropped;
  if (isTakenBack(all, request.message)) return say(leftAlone(request));
  const isConditional = all.some(
    (clause, no) => isCondition(clause) && (all[no + 1]?.kind === "command" || clause.kind === "out_of_scope"),
  );
  return isConditional ? say(CONDITIONAL) : null;
}

/** What is not the assistant's holds back what is asked beside it; small talk does not. */
function beyondOutcome({ kind, people }: ReadClause, said: Answer | null): Outcome | null {
  if (!said) return null;
  const [person, another] = people;
  // "Tell Ana that": what follows is about her.
  const answer: Answer = person && !another ? { about: { id: person.id, name: person.name }, ...said } : said;
  return kind === "small_talk" ? { answer } : { answer, isUnclear: true };
}

/** "Met Keola. Good call.": a remark belongs to what is told before it. */
function remarksKept(clauses: readonly ReadClause[]): ReadClause[] {
  const kept: ReadClause[] = [];
  for (const clause of clauses) {
    const before = kept.at(-1);
    const isRemark =
      clause.kind === "out_of_scope" && clause.readings.length === 0 && !clause.isForbidden && isTelling(clause.text);
    if (
      isRemark &&
      before?.kind === "report" &&
      before.readings.length === 0 &&
      clauses.some(({ kind }) => kind === "command")
    )
      kept.splice(-1, 1, { ...before, text: `${before.text.replace(/(?<=[\p{L}\p{N}])$/u, ".")} ${clause.text}` });
    else kept.push(clause);
  }
  return kept;
}

/** "Move the train to Sibiu to 5 July": a task of the user's is called so, whatever else it could mean. */
function changesOwnTask(clause: ReadClause, turn: Turn): boolean {
  if (turn.request.mode === "ask" || clause.kind !== "command") return false;
  const chosen = choose(clause, turn);
  // Which of several is asked, and nothing is refused.
  if (chosen && "ask" in chosen) return chosen.question?.asks === "task" && chosen.question.choices.length > 1;
  return (
    chosen !== null &&
    chosen.frame.do === "change_task" &&
    chosen.frame.change.dueDate !== undefined &&
    chosen.left.length + chosen.ready.left.length === 0
  );
}

const isOrder = ({ kind, readings }: ReadClause): boolean => kind === "command" && readings.length > 0;
/** "Ana to Diligence, board date 8 March": what is to be set, and no story. */
const TO_VALUE = /^\W*(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3} (?:to|→|->|=) (?-i:\p{Lu})/iu;
/** "I just got back, so please write a note that …": who says what the note is wants no other one of the story before it. */
function withoutStoryBefore(clauses: readonly ReadClause[]): ReadClause[] {
  const first = clauses.findIndex(isOrder);
  const isNoted = clauses.some(
    (clause) => isOrder(clause) && clause.readings.some((one) => "frame" in one && one.frame.do === "note"),
  );
  return clauses.map((clause, no) =>
    isNoted && no < first && clause.kind === "report" && clause.readings.length === 0 && !TO_VALUE.test(clause.text)
      ? { ...clause, kind: "small_talk", text: "ok" }
      : clause,
  );
}
