import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { isNoteLead } from "./split-clauses.ts";

/** "The email address we hold for Priya", "the role that's down for Ana": whose field it is, said by where it is kept. */
const HELD =
  /(?<the>(?<!\p{L})(?:the|that|this)\s+)(?<label>\p{L}[\p{L}%£€$-]*(?:\s\p{L}[\p{L}%£€$-]*){0,3}?)\s+(?:(?:that|which)\s+)?(?:(?:we|i|you)(?:['’]ve|['’]d|\s+have|\s+had)?(?:\s+(?:currently|still|now))?\s+(?:got|hold|held|have|had|keep|kept|store[d]?|note[d]?|record(?:ed)?|list(?:ed)?|show|entered|put|saved|agreed|settled on)(?!\s+to\s)|(?:that['’]s|which is|that is|is|which['’]s)?\s*(?:currently\s+)?(?:stored|held|kept|noted|recorded|saved|listed|entered|down|on file))(?:\s+(?:down|on file|on record|stored|noted|recorded|saved|listed|here|in (?:here|tracker|there)))*\s+(?:for|of|on|with|against|under|as)\s+(?=(?:(?-i:\p{Lu})|her(?!\s\p{L}+\s(?:to|is))|him|them)(?:[\p{L}\p{M}'’-]*))/giu;

/** "The Big Four remark we've got against Priya": a note on her. */
const NOTE_HELD =
  /(?<=(?<!\p{L})(?:note|remark|comment|line|entry|memo|jotting)s?)\s+(?:(?:that|which)\s+)?(?:we|i|you)(?:['’]ve|['’]d|\s+have|\s+had)?\s+(?:got|hold|held|have|had|keep|kept|put|made|wrote|written|left|stored)(?:\s+(?:down|there|here|stored|on file))*\s+(?:on|against|about|for|under|with)\s+(?=(?-i:\p{Lu})|her(?!\p{L})|him(?!\p{L})|them(?!\p{L}))/giu;

/** A message in which a field that is kept for someone is said as theirs: "the email address of Priya". Other messages are unchanged. */
export function withFieldHeld({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 400 || isNoteLead(message)) return message;
  return message.replace(NOTE_HELD, " on ").replace(HELD, (said: string, ...found) => {
    const { the = "", label = "" } = found.at(-1) as Record<string, string>;
    const words = plainWords(label);
    const isField = fieldNamed(words, columns)?.length === words.length || fieldMeant(words, columns) !== null;
    return isField ? `${the}${label} of ` : said;
  });
}
