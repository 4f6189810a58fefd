import type { Problem, Reading } from "./frames.ts";
import type { Parse } from "./grammar.ts";

const MOVES = /^(?:move|push|shift|reschedule|postpone|delay|bring|bump|pull|change|put|set|make|get|take)$/;
const TO = /^(?:to|until|till)(?:\s|$)/iu;

/** "Move Ana's meeting to Tuesday at 5" read as the stage Meeting: a day behind "to" is the new day of a task, so that no field is set without it. */
export function leavesNewDay(one: Reading | Problem, { tokens, text }: Parse): boolean {
  if (!("frame" in one) || one.frame.do !== "set" || one.left.length === 0) return false;
  if (!tokens.slice(0, 3).some(({ code }) => MOVES.test(code))) return false;
  return tokens.some(({ slot, from, to }, no) => {
    const said = text.slice(from, to);
    const isNew = slot?.is === "date" && (TO.test(said) || TO.test(tokens[no - 1]?.code ?? ""));
    return isNew && one.left.some((words) => words.includes(said) || said.includes(words));
  });
}
