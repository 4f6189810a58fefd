import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isPlace } from "./lexicon.ts";
import { isRole } from "../newcomers/person-words.ts";
import { isNoteLead } from "./split-clauses.ts";

const LONGEST = 200;
const CAPITALISED = String.raw`(?-i:[\p{Lu}\d])[\p{L}\p{M}\p{N}.&’'-]*`;
const GOES_TO = String.raw`(?:has\s+|have\s+)?(?:just\s+|now\s+|recently\s+)?(?:moved|went|switched|changed)\s+(?:over\s+)?to`;
/** "Tom moved to Brightline Logistics and he lives in Lyon now": where someone went, and a fact of theirs behind it. */
const MOVED_AND = new RegExp(
  String.raw`^(?<who>\W*(?:\p{L}[\p{L}\p{M}’'-]*\s+){1,4})(?<goes>${GOES_TO})\s+(?<where>${CAPITALISED}(?:\s${CAPITALISED}){0,3}?)\s*(?:,\s*and|,|;|\s+and)\s+(?:(?<they>he|she|they|his|her|their)(?![\p{L}])|(?=(?:now\s+)?(?:lives?|is\s+based|sits)\s))\s*(?<rest>\S.{3,120})$`,
  "iu",
);
const TELLS_PLACE =
  /^(?:['’](?:s|re)\s+|is\s+|are\s+|now\s+|also\s+)*(?:(?:lives?|living|sits?|based|located)(?!\p{L})|(?:at home )?in\s+\p{Lu})/u;
/** "Her email is …", "she's their CTO": a fact of a field. */
const TELLS_FIELD =
  /^(?:new\s+)?(?:e-?mail|mail|address|linkedin|profile|role|title|job|priority|stage|status|owner)(?!\p{L})/iu;
const TELLS_WORK = /^(?:['’](?:s|re)|is|are)\s+(?:(?:now|also|the|an?|their|our)\s+)*(?<role>\p{L}.*)$/u;

/**
 * "Tom moved to Brightline Logistics and he lives in Lyon": two sentences, and where the second tells the place, the first is of a firm.
 * Other messages are unchanged.
 */
export function withMoveApart(message: string, lists: readonly string[] = []): string {
  if (message.length > LONGEST || message.includes("\n") || isNoteLead(message)) return message;
  const { who = "", goes = "", where = "", they = "", rest = "" } = MOVED_AND.exec(message)?.groups ?? {};
  // "Moved to Pilot" tells of a list.
  if (where === "" || lists.some((list) => plainWords(list).join(" ") === plainWords(where).join(" "))) return message;
  const tellsPlace = TELLS_PLACE.test(rest);
  const isFact = tellsPlace || TELLS_FIELD.test(rest) || isRole(TELLS_WORK.exec(rest)?.groups?.["role"] ?? "");
  if (!isFact) return message;
  const verb = tellsPlace && !isPlace(where) ? "joined" : goes;
  const pronoun = they === "" ? "They" : they.charAt(0).toUpperCase() + they.slice(1);
  return `${who}${verb} ${where}. ${pronoun}${/^['’]/u.test(rest) ? "" : " "}${rest}`;
}

const WORDS = String.raw`[\p{L}][\p{L}-]*(?:\s[\p{L}][\p{L}-]*){0,2}?`;
/** "CEO as well as founder", "both chair and CEO": two roles of one person. */
const ONE_AND_OTHER = new RegExp(
  String.raw`(?<=(?:['’](?:s|m|re)|\b(?:is|are|as|to|role|title|now|became|becomes|be))\s(?:(?:now|also|both|the|an?)\s)?)(?<one>${WORDS})\s+(?:as\s+well\s+as|on\s+top\s+of\s+being|besides\s+being|in\s+addition\s+to(?:\s+being)?|along\s+with\s+being)\s+(?:being\s+)?(?:the\s+|an?\s+)?(?<other>${WORDS})(?=\s*(?:[.!,;]|$)|\s+(?:at|of|there|now)\s)`,
  "iu",
);
const BOTH = new RegExp(
  String.raw`(?<=(?:['’](?:s|re)|\b(?:is|are|as|to|role|title|became|becomes|be))\s(?:(?:now|also)\s)?)both\s+(?:the\s+|an?\s+)?(?<one>${WORDS})\s+and\s+(?:the\s+|an?\s+)?(?<other>${WORDS})(?=\s*(?:[.!,;]|$)|\s+(?:at|of|there|now)\s)`,
  "iu",
);

/** "He's CEO as well as founder": both are the role. Other messages are unchanged. */
export function withBothRoles(message: string): string {
  if (message.length > LONGEST || isNoteLead(message)) return message;
  const found = ONE_AND_OTHER.exec(message) ?? BOTH.exec(message);
  const { one = "", other = "" } = found?.groups ?? {};
  if (!found || !isRole(one) || !isRole(other)) return message;
  return `${message.slice(0, found.index)}${one} and ${other}${message.slice(found.index + found[0].length)}`;
}

const AND_IS =
  /^\s*(?:(?:oh|ok|okay|so)[\s,]+)*and\s+(?<told>(?:he|she)(?:['’]s|\s+is)\s+(?:(?:now|also|the|an?|their)\s+)*(?<role>\p{L}[^?؟]{1,60}))$/iu;
/** "And he's CEO": told of someone, and no question that goes on. Other messages are unchanged. */
export function withoutAndBeforeRole(message: string): string {
  const { told = "", role = "" } = AND_IS.exec(message)?.groups ?? {};
  return told !== "" && isRole(role) ? told.charAt(0).toUpperCase() + told.slice(1) : message;
}

const RETURNS =
  /^\W*(?:(?:ok|okay|right|so|now|and|then|let['’]?s|please)[\s,]+)*(?:go|jump|switch)\s+back\s+to\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2})[\s.!]*$/iu;
/** "Go back to Jonas", where no card of his waits: what is known of him. Other messages are unchanged. */
export function withReturnTo({ message, people }: Pick<StepRequest, "message" | "people">): string {
  const who = RETURNS.exec(message)?.groups?.["who"] ?? "";
  const parts = plainWords(who);
  const isSomeone = people.some(
    ({ by, name }) => (by === "name" || by === "part") && parts.every((part) => plainWords(name).includes(part)),
  );
  return who !== "" && isSomeone ? `Tell me about ${who}` : message;
}
