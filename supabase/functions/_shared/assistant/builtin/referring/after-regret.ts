import type { StepRequest } from "../../assistant-model.ts";

/** "I shouldn't have done that, bring him back". */
const REGRETS =
  /^\W*(?:(?:oh|oops|no|hm+|argh|wait|sorry)[\s,.!]+)*(?:(?:i|we)\s+should(?:n['’]t|\s+not)\s+have(?:\s+done\s+(?:that|it|this)|\s+(?:deleted|removed|changed)\s+\p{L}+)?|that\s+was\s+(?:a\s+mistake|wrong|silly|stupid)|my\s+(?:mistake|bad|fault))\s*[,.!;–-]+\s*(?=(?:please\s+)?(?:bring|get|put|give|restore|undo|take)\s)/iu;
/** "… if you haven't already": it is looked up in any case. */
const IF_NOT_YET =
  /\s+if\s+(?:you|it|that)\s+(?:have|has|is|did)(?:n['’]?t|\s+not)(?:\s+(?:already|yet|done (?:it|so|that)|been done))*(?=[\s.!]*$)/iu;

/** "No it isn't, back to how it was". */
const AS_IT_WAS =
  /^\W*(?:(?:no|oops|sorry|wait|oh|please|actually)[\s,.!]+)*(?:(?:it|that|this|he|she)(?:['’]s not|\s+(?:isn['’]?t|wasn['’]?t|is not|was not))[\s,.;!–-]+)?(?:(?:put|set|make|turn)\s+(?:it|that)\s+)?back\s+(?:to\s+)?(?:how|as|what|where|the way)\s+(?:it|that|this|he|she)\s+was(?:\s+(?:before|please|then))*[\s.!]*$/iu;

/** What is wanted back behind a regret, and what is to be done unless it is, as plain orders. */
export const afterRegret = ({ message, changes = [] }: Pick<StepRequest, "message" | "changes">): string =>
  changes.length === 0
    ? message
    : AS_IT_WAS.test(message)
      ? "undo"
      : message.replace(REGRETS, "").replace(IF_NOT_YET, "");
