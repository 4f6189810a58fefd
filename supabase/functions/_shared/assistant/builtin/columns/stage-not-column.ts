import type { StepRequest } from "../../assistant-model.ts";
import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";

/** Words of orders about a column itself, and of questions: there the column may be meant. */
const OF_COLUMN =
  /(?<!\p{L})(?:columns?|fields?|options?|choices?|dropdowns?|values?|empty|blank|clear)(?!\p{L})|^\W*(?:(?:please|pls|can you|could you|and|so|ok)[\s,]+)*(?:add|remove|delete|drop|rename|create|make an?|new|who|whose|what|which|how|where|when|show|list|is|are|was|has|have|does|do|did|fill|sort|count)(?!\p{L})|\?\s*$/iu;
/** "Who's in Cohort?" is of the stage. */
const WHO_IS_IN =
  /^\W*(?:(?:and|so|ok)\s+)*(?:who(?:['’]s| is| are)?|how many(?: (?:people|of them))?(?: are)?)(?: all| now| currently)?\s+(?:in|at)\s/iu;
const BEHIND = String.raw`(?=\s*(?:$|[.,;!?]|(?:and|but|now|please|pls|too|today|for now|then|as well|with|thanks|from)(?!\p{L})))`;

/**
 * The request without columns that are called like one of the user's stages or statuses, where the stage is meant: "everyone from Kelp goes to
 * Cohort" is of the stage, although there is a column "Cohort" with options of its own.
 */
export function withStagesMeant(request: StepRequest): StepRequest {
  const { message, columns, user } = request;
  if (!columns || message.length > 300 || (OF_COLUMN.test(message) && !WHO_IS_IN.test(message))) return request;
  const same = (one: string, other: string) => plainWords(one).join(" ") === plainWords(other).join(" ");
  const words = ` ${plainWords(message).join(" ")} `;
  const kept = columns.filter(({ label, options }) => {
    if (![...user.stages, ...user.statuses].some((one) => same(one, label))) return true;
    if (options.some((option) => words.includes(` ${plainWords(option).join(" ")} `))) return true;
    const goesTo = new RegExp(
      String.raw`(?:(?<!\p{L})(?:to|into|in|at|stage|status)|→|->|=>)\s+(?:the\s+)?(?:stage\s+|status\s+)?["“]?${literalWords(label)}["”]?(?:\s+stage)?${BEHIND}`,
      "iu",
    );
    return !goesTo.test(message);
  });
  return kept.length === columns.length ? request : { ...request, columns: kept };
}
