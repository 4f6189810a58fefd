import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { EXPLICITLY } from "../questions/items.ts";
import type { OwnColumn } from "../reading.ts";

const ASKS =
  /^\W*(?:(?:and|so|ok|okay|hey|please|tell me|show me|list|give me)[\s,]+)*(?:who|whose|which|what|everyone|everybody|all|people|those|how many)(?:['’]s|['’]re)?\s/iu;
const MARKED =
  /(?<![\p{L}])(?:marked|set|flagged|recorded|logged|listed|ticked|registered|entered|put down|down|showing|saved|stored)(?: (?:as|to|at|with|being))* (?:a )?(?:(?:not|no|false)(?![\p{L}])|un(?=(?:paid|signed|sent|done|booked|ticked|checked)(?![\p{L}])))/iu;
/** At the end, that is all that is said of it. */
const IS_NO = /(?:\s(?:is|are|says|shows|reads)|\s?[=:])\s?(?:["“']?)(?:no|false)["”']?[\s?.!]*$/iu;
const SAYS_NOTHING =
  /^(?:who|whose|which|what|whom|s|re|is|are|was|were|be|been|being|has|have|had|having|got|and|so|ok|okay|hey|please|tell|show|me|list|give|us|everyone|everybody|all|people|person|those|ones|the|a|an|their|it|its|that|where|with|of|still|now|currently|already|yet|as|column|field|box|value|how|many|we|i|do|did|does|explicitly|actually)$/u;

const root = (word: string): string => word.replace(/(?:ies|es|s|ed|ing)$/u, "");

/** "Whose retainer is marked as not paid", "where paid is no": who has a no there, and not those without a value. */
export function markedNo({ message }: StepRequest, columns: readonly OwnColumn[]): string | null {
  if (message.length > 160 || !ASKS.test(message)) return null;
  const rest = [MARKED, IS_NO].find((one) => one.test(message));
  if (rest === undefined) return null;
  const words = plainWords(message.replace(rest, " ")).filter((word) => !SAYS_NOTHING.test(word));
  const isOf = (label: string) => {
    const own = plainWords(label).map(root);
    return words.length > 0 && words.every((word) => own.includes(root(word)));
  };
  const [only, another] = columns.filter(({ type, label }) => type === "boolean" && isOf(label));
  return only && !another
    ? `${/how many/iu.test(message) ? "how many people have" : "whose"} ${EXPLICITLY} ${only.label} is no?`
    : null;
}
