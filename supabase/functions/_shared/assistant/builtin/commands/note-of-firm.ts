import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";
import { startsCommand } from "./split-clauses.ts";

const THAT = "(?:that|this|it)";
const PLEASE = "(?:(?:so|and|please|pls|just|can you|could you|ok)[\\s,]+)*";
/** "Basalt got its report, log it": what is to be kept stands before it. */
const LOGGED = re(
  `^(?<text>\\s*\\p{L}[^\\n"“”]{6,400}?)[\\s,;.!–—-]+${PLEASE}(?:(?:note|log|record|write|jot|keep|save|store|put|file|remember) ${THAT}(?: down)?(?: (?:on|for the) (?:the )?record| in (?:the|their|its) (?:notes|file)| on file| for me| in mind| somewhere)?|worth (?:noting|remembering)|make a note(?: of (?:that|this|it))?|(?:that|this)['’]?s one for the (?:notes|record))(?: please| pls| thanks)*[\\s.!]*$`,
);
/** "Note for Basalt: …", "note that Basalt …". */
const NOTE_FOR = re(
  "^\\s*(?:please |pls )?(?:(?:make|add|take|write|put) (?:an? )?)?(?:note|log|file)(?: down)? (?:for|on|about|under|against|to) (?<firm>\\p{L}[^:,;.?!\\n]{2,40}?)(?:\\s*:\\s*|,? (?:saying )?that )(?<text>\\S[^\\n]*)$",
);
const NOTE_THAT = re(
  "^\\s*(?:please |pls )?(?:note|log|record|remember|write down|jot down|make a note|put on record) that (?<text>\\S[^\\n]*)$",
);

/** A note that names a firm and nobody, as one about the only person who is there; other messages are unchanged. */
export function withNoteOfFirm(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 500 || people.some(({ by }) => by === "name" || by === "part")) return message;
  const there = people.filter(({ by, company }) => by === "company" && company !== null);
  const [only, another] = there;
  if (!only || another) return message;
  const firm = plainWords(only.company ?? "").join(" ");
  const isOfFirm = (text: string): boolean => plainWords(text).join(" ").startsWith(firm);
  const under = NOTE_FOR.exec(message)?.groups;
  if (under) return isOfFirm(under["firm"] ?? "") ? `note on ${only.name}: ${under["text"] ?? ""}` : message;
  const text = (NOTE_THAT.exec(message) ?? LOGGED.exec(message))?.groups?.["text"];
  return text !== undefined && isOfFirm(text) && !/\?/u.test(text) && !startsCommand(text)
    ? `note on ${only.name}: ${text.replace(/(?<=\p{L}|\d)\s*[,;–—-]+\s*$/u, "")}`
    : message;
}
