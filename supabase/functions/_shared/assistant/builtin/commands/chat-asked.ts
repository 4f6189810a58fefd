import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isPartOf } from "../told/label-words.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?:(?:van|von|de|da|del|di|la|der|den|bin|al|el) ){0,2}(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3}`;
const LINE = new RegExp(
  String.raw`^\s*(?<stamp>[[(]?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?[\])]?\s*[-–,]?\s*)?(?<who>${NAME})\s*:\s+(?<said>\S.*)$`,
  "u",
);
/** Whether a line is one of a chat, with its time and who wrote it: "[09:02] Ana: hello". */
export const isChatLine = (line: string): boolean => LINE.exec(line)?.groups?.["stamp"] !== undefined;

const POLITE = String.raw`(?:(?:please|pls|can you|could you|and|also|then|so|ok)[\s,]+)*`;
/** Where the next order of a line begins. */
const NEXT =
  /\s*(?:[,;.]\s*(?:and\s+)?|\sand\s+|\sthen\s+|\splus\s+)(?=(?:(?:also|then|please)\s+)*(?:(?:set|add|make|create|put|give|log)\s+(?:me\s+)?)?(?:an?\s+(?:new\s+)?(?:task|to-?do|reminder|note)|remind me|task|note)(?!\p{L}))/giu;
const TOPIC = String.raw`(?:the\s+|that\s+|his\s+|her\s+|their\s+)?(?<topic>\p{L}[\p{L}\p{N}'’ -]{1,40}?)(?:\s+(?:thing|bit|part|news|stuff|one|update|message))?`;
const THIS = String.raw`(?:this|that|it|the (?:chat|above|below|conversation|messages?))`;
const NOTES = [
  String.raw`^${POLITE}(?:(?:make|add|take|write|log|keep|save|put|do|create|leave)\s+(?:me\s+)?(?:down\s+)?)?(?:an?\s+|the\s+)?(?:quick\s+)?note(?:\s+(?:on|for|to)\s+(?<who>${NAME}|her|him|them))?(?:\s+(?:of|about|on|for|re|with)\s+(?:${THIS}|${TOPIC}))?[\s.!]*$`,
  String.raw`^${POLITE}(?:note|log|keep|save|store|file|put|jot down|write down)\s+(?:down\s+)?(?:${THIS}|the\s+(?<topic>\p{L}[\p{L}\p{N}'’ -]{1,40}?)\s+(?:thing|bit|part|news|stuff))(?:\s+(?:on|for|under|to)\s+(?<who>${NAME}|her|him|them)(?:['’]s)?(?:\s+(?:page|file|record))?)?[\s.!]*$`,
].map((way) => new RegExp(way, "iu"));
const TASKS = [
  String.raw`^${POLITE}(?:(?:set|add|make|create|put in|give)\s+(?:me\s+)?)?(?:an?\s+)?(?:new\s+)?(?:task|to-?do|reminder)(?:\s+for me)?\s*(?:\s(?:to|for)\s|:|[–-])\s*(?!(?:that|this|it|them)[\s.!]*$)(?<what>\p{L}[^\n]{3,120}?)[\s.!]*$`,
  String.raw`^${POLITE}remind me\s+(?:(?<day>on\s[^\n]{3,30}?|tomorrow|next\s\p{L}+)\s+)?(?:to|about)\s+(?<what>\p{L}[^\n]{3,120}?)[\s.!]*$`,
].map((way) => new RegExp(way, "iu"));

interface Said {
  who: string;
  said: string;
}
const firstOf = (ways: readonly RegExp[], text: string) =>
  ways.map((way) => way.exec(text)?.groups).find((found) => found);

function whoCalled(words: string, people: readonly KnownPerson[]): KnownPerson | null {
  const said = plainWords(words);
  const [only, another] = people.filter(
    ({ name, by }) => by !== "near" && said.every((word) => plainWords(name).includes(word)),
  );
  return said.length > 0 && only && !another ? only : null;
}

/** What of a chat is about a topic; the whole of it where nothing is, or no topic is said. */
function aboutTopic(chat: readonly Said[], topic: string | undefined, person: KnownPerson): string {
  const words = plainWords(topic ?? "");
  const lines = chat.filter(({ said }) => words.some((word) => plainWords(said).some((one) => isPartOf(one, word))));
  const all = lines.length > 0 ? lines : chat;
  const isAllTheirs = all.every(({ who }) => whoCalled(who, [person]) !== null);
  return all.map(({ who, said }) => (isAllTheirs ? said : `${who}: ${said}`)).join(" / ");
}

/** A chat, and orders above or below it to note something of it or to make a task: the same as plain orders about the one of the chat who is known. Other messages are unchanged. */
export function withChatAsked(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n") || message.length > 3000) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => LINE.exec(line)?.groups);
  const chat = read.flatMap((one) =>
    one?.["stamp"] === undefined ? [] : [{ who: one["who"] ?? "", said: one["said"] ?? "" }],
  );
  const own = lines.filter((_, no) => read[no]?.["stamp"] === undefined);
  const isAtEdge =
    own.length > 0 && own.length < 4 && (own.includes(lines[0] ?? "") || own.includes(lines.at(-1) ?? ""));
  if (chat.length === 0 || !isAtEdge) return message;
  const speakers = [...new Set(chat.map(({ who }) => who))].flatMap((who) => whoCalled(who, people) ?? []);
  const orders = own.flatMap((line) => line.replace(/:\s*$/u, "").split(NEXT)).map((order) => order.trim());
  const plain = orders.map((order): string | null => {
    const note = firstOf(NOTES, order);
    const named = note?.["who"] === undefined ? null : whoCalled(note["who"], people);
    const person = named ?? (speakers.length === 1 ? (speakers[0] ?? null) : null);
    if (!person) return null;
    if (note) return `note for ${person.name}: ${aboutTopic(chat, note["topic"], person)}`;
    const { what, day } = firstOf(TASKS, order) ?? {};
    return what === undefined ? null : `task for ${person.name}: ${what}${day === undefined ? "" : ` ${day}`}`;
  });
  return plain.length === 0 || plain.some((order) => order === null) ? message : plain.join("\n");
}
