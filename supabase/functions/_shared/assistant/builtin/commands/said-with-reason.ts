import { isComplete } from "./clause-context.ts";
import type { ReadClause } from "./read-clauses.ts";
import { isReason } from "./reason-words.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";

/** Where a reason may begin behind an order. */
const WHY =
  /\s*(?:,|;|\s[–—-])\s+(?=(?:as|because|since|cause|cos|so|it|its|it['’]s|that|that['’]s|this|these|those|the|there|he|she|they|he['’]s|she['’]s|they['’](?:re|ve)|we|we['’](?:re|ve)|i|i['’](?:m|ve)|our|my|his|her|their|nobody|no one|everyone|people|turns out|apparently|according to|thanks to)(?![\p{L}'’]))|\s+(?=(?:because|since|cause|cos|as (?:he|she|they|it|we|i)|so that|now that|(?:until|till) (?:i|we|he|she|they)(?:['’](?:ve|m|re|s))?)(?![\p{L}]))/giu;

/** Where it may begin behind an order about a task, if it is nothing else. */
const SURELY_WHY = /\s*(?:,|;|\s[–—-])\s+/gu;

/** How long it is to be so. */
const UNTIL = /^(?:until|till)\s/iu;

/** An order, and the reason that was told behind it. */
interface Reasoned {
  part: Part;
  reason: string;
}

/** An order without the reason that is told behind it, where it is whole by itself and the reason changes nothing. */
export function withoutReason(part: Part, read: (part: Part) => ReadClause): Reasoned {
  const { text } = part;
  const all = { part, reason: "" };
  if (isNoteLead(text) || /[?？\n]/u.test(text)) return all;
  // "Reopen the survey, Otto wants more": a list of two tasks where nothing says that it is why.
  const sure = [...text.matchAll(SURELY_WHY)].filter(
    ({ index, 0: joint }) => index > 0 && isReason(text.slice(index + joint.length)),
  );
  for (const match of [...sure, ...text.matchAll(WHY)]) {
    const { index, 0: joint } = match;
    const order = { ...part, text: text.slice(0, index) };
    const isSure = sure.includes(match);
    if (!isSure && (index === 0 || read(part).readings.some(changesField))) return all;
    const clause = read(order);
    const until = text.slice(index).trimStart();
    if (UNTIL.test(until) && clause.readings.length > 0 && clause.readings.every(changesField))
      return { part: order, reason: until };
    if (clause.kind !== "command" || clause.isForbidden || !isComplete(clause) || !clause.readings.some(changesField))
      continue;
    if (isSure && !clause.readings.every(changesTask)) continue;
    if (!startsCommand(order.text) && !clause.readings.some((one) => "frame" in one && one.doubt === null)) continue;
    const why = { ...part, text: text.slice(index + joint.length) };
    const reason = read(why);
    if (reason.isForbidden || reason.readings.length > 0 || reason.tokens.some(isSomeone)) continue;
    return { part: order, reason: why.text };
  }
  return all;
}

/** Someone who is named: then something may be told of them. */
const isSomeone = ({ slot }: ReadClause["tokens"][number]): boolean => slot?.is === "person" && !slot.isPronoun;

/** A task's title or a note may well have the reason in its words. */
const changesField = (one: ReadClause["readings"][number]): boolean =>
  "frame" in one &&
  (/^(?:set|set_many|change_column|delete_column|delete_task)$/u.test(one.frame.do) ||
    (one.frame.do === "change_task" &&
      one.frame.change.title === undefined &&
      one.frame.change.description === undefined &&
      one.frame.change.addition === undefined));

const changesTask = (one: ReadClause["readings"][number]): boolean =>
  "frame" in one && /^(?:delete|change)_task$/.test(one.frame.do);

/** A clause of which a reason was set aside: it waits, and says which words were not used. */
export const setAside = (clause: ReadClause, reason: string): ReadClause =>
  reason === ""
    ? clause
    : {
        ...clause,
        readings: clause.readings.map((one) =>
          "frame" in one && one.doubt === null
            ? { ...one, doubt: `I did not use “${reason.replace(/[\s.!]+$/u, "")}”. Confirm if the rest is right.` }
            : one,
        ),
      };
