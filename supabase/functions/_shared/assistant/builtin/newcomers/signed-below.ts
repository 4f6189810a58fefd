import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const GREETS =
  "(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|hola|estimad[oa]|bonjour|ch[èe]re?|salut)";
const SIGN_OFF =
  "(?:best|kind(?:est)? regards|best (?:regards|wishes)|warm(?:est)? regards|regards|cheers|thanks|many thanks|thank you|all the best|sincerely|warmly|yours|viele gr[uü](?:ss|ß)e|beste gr[uü](?:ss|ß)e|saludos|cordialement|bien [àa] vous)";
const ORDER =
  "(?:please|pls|can you|could you|kindly|\\s)*(?:add|create|save|put|track|enter)\\s(?![^\\n]*\\b(?:notes?|tasks?)\\b)[^\\n]{0,80}";
/** "Add her from this mail:", a mail with a greeting, and who signed it. */
const MAIL = new RegExp(
  String.raw`^\W*(?<order>${ORDER})?\s*(?<heads>(?:[ \t]*(?:from|to|cc|date|sent|subject|von|an|betreff|datum|de|para|objet|asunto)[ \t]*:[^\n]{0,200}\n)*)\s*(?<body>${GREETS}(?!\p{L})[^]{0,2500}?)\n[ \t]*${SIGN_OFF}[^\n]{0,20}\n\s*(?<card>\p{Lu}[^]{2,400})$`,
  "iu",
);
const FROM =
  /(?:^|\n)[ \t]*(?:from|von|de)[ \t]*:[ \t]*["“]?(?<name>[^<"”\n@]{3,60}?)["”]?[ \t]*<(?<mail>[^\s<>@]+@[^\s<>@]+)>/iu;
const PROFILE = /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[^\s)>\]]{2,100}/iu;
/** A name and no more on a line: at most four words that begin with capitals. */
const NAME_LINE = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]*|van|von|de|der|da|di|el|al|le|la)){1,4}$/u;

const isSame = (one: string, other: string): boolean => plainWords(one).join(" ") === plainWords(other).join(" ");

/**
 * Who is to be added from a mail is who signed it: its greeting and its words are nobody's name. A mail alone, of someone who is not
 * there yet, is taken for the wish to add them. Returns other messages unchanged.
 */
export function withSignerOf({ message, people, user }: Pick<StepRequest, "message" | "people" | "user">): string {
  const mail = (message.includes("\n") && MAIL.exec(message)?.groups) || {};
  const { order, heads = "", body = "", card = "" } = mail;
  const [line = ""] = card.split("\n", 1);
  const name = line.trim();
  if (order === undefined) {
    const isKnown = people.some((person) => isSame(person.name, name) || person.by === "name");
    if (card === "" || !NAME_LINE.test(name) || isKnown || (user.name !== null && isSame(user.name, name)))
      return message;
  }
  if (card === "") return message;
  const from = FROM.exec(heads)?.groups ?? {};
  const isWriter = from["name"] !== undefined && isSame(from["name"], name);
  const beside = [
    isWriter && !card.includes("@") ? from["mail"] : undefined,
    PROFILE.test(card) ? undefined : PROFILE.exec(body)?.[0],
  ].filter((one) => one !== undefined);
  return [order ?? "Add this person:", card.trimEnd(), ...beside].join("\n");
}
