import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { states } from "../vocabulary/states.ts";
import { re } from "./rewording.ts";

const JOINED = "(?:\\s*,\\s*(?:and |or )?|\\s+(?:and|or|&|\\+|plus)\\s+)";
const accented = (name: string): string => literalWords(name).replace(/e/giu, "[eé]");

/** Of a text that is kept, no word changes. */
const TEXT =
  /["“]|(?<!\p{L})(?:notes?|noted|log|logged|writes?|wrote|jot|remind|reminder|task|to-?do|told|said|says)(?!\p{L})/iu;

interface RegionColumn {
  label: string;
  codes: ReadonlyMap<string, string>;
  item: string;
}

/** A column of which several options are states by their letters: "QC", "ON", "BC". */
function regionColumn({ label, options, type }: OwnColumn): RegionColumn | null {
  const ofCountry = (country: string) =>
    states.filter((state) => state.country === country && options.includes(state.code));
  const found = ["CA", "US", "AU"].map(ofCountry).sort((a, b) => b.length - a.length)[0] ?? [];
  if (!/select$/u.test(type) || found.length < 2) return null;
  const codes = new Map(
    found.flatMap(({ name, code }) => [[name, code] as const, [code.toLowerCase(), code] as const]),
  );
  const names = found.map(({ name }) => accented(name));
  return { label, codes, item: `(?:${names.join("|")}|(?-i:${options.map(literalWords).join("|")}))(?![\\p{L}])` };
}

/** The states that are named as values of such a column, by their options: "her provinces to Ontario and Quebec". */
export function withRegionsByCode(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 300 || TEXT.test(message)) return message;
  return columns.reduce((text, column) => {
    const own = regionColumn(column);
    if (!own) return text;
    const { item, codes } = own;
    const stem = literalWords(own.label.replace(/s$/u, ""));
    const list = `${item}(?:${JOINED}${item}){0,5}`;
    const label = `(?<![\\p{L}])${stem}s?`;
    const behind = re(
      `(${label}(?: (?:of|for) \\p{L}[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*)?(?= (?:to|as) ))?(?:\\s*[:=]|\\s+(?:to|as|with|of|in|including))*\\s+)(${list})`,
      "giu",
    );
    const before = re(
      `((?<![\\p{L}])(?:add|put|remove|take|drop|delete) )(${list})(?= (?:to|in|into|from|off|out of|under|on) (?:(?:his|her|their|the|\\p{L}[\\p{L}\\p{M}-]*['’]s?) )?(?:list of )?${stem}s?(?![\\p{L}]))`,
      "giu",
    );
    const put = (whole: string, lead: string, said: string): string =>
      whole === "" ? whole : lead + said.replace(re(item, "giu"), (one) => codes.get(plainWords(one).join(" ")) ?? one);
    return text.replace(behind, put).replace(before, put);
  }, message);
}
