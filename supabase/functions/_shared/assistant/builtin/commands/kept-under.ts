import type { KnownPerson } from "../../assistant-model.ts";
import { isMailHead, withMailKept } from "./mail-kept.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";

/** "Save this under Ana pls:", "keep it for Ana": what is below it is to be a note of theirs. */
const UNDER = re(
  "^\\W*(?:(?:please|pls|can you|could you|kindly|hey|ok|okay|and|so)[\\s,]+)*(?:log|save|keep|store|file|record|archive|put|drop|stick|paste) (?:this|that|it|the below|what['’]s below)(?: (?:below|down|one|mail|e-?mail|message|text|as (?:an? )?note))* (?:under|for|on|to|against|with|onto|in)(?: the (?:notes? (?:of|for|on)|name of))? (?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)(?:['’]s?)?(?: (?:notes?|name|page|file|record|profile))?(?:[\\s,]+(?:please|pls|plz|thanks|thx|for me))*\\s*[:.!]*\\s*$",
);

/** A text below "save this under Ana" is a note of hers, and never someone to add: of a mail without its head. Other messages are unchanged. */
export function withKeptUnder(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n")) return message;
  const [first = "", ...below] = message.trim().split("\n");
  const who = UNDER.exec(first)?.groups?.["who"] ?? "";
  const text = below.join("\n").trim();
  if (who === "" || text === "" || !oneMeant(who, people)) return message;
  return isMailHead(text.split("\n")[0] ?? "")
    ? withMailKept(`save this mail for ${who}\n${text}`, people)
    : `note for ${who}:\n${text}`;
}
