import { type Part } from "./split-clauses.ts";
import { isQuoted } from "./quoted.ts";

const COUNT = "(?:two|three|four|five|six|a few|some|several|a couple of|\\d)";
/** "Three for Ana:", and an order on each line below. */
const HEAD = new RegExp(
  `^\\s*(?:(?:ok|okay|so|hey|please)[\\s,]+)*(?:${COUNT}\\s+(?:quick\\s+|new\\s+)?(?:things?|updates?|changes?|points?|bits?|orders?|jobs?)?\\s*)(?:for|on|about|with|re)\\s+(?<who>\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s+\\p{L}[\\p{L}\\p{M}'’-]*){0,3})\\s*:[ \\t]*\\n(?<lines>\\s*\\S[^]*)$`,
  "iu",
);
const MARK = /^\s*(?:[-*•–]|\(?(?:\d|[a-h])[.)])\s+/iu;
const AND = /^(?:(?:and|then|also|plus|finally|lastly|please)[\s,]+)+/iu;
const NOTE = /^(?:an?\s+|the\s+)?(?:new\s+)?note\s*(?:[,:–-]|that|saying)?\s+/iu;
const TASK = /^(?:an?\s+|the\s+)?(?:new\s+)?(?:task|to-?do|reminder)\s*(?:[,:–-]|to)?\s+/iu;

/** Orders that stand below who they are for: each with the name in it. */
export function withOrdersBelow(message: string): string {
  const { who, lines } = HEAD.exec(message)?.groups ?? {};
  if (who === undefined || lines === undefined) return message;
  return lines
    .split("\n")
    .map((line) => line.replace(MARK, "").trim().replace(AND, ""))
    .filter((line) => line !== "")
    .map((line) => {
      if (NOTE.test(line)) return `note for ${who}: ${line.replace(NOTE, "")}`;
      if (/^keep in touch (?!with)/iu.test(line)) return line.replace(/^keep in touch/iu, `keep in touch with ${who}`);
      return TASK.test(line) ? `task for ${who}: ${line.replace(TASK, "")}` : `for ${who}: ${line}`;
    })
    .join("\n");
}

/** The orders of `withOrdersBelow` that a note or a task has taken for lines of its own. */
export function withOrdersApart(part: Part): Part[] {
  const who = /^(?:note|task) for (?<who>[^\n:]{2,60}): /u.exec(part.text)?.groups?.["who"];
  if (who === undefined) return [part];
  const begins = ["note for", "task for", "keep in touch with", "for"].map((lead) => `${lead} ${who}`);
  const texts: string[] = [];
  for (const line of part.text.split("\n"))
    if (texts.length === 0 || begins.some((begin) => line.startsWith(begin))) texts.push(line);
    else texts.push(`${texts.pop() ?? ""}\n${line}`);
  return texts.map((text) => ({ ...part, text }));
}

/** "Set the fee to 13 for Ana and then tell me who is on 16": a number of the same column. */
const ASKS_BEHIND =
  /^(?<order>\s*(?:please\s+)?(?:set|change|put|move|raise|lower|update)\s+(?:the\s+)?(?<label>\p{L}[\p{L} ]{1,30}?)\s+(?:of|for|to|at|on)\s[^?\n]*?)[\s,.;]+(?:and\s+)?(?:then\s+)?(?:(?:tell|show)\s+me\s+)?who\s+(?:else\s+|all\s+)?(?:is|are|has|have)\s+(?:also\s+)?(?:on|at|with)?\s*(?<value>\d[\d.,]*)\s*\??\s*$/iu;
export function withAskedBehind(message: string, labels: readonly string[]): string {
  const found = ASKS_BEHIND.exec(message);
  const { order = "", label = "", value = "" } = found?.groups ?? {};
  const own = labels.find((one) => one.toLowerCase() === label.toLowerCase());
  return own === undefined || isQuoted(message, order.length) ? message : `${order}.\nwho has ${own} ${value}?`;
}
