import { findDates } from "../find-dates.ts";
import { describedBy } from "./task-leads.ts";
import type { ReadClause } from "./read-clause.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";
import { isAction } from "./task-leads.ts";
import { tells } from "../guesses/order-like.ts";
import { PLEASE } from "./rewording.ts";

const TASK = "(?:task|to-?do|to do|reminder|aufgabe|erinnerung|t[aâ]che|rappel|tarea|recordatorio)";
/** One task that is said whole: "remind me tomorrow to call Jo", "new task: prepare the tasting". */
const HEADS = [
  new RegExp(`^\\s*${PLEASE}(?:remind|nudge|ping)\\s+me\\s(?:[^:\\n]{0,60}?\\s)?to\\s+(?<what>\\p{L}[^:\\n]*)$`, "iu"),
  new RegExp(
    `^\\s*${PLEASE}(?:(?:add|create|make|set up|new|put in|put down)\\s+)?(?:an?\\s+|another\\s+|eine\\s+|une\\s+|una\\s+)?(?:new\\s+|neue\\s+|nouvelle\\s+|nueva\\s+)?${TASK}(?:\\s+(?:for|on|by|due|to|für|pour|para)\\s[^:\\n]{2,40}?)?\\s*(?::\\s*|\\s+to\\s+)(?<what>\\S[^:\\n]*)$`,
    "iu",
  ),
  /^\s*(?:erinnere?\s+mich|rappelle-moi|recu[eé]rdame)\s(?<what>[^:\n]{6,})$/iu,
];
/** "Do the following", "these things": what is below is the tasks themselves. */
const OF_LINES =
  /(?<!\p{L})(?:following|these|those|as follows|below|things|jobs|items|points|folgende\p{L}*|suivante?s?|siguientes?)(?!\p{L})/iu;
const MARK = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\[ ?\])\s+/u;
const LINES_MOST = 12;

/** A task with lines below it that say more about it. */
export interface TaskWithLines {
  order: string;
  details: string;
  /** Whether a colon says that the lines belong to it. */
  isSure: boolean;
}

/** "Remind me tomorrow to call Jo:", and lines below: the task, and what its description is. Null where a message is no such thing. */
export function linesBelow(message: string, today: string): TaskWithLines | null {
  const [head = "", ...below] = message.trim().split("\n");
  const lines = below.map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length === 0 || lines.length > LINES_MOST || /["“„«?]/u.test(head)) return null;
  const isSure = /:\s*$/u.test(head);
  const order = head.replace(/[\s:]+$/u, "");
  const what = HEADS.map((pattern) => pattern.exec(order)?.groups?.["what"]).find((found) => found !== undefined);
  const said = what ?? (isSure && isAction(`${order} `) && findDates(order, today).length > 0 ? order : undefined);
  if (said === undefined || OF_LINES.test(said) || said.trim().split(/\s+/u).length < 2) return null;
  const own = lines.map((line) => line.replace(MARK, ""));
  const isOther = (line: string): boolean =>
    isNoteLead(line) ||
    (startsCommand(line) && !/^(?:who|what|when|which|how|tell|show|list|find|search)\b/iu.test(line));
  if (own.some((line) => isOther(line) || HEADS.some((pattern) => pattern.test(line)))) return null;
  const isMore = (line: string) =>
    !isAction(`${line} `) && !tells(line) && findDates(line, today).length === 0 && !line.includes("?");
  if (!isSure && (lines.some((line) => MARK.test(line)) || !own.every(isMore))) return null;
  return { order, details: lines.join("\n"), isSure };
}

const BELOW = "I keep the lines below it as its description. Confirm if that is right.";

/** The one clause of such an order, with the lines as the description of its task; null where it is not read as one new task. */
export function withLines(
  [clause, another]: readonly ReadClause[],
  { details, isSure }: TaskWithLines,
): ReadClause[] | null {
  const readings = (clause?.readings ?? []).flatMap((one) => {
    if (!("frame" in one) || one.frame.do !== "add_task" || one.more.length > 0 || one.frame.description) return [];
    return [{ ...describedBy(details, one), doubt: one.doubt ?? (isSure ? null : BELOW) }];
  });
  return clause && !another && readings.length > 0 ? [{ ...clause, kind: "command", readings }] : null;
}
