import type { Frame, Problem, Reading } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

/** What is said of a task that is out of the way: it need not be done any more. */
const AWAY =
  "(?!(?:\\s+\\p{L}+){0,3}?\\s+(?:need\\p{L}*|necessary|required|any ?more|any longer|open|due|pending|outstanding|overdue|urgent|wanted|relevant|on me|left|remain\\p{L}*|to be done|wait\\p{L}*|start\\p{L}*|only|just)(?!\\p{L}))";
const NOT =
  "(?:(?:have|has|had|do|does|did|is|are|was|were|ai|could|would|should|must|wo|ca)n(?:['’´`]?t)|(?:have|has|had|do|does|did|is|are|was|were|am|could|would|should|must|can|will|i['’]m|it['’]s|that['’]s|we['’]re) not|cannot|never|won['’]t|can['’]t)";
const NOT_DONE = new RegExp(
  `(?<!\\p{L})(?:${[
    `${NOT}${AWAY}`,
    "(?:almost|nearly|not quite|not really|not fully|not yet|not (?:been )?\\p{L}+ yet|half(?:way)?|partly|partially|barely|hardly|scarcely|far from|close to|about to|going to|mostly|as good as)(?!\\p{L})",
    "(?:un|not )able to|failed to|fail to|forgot(?:ten)? to|refuse[ds]? to|without|i doubt|too (?:busy|late|tired|ill) to|still (?:have|has|need|needs|got) to|no time",
    "noch nicht|nicht|todav[ií]a no|a[uú]n no|pas encore",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
/** An order, whose own "not" forbids it and is read as that. */
const ORDERS =
  /^\W*(?:(?:please|pls|ok|and|also|then|so|can you|could you|now|just)[\s,]+)*(?:mark|set|complete|finish|tick|check|close|cross|put|move|change|make|update)(?!\p{L})/iu;

/** Whether a text says of something that it is not done, or not yet. */
export const saysNotDone = (text: string): boolean => {
  const [said = ""] = text.split(/[,;:]\s|\s[–—-]\s|(?<!\p{L})(?:but|although|though|because|since)(?!\p{L})/iu);
  return !ORDERS.test(said) && NOT_DONE.test(said.replace(/["“„«][^"”“»]*["”“»]/gu, " "));
};

const finishes = (frame: Frame): boolean => frame.do === "change_task" && frame.change.status === "done";
/** Whether a change would mark as done what the words say is not. */
export const deniesDone = (frame: Frame, text: string): boolean => finishes(frame) && saysNotDone(text);

const isDenied = (one: Reading | Problem, text: string): boolean =>
  "frame" in one && [one.frame, ...one.more].some((frame) => deniesDone(frame, text));

/** A clause without the readings that would mark as done what it says is not; where nothing else is left, that nothing was changed. */
export function withoutDenied(clause: ReadClause): ReadClause {
  const readings = clause.readings.filter((one) => !isDenied(one, clause.text));
  if (readings.length === clause.readings.length) return clause;
  const left: Problem = {
    problem: "As I read it, that is not done, so I left the task as it is.",
    offers: [],
  };
  return { ...clause, kind: "command", readings: readings.length > 0 ? readings : [left] };
}
