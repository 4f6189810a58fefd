import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const SOFT = String.raw`^\W*(?:(?:and|so|ok|okay|hey|hi|please|now)[\s,]+)*(?:is it (?:true|right|correct) that\s+)?`;
const FOUNDER = String.raw`(?:an?|the|one of the)\s+(?<role>(?:co-?\s?)?founders?)\s+(?:of|at|behind|from)\s+(?<firm>\p{L}[^?\n,;:!]{1,50}?)`;
const NAME = String.raw`(?<who>\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,3}?)`;
const IS = new RegExp(
  String.raw`${SOFT}(?:is|was)\s+${NAME}\s+(?:really\s+|still\s+|now\s+|also\s+)?${FOUNDER}[\s?.!]*$`,
  "iu",
);
const THEY_ARE = new RegExp(
  String.raw`${SOFT}${NAME}(?:\s+is|['’]s)\s+(?:still\s+|now\s+|also\s+)?${FOUNDER}(?:[\s,]+(?:right|correct|isn['’]t (?:she|he)|is(?:n['’]t)? that right|true|yes|no))?\s*\?[\s?.!]*$`,
  "iu",
);

/**
 * "Is Leo the founder of Fjord?" asks for role and company, which are told: "founder" is also what people are called here, and the firm alone
 * says no yes. The message as it is where an option is called so.
 */
export function withFounderAsRole({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 140) return message;
  const { who, role, firm } = (IS.exec(message) ?? THEY_ARE.exec(message))?.groups ?? {};
  const isOption = columns.some(({ label, options }) =>
    [label, ...options].some((one) => plainWords(one).some((word) => /^(?:co)?founders?$/.test(word))),
  );
  if (who === undefined || role === undefined || firm === undefined || isOption) return message;
  return `what is the role and company of ${who}?`;
}
