import { plainWords } from "../../words.ts";
import { type Slot, slotsOf } from "../commands/slots/slots.ts";
import { typeOf } from "../commands/slots/slot-values.ts";
import { type Reader, type Token, tokensOf } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { isAkin, namingWords, rootOf } from "../vocabulary/akin.ts";
import { type Target } from "../vocabulary/field-names.ts";

/** What words are compared with to tell what kind they are: the user's people, lists and tasks. */
export interface World {
  reader: Reader;
  lists: Lists;
  titles: readonly string[];
}

/** A word or a mark of a text. */
export interface Word {
  from: number;
  to: number;
  /** Lower case, without accents. */
  plain: string;
  root: string;
  /** How it is written: "Xx" for a capital and small letters, "x", "X", "9", or the mark itself. */
  shape: string;
  /** What it is in the user's world: "P" for a person, "opt:stage", "D" for a day …; "" for a mere word. */
  kind: string;
  /** Whether titles of tasks have it: 2 where it is of the title that has the most of the words. */
  inTitle: 0 | 1 | 2;
}

const PIECES =
  /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}])(?:[dlnsjmtc]|qu)['’](?=\p{L}{2})|['’]\p{L}+|[\p{L}\p{M}\p{N}_]+(?:[-.][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/giu;

/** The words of a text, each with what it is in the user's world. */
export function wordsOf(text: string, { reader, lists, titles }: World): Word[] {
  const tokens = tokensOf(text, reader);
  const kinds = [
    ...tokens.flatMap((token) => {
      const kind = kindOfToken(token);
      return kind === "" ? [] : [{ from: token.from, to: token.to, kind }];
    }),
    ...slotsOf(tokens, text, lists).flatMap((slot) => {
      const kind = kindOfSlot(slot);
      const [from, to] = [tokens[slot.at]?.from, tokens[slot.at + slot.length - 1]?.to];
      return kind === "" || from === undefined || to === undefined ? [] : [{ from, to, kind }];
    }),
  ];
  const words = Array.from(text.matchAll(PIECES), ({ 0: raw, index: from }): Word => {
    const to = from + raw.length;
    const plain = plainWords(raw).join(" ") || raw.toLowerCase();
    const kind = kinds.find((one) => one.from < to && one.to > from)?.kind ?? "";
    return { from, to, plain, root: rootOf(plain), shape: shapeOf(raw), kind, inTitle: 0 };
  });
  return withTitles(words, titles);
}

function kindOfToken({ slot, code }: Token): string {
  if (slot === null) return "";
  if (slot.is !== "person") return code;
  if (slot.isGroup) return "Pgroup";
  if (slot.isPronoun) return "Ppron";
  return code;
}

function kindOfSlot(slot: Slot): string {
  if (slot.is === "field") return `fld:${family(slot.target)}`;
  if (slot.is === "option") return `opt:${family(slot.choices[0]?.target ?? { field: "stage" })}`;
  return slot.is === "owner" ? "own" : "";
}

const family = (target: Target): string =>
  "column" in target
    ? target.column.type
    : /^(?:stage|status|owner)$/.test(target.field)
      ? target.field
      : typeOf(target) === "number"
        ? "number"
        : "own";

const shapeOf = (raw: string): string => {
  if (/^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(raw)) return "Xx";
  if (/^\p{Lu}+$/u.test(raw)) return "X";
  if (/^\p{N}/u.test(raw)) return "9";
  return /^\p{L}/u.test(raw) ? "x" : raw;
};

/** The titles as they were read last: a message is read several times with the same tasks. */
let readTitles: { titles: readonly string[]; roots: Map<string, Set<number>> } | null = null;

function rootsOf(titles: readonly string[]): Map<string, Set<number>> {
  const key = (all: readonly string[]) => all.join("\n");
  if (readTitles && key(readTitles.titles) === key(titles)) return readTitles.roots;
  const roots = new Map<string, Set<number>>();
  for (const [no, title] of titles.entries())
    for (const root of namingWords(title).map(rootOf)) {
      const found = roots.get(root) ?? new Set();
      roots.set(root, found.add(no));
    }
  readTitles = { titles, roots };
  return roots;
}

const EMPTY =
  /^(?:i|we|you|me|us|my|our|is|are|was|be|do|done|it|its|that|this|the|a|an|of|for|to|on|in|at|with|and|or|not|no|new|add|task|tasks|by|up|out)$/;

function withTitles(words: readonly Word[], titles: readonly string[]): Word[] {
  const roots = rootsOf(titles);
  if (roots.size === 0) return [...words];
  const hits = words.map(({ plain, root }) => {
    if (EMPTY.test(plain) || !/[\p{L}\p{N}]/u.test(plain)) return new Set<number>();
    return roots.get(root) ?? akinIn(roots, plain);
  });
  const counts = new Map<number, number>();
  for (const own of hits) for (const no of own) counts.set(no, (counts.get(no) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const best = new Set([...counts].filter(([, count]) => count === most).map(([no]) => no));
  return words.map((word, no) => {
    const own = hits[no] ?? new Set<number>();
    return { ...word, inTitle: own.size === 0 ? 0 : [...own].some((one) => best.has(one)) ? 2 : 1 };
  });
}

function akinIn(roots: ReadonlyMap<string, Set<number>>, plain: string): Set<number> {
  if (plain.length < 5) return new Set();
  for (const [root, own] of roots) if (root.length > 3 && root[0] === plain[0] && isAkin(plain, root)) return own;
  return new Set();
}
