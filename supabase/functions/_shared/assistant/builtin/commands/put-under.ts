import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s+(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
const PUT_UNDER =
  /^(?<said>[^:?\n]{5,200}?)(?:\s*[,;.–—-]+\s*|\s+)(?:(?:so|and|please|can you|could you|just)\s+)*(?:put|store|save|write|file|enter|keep|log|record|note|add|stick|pop)\s+(?:that|this|it)\s+(?:down\s+)?(?:under|in|into|as|for|to)\s+(?:the\s+|his\s+|her\s+|their\s+)?(?<label>[^,;:.?!\n]{2,40}?)(?:\s+(?:column|field))?(?:\s+(?:please|too|for me))?[\s.!]*$/iu;
/** Who is told of, and what: "Ravi loves sailing", "I met Ravi through Katapult". */
const TOLD = [
  String.raw`^(?:(?:so|oh|ok|fyi|btw)[\s,]+)*(?<who>${NAME})\s+(?:(?:also|really|just|now)\s+)*(?:loves?|likes?|prefers?|enjoys?|wants?|needs?|uses?|speaks?|plays?|collects?|asked for|asked about|is into|is interested in|is a fan of|cares about|comes from|lives in|works with|was introduced by|came through|came via|comes through)\s+(?<value>\S[^,;]{1,60})$`,
  String.raw`^(?:(?:so|oh|ok|fyi|btw)[\s,]+)*(?:i|we)\s+(?:first\s+|originally\s+)?(?:met|found|know|got to know|heard of|came across|got)\s+(?<who>${NAME})\s+(?:through|via|at|by|from|in|over|on)\s+(?<value>\S[^,;]{1,60})$`,
].map((source) => new RegExp(source, "iu"));

/** "Ravi loves sailing, put that under hobbies": what was said is the value of a column, and no note. Other messages are unchanged. */
export function putUnder(message: string, columns: readonly OwnColumn[]): string {
  const { said = "", label = "" } = PUT_UNDER.exec(message)?.groups ?? {};
  const words = plainWords(label).join(" ");
  const column = columns.find(
    ({ type, label: own }) => /^(?:text|select|multiselect)$/u.test(type) && plainWords(own).join(" ") === words,
  );
  if (!column) return message;
  for (const told of TOLD) {
    const { who, value } = told.exec(said)?.groups ?? {};
    if (who !== undefined && value !== undefined && !/(?:^|\s)(?:and|but|who|which|because|to)\s/iu.test(value))
      return `set ${column.label} of ${who} to ${value.replace(/^(?:the|a|an)\s+(?=\p{Ll})/u, "")}`;
  }
  return message;
}
