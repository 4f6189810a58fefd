import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { choicesOf } from "../commands/fact-cursor.ts";
import type { Change, Frame, Who } from "../commands/frames.ts";
import type { Token } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { placed } from "../described-people.ts";
import { thosePeople } from "../people-with.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import { isNear } from "../vocabulary/nearness.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { sentenceCase } from "../wording.ts";
import type { Likely } from "./likely-changes.ts";

/** Where a text names a field or a column. */
interface Label {
  target: Target;
  from: number;
  to: number;
}

const VALUE_MOST = 60;
const LINKS =
  /^(?:\s*(?:[:=,–—-]|['’]s\b|(?:is|are|to|as|be|becomes?|should|now|into|with|reads?|will|must|needs|shall|for|of|at|on)(?!\p{L})))+\s*/iu;
const NO_VALUE =
  /^(?:it|that|this|there|here|him|her|them|please|too|also|changed?|new|wrong|right|in|up|out|off|open|none|nothing)?$/iu;
const LEADS =
  /^(?:(?:please|pls|also|and|so|now|can you|could you|add|put|set|enter|write|use|take|make|have|let|give|save|store|keep|record|the|an?|it is|it's)(?!\p{L})\s*)+/iu;
const EMPTIES =
  /(?<!\p{L})(?:clear|empty|wipe|erase|remove|delete|drop|blank|strip|chuck|scrap|bin|take\b.*\b(?:out|off|away)|get rid|no longer|lose|unset|reset|open)(?!\p{L})/iu;
const NO =
  /(?<!\p{L})(?:no|not|isn['’]?t|aren['’]?t|without|refused|revoked|withdrawn|gone|missing|lost|cancelled|untick|uncheck)(?!\p{L})/iu;
const ASKS_SO = /[?？]|(?<!\p{L})(?:who|what|which|when|whose|how)(?!\p{L})/iu;

/** Changes of those who a clause is about, by the labels and options of the user's own lists in it. */
export function nearestOfPeople(text: string, tokens: readonly Token[], lists: Lists, who: readonly Who[]): Likely[] {
  if (who.length === 0 || ASKS_SO.test(text)) return [];
  const set = (change: Change, score: number): Likely => ({
    frames: [{ do: "set", who: [...who], changes: [change] }],
    score,
  });
  const labels = labelsIn(text, tokens, lists.columns);
  const isNamed = (target: Target) => labels.some((label) => JSON.stringify(label.target) === JSON.stringify(target));
  const [mail] = tokens.filter(({ code }) => code === "M");
  const words = ` ${plainWords(text).join(" ")} `;
  const options = choicesOf(lists).filter(({ plain }) => plain.length > 1 && words.includes(` ${plain} `));
  return [
    ...(mail ? [set({ field: "email", value: text.slice(mail.from, mail.to) }, 0.7)] : []),
    ...options.map(({ target, value }) => {
      const adds = "column" in target && target.column.type === "multiselect";
      const change: Change =
        "field" in target ? { ...target, value } : { ...target, value, ...(adds && { how: "adds" }) };
      return set(change, isNamed(target) ? 0.68 : 0.5);
    }),
    ...labels.flatMap((label) => ofLabel(label, text, tokens).map(({ change, score }) => set(change, score))),
  ];
}

/** What becomes of a field that is named: it is emptied, or holds what stands beside its name. */
function ofLabel(label: Label, text: string, tokens: readonly Token[]): { change: Change; score: number }[] {
  const { target } = label;
  const to = (value: string | null): Change => ({ ...target, value });
  // "Add Delete All Ltd as her company" empties nothing.
  const emptied = EMPTIES.test(text.replace(/\s\p{Lu}\p{L}+/gu, " _")) ? [{ change: to(null), score: 0.6 }] : [];
  const type = "column" in target ? target.column.type : TEXTS.has(target.field) ? "text" : null;
  if (type === "boolean") return [{ change: to(NO.test(text) ? "no" : "yes"), score: 0.55 }];
  if (type !== "text") return emptied;
  const value = behind(label, text, tokens) ?? before(label, text, tokens);
  return [...emptied, ...(value === null ? [] : [{ change: to(value), score: emptied.length > 0 ? 0.3 : 0.55 }])];
}
const TEXTS: ReadonlySet<string> = new Set(["company", "roleTitle", "location", "industry"]);

const ofName = /(?:^|\s)(?:(?:of|for|with|to|on|at|from|by)\s+)?$/iu;
/** A part of a text without the names in it, and what joins them to it. */
function withoutNames(text: string, from: number, to: number, tokens: readonly Token[]): string {
  let words = "";
  let at = from;
  for (const token of tokens.filter(({ code, from: start, to: end }) => code === "P" && start >= from && end <= to)) {
    words += text.slice(at, token.from).replace(ofName, " ");
    at = token.to + (/^['’]s?(?!\p{L})/u.exec(text.slice(token.to))?.[0].length ?? 0);
  }
  return (words + text.slice(at, to)).replace(/\s+/gu, " ").trim();
}

const asValue = (words: string): string | null => {
  const value = words.replace(LINKS, "").replace(/[\s.!,;:]+$/u, "");
  return NO_VALUE.test(value) || value.length < 2 || value.length > VALUE_MOST ? null : value;
};
const behind = ({ to }: Label, text: string, tokens: readonly Token[]): string | null =>
  asValue(withoutNames(text, to, text.length, tokens));
/** "Kelp Works as the company of Ida". */
function before({ from }: Label, text: string, tokens: readonly Token[]): string | null {
  const said = withoutNames(text, 0, from, tokens);
  const value = /^(?<value>.+?)\s+(?:as|is|for|in|to|under|into)(?:\s+(?:the|his|her|their|an?|new))*$/iu.exec(
    said.replace(LEADS, ""),
  )?.groups?.["value"];
  return value === undefined ? null : asValue(value);
}

/** The fields and columns that a text names, outside of names. */
function labelsIn(text: string, tokens: readonly Token[], columns: readonly OwnColumn[]): Label[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu)]
    .map(({ 0: raw, index }) => ({
      plain: plainWords(raw.replace(/['’]s$/u, "")).join(" "),
      from: index,
      to: index + raw.length,
    }))
    .filter(
      ({ from, to }) => !tokens.some((token) => token.slot?.is === "person" && from >= token.from && to <= token.to),
    );
  const labels: Label[] = [];
  for (let no = 0; no < words.length; no += 1) {
    const named = fieldNamed(
      words.slice(no, no + 6).map(({ plain }, at) => (at === 0 ? (nearLabel(plain, columns) ?? plain) : plain)),
      columns,
    );
    const [first, last] = [words[no], words[no + (named?.length ?? 1) - 1]];
    if (!named || !first || !last) continue;
    labels.push({ target: named.target, from: first.from, to: last.to });
    no += named.length - 1;
  }
  return labels;
}

/** The label of one word that a word is a slip of. */
const nearLabel = (word: string, columns: readonly OwnColumn[]): string | undefined =>
  columns.map(({ label }) => plainWords(label).join(" ")).find((label) => !label.includes(" ") && isNear(word, label));

const ADDS =
  /^\W*(?:(?:please|pls|also|and|can you|could you)\s+)*(?:(?:add|create|make|put|include|introduce|insert)\s+)?(?:an?\s+|the\s+)?(?:(?:new|another|extra|further)\s+)?(?:(?:option|choice|value)\s+)?["“]?(?<value>[^"”,;]{1,40}?)["”]?\s+(?:to|for|in|into|on|under|of|as an? (?:option|choice|value)(?: (?:of|for|in|to))?)\s+(?:the\s+)?(?<label>[^,;]+?)(?:\s+(?:column|options?|choices|list|values))?[\s.!]*$/iu;

const DROPS =
  /^\W*(?:(?:please|pls|also|and|can you|could you)\s+)*(?:drop|remove|delete|take|scrap|lose|strike)\s+(?:the\s+)?(?:(?:option|choice|value)\s+)?["“]?(?<value>[^"”,;]{1,40}?)["”]?\s+(?:from|out of|off)\s+(?:the\s+)?(?<label>[^,;]+?)(?:\s+(?:column|options?|choices|list|values))?[\s.!]*$/iu;
const LEADS_TO_ADD =
  /^\W*(?:(?:please|pls|also|and|can you|could you)\s+)*(?:add|create|make|put|include|introduce|insert|new|another)\b/iu;
const plainly = (words: string): string => plainWords(words).join(" ");

/** "Add Teal to the shades", "drop Rust from the shades": an option that a column gets or loses. */
export function optionsMeant(text: string, columns: readonly OwnColumn[]): Likely[] {
  const dropped = DROPS.exec(text)?.groups;
  const { value = "", label = "" } = dropped ?? (LEADS_TO_ADD.test(text) ? ADDS.exec(text)?.groups : null) ?? {};
  const said = plainly(label);
  const column = columns.find(
    (one) =>
      one.options.length > 0 &&
      [plainly(one.label), `${plainly(one.label)}s`].some((name) => name === said || name === `${said}s`),
  );
  if (!column || value === "") return [];
  const own = column.options.find((one) => plainly(one) === plainly(value));
  if ((own !== undefined) !== (dropped !== undefined)) return [];
  const change = own === undefined ? { added: [sentenceCase(value)], removed: [] } : { added: [], removed: [own] };
  const frame: Frame = { do: "change_column", column, label: null, ...change };
  return [{ frames: [frame], score: 0.7 }];
}

/** "Kettle & Loom", written as names are. */
const RUNS =
  /(?-i:\p{Lu})[\p{L}\p{M}\p{N}'’-]{1,}(?:\s+(?:(?:&|and|of|the|de|du|van|von)\s+)?[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’-]*)*/gu;
/** "… for bayou box", in small letters. */
const AT_THE_END = /(?<!\p{L})(?:for|at|of|from|with|over at)\s+(?<firm>[^,.;:?!]{2,40})[\s.!]*$/iu;

/** The one person at a place or a firm that a text names, where it names no person: "Bregenz: permit is there". */
export function onlyOneAt(text: string, call: Call): KnownPerson | null {
  const written = [...text.matchAll(RUNS)].map(([run]) => run.replace(/['’]s$/u, "")).filter((run) => run.length > 2);
  const said = AT_THE_END.exec(text)?.groups?.["firm"];
  const runs = [...written, ...(said === undefined ? [] : [said])].map((run) => plainWords(run));
  for (const words of runs) {
    const where = words.length === 0 ? null : placed(words.slice(0, WORDS_OF_A_FIRM), call);
    const people = where === null ? [] : thosePeople(where.conditions, call);
    const [only, another] = people;
    if (only && !another) return only;
  }
  return null;
}
const WORDS_OF_A_FIRM = 6;
