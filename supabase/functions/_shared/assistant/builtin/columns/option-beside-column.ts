import type { StepRequest } from "../../assistant-model.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import { literalWords } from "../literal.ts";

/** What a column is said to have happened to: "signed the NDA". */
const DEED = /^(?:\p{L}{2,}ed|sent|paid|done|won|met|made|got|given|taken|kept|held)$/iu;
const HAS =
  /(?:^|[\s,])(?:has|have|had|having|(?:has|have|had|is|are)n['’]?t|not|never|already|yet to|no|an?|any|without|with|whose|been)\s+$/iu;

const ASKS =
  /^\W*(?:(?:and|so|ok|okay|please|also|but)[\s,]+)*(?:who|which|whose|how many|has|have|hasn['’]?t|haven['’]?t|did|does|do|is|are|list|show|find|count|give me)(?![\p{L}])/iu;
/** One sentence about someone, with at most an order to store it behind it: what is kept as a note keeps its words. */
const TELLS =
  /^[^,.;:?!\n"“”]{3,90}(?:[,.;–-]+\s*(?:so |please |and |can you |could you )*(?:tick|mark|set|check|update|change|store|save) (?:it|that|this|the box|them)(?: off)?(?: please| too)?)?[\s.!]*$/iu;

/**
 * "Who hasn't signed the NDA?", "Ana signed the NDA", where Signed is an option of some list: it is the tick of the column and no option that
 * is spoken of. The message without that word.
 */
export function withoutOptionBesideColumn(message: string, { user, columns = [] }: StepRequest): string {
  const isOwn = !isNoteLead(message) && (ASKS.test(message) || (TELLS.test(message) && !startsCommand(message)));
  if (!isOwn) return message;
  const options = [...user.stages, ...user.statuses, ...columns.flatMap((column) => column.options)];
  const deeds = options.filter((option) => DEED.test(option) && message.toLowerCase().includes(option.toLowerCase()));
  const ticks = columns.filter(({ type }) => type === "boolean").map(({ label }) => label);
  if (deeds.length === 0 || ticks.length === 0) return message;
  const said = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${deeds.map(literalWords).join("|")})\s+(?<rest>(?:(?:the|their|his|her|our|an?|that)\s+)?(?:${ticks.map(literalWords).join("|")})(?![\p{L}\p{M}]))`,
    "giu",
  );
  return message.replace(said, (_, rest: string, at: number) =>
    HAS.test(message.slice(0, at)) ? rest : `has ${rest}`,
  );
}
