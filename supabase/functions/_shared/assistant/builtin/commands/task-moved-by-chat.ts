import type { StepRequest } from "../../assistant-model.ts";
import { isChatLine } from "./chat-asked.ts";
import { PLEASE, re } from "./rewording.ts";

/** "Can you fix the lunch task so": a task that is to be as the chat says. */
const ORDER = re(
  `^\\s*(?:so |and |ok,? )*${PLEASE}(?:fix|move|update|change|adjust|sort(?: out)?|amend|shift|push|reschedule|correct|align) (?:the |my |our |that )(?<topic>\\p{L}[\\p{L}\\p{N}'’ -]{1,40}?)(?: (?<task>task|one|reminder|to-?do))(?: (?:so|accordingly|then|please|pls|to (?:that|match|suit|fit)|for (?:that|me)|as agreed|like that|to (?:that|this|the new) (?:day|date)))*[\\s.!?]*$`,
);
const SAID = /^[^\n]*?\d{1,2}[:.]\d{2}[^\n]*?[\])–-]?\s*\p{Lu}[^:\n]{0,50}:\s+(?<said>\S.*)$/u;
const DAY =
  /(?<![\p{L}\p{N}:.])(?:(?:next\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,?\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?)?|tomorrow|(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|the\s+\d{1,2}(?:st|nd|rd|th))(?![\p{L}\p{N}])/giu;

const COURTESY = /(?<!\p{L})(?:no|not a) (?:worries|problem|bother|prob|stress|hassle)(?!\p{L})/giu;
const AGAINST =
  /(?<!\p{L})(?:\p{L}+n['’]?t|cannot|not|no|nope|never|neither|nor|unless|if|except|but|maybe|perhaps|might|unsure|busy|away|out|some other|another|other (?:day|time|week)|was|were|had|saw|met|last|since|ago|(?:see|saw|seeing|met|meet) you)(?!\p{L})/iu;
const FOR =
  /(?<!\p{L})(?:let['’]?s|lets|do|does|instead|works?|suits?|how about|what about|shall we|can you|can we|could (?:you|we|do)|move|make it|push|fine|good|grand|ok|okay|better|perfect|then|it is|i['’]?m free|free)(?!\p{L})/iu;
const YES =
  /(?<!\p{L})(?:y(?:es|ep|eah|up)|ok|okay|sure|perfect|grand|great|good|fine|works?|suits?|done|deal|agreed|lovely|super|cool|that['’]?s (?:me|it)|see you)(?!\p{L})/iu;

/** The one day that a chat agrees on: nobody speaks against it, and one that is asked for gets a yes. Null where none is agreed. */
function dayAgreed(texts: readonly string[]): string | null {
  const plain = texts.map((text) => text.replace(COURTESY, " "));
  const daysIn = (text: string) => [...text.matchAll(DAY)].map(([day]) => day.toLowerCase());
  const [day, another] = new Set(plain.flatMap(daysIn));
  if (day === undefined || another !== undefined) return null;
  const first = plain.findIndex((text) => daysIn(text).length > 0);
  const since = plain.slice(first);
  if (since.some((text) => AGAINST.test(text)) || !since.some((text) => daysIn(text).length > 0 && FOR.test(text)))
    return null;
  const isAsked = (since[0] ?? "").includes("?");
  return !isAsked || since.slice(1).some((text) => YES.test(text)) ? day : null;
}

/** A chat, and the order to move a task to the day that is agreed there: the plain order, with the day where only one is said. Other messages are unchanged. */
export function withTaskMovedByChat(message: string): string {
  if (!message.includes("\n") || message.length > 3_000) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const chat = lines.filter(isChatLine);
  const own = lines.filter((line) => !isChatLine(line));
  const [order = "", more] = own;
  const topic = more === undefined ? ORDER.exec(order)?.groups?.["topic"] : undefined;
  const isAtEdge = order === lines[0] || order === lines.at(-1);
  if (topic === undefined || chat.length === 0 || !isAtEdge) return message;
  const texts = chat.map((line) => SAID.exec(line)?.groups?.["said"] ?? "");
  const day = dayAgreed(texts);
  return `move the ${topic} task${day === null ? "" : ` to ${day}`}`;
}

/** Whether a task is to be moved as a chat says: what others wrote there waits for its button. */
export const isTaskMovedByChat = ({ message }: Pick<StepRequest, "message">): boolean =>
  withTaskMovedByChat(message) !== message;
