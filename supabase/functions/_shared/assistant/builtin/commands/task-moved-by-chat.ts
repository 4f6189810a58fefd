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
  const days = new Set(texts.flatMap((text) => [...text.matchAll(DAY)].map(([day]) => day.toLowerCase())));
  const [day, another] = days;
  return `move the ${topic} task${day === undefined || another !== undefined ? "" : ` to ${day}`}`;
}

/** Whether a task is to be moved as a chat says: what others wrote there waits for its button. */
export const isTaskMovedByChat = ({ message }: Pick<StepRequest, "message">): boolean =>
  withTaskMovedByChat(message) !== message;
