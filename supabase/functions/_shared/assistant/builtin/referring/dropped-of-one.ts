import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const OH = "(?:(?:oh|ah|hm+|no|nope|wait|sorry|oops|actually|ok|okay|please|and|but)[\\s,.!–-]+)*";
const DROPS = "(?:scratch|forget|drop|cancel|scrap|skip|strike|lose|bin|undo|leave out|take back|never mind)";
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]*){0,2}";
/** "Scratch Hailey's, she's still frozen", "drop the one for Hailey": one person's change of several, and why. */
const OF_ONE = new RegExp(
  `^\\W*${OH}${DROPS} (?:(?<whose>${NAME})['’]s?(?: (?:one|change|card|bit|part))?|(?:the|that) (?:one|change|card|bit|part) (?:for|of|about|on) (?<who>${NAME}))(?: (?:please|though|for now|again|after all|then))*(?:\\s*[,;.–—-]+\\s*(?<why>[^?\\n]{3,60}?))?[\\s.!]*$`,
  "iu",
);
const GIVES_REASON =
  /^(?:(?:because|since|as|cos)\s+)?(?:he|she|they|it|that|this|we|i)(?:['’]|\s(?:is|are|was|were|has|have|had|will|can|could|did|does|do|am)(?!\p{L}))/iu;

/** One person's change that is dropped, of those that were just made or wait, in the words in which that is read. Other messages are unchanged. */
export function droppedOfOne({
  message,
  changes = [],
  people,
}: Pick<StepRequest, "message" | "changes" | "people">): string {
  const { whose, who = whose ?? "", why = "" } = OF_ONE.exec(message)?.groups ?? {};
  if (who === "" || (why !== "" && !GIVES_REASON.test(why))) return message;
  const hasAll = (text: string) => plainWords(who).every((word) => plainWords(text).includes(word));
  const named = people.filter(({ name }) => hasAll(name)).map(({ id }) => id);
  const isTheirs = changes.some(
    ({ status, title, founderId }) =>
      /^(?:executed|proposed)$/u.test(status) && (hasAll(title) || (founderId !== null && named.includes(founderId))),
  );
  return isTheirs ? `not ${who}'s` : message;
}
