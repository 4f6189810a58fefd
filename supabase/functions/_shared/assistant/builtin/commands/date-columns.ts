import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const ORDER =
  /^(?<lead>\W*(?:(?:please|pls|and|also|so|then|just|can you|could you)[\s,]+)*(?:clear|empty|remove|wipe|unset|reset|set|change|move|update|push|shift)\s+(?:(?:the|his|her|their|(?-i:\p{Lu})[\p{L}\p{M}'’.-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,2}['’]s?)\s+)?)(?<word>\p{L}+)\s+date(?=\s|[.!?]*$)/iu;
const ENDS =
  /^(?<lead>\W*(?:(?:the|and|so|also|ok)[\s,]+)*)(?<word>\p{L}+)\s+(?:for|of|on)\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’.-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,2})\s+(?:(?:now\s+)?(?:lifts?|ends?|expires?|runs out|lapses|falls)|(?:is|gets) (?:now\s+)?(?:lifted|over))\s+(?:on\s+)?(?=(?:the\s+)?(?:\d|\p{L}+\s+\d))/iu;

/** The only column of dates that has a word in its label. */
function labelOf(word: string, { columns }: Lists): string | null {
  const own = plainWords(word);
  if (own.length !== 1 || word.length < 4 || fieldNamed(own, columns)) return null;
  const [one, another] = columns.filter(
    ({ label, type }) => type === "date" && plainWords(label).includes(own[0] ?? ""),
  );
  return one && !another ? one.label : null;
}

/** "Clear the visa date on Ana", "the visa for Ana ends on May 3": the column "Visa until", by a word of its label. */
export function withDateColumn(part: Part, lists: Lists): Part {
  if (part.text.length > 200) return part;
  const [order, ends] = [ORDER.exec(part.text), ENDS.exec(part.text)];
  const said = order?.groups ?? ends?.groups;
  const label = said && labelOf(said["word"] ?? "", lists);
  if (!said || !label) return part;
  const rest = part.text.slice((order ?? ends)?.[0].length);
  if (!order) return { ...part, text: `set the ${label} of ${said["who"] ?? ""} to ${rest}` };
  return { ...part, text: `${said["lead"] ?? ""}${label}${rest.replace(/^\s+on\s+(?=\p{Lu}\p{L}+\W*$)/u, " of ")}` };
}
