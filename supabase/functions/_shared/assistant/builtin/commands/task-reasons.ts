import type { Parse } from "./grammar.ts";

/** "…, they close at noon", "… because the lift is out": why, and no part of the title. */
const WHY = new RegExp(
  `(?:\\s*[,;]\\s+|\\s+[–—-]\\s+)(?<why>(?:(?:because|since|cause|cos|otherwise|or else|so that|in case)\\s|(?:they|it|he|she|there|that)(?:['’](?:s|re|ll|d|ve)(?![\\p{L}])|\\s+(?!(?:and|or|to|for|in|on)(?![\\p{L}]))\\p{L}+)|(?:i|we)\\s+(?!(?:have|need|want|must|should|owe|promised|and|or)(?![\\p{L}]))\\p{L}+)(?!\\s*(?:for|about|due|with)(?![\\p{L}])).{3,})$|\\s+(?<because>because\\s.{3,})$`,
  "isu",
);

const DAY_BEHIND = /[\s,;–—-]+(?:by|on|before|until|due|for)\s+[^,;–—]{2,30}$/iu;

/** "…, he's back on the 7th": without the day it says nothing, whatever day the task has. */
const HAPPENS =
  /(?<![\p{L}])(?:back|away|off|out|free|available|around|there|here|on (?:holiday|leave|vacation)|(?:leav|return|arriv|start|begin|open|clos|mov|end|travell?|com|visit)(?:es?|s|ing)|flies|flying)$/iu;

/** A new task's words without the reason that is given behind them, which says more about it. */
export function withoutReason(parse: Parse): { parse: Parse; reason: string } {
  const { text, tokens } = parse;
  const found = WHY.exec(text);
  const why = found?.groups?.["why"] ?? found?.groups?.["because"];
  if (!found || why === undefined) return { parse, reason: "" };
  const before = tokens.filter(({ to }) => to <= found.index);
  const isDay = ({ code }: { code: string }) => code === "D" || code === "R";
  // "…, they are nearly out, by Friday": the day behind the reason is none of it.
  const end = DAY_BEHIND.exec(text)?.index ?? text.length;
  const behind =
    end > found.index + 3 && !before.some(isDay) && tokens.some(({ code, from }) => code === "D" && from >= end)
      ? end
      : text.length;
  const own = tokens.filter(({ from }) => from >= found.index && from < behind);
  const after = tokens.filter(({ code, from }) => code === "D" && from >= behind);
  // "…, it has to be out by Friday" says when.
  const saysWhen = own.some(isDay) && ![...before, ...after].some(isDay);
  if (before.length < 3 || saysWhen || own.some(({ code }) => code === "Q")) return { parse, reason: "" };
  return {
    parse: {
      ...parse,
      text: text.slice(0, found.index) + " ".repeat(behind - found.index) + text.slice(behind),
      tokens: [...before, ...after],
    },
    reason: (HAPPENS.test(text.slice(0, behind)) && !/^\s*[,;–—-]/u.test(text.slice(behind))
      ? why
      : why.slice(0, why.length - (text.length - behind))
    )
      .replace(/[\s.!]+$/u, "")
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  };
}
