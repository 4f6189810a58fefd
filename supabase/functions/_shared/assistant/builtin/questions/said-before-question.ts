import type { StepRequest } from "../../assistant-model.ts";
import { re } from "../commands/rewording.ts";
import { oneMeant } from "../commands/one-meant.ts";

const SOFT = "^\\W*(?:(?:and|so|ok|okay|hey|hi|please|also)[\\s,]+)*";
const ASK = "(?:who|which(?: (?:one|of them))?|whose)";
/** "Between Kelp and Marl who pays more": the two before what is asked of them. */
const BETWEEN = re(
  `${SOFT}(?:between|out of|of|among|amongst|from|comparing) (?<one>[\\p{L}\\p{N}][^,;:?!\\n]{1,40}?) (?:and|&|or|vs\\.?) (?<other>[\\p{L}\\p{N}][^,;:?!\\n]{1,40}?),? (?<ask>${ASK}) (?<rest>[^;:?\\n]{3,80}?)[\\s?.!]*$`,
);
/** "From Sid's accounts, which have reached Live". */
const OF_OWNER = re(
  `${SOFT}(?:from|among|amongst|out of|of|in|within) (?:all )?(?<owner>(?-i:\\p{Lu})[\\p{L}\\p{M}-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]+)?)['’]s? (?:accounts?|people|clients?|customers?|leads?|contacts?|deals?|ones|partners?|portfolio|list|book|pipeline),? (?:who|which)(?: (?:ones|all|people|accounts|of them))* (?<rest>[^;:?\\n]{3,80}?)[\\s?.!]*$`,
);
const REACHED =
  /^(?:has|have) (?:now |already |so far )?(?:reached|got to|gotten to|made it to|come to|hit|moved to|entered)\s+(?:the\s+)?/iu;
/** "… done? If yes, on which date?": a yes says when, and a no says until when. */
const IF_SO_WHEN =
  /(?<=^\W*(?:(?:and|so|ok|hey|please)[\s,]+)*(?:did|is|was|has|have|are|were)(?!\p{L})[^\n]{5,140}?)\s*[?.,;–—-]+\s*(?:(?:and|also)\s+)?if\s+(?:yes|so|not|no|it (?:is|was)|done|they did|i did|we did)[\s,]+(?:then[\s,]+)?(?:tell me\s+)?(?:(?:on|by|since|from)\s+)?(?:when|(?:which|what) (?:date|day))(?!\p{L})[^.?!\n]{0,40}\?*\s*$/iu;

/** A question behind those who it is about, or before "if so, when?", in the usual order. Other messages are unchanged. */
export function withQuestionFirst({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 220 || message.includes("\n")) return message;
  if (IF_SO_WHEN.test(message)) return `${message.replace(IF_SO_WHEN, "")}?`;
  const { one = "", other = "", ask = "", rest = "" } = BETWEEN.exec(message)?.groups ?? {};
  const [first, second] = [one, other].map((said) => (said === "" ? null : oneMeant(said, people)));
  if (first && second && first.id !== second.id)
    return `${ask.replace(/ (?:one|of them)$/iu, "")} ${rest}, ${first.name} or ${second.name}?`;
  const { owner = "", rest: asked = "" } = OF_OWNER.exec(message)?.groups ?? {};
  if (owner !== "" && oneMeant(owner, people) === null)
    return `which of ${owner}'s people ${asked.replace(REACHED, "are in ")}?`;
  return message;
}
