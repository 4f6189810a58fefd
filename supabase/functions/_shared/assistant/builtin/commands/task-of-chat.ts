import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";

const ORDER =
  /^\W*(?:(?:please|pls|can you|could you|ok|okay|so|and)[\s,]+)*(?:(?:make|create|add|set up|get|give me|draw)\s+(?:me\s+)?(?:an?|the|one)\s+(?:new\s+)?(?:task|to-?do|reminder)\s+(?:out of|from|of|for|based on)\s+(?:this|that|it|the (?:chat|above|following|conversation|messages?)|this (?:chat|conversation))|(?:turn|make)\s+(?:this|that|it|the (?:chat|above|conversation))\s+(?:chat\s+)?into\s+(?:an?|the|one)\s+(?:task|to-?do|reminder))[\s.:!^]*$/iu;
const LINE =
  /^\s*(?:\[?\(?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[apAP][mM])?\]?\)?\s*[-–,]?\s*)?(?<who>me|\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2})\s*:\s+(?<said>\S.*)$/u;
/** "Ok I'll chase him Tuesday". */
const PROMISES =
  /(?:^|[\s,.!])(?:i['’]ll|ill|i will|i['’]?m going to|i am going to|let me|i can)\s+(?:then\s+|also\s+|just\s+)?(?<what>(?!(?:see|think|be|have|try|know|need|not|never|never)(?!\p{L}))\p{Ll}[^.!?\n]{3,100})/iu;
const PRONOUN = /(?<!\p{L})(?:him|her|them)(?!\p{L})/iu;

/** "Can you send the quote by Friday?", and the answer that it will be done. */
const REQUESTS =
  /(?:^|[\s,.!])(?:can|could|would|will)\s+(?:you|u)\s+(?:please\s+|pls\s+|maybe\s+)?(?<what>\p{Ll}[^.!?\n]{3,100})/iu;
/** "Can we do Thursday at 11?": where it is agreed to, they meet. */
const MEETS =
  /(?:^|[\s,.!])(?:can|could|shall|should)\s+we\s+(?<act>do|meet|talk|call|speak|catch up|chat|have|grab)(?!\p{L})/iu;
const AGREES =
  /^\W*(?:will do|on it|sure|yes|yep|yeah|yup|ok|okay|of course|no problem|works(?: for me)?|sounds good|perfect|great|deal|done|absolutely|happy to|fine|that works|👍)(?!\p{L})|👍/iu;
const DAY =
  /(?:(?:on|by|this|next)\s+)?(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?:,?\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?)?|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s+\d{1,2}(?:st|nd|rd|th)?|the\s+\d{1,2}(?:st|nd|rd|th))(?![\p{L}\p{N}])/giu;

interface Line {
  who: string;
  said: string;
}

/** What is to be done by what is said in a chat; null where nobody or several say so. */
function dutyIn(chat: readonly Line[]): string | null {
  const promised = chat.flatMap(({ said }) => PROMISES.exec(said)?.groups?.["what"] ?? []);
  const [what, another] = promised;
  if (another !== undefined) return null;
  if (what !== undefined) return what;
  const mine = chat.filter(({ who }) => /^me$/iu.test(who));
  if (!mine.some(({ said }) => AGREES.test(said))) return null;
  const others = chat.filter(({ who }) => !/^me$/iu.test(who));
  const asked = others.flatMap(({ said }) => REQUESTS.exec(said)?.groups?.["what"] ?? []);
  if (asked.length === 1) return asked[0] ?? null;
  const meets = others.filter(({ said }) => MEETS.test(said));
  return asked.length === 0 && meets.length === 1 ? `talk to ${meets[0]?.who ?? ""}` : null;
}

/** A chat, and the order to make the task of it: what someone in it says that they will do. Other messages are unchanged. */
export function withTaskOfChat(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n") || message.length > 3000) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const orders = lines.filter((line) => ORDER.test(line));
  const chat = lines
    .filter((line) => !ORDER.test(line))
    .map((line) => LINE.exec(line)?.groups)
    .map((found): Line | null => (found ? { who: found["who"] ?? "", said: found["said"] ?? "" } : null));
  const said = chat.filter((line) => line !== null);
  if (orders.length !== 1 || chat.length < 2 || said.length < chat.length) return message;
  const isNamedIn = (words: string, { name, by }: KnownPerson) =>
    by !== "near" && namingParts(name).some((part) => words.includes(` ${plainWords(part).join(" ")} `));
  const texts = ` ${plainWords(said.map((line) => line.said).join(" ")).join(" ")} `;
  const named = people.filter((person) => isNamedIn(texts, person));
  const speakers = people.filter(({ name, by }) => {
    const own = plainWords(name);
    return by !== "near" && said.some(({ who }) => plainWords(who).every((word) => own.includes(word)));
  });
  const [person, other] = named.length > 0 ? named : speakers;
  const what = dutyIn(said);
  const isChat = speakers.length > 0 || said.some(({ who }) => /^me$/iu.test(who));
  if (what === null) return isChat && !other ? `Add a task${person ? ` for ${person.name}` : ""}` : message;
  const title = person && !other ? what.replace(PRONOUN, () => person.name) : what;
  const days = new Set(said.flatMap((line) => [...line.said.matchAll(DAY)].map(([day]) => day.toLowerCase())));
  const [day, another] = days;
  const isDated = new RegExp(DAY.source, "iu").test(what) || day === undefined || another !== undefined;
  const isOfSpeaker = named.length === 0 && person && !other;
  return `Add a task${isOfSpeaker ? ` for ${person.name}` : ""}: ${title.trim()}${isDated ? "" : `, due ${day}`}`;
}

/** Whether a task is to be made of a chat: what others wrote there waits for its button. */
export const isTaskOfChat = ({ message, people }: Pick<StepRequest, "message" | "people">): boolean =>
  withTaskOfChat(message, people) !== message;
