import type { StepRequest } from "../../assistant-model.ts";
import { oneMeant } from "../commands/one-meant.ts";
import { re } from "../commands/rewording.ts";

/** "What's Ana using today", "which system is Ana on now". */
const NOW = "(?:today|now|right now|currently|these days|at the moment|for now)";
const USES = re(
  `^\\W*(?:(?:and|so|ok|okay|hey|hi)[\\s,]+)*(?:what|which (?:one|tool|system|software|platform|app|provider))(?:['’]?s|\\s+(?:is|are|does|do))?\\s+(?<who>\\p{L}[\\p{L}\\p{M}'’ -]{0,40}?)(?:['’]s|\\s+(?:is|are))?\\s+(?:(?:using|use|uses|running on|running|run on|working with)(?:\\s+${NOW})?|on\\s+${NOW})[\\s?.!]*$`,
);
/** A column for what people work with at present. */
const KEEPS =
  /(?<!\p{L})(?:today|current|currently|now|present|tool|tools|system|software|platform|stack|vendor|provider|app|wms|erp|crm|pos)(?!\p{L})/iu;

/** What someone uses, as the question for the only column that keeps such things. Other messages are unchanged. */
export function usedNow({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 90 || message.includes("\n")) return message;
  const who = USES.exec(message)?.groups?.["who"];
  const person = who === undefined ? null : oneMeant(who, people);
  const [only, another] = columns.filter(({ type, label }) => /^(?:select|text)$/u.test(type) && KEEPS.test(label));
  return who !== undefined && person && only && !another ? `what is ${who}'s ${only.label}?` : message;
}
