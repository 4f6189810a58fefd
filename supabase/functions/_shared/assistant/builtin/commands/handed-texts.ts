import { plainWords } from "../../words.ts";
import { withAskedTasks } from "./asked-in-text.ts";
import { USEFUL_BITS, withFiledBelow } from "./filed-below.ts";
import { changeOfTask } from "./task-by-chat.ts";

/** What a vCard says of someone, as lines of a card: the properties of RFC 6350, section 6. */
const PROPERTIES: Readonly<Record<string, string>> = {
  FN: "Name",
  ORG: "Company",
  TITLE: "Role",
  ROLE: "Role",
  TEL: "Phone",
  EMAIL: "Email",
  ADR: "Location",
  NOTE: "Note",
};
const VCARD = /BEGIN:VCARD\s*?\n(?<lines>[^]*?)\n\s*END:VCARD\s*/giu;
const escaped = (value: string): string =>
  value
    .replace(/\\n/giu, " ")
    .replace(/\\([,;:\\])/gu, "$1")
    .trim();
/** Splits a list of RFC 6350 at semicolons without a backslash before them. */
const partsOf = (value: string): string[] => value.split(/(?<!\\);/u).map(escaped);

function cardLines(lines: string): string {
  const properties = lines
    .replace(/\r?\n[ \t]/gu, "")
    .split(/\r?\n/u)
    .flatMap((line) => {
      const match = /^\s*(?:[\w-]+\.)?(?<key>[A-Za-z-]+)(?:;[^:]*)?:(?<value>.*)$/u.exec(line)?.groups;
      return match ? [{ key: (match["key"] ?? "").toUpperCase(), value: (match["value"] ?? "").trim() }] : [];
    });
  const hasName = properties.some(({ key }) => key === "FN");
  const taken = new Set<string>();
  return properties
    .flatMap(({ key, value }) => {
      if (key === "URL" || key === "X-SOCIALPROFILE") return [value];
      if (key === "N" && !hasName) {
        const [last = "", first = ""] = partsOf(value);
        return [`Name: ${`${first} ${last}`.trim()}`];
      }
      const label = PROPERTIES[key];
      if (label === undefined || taken.has(label)) return [];
      taken.add(label);
      // An address is box, suite, street, city, region, code, country.
      const parts = partsOf(value);
      const said = key === "ADR" ? [parts[3], parts[6]] : key === "ORG" ? parts.slice(0, 1) : [escaped(value)];
      const words = said.filter((part) => part !== undefined && part !== "").join(", ");
      return words === "" ? [] : [`${label}: ${words}`];
    })
    .join("\n");
}

/** "[22/11, 18:04] Ada: …", as chats are exported. */
const CHAT = /^\s*\[(?=[^\]]*\d)[^\]\n]{4,30}\]\s*(?<who>[^:\n]{2,60}):\s*(?<said>.*)$/u;
const SAVES_MAIL =
  /^\W*(?:please\s+|pls\s+|can you\s+|could you\s+)*(?:save|store|keep|add|update|note|set|put down|record)\s+(?:(?:her|his|their|the|this|that)\s+)?(?:new\s+)?(?:e-?mail|mail)(?:\s+address)?(?:\s+(?:for me|please|too|down))*\W*$/iu;

/** A message with a chat in it: the request first, then what was written and who wrote it. */
function withChat(message: string): string {
  const lines = message.split("\n");
  const first = lines.findIndex((line) => CHAT.test(line));
  if (first < 0) return message;
  const chat: string[] = [];
  const own: string[] = [];
  for (const line of lines) {
    const { who = "", said = "" } = CHAT.exec(line)?.groups ?? {};
    if (who !== "") chat.push(`${who.trim()}: ${said.trim()}`);
    else if (line.trim() !== "") own.push(line.trim());
  }
  const order = own.join("\n");
  const people = new Set(chat.map((line) => plainWords(line.split(":")[0] ?? "").join(" ")));
  const [mail, another] = [...chat.join("\n").matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu)].map(([one]) => one);
  const [writer = ""] = (chat[0] ?? "").split(":");
  if (SAVES_MAIL.test(order) && mail !== undefined && another === undefined && people.size === 1)
    return `set the email of ${writer} to ${mail}`;
  const change = changeOfTask(own, chat);
  if (change !== null) return change;
  if (people.size > 1) return message;
  if (order !== "") return `${order}\n\n${chat.join("\n")}`;
  return `${writer} wrote: “${chat
    .map((line) =>
      line
        .slice(line.indexOf(":") + 1)
        .trim()
        .replace(/[“”"]/gu, "’"),
    )
    .join(" / ")}”`;
}

const ADDS_NAMED =
  /(?<lead>(?:^|[\s,.])(?:put|add|save|store|create|new (?:contact|person|lead|founder|client|customer)|contact|person)\b[:\s]+(?:a |an |the |new |contact |person |for |: )*)(?<last>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?), (?<first>\p{Lu}[\p{L}\p{M}'’-]+)(?<tail>(?= (?:in|into|to|on) (?:my|our|the) (?:people|contacts?|list|network|crm))|(?=[\s,.;:]|$))/iu;

/** "Wood, Alan" of in/alan-wood: a surname that comes first is moved to the end. */
function withFirstNameFirst(message: string): string {
  return message.replace(ADDS_NAMED, (all: string, ...rest: unknown[]) => {
    const { lead = "", last = "", first = "" } = rest.at(-1) as Record<string, string>;
    if (!/^\p{Lu}/u.test(last) || !/^\p{Lu}/u.test(first)) return all;
    const [offset, whole] = rest.slice(-3) as [number, string];
    const behind = whole.slice(offset + all.length);
    const slug = plainWords(/linkedin\.com\/in\/(?<slug>[^\s/?]+)/iu.exec(behind)?.groups?.["slug"] ?? "").join("");
    const order = plainWords(`${first} ${last}`).join("");
    const isListed = /^ (?:in|into|to|on) (?:my|our|the) (?:people|contacts?|list|network|crm)\b/iu.test(behind);
    return slug.startsWith(order) || (isListed && slug === "") ? `${lead}${first} ${last}` : all;
  });
}

const PUTS_BELOW =
  /^(?<lead>\s*(?:(?:please|pls|can you|could you|ok|hey)[\s,]+)*)(?:put|save|add|keep|store|file|log)\s+(?:this|that|the following)\s+(?:on|in|to|under|with|for)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,60}?)\s+as\s+an?\s+notes?\s*:[ \t]*\n(?<lines>\s*\S[^]*)$/iu;
const SAVES_QUOTE = new RegExp(
  String.raw`^\W*(?:(?:please|pls|can you|could you|ok|hey)[\s,]+)*(?:put|save|add|keep|store|file|log|note)(?:\s+(?:this|that|it|the following|(?:this|that|the) (?:e-?mail|mail|message|text)|${USEFUL_BITS}))?(?:\s+down)?\s+(?:(?:on|in|to|under|with|for)\s+(?<one>\p{L}[\p{L}\p{M}'’ -]{1,60}?)\s+as\s+an?\s+note|(?:as\s+(?:an?\s+)?note\s+)?(?:on|for|to|about|under|with)\s+(?<other>\p{L}[\p{L}\p{M}'’ -]{1,60}?))(?:['’]s\s+(?:page|file|record|notes))?(?:\s+please)?[\s:.!]*$`,
  "iu",
);
/** Lines with ">" above or below "save this as a note for Ana". */
function withNoteOfQuote(message: string): string | null {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const own = lines.filter((line) => !/^\s*>/u.test(line));
  const [order, another] = own;
  if (order === undefined || another !== undefined || own.length === lines.length) return null;
  const { one, other } = SAVES_QUOTE.exec(order)?.groups ?? {};
  const who = one ?? other;
  const said = lines.filter((line) => line !== order).map((line) => line.replace(/^[ \t]*>+[ \t]?/u, ""));
  return who === undefined ? null : `note for ${who}:\n${said.join("\n")}`;
}

/** "Put this on Ana as a note:" and lines below: a note of her, with the lines whole. */
function withNoteBelow(message: string): string {
  const quote = withNoteOfQuote(message);
  if (quote !== null) return quote;
  const { who = "", lines = "" } = PUTS_BELOW.exec(message)?.groups ?? {};
  return who === "" ? withFiledBelow(message) : `note for ${who}:\n${lines.replace(/^[ \t]*>+[ \t]?/gmu, "")}`;
}

/** A message as it is read: a vCard as the lines of a card, a chat behind what is asked, a name with its first name first, requests as a list. */
export function withHandedTexts(message: string): string {
  const unmarked = message
    .replace(/(^|\n)[ \t]*(?:->|=>|>>|→)[ \t]*(?=\p{L})/gu, "$1")
    .replace(/:[ \t]*(?:see )?below[.:]?[ \t]*\n(?:[ \t]*[-_=]{2,}[ \t]*\n)?/giu, ":\n")
    .replace(/(?<=[\p{L}\p{N}])[ \t]*:?[ \t]*(?:>{2,}|-{1,2}>|=>|→|↓|⬇️?|👇)[ \t]*(?=\n)/gu, ":");
  const cards = unmarked.replace(VCARD, (...given: unknown[]) => {
    const { lines = "" } = given.at(-1) as { lines?: string };
    return `${cardLines(lines)}\n\n`;
  });
  return withAskedTasks(withFirstNameFirst(withChat(withNoteBelow(cards.trimEnd()))));
}
