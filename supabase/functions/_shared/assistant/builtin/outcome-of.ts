import { leftAlone } from "./left-alone.ts";
import { cutText } from "../../contract/storable.ts";
import { answerIfSure, answerQuestion } from "./answer-question.ts";
import { type Answer, say } from "./answers.ts";
import { prepare } from "./carry-out.ts";
import { type Lists, same } from "./commands/values.ts";
import { BEGINS_TO_ASK, plainOf } from "./commands/clause-kind.ts";
import { losesMost, saysOfTheirs } from "./commands/left-over-words.ts";
import { reportsOrders } from "./commands/split-clauses.ts";
import { gainsSomebody, saysSentence, setsRole } from "./commands/sentence-values.ts";
import type { Frame } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { followUp } from "./follow-ups.ts";
import { askedInsteadOf, mayBeToBeSet, notUnderstood } from "./not-understood.ts";
import { remindsMe, tellsNews } from "./guesses/order-like.ts";
import { pastedDoubt } from "./from-pasted-mail.ts";
import { isHearsay, isReportedOrder } from "./hearsay.ts";
import { CONDITIONAL, EXCEPTED, hasException, isConditionLeft } from "./provisos.ts";
import { yesToNothing } from "./referring/yes-to-several.ts";
import { ofSpoken } from "./questions/reason-asked.ts";
import { asking, listsOf, type Ready, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { HELP, helped, smallTalk } from "./small-talk.ts";
import { tell } from "./stories.ts";
import { isTheirField } from "./their-field.ts";
import { asNoted, isOnlyNoted } from "./told/only-noted.ts";
import { extentDoubt } from "./trained/extent.ts";
import { kindDoubt } from "./trained/kind-doubt.ts";
import { plain } from "./wording.ts";

/** What is to be said to a clause, found out before anything is changed. */
export type Outcome = { answer: Answer; isUnclear?: true } | { ready: Ready; held: string | null };

export const SAYS_MORE = "Your message says more than this. Confirm if you want it.";
const FRAGMENT =
  /^(?:(?:the|my|our) )?(?:latest|newest|biggest|largest|highest|smallest|lowest|oldest|hottest|warmest|coldest|most|top|average|avg|total|sum|next|last|most recent|number|everyone|everybody|anyone|anybody|all|people|contacts|email|emails|stage|owner|status|deal|deals|company|role|location|\w+ s (?:email|stage|owner|status|company|role|location))\b|\b(?:when|where|who)$/;
const ASK_MODE = "I only answer questions in Ask mode. Switch to Agent mode and I will do it.";

const REPORTED = "That is what someone else was asked to do, so I changed nothing. Tell me if you want it done here.";

/** Whether a few words may ask for something without saying so. */
export const isFragment = ({ text, readings }: ReadClause): boolean =>
  readings.length === 0 && FRAGMENT.test(plainOf(text)) && text.length < 100;

export function outcomeOf(clause: ReadClause, turn: Turn, isAfterOther: boolean): Outcome | Asking {
  const { call, request } = turn;
  const lists = listsOf(request);
  const answer = (said: Answer): Outcome => ({ answer: said });
  // "Wer hat keine E-Mail?" asks, although it says "no".
  // "Nobody told me that she is Closed, is she?" asks too.
  const isTagged = TAG.test(clause.text);
  const isShort =
    /^(?:[^,.:;]{3,60}\?|\W*neither\s[^,.:;]{3,60})\s*$/iu.test(clause.text) && clause.people.length === 0;
  const never = clause.isForbidden && isShort ? answerIfSure(clause, call, request) : null;
  if (never) return answer(never);
  if (clause.isForbidden && !isTagged && !ASKS.test(plainOf(clause.text)) && !BEGINS_TO_ASK.test(plainOf(clause.text)))
    return answer(say(leftAlone(request)));
  if (clause.isForbidden) return answer(answerQuestion(clause, call, request));
  if (clause.kind === "question" && HELP.test(plainOf(clause.text))) return answer(helped(clause, call, request));
  if (clause.kind === "question")
    return answer(answerQuestion(clause, call, ofSpoken(clause.text, request, turn.spoken.personId)));
  if (clause.kind === "small_talk") return answer(smallTalk(clause, call, request));
  if (clause.kind === "confirmation") return answer(yesToNothing(clause.text, request));
  if (clause.kind === "correction") {
    if (request.mode === "ask") return answer(say(ASK_MODE));
    const followed = followUp(clause, call, request, lists);
    if (followed !== null) return "ask" in followed ? followed : answer(followed);
  }
  // "Latest news from Omar", "biggest deal": asked in a few words, which tell nothing.
  if (isFragment(clause) || isTheirField(clause, request.columns ?? [])) {
    const asked = answerIfSure(clause, call, request);
    if (asked) return answer(asked);
  }
  if (clause.kind === "report" && clause.readings.length === 0 && request.mode === "agent") {
    const told = tell([clause], turn, choose);
    if (told !== null && "ask" in told) return told;
    if (told !== null) return { ready: { run: told, left: [], doubt: null, about: null }, held: null };
  }
  const chosen = MESSAGES.test(clause.text) ? null : choose(clause, turn);
  if (chosen === null && isReportedOrder(clause.text)) return answer(say(REPORTED));
  // Only a message that says nothing else: beside a command, half of it would be done.
  const asks = request.mode === "ask" ? !remindsMe(clause.text) : !ORDERS.test(clause.text) && !tellsNews(clause);
  if ((chosen === null || request.mode === "ask") && asks && plainOf(request.message) === plainOf(clause.text)) {
    // "People in Berlin", "Greta's birthday": asked without asking.
    const asked = answerIfSure(clause, call, request);
    if (asked && !mayBeToBeSet(asked, clause)) return answer(asked);
    if (asked) return askedInsteadOf(chosen, clause, turn, choose) ?? answer(asked);
  }
  const instead = askedInsteadOf(chosen, clause, turn, choose);
  if (instead) return instead;
  if (chosen === null) return { answer: notUnderstood(clause, request), isUnclear: true };
  if (request.mode === "ask") return answer(say(ASK_MODE));
  if ("ask" in chosen) return chosen;
  const left = [...chosen.left, ...chosen.ready.left];
  // With "not" left over, a card would offer the opposite of what was said.
  if (hasException(left, chosen.frame, clause)) return { answer: say(EXCEPTED), isUnclear: true };
  if (isConditionLeft(left, chosen.frame)) return { answer: say(CONDITIONAL), isUnclear: true };
  const unused = chosen.frame.do === "set" ? left.find((words) => isChoice(words, lists)) : undefined;
  if (unused !== undefined) return { answer: say(unclearValue(unused)), isUnclear: true };
  if (left.some((words) => REFUSES.test(plainOf(words)))) return answer(say(leftAlone(request)));
  const held =
    left.length > 0
      ? `I did not use ${left.map((words) => `“${cutText(plain(words), 60)}”`).join(", ")}. Confirm if the rest is right.`
      : (chosen.doubt ??
        chosen.ready.doubt ??
        (clause.isGuessed || isAfterOther ? SAYS_MORE : null) ??
        pastedDoubt(request.message, chosen.frames) ??
        extentDoubt(clause, chosen.frames, turn) ??
        kindDoubt(chosen.frames, turn));
  const { remarks } = chosen;
  const run: Ready["run"] = (why) => {
    const said = chosen.ready.run(why);
    return { ...said, text: [said.text, ...(left.length > 0 && held !== null ? [held] : []), ...remarks].join(" ") };
  };
  return { ready: { ...chosen.ready, run }, held };
}

/** What was left out is a value itself: what the card would set is then another one's, or not all. */
const isChoice = (words: string, { stages, statuses, columns, owners = [] }: Lists): boolean =>
  [...stages, ...statuses, ...owners, ...columns.flatMap(({ options }) => options)].some((one) => same(one, words));
const unclearValue = (words: string): string =>
  `I am not sure what “${plain(words)}” is for, so I changed nothing. Please say it again, each person with one value.`;

/** "Give the barrister priority 60" is no search for those who have it. */
const ORDERS =
  /^\W*(?:(?:and|also|then|ok|okay|please|now|so|can you|could you)[\s,]+)*(?:set|put|move|change|mark|assign|update|bump|raise|lower|promote|message|text|dm|ping|whatsapp|give\s+(?!me\b|us\b)\S+)\s/iu;

const TAG =
  /,\s*(?:(?:is|are|was|were|does|do|did|has|have)(?:n['’]?t)? (?:she|he|it|they|i|we)|right|correct|no|or)\s*\?\s*$/iu;
const ASKS =
  /^\W*(?:who|whom|whose|what|which|when|where|how|wer|wen|wem|was|welche[rsnm]?|wann|wo|wie|a? ?quien(?:es)?|que|cual(?:es)?|cuando|donde|cuant[oa]s?|qui|quel(?:le)?s?|quand|combien|ou)\b/;

const REFUSES =
  /\b(?:not|never|no|neither|nor|don t|dont|doesn t|won t|cannot|can t|nicht|kein\w*|pas|jamais|nunca|nobody|refuse)\b/;

interface Chosen {
  frame: Frame;
  /** All of them, the first included. */
  frames: Frame[];
  ready: Ready;
  left: string[];
  doubt: string | null;
  remarks: string[];
}

/** The first reading that uses every word and whose records are there; else the one that leaves the fewest words. */
export function choose({ readings, ...clause }: ReadClause, turn: Turn): Chosen | Asking | null {
  const whole = { ...clause, readings };
  let question: Asking | null = null;
  const partly: Chosen[] = [];
  for (const one of readings) {
    if ("problem" in one) {
      question ??= asking(one);
      continue;
    }
    if (turn.request.mode === "ask") return { ask: say(ASK_MODE), question: null };
    const ready = prepare(one, whole, turn);
    if ("ask" in ready) {
      // A task that is not there may be no task at all.
      const isMissing = ready.question?.asks === "task" && ready.question.choices.length === 0;
      if (!isMissing && one.left.length === 0 && partly.length === 0 && question === null) return ready;
      // Several tasks are meant sooner than a field that nobody has.
      const isOfSeveral = ready.question?.asks === "task" && ready.question.choices.length > 1 && one.left.length === 0;
      if (isOfSeveral && (question?.question?.choices ?? []).length === 0) question = ready;
      question ??= ready;
      continue;
    }
    const chosen = {
      frame: one.frame,
      frames: [one.frame, ...one.more],
      ready,
      left: one.left,
      doubt: one.doubt,
      remarks: one.remarks,
    };
    if (
      one.left.length === 0 &&
      ready.left.length === 0 &&
      !(one.doubt !== null && one.frame.do === "add_task" && question !== null && question.question?.asks !== "task")
    )
      return chosen;
    if (one.left.length === 0 && ready.left.length === 0) continue;
    partly.push(chosen);
  }
  const [best] = partly.sort(
    (first, other) => first.left.length + first.ready.left.length - other.left.length - other.ready.left.length,
  );
  return best && best.left.join(" ").split(" ").length + best.ready.left.length <= MOST_LEFT ? best : question;
}
/** With more words than these left over, a clause is about something else. */
const MOST_LEFT = 10;

/** "Their board picked us", "Ana Sol - lift at the hall takes 900 kg". */
const TOLD_OF = /^\W*(?:(?:they are\s+|them:\s+)?(?:her|his|their)\s|\p{Lu}[\p{L}\p{M}'’ -]{1,40}\s[–—-]\s)/iu;
/** "I called Omar" is news of Omar where no task is called so. */
export function onlyTold(clause: ReadClause, turn: Turn): ReadClause {
  const isAdding = clause.readings.some((one) => "frame" in one && one.frame.do === "add_person");
  if (clause.kind !== "question" && !isAdding && isOnlyNoted(clause.text, listsOf(turn.request).columns))
    return { ...clause, kind: "report", readings: [], text: asNoted(clause.text) };
  if (reportsOrders(clause.text) && clause.kind !== "question") return { ...clause, kind: "report", readings: [] };
  if (
    clause.kind === "command" &&
    gainsSomebody(clause.text) &&
    clause.readings.every((one) => "frame" in one && setsRole(one.frame))
  )
    return { ...clause, kind: "report", readings: [] };
  if (isOfNoTask(clause, turn)) return { ...clause, kind: "report", readings: [] };
  // "Their board picked us" is told, whatever begins as a field does.
  const isToldOf = clause.kind === "command" && TOLD_OF.test(clause.text);
  const isSentence = clause.readings.every((one) => "frame" in one && saysSentence(one.frame));
  if (isToldOf && (isSentence || losesMost(clause.text, choose(clause, turn))))
    return { ...clause, kind: "report", readings: [], text: clause.text.replace(/^(?:they are|them:) /u, "") };
  if (clause.kind !== "report" || clause.readings.length === 0 || turn.request.mode === "ask") return clause;
  // "Delte the task": an order with a slip in its verb.
  const isMisspelt = clause.readings.every((one) => "frame" in one && one.doubt?.startsWith("I read “") === true);
  if (isMisspelt && !isHearsay(clause.text)) return { ...clause, kind: "command" };
  if (isHearsay(clause.text)) return { ...clause, readings: [] };
  if (clause.readings.some((one) => "frame" in one && saysSentence(one.frame))) return { ...clause, readings: [] };
  if (gainsSomebody(clause.text) && clause.readings.some((one) => "frame" in one && setsRole(one.frame)))
    return { ...clause, readings: [] };
  const chosen = choose(clause, turn);
  const isMissing = chosen !== null && "ask" in chosen && chosen.question?.asks === "task";
  return chosen === null || isMissing || ("left" in chosen && chosen.left.length + chosen.ready.left.length > 0)
    ? { ...clause, readings: [] }
    : clause;
}

/** "Freya wants to know if the survey is done": what begins with a name and is no task's title is told of them. */
function isOfNoTask(clause: ReadClause, turn: Turn): boolean {
  const [first, second] = clause.tokens;
  const isOfTasks = clause.readings.every((one) => "frame" in one && one.frame.do === "change_task");
  if (clause.kind !== "command" || clause.readings.length === 0 || !isOfTasks || turn.request.mode === "ask")
    return false;
  if (
    first?.code !== "P" ||
    (second?.code === "'s" && !saysOfTheirs(clause.text)) ||
    second?.slot ||
    /[:?]/u.test(clause.text)
  )
    return false;
  const chosen = choose(clause, turn);
  return chosen !== null && "ask" in chosen && chosen.question?.asks === "task" && chosen.question.choices.length === 0;
}

/** What only another program can send. */
const MESSAGES =
  /^\W*(?:(?:please|can you|could you|ok|hey)\s+)*(?:send|write|text|message|dm|ping)\s+(?:\S+\s+){1,4}?(?:an? |the )?(?:sms|text message|whatsapp|telegram|slack|dm|direct message|voice message)\b(?!.*\b(?:tomorrow|today|on|next|by|in)\b)/iu;
