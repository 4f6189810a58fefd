import { findDates } from "../find-dates.ts";

/** "Please move the measuring task accordingly": a task that is there is changed, and none is made of what was written. */
const CHANGES_TASK =
  /^\W*(?:(?:please|pls|can you|could you|so|ok|okay|and|then)[\s,]+)*(?:move|push|postpone|reschedule|shift|change|adjust|update|bring|put|set|mark|close|complete|finish|delay|rename|delete)\s(?:[^.?!\n]*\s)?(?:task|to-?do|reminder)(?![\p{L}]| list)[^\n]*[^\s:]\s*$|^\W*(?:please\s+)?(?:move|push|postpone|reschedule|delete|close)\s(?:[^.?!\n]*\s)?(?:task|reminder)[\s.!]*$/iu;
export const changesTask = (text: string): boolean => CHANGES_TASK.test(text);
const BY_CHAT =
  /\s*,?\s*(?:accordingly|to (?:that|this|the new|the agreed|their|her|his) (?:day|date)|to match|to fit(?: that)?|as agreed|as (?:she|he|they) (?:says?|asks?|wants?|asked|wanted|suggests?))[\s.!]*$/iu;
const HEADING = /^[^.?!]{0,60}(?::|whatsapp|chat|telegram|signal|slack)$/iu;
/** Only where a day is in a text is sought, not which one it is. */
const ANY_DAY = "2000-01-01";

/** What is asked above or below a chat of a task that is there, with the one day of the chat where that is meant; null for anything else. */
export function changeOfTask(own: readonly string[], chat: readonly string[]): string | null {
  const orders = own.filter((line) => !HEADING.test(line));
  const [order, another] = orders;
  if (order === undefined || another !== undefined || !changesTask(order)) return null;
  const said = chat.join("\n");
  if (!BY_CHAT.test(order)) return `${order}\n\n${said}`;
  const days = [...new Set(findDates(said, ANY_DAY).map(({ text }) => text.trim()))];
  const [day, other] = days;
  // "Accordingly" stays: what a chat says is confirmed before it is done, and no day is made up.
  const plain = order.replace(BY_CHAT, "");
  const to = day === undefined || other !== undefined ? "accordingly" : `to ${day} accordingly`;
  return `${plain} ${to}\n\n${said}`;
}
