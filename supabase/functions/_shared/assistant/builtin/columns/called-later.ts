import type { OwnColumn } from "../reading.ts";
import { ADJECTIVES, ASKS } from "./asks-for-column.ts";
import { itemsOf, NOUN, PLAIN_TYPE, TYPE, typeCalled } from "./column-words.ts";

/** "… Call it Reporting, with Monthly, Audit". */
const CALLED = new RegExp(
  String.raw`(?:\s*[.;!?,–-]+\s*|\s+)(?:(?:and|please|just|simply|let['’]?s|we(?:['’]ll)?|i['’]d)\s+)*(?:call|name|label|title)\s+(?:it|that|this)\s+(?:the\s+)?["“]?(?<label>(?!(?:an?|what|whatever|anything|something|quits)(?!\p{L}))\p{L}[^,;:.?!()"“”\n–]{1,40}?)["”]?(?:(?:\s*[,;:(–-]\s*|\s+(?=with\s))(?<list>[^\n]{2,200}?)\)?)?[\s.!]*$`,
  "iu",
);
/** What a column is wanted for, without its name. */
const ASKED = new RegExp(
  String.raw`^\W*(?:(?:please|pls|hey|hi|ok|okay|so|and|also|(?:can|could|would) you)[\s,]+)*(?:${ASKS} )?${ADJECTIVES}(?:(?:(?<type>${TYPE}|${PLAIN_TYPE}) )?(?:${NOUN}|list)|(?<plain>${PLAIN_TYPE}))(?:\s+please)?(?<what>$|\s*,?\s(?:with|where|that|which|for|in which|to|so|about|they|people|i|we)\s[^.?!;\n]{2,120})$`,
  "iu",
);
const LIST_LEAD = /^[\s:,]*(?:(?:and|with|having|the|its|it has|options?|choices|values|possible|are|is|of)[\s:,]+)*/iu;

/** "… where I can tick several: A, B, C", before the name. */
const LIST_BEFORE = /(?:\s*:\s*|\s(?:options|choices|values)(?: are)?\s+)(?<list>[^:]+,[^:]+)$/iu;

/** The type that the words for what a column is for say: "where several can be ticked". */
const TOLD_TYPES: readonly [OwnColumn["type"], RegExp][] = [
  ["number", /\b(?:how (?:many|much)|number of|amounts?|figures?)\b/iu],
  ["multiselect", /\b(?:several|more than one|multiple|many|any number|all that (?:apply|fit))\b/iu],
  ["select", /\b(?:choices?|choose|pick|select|options?|one of|single|only one|just one)\b/iu],
  ["boolean", /\byes\b.*\bno\b|\b(?:tick|check|whether|if)\b/iu],
  ["date", /\b(?:when|dates?|the day)\b/iu],
];
const TYPE_WORDS: Readonly<Record<OwnColumn["type"], string>> = {
  multiselect: "multi-select",
  select: "single select",
  boolean: "checkbox",
  number: "number",
  date: "date",
  text: "text",
};

/** A column whose name comes behind what it is for, as a plain order: "a column with a choice of one. Name it Risk"; null for all else. */
export function calledLater(message: string): string | null {
  const found = message.length < 400 && /\b(?:call|name|label|title)\b/iu.test(message) ? CALLED.exec(message) : null;
  const { label, list } = found?.groups ?? {};
  const asked = found ? ASKED.exec(message.slice(0, found.index).replace(/[\s,.;?!–-]+$/u, ""))?.groups : undefined;
  if (!asked || label === undefined) return null;
  const what = asked["what"] ?? "";
  const before = LIST_BEFORE.exec(what)?.groups?.["list"];
  const options = itemsOf((list ?? before ?? "").replace(LIST_LEAD, ""));
  if ((list ?? before) !== undefined && (options.length < 2 || typeCalled(options[0]) !== null)) return null;
  const type = typeCalled(asked["type"] ?? asked["plain"]) ?? TOLD_TYPES.find(([, told]) => told.test(what))?.[0];
  const own = options.length > 0 && type !== "multiselect" ? "select" : type;
  return `add a ${own ? `${TYPE_WORDS[own]} ` : ""}column called "${label.trim()}"${options.length > 0 ? ` with the options ${options.join(", ")}` : ""}`;
}
