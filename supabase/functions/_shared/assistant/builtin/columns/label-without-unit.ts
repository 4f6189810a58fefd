import type { StepRequest } from "../../assistant-model.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import { outsideKept } from "../commands/outside-kept.ts";
import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { asScaled, scaleOf, withoutScale } from "../vocabulary/label-scale.ts";

const ASKS =
  /^\W*(?:(?:so|and|ok|okay|please|also)[\s,]+)*(?:who|whose|which|what|how|is|are|does|do|did|has|have|list|show|find|count|any|anyone|everyone|give me|people)(?!\p{L})|\?\s*$/iu;
const AMOUNT = /(?<![\p{L}\p{N}])\d[\d.,]*\s?(?:k|m|mn|mio|million|thousand|cr|crores?|lakhs?|lacs?)(?!\p{L})/giu;

/**
 * "Set the monthly GMV for Ana to 38", "who has a GMV above 5 cr?" of a column "Monthly GMV Cr": its whole label in an order or a question, and
 * the amount that is asked for as the column holds it. Other messages are unchanged.
 */
export const withLabelWhole = ({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string =>
  outsideKept(message, ["notes", "titles"], (said) => withLabels(said, columns));

function withLabels(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 200 || message.includes("\n") || isNoteLead(message)) return message;
  const isAsked = ASKS.test(message);
  if (!isAsked && !startsCommand(message.replace(/^\W*(?:(?:umm?|uh|er|so|ok|okay)[\s,]+)+/iu, ""))) return message;
  const scaled = columns.filter(({ type, label }) => type === "number" && scaleOf(label) > 1);
  return scaled.reduce((said, column) => {
    const bare = withoutScale(column.label).trim();
    const last = plainWords(bare).at(-1) ?? "";
    const isOnly = columns.filter((one) => plainWords(one.label).includes(last)).length === 1;
    if (bare === column.label.trim() || last.length < 3 || !isOnly || !plainWords(said).includes(last)) return said;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literalWords(column.label)}(?![\\p{L}\\p{N}])`, "iu").test(said);
    // "Remind me to raise the rent": a verb is no label.
    const isVerb = isAsked
      ? ""
      : '(?<!(?:^|[:;"“«]|(?<!\\p{L})(?:to|and|please|then|called|task|reminder|to-?do))\\s*)';
    const isLabel = "(?=\\s*(?:of|for|to|is|are|at|by|from|[:=])(?![\\p{L}\\p{N}]))";
    const label = literalWords(bare);
    const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${isVerb}${label}(?![\\p{L}\\p{N}])|${label}${isLabel})`, "iu");
    const full = whole ? said : said.replace(named, column.label);
    return isAsked ? full.replace(AMOUNT, (amount) => asScaled(amount, column.label)) : full;
  }, message);
}
