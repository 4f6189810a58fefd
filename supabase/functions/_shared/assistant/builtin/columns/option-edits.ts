import { literal } from "../literal.ts";
import { type Problem, reading, type Reading } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import { itemsOf, unquoted, withoutWhy } from "./column-words.ts";
import { type Masked, shown, SIGN } from "./masked-columns.ts";

const OPTION = "(?:options?|choices?|values?|entr(?:y|ies)|answers?|possibilit(?:y|ies))";
const OF_OPTIONS = new RegExp(
  `(?<![\\p{L}])${OPTION}(?![\\p{L}])|(?<![\\p{L}])(?:(?:can|could|able to|like to|want to|(?:let|lets) \\p{L}+) (?:choose|pick|select|tick)|to (?:choose|pick|select) from|selectable|drop[ -]?down|pick[ -]?list)(?![\\p{L}])`,
  "iu",
);
const ADDS =
  /(?<![\p{L}])(?:add|include|put|offer|allow|insert|extend|expand|needs?|missing|lacks?|another|new|also|too|gets?|should (?:have|get|offer|include)|must have|want|as well|(?:able to|can|could) (?:choose|pick|select|tick))(?![\p{L}])/iu;
const REMOVES =
  /(?<![\p{L}])(?:remove|delete|drop|take|get rid of|kill|scrap|bin|ditch|cut|no longer need|don['’]?t need|can go|lose|strike)(?![\p{L}])/iu;
const REPLACES =
  /(?<![\p{L}])(?:re-?name|relabel|replace|swap|change|turn|call|switch|should (?:be|read|say)|is now|becomes?|instead of)(?![\p{L}])/iu;

/** What is said of an option's name and of nobody's value. */
const SHOULD_READ =
  /(?<![\p{L}])(?:re-?name|relabel|should (?:now |just |rather )?(?:read|say|be (?:called|named|spell?ed|spelt|written)))(?![\p{L}])/iu;

/** Words around the names of options; one that is written with a capital is a part of the name. */
const SMALL = new Set(
  "add include put offer allow insert create make give extend expand with to in into for of on under from out as an a the another new one more extra additional also too need needs should shall must has have get gets want wants be able can could possible i'd we'd people users everyone please and we us i it its there column field list dropdown menu select selectable called named is are missing lacks lack remove delete drop take get rid kill scrap bin ditch cut lose strike away off no longer any anymore don't dont go choose pick value values option options choice choices entry entries answer answers possibility possibilities as well just now both like following these two three".split(
    " ",
  ),
);

/** What a text orders of the options of a column that it names. */
export function optionEdit(all: Masked): Reading | Problem | null {
  const [column, another] = all.columns;
  if (!column || another) return null;
  const isOption = OF_OPTIONS.test(all.said);
  const inside = new RegExp(`^(?:in|under|for|of) (?:the )?${SIGN}\\s*,?\\s+(?=call\\s)`, "iu");
  const isInside = inside.test(all.said);
  const said = withoutWhy(all.said.replace(inside, ""));
  const replaced = REPLACES.test(said)
    ? replacedIn(said, column, isOption || isInside || all.isColumn || SHOULD_READ.test(said))
    : null;
  if (replaced) return replaced;
  const removes = REMOVES.test(said);
  if (!(removes || ADDS.test(said)) || !(isOption || (all.isColumn && !removes))) return null;
  const words = contentOf(said);
  if (words === null) return null;
  const options = itemsOf(shown(words, all));
  if (options.length === 0 || options.some((option) => option.split(/\s+/u).length > 5)) return null;
  if (column.options.length === 0)
    return { problem: `${column.label} has no options: only columns of one or several choices have.`, offers: [] };
  if (!removes) {
    const added = options.map((option) => styled(option, column));
    return reading({ do: "change_column", column, label: null, added, removed: [] });
  }
  const removed = options.map((option) => ownOption(option, column));
  const unknown = options.find((_, no) => removed[no] === undefined);
  if (unknown !== undefined)
    return {
      problem: `“${unknown}” is not an option of ${column.label}, which are ${column.options.join(", ")}.`,
      offers: [],
    };
  return reading({
    do: "change_column",
    column,
    label: null,
    added: [],
    removed: removed.filter((one) => one !== undefined),
  });
}

const ownOption = (said: string, { options }: OwnColumn): string | undefined =>
  options.find((option) => option.toLowerCase() === unquoted(said).toLowerCase());

/** A new option begins with a capital letter where the others do. */
const styled = (option: string, { options }: OwnColumn): string =>
  options.every((own) => !/^\p{Ll}/u.test(own)) ? option.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : option;

/** The words that name options, without those around them; null where they are in two places. */
function contentOf(said: string): string | null {
  const quoted = Array.from(said.matchAll(/["“'‘]([^"”'’]+)["”'’]/gu), ([, words]) => words ?? "");
  if (quoted.length > 0) return quoted.join(", ");
  const chunks: string[] = [];
  let chunk: string[] = [];
  const words = said.split(/\s+/u);
  const end = () => {
    const own = trimmed(chunk).join(" ");
    if (own !== "") chunks.push(own);
    chunk = [];
  };
  for (const [no, word] of words.entries()) {
    const bare = word.replace(/^[(:,]+|[),:;.!]+$/gu, "");
    const isSign = new RegExp(`^${SIGN}`, "u").test(bare);
    const isSmall = SMALL.has(bare.toLowerCase()) && (no === 0 || !/^\p{Lu}/u.test(bare));
    const isJoin = /^(?:and|&|or)$/iu.test(bare) && chunk.length > 0;
    if (isSign || (isSmall && !isJoin) || bare === "" || /^[-–—→]+$/u.test(bare)) end();
    else chunk.push(word.replace(/^[(:]+|[):;.!]+$/gu, ""));
    if (/[:;)]$/u.test(word)) end();
  }
  end();
  return chunks.length === 1 ? (chunks[0] ?? null) : null;
}

const trimmed = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1);
  return last !== undefined && /^(?:and|&|or|,)$/iu.test(last) ? words.slice(0, -1) : words;
};

const TO =
  "(?:\\s*(?:to|into|by|with|for|→|->|=>)\\s+|\\s+(?:should|must|is to|has to|needs to)?\\s*(?:be|become|read|say|is now|becomes)(?: (?:called|named|spelled|spelt|written|renamed(?: to)?))?\\s+|\\s+called\\s+)";

/** "Swap the option X of the column for Y": one comes for another. */
function replacedIn(said: string, column: OwnColumn, isSaid: boolean): Reading | null {
  if (!isSaid) return null;
  for (const option of column.options) {
    const own = literal(option);
    const away = `["“'‘]?${own}["”'’]?(?:\\s+${OPTION})?(?:\\s*,?\\s*(?:in|of|from|under|on)\\s+(?:the )?(?:${OPTION} (?:of|for|in) )?${SIGN}(?:['’]s)?(?:\\s+${OPTION})?)?`;
    const match =
      new RegExp(`(?<![\\p{L}\\p{N}])${away}${TO}(?:the )?(?:${OPTION} )?(?<v>\\S.*)$`, "iu").exec(said) ??
      new RegExp(`^call ${away}\\s+(?<v>\\S.*)$`, "iu").exec(said) ??
      new RegExp(`(?<v>\\p{L}[\\p{L}\\p{N} ]*?) instead of ${away}$`, "iu").exec(said);
    const value = match?.groups?.["v"];
    if (!match || value === undefined) continue;
    const before = said.slice(0, match.index).split(/\s+/u);
    if (!before.every((word) => word === "" || isAround(word))) continue;
    const name = unquoted(
      value.replace(
        new RegExp(`\\s*(?:,?\\s*(?:in|of|for|under)\\s+)?(?:the )?(?:${OPTION} (?:of|for|in) )?${SIGN}.*$`, "u"),
        "",
      ),
    ).replace(/\s+(?:instead|from now on)$/iu, "");
    if (name === "" || name.split(/\s+/u).length > 5) continue;
    return reading({ do: "change_column", column, label: null, added: [styled(name, column)], removed: [option] });
  }
  return null;
}

const isAround = (word: string): boolean =>
  new RegExp(`^${SIGN}`, "u").test(word) ||
  SMALL.has(word.toLowerCase().replace(/[,:]+$/u, "")) ||
  /^(?:re-?name|relabel|replace|swap|change|turn|switch|call|the),?$/iu.test(word);
