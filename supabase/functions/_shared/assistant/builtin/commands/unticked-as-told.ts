import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isPartOf, tellingParts } from "../told/label-words.ts";
import { re } from "./rewording.ts";

/** "I no longer have the board seat at Kelp, untick that". */
const UNTICKS = re(
  "^(?<told>[^\\n?]{6,160}?)(?:\\s*[,.!;–-]+\\s*|\\s+(?=(?:so|and)\\s))(?:(?:so|and|please|pls|now|can you|could you)\\s+)*(?:untick|uncheck|unmark|un-tick|take the tick off)(?:\\s+(?:that|it|this|(?:the|his|her|their|that) box))?(?:\\s+(?:for|on)\\s+(?:him|her|them|their row|his row|her row))?(?:\\s+(?:please|pls|thanks|too|again))*[\\s.!]*$",
);
const FIRM = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&'’-]*(?:\s\p{Lu}[\p{L}\p{M}\p{N}&'’-]*){0,3}`;
const AT_FIRM = new RegExp(
  String.raw`\s(?:at|with|of|for|from|by|on)\s+(?:the\s+)?(?<firm>${FIRM})(?:\s+(?:any ?more|any longer|now))?$`,
  "u",
);
const FIRM_FIRST = new RegExp(
  String.raw`^(?!(?:I|We|They|He|She|It|The|You)\s)(?<firm>${FIRM})\s+(?:has|have|does|did|no|is|gave|lost|cancel\p{L}*|broke)\s`,
  "u",
);

/** What is told not to be so any more, and is to be unticked, as an order for the one column and who it is of. Other messages are unchanged. */
export function withUnticked({ message, people, columns = [] }: StepRequest): string {
  const { told } = UNTICKS.exec(message)?.groups ?? {};
  if (told === undefined) return message;
  const words = plainWords(told);
  const [column, another] = columns.filter(
    (one) =>
      one.type === "boolean" &&
      tellingParts(one).some((part) => words.some((word) => word === part || isPartOf(word, part))),
  );
  const named = people.filter(
    ({ by, name }) =>
      /^(?:name|part)$/.test(by) && plainWords(name).some((part) => words.includes(part) || words.includes(`${part}s`)),
  );
  const [person, other] = named;
  const firm = (AT_FIRM.exec(told.trim()) ?? FIRM_FIRST.exec(told.trim()))?.groups?.["firm"];
  const whose = person ? (other ? undefined : person.name) : firm;
  return column && !another && whose !== undefined ? `untick ${column.label} for ${whose}` : message;
}
