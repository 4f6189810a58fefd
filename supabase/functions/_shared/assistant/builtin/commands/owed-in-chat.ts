import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const ORDER =
  /(?:^|[,;.!]\s*|\s)(?:(?:please|pls|can you|could you|and|then|so)[\s,]+)*(?:(?:make|add|create|set up|give me|pull out|log|put in)\s+(?:me\s+)?(?:an?\s+|the\s+|my\s+)?(?:tasks?|to-?dos?|reminders?|action items?)\s+(?:for|of|out of|from|with|about)|turn)\s+(?:what(?:ever)?|everything|all|anything|the things|the stuff|each thing)\s+(?:that\s+)?(?:i|we)(?:['’]ve)?\s+(?:still\s+)?(?:owe|owed|promised|promise|agreed(?: to)?|said(?: yes to)?|have to|need to|said i['’](?:d|ll)|took on|must)(?:\s+(?:do|send|get|give))?(?:\s+(?:to\s+)?(?:her|him|them|\p{Lu}[\p{L}\p{M}'’-]*))?(?:\s+(?:into\s+(?:tasks?|to-?dos?|reminders?)|here|in (?:this|it|there)|to do|for (?:her|him|them)))*[\s:.!]*$/iu;
const LINE =
  /^\s*(?:\[?\(?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[apAP][mM])?\]?\)?\s*[-–,]?\s*)?(?<who>[Mm]e|[Ii]|\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2})\s*:\s+(?<said>\S.*)$/u;
const HEADING =
  /^\W*(?:my |our |the |this )?(?:chat|messages?|conversation|whatsapp|texts?|thread|dms?)(?: (?:with|w\/?|from) [^:]{2,40})?[\s.]*$/iu;
const AGREES =
  /^\W*(?:will do|on it|sure|yes|yep|yeah|yup|ok|okay|of course|no problem|np|works(?: for me)?|sounds good|perfect|great|deal|absolutely|happy to|fine|that works|got it|consider it done|i['’]ll|you got it|👍|k(?!\p{L}))(?!\p{L})|👍/iu;
const REFUSES =
  /(?<!\p{L})(?:no(?! (?:problem|worries|probs?))|not|can['’]?t|cannot|won['’]?t|don['’]?t|maybe|unless|if|let me (?:see|check))(?!\p{L})/iu;
const ASKS =
  /^\W*(?:(?:hey|hi|ok|and|also|oh|so|then|plus)[\s,]+)*(?:(?:can|could|would|will)\s+(?:you|u)\s+(?:(?:please|pls|maybe|also)\s+)*|(?:please|pls)\s+)(?<what>\p{Ll}[^!?\n]{3,120}?)[\s.!?]*$/iu;
const NEEDS =
  /^\W*(?:(?:hey|hi|ok|and|oh|so|then|plus)[\s,]+)*(?:i |we )?(?:(?:also|just|still|and)\s+)*(?:(?:will\s+|would\s+|['’]ll\s+|['’]d\s+)?(?:need|want|like|love)|(?:am|['’]m) (?:waiting for|missing))\s+(?!(?:to|you|it|that|this|him|her|them)(?!\p{L}))(?<thing>[\p{L}\p{N}][^!?\n]{3,120}?)(?:\s+(?:too|as well))?[\s.!?]*$/iu;
const BY =
  /[\s,;–—-]+(?:by|before|until|due|for|on)\s+(?<day>(?:(?:this|next|the|end of)\s+)*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today|week|month|\d{1,2}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?\p{L}+)?|\p{L}{3,9}\s+\d{1,2}(?:st|nd|rd|th)?))\s*(?:please|pls|latest|at the latest)?$/iu;

const TO_ME = /^(?<verb>\p{Ll}+) (?:me|us) (?=\p{L})/u;

interface Line {
  who: string;
  said: string;
}
const isMe = ({ who }: Line): boolean => /^(?:me|i)$/iu.test(who);

/** What the other one asks for and the user agrees to, each as a title with its day. */
function owedIn(chat: readonly Line[]): string[] {
  return chat.flatMap((line, no) => {
    const next = chat.slice(no + 1).find(isMe);
    const isNext = chat.slice(no + 1).findIndex(isMe) === 0;
    if (isMe(line) || !next || !isNext || !AGREES.test(next.said) || REFUSES.test(next.said)) return [];
    const words = ASKS.exec(line.said)?.groups?.["what"] ?? NEEDS.exec(line.said)?.groups?.["thing"];
    if (words === undefined) return [];
    const isThing = !ASKS.test(line.said);
    const day = BY.exec(words)?.groups?.["day"];
    const title = words.replace(BY, "").trim();
    return [`${isThing ? "send " : ""}${title}${day === undefined ? "" : `, due ${day}`}`];
  });
}

/** A chat, and an order to make tasks of what the user owes by it: what was asked for and agreed to, each as an order for a task. Other messages are unchanged. */
export function withOwedInChat(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n") || message.length > 3000) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const orders = lines.filter((line) => ORDER.test(line));
  const read = lines
    .filter((line) => !ORDER.test(line) && !HEADING.test(line))
    .map((line) => LINE.exec(line)?.groups)
    .map((found): Line | null => (found ? { who: found["who"] ?? "", said: found["said"] ?? "" } : null));
  const chat = read.filter((line) => line !== null);
  if (orders.length !== 1 || chat.length < 2 || chat.length < read.length || !chat.some(isMe)) return message;
  const others = new Set(chat.filter((line) => !isMe(line)).map(({ who }) => who));
  const [only, another] = people.filter(
    ({ name, by }) =>
      by !== "near" && [...others].some((who) => plainWords(who).every((word) => plainWords(name).includes(word))),
  );
  const owed = owedIn(chat);
  if (!only || another || others.size !== 1) return message;
  const [first = only.name] = only.name.split(" ");
  return owed.length === 0
    ? `Add a task for ${only.name}`
    : owed.map((task) => `Task for ${only.name}: ${task.replace(TO_ME, `$<verb> ${first} `)}`).join("\n");
}

/** Whether tasks are made of what is owed by a chat: what others wrote there waits for its button. */
export const isOwedInChat = (message: string, people: readonly KnownPerson[]): boolean =>
  withOwedInChat(message, people) !== message;
