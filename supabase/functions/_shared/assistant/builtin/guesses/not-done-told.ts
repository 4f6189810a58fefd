import type { Frame } from "../commands/frames.ts";

/** "I haven't paid it", "not sent yet", "we don't do the audit", "it can't be done", "almost finished". */
const NOT_DONE = new RegExp(
  [
    String.raw`\b(?:have|has|had|did|is|are|was|were)(?:n['’]?t| not| never)(?!\p{L})`,
    String.raw`\bnever(?! mind)(?!\p{L})`,
    String.raw`\bnot (?:yet|quite|(?:been )?\p{L}+(?:ed|id|ne|nt|ade)(?: yet)?)(?!\p{L})`,
    String.raw`^\W*(?:i|we|they|he|she|you)\s+(?:(?:do|does|could|would|wo)(?:n['’]?t| n['’]?t| not)|don t|can['’]?t|cannot|will not)(?!\p{L})`,
    String.raw`\b(?:can['’]?t|cannot|can not|couldn['’]?t|could not|won['’]?t|will not|wouldn['’]?t) be (?:done|finished|completed?)\b`,
    String.raw`\b(?:almost|nearly|half|partly|half[- ]?way|mostly|three quarters)[- ](?:done|finished|complete[d]?|through|there|ready)\b`,
  ].join("|"),
  "iu",
);

/** "It isn't needed any more": what may be let go, done or not. */
const NOT_NEEDED =
  /(?:not|n['’]?t|no longer|never)\s+(?:be\s+)?(?:needed|necessary|required|relevant|worth)(?!\p{L})/iu;

/** Whether a text tells that something is not done, or not yet. */
export const tellsNotDone = (text: string): boolean => NOT_DONE.test(text) && !NOT_NEEDED.test(text);

/** Whether a change marks as done what was told not to be. */
export const isUndone = (frame: Frame, text: string): boolean =>
  frame.do === "change_task" && frame.change.status === "done" && tellsNotDone(text);
