import type { KnownPerson } from "../../assistant-model.ts";
import { oneMeant } from "./one-meant.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const WHO = `(?<who>${NAME})(?: ji| sir| madam| bhai| didi)?`;
const PLEASE = "(?:(?:please|pls|plz|zara|ok|okay|haan|arre|yaar|bhai|aur|and|also|phir)[\\s,]+)*";
const DO =
  "(?:kar (?:do|dena|de|dijiye|dijiyega|lo|lena|dein)|kardo|kardena|kar|karo|karna|karna hai|rakho|rakh (?:do|dena|dijiye)|likh (?:do|dena|lo)|likho|set kar (?:do|dena|dijiye)|bana (?:do|dena)|badal (?:do|dena)|badal kar)";
const PUT =
  "(?:daal (?:do|dena|de|dijiye|lo)|dal (?:do|dena|dijiye)|daldo|daalo|dalo|move kar (?:do|dena|dijiye)|shift kar (?:do|dena|dijiye)|bhej (?:do|dena)|le jao|kar (?:do|dena|dijiye)|rakh (?:do|dena|dijiye)|rakho)";
const END = "(?: (?:please|pls|na|ji|yaar|bhai|abhi|ab|thanks|shukriya|dhanyavad))*[\\s.!]*$";
const re = (source: string) => new RegExp(`^\\W*${PLEASE}${source}${END}`, "iu");

/** "Kal subah Ana ko KYC ke liye call karna hai, yaad dilana". */
const REMIND =
  /^\W*(?<rest>[^\n?"“]{4,140}?)[\s,.–-]+(?:(?:mujhe|please|pls|zara)\s+)*yaad (?:dilana|dila dena|dilao|dila do|dilaiye|rakhna)[\s.!]*$/iu;
const REMIND_FIRST = /^\W*(?:mujhe )(?<rest>[^\n?"“]{4,140}?) (?:yaad (?:dilana|dila dena|dilao|dila do))[\s.!]*$/iu;
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:aaj|aj)(?: (?:subah|shaam|sham|dopahar|raat))?(?: ko)?(?!\p{L})/iu, "today"],
  [/(?<!\p{L})kal(?: (?:subah|shaam|sham|dopahar|raat))?(?: ko)?(?!\p{L})/iu, "tomorrow"],
  [/(?<!\p{L})parso(?:n)?(?: (?:subah|shaam|sham))?(?: ko)?(?!\p{L})/iu, "the day after tomorrow"],
  [/(?<!\p{L})som[vw]aa?r(?: ko)?(?!\p{L})/iu, "Monday"],
  [/(?<!\p{L})mangal ?[vw]aa?r(?: ko)?(?!\p{L})/iu, "Tuesday"],
  [/(?<!\p{L})budh ?[vw]aa?r(?: ko)?(?!\p{L})/iu, "Wednesday"],
  [/(?<!\p{L})guru ?[vw]aa?r(?: ko)?(?!\p{L})/iu, "Thursday"],
  [/(?<!\p{L})shukra? ?[vw]aa?r(?: ko)?(?!\p{L})/iu, "Friday"],
  [/(?<!\p{L})shani ?[vw]aa?r(?: ko)?(?!\p{L})/iu, "Saturday"],
  [/(?<!\p{L})ravi ?[vw]aa?r(?: ko)?(?!\p{L})/iu, "Sunday"],
];
/** "Ana ko KYC ke liye call karna hai": who, why, and what is to be done, in English words. */
const ACT = new RegExp(
  `^(?:mujhe |hume |hamein )?${WHO} ko (?:(?<why>\\p{L}[^,;]{1,40}?) ke (?:liye|bare mein|baare mein|baare me) )?(?<verb>call|phone|mail|email|message|whatsapp|ping|text|remind)(?: (?:karna|karni|karo|bhejna))?(?: hai)?$`,
  "iu",
);

const FIELD = "(?<field>\\p{L}[^,;:.?!\\n]{0,30}?)";
/** "Ana ki priority 90 kar do", "Ana ka MDR kam karke 1.7 kar dijiye". */
const SET = re(
  `${WHO} k[aie] ${FIELD}(?: (?:ko|kam karke|ghata ?kar|badha ?kar|badhake|change karke|badal ?kar|update karke|ab))* (?<value>\\p{Lu}?[^\\s,;:?!][^,;:?!\\n]{0,40}?)(?: par| pe| tak| set| update| change)? ${DO}`,
);
/** "Ana ka status Warm hai": told, and no order. */
const IS_SO = re(
  `${WHO} k[aie] ${FIELD}(?: ab)? (?<value>(?-i:\\p{Lu}|\\d)[^,;:?!\\n]{0,40}?) (?:ho gay[ai](?: hai)?|hai ab|ab hai|hai)`,
);
/** "Ana ko UAT mein daal do". */
const MOVE = re(`${WHO} ko (?<value>\\p{L}[^,;:.?!\\n]{1,30}?) (?:mein|me|main|par|pe|stage mein|stage me) ${PUT}`);
/** "QBR deck task ka naam 'QBR deck' kar dena". */
const RENAME = re(
  `(?<task>\\p{L}[^,;:.?!\\n"“'‘]{1,60}?) (?:task )?k[ao] (?:naam|name|title) (?:badal ?kar |change karke )?["“'‘](?<title>[^"”“\\n]{2,80}?)["”'’] ${DO}`,
);
/** "Arre wapas lao, galti se bola": what was done is not wanted. */
const BACK =
  /^\W*(?:(?:arre|are|arrey|nahi|nahin|na|oho|sorry|please|pls|yaar|rukho|ruko|usko|isko|use|ise|wo|woh|vo|yeh)[\s,.!]+)*(?:wapas (?:lao|le aao|karo|kar do|kardo|la do|rakho|daalo|daal do)|undo (?:karo|kar do|kardo)|(?:mat|nahi|na) (?:karo|hatao|mitao|delete karo|karna)|cancel (?:karo|kar do|kardo)|rehne do|rahne do|chhodo|chodo)(?:[\s,.!–-]+(?:galti (?:se|ho gayi)(?: (?:bola|bol diya|kaha|likha|hua|ho gaya|type ho gaya))?|galat (?:bola|likha|hai)|please|pls|yaar|abhi|isko|usko|sorry))*[\s.!]*$/iu;

const JOINT = /\s+(?:aur|phir)\s+(?=(?-i:\p{Lu}))/u;

function order(message: string, people: readonly KnownPerson[]): string | null {
  const named = (who = ""): string | null => oneMeant(who, people)?.name ?? null;
  const renamed = RENAME.exec(message)?.groups;
  if (renamed) return `rename the task ${renamed["task"] ?? ""} to "${renamed["title"] ?? ""}"`;
  const moved = MOVE.exec(message)?.groups;
  if (moved && named(moved["who"]) !== null) return `move ${moved["who"] ?? ""} to ${moved["value"] ?? ""}`;
  const set = SET.exec(message)?.groups;
  if (set && named(set["who"]) !== null)
    return `set ${set["field"] ?? ""} of ${set["who"] ?? ""} to ${(set["value"] ?? "").replace(/^(?:ko|kam karke|ab) /iu, "")}`;
  const told = IS_SO.exec(message)?.groups;
  if (told && named(told["who"]) !== null)
    return `${told["who"] ?? ""}'s ${told["field"] ?? ""} is ${told["value"] ?? ""}`;
  return null;
}

function reminder(message: string): string | null {
  const rest = (REMIND.exec(message) ?? REMIND_FIRST.exec(message))?.groups?.["rest"];
  if (rest === undefined) return null;
  const day = DAYS.find(([pattern]) => pattern.test(rest));
  const what = (day ? rest.replace(day[0], " ") : rest).replace(/\s+/gu, " ").trim();
  const { who, why, verb } = ACT.exec(what)?.groups ?? {};
  if (who === undefined || verb === undefined) return null;
  return `remind me${day ? ` ${day[1]}` : ""} to ${verb} ${who}${why === undefined ? "" : ` for ${why}`}`;
}

/** Everyday orders in Hindi as it is typed in Latin letters ("Ana ko Trial mein daal do"), in English. Other messages are unchanged. */
export function withHinglish(message: string, people: readonly KnownPerson[], waits: boolean): string {
  if (message.length > 200 || message.trim().includes("\n")) return message;
  if (BACK.test(message)) return waits ? "no, leave it as it was" : "undo that";
  const reminded = reminder(message);
  if (reminded !== null) return reminded;
  const parts = message.split(JOINT);
  const orders = parts.map((part) => order(part, people));
  return orders.every((one) => one !== null) ? orders.join(". ") : message;
}
