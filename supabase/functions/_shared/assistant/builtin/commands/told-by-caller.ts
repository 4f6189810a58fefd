import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { re } from "./rewording.ts";

const CALLER = re(
  "^\\s*(?:(?:so|and|ok|also)[\\s,]+)*(?:the|a|an|our|my) (?:\\p{Ll}[\\p{L}'’-]*(?: \\p{Ll}[\\p{L}'’-]*){0,2}) (?:rang|called|phoned|wrote|e-?mailed|texted|messaged|was on the phone|got in touch)(?: (?:me|us|back|just now|today|this morning|earlier))*[,;:.–—-]+ (?:and )?(?:(?:the|his|her|their|our|its) )?(?<label>\\p{L}[\\p{L}\\p{N} -]{2,40}?) (?:is|are|has (?:moved|changed) to|moved to|changed to)(?: now)? (?<value>[^,;:?!\\n]{1,40}?)(?: now)?[\\s.!]*$",
);

/** "The printer rang, print deadline is now 27 November": the value of a column, of which it must be asked whose it is. Other messages are unchanged. */
export function withValueOfCaller(message: string, columns: readonly OwnColumn[]): string {
  const { label = "", value = "" } = CALLER.exec(message)?.groups ?? {};
  const said = plainWords(label).join(" ");
  const column = columns.find((one) => said !== "" && plainWords(one.label).join(" ") === said);
  return column ? `set ${column.label} to ${value}` : message;
}
