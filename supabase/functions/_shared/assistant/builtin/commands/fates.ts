import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const POLITE = String.raw`(?:(?:please|pls|ok|okay|so|and|also|well|i guess|i think|let['’]?s|just|can you|could you)[\s,]+)*`;
const NAME = String.raw`\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}`;
/** "Write off Ana: priority 5": what becomes of her is in the values. */
const WRITTEN_OFF = new RegExp(
  String.raw`^\s*${POLITE}(?:(?:write|rule|count|strike|cross)\s+off\s+(?<who>${NAME}?)|(?:write|rule|count|strike)\s+(?<other>${NAME}?)\s+(?:off|out))\s*[:,;–-]\s*(?<rest>\S[^]*)$`,
  "iu",
);
/** "Keep him but clear his company": nothing is asked for by the first words. */
const KEPT = new RegExp(
  String.raw`^\s*${POLITE}keep\s+(?:(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*)|him|her|them)(?:\s+(?:in here|here|on (?:the|my) list|for now|in the crm))?[\s,.]*$`,
  "iu",
);

/** Words about what becomes of someone, before the values or the order that say it: only those are left. */
export const withoutFates = (parts: readonly Part[], lists: Lists): Part[] =>
  parts.flatMap((part, no) => {
    const [before, next] = [parts[no - 1], parts[no + 1]];
    const text = isKept(before, part) ? withName(part.text, KEPT.exec(before?.text ?? "")?.groups?.["who"]) : part.text;
    return isKept(part, next) ? [] : [{ ...part, text: withoutFate(text, lists) }];
  });

const isKept = (part: Part | undefined, next: Part | undefined): boolean =>
  part !== undefined && next !== undefined && KEPT.test(part.text) && startsCommand(next.text);

const withName = (order: string, who: string | undefined): string =>
  who === undefined ? order : order.replace(/(?<![\p{L}])(?:his|her|their)(?![\p{L}])/iu, `${who}'s`);

function withoutFate(text: string, lists: Lists): string {
  const { who, other = "", rest = "" } = isNoteLead(text) ? {} : (WRITTEN_OFF.exec(text)?.groups ?? {});
  return rest !== "" && isValue(rest, lists) ? `${who ?? other}: ${rest}` : text;
}

/** Whether words begin with a field or a stage, a status or an option. */
function isValue(words: string, { stages, statuses, columns }: Lists): boolean {
  const said = plainWords(words);
  const options = [...stages, ...statuses, ...columns.flatMap((column) => column.options)];
  return (
    fieldNamed(said, columns) !== null ||
    options.some((option) => `${said.join(" ")} `.startsWith(`${plainWords(option).join(" ")} `))
  );
}
