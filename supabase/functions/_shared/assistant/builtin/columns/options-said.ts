import { itemsOf, typeCalled, withoutWhy } from "./column-words.ts";

const OPTION_LEAD =
  "(?:with|having|and|the|its|has|whose|these|following|possible|allowed|available|some|as|two|three|four|five)";
const OPTIONS = new RegExp(
  `(?:[\\s,;:(–-]+${OPTION_LEAD})*[\\s,;:(–-]+(?:options?|choices?|values|possible values|answers|entries)(?![\\p{L}])(?:\\s*(?:are|is|of|being|like|should be|can be|would be|to choose from|to pick from|:|,|=|-))*\\s+(?<list>\\S.*)$`,
  "iu",
);
const CHOOSE =
  /[\s,;:(–-]+(?:(?:where|that|which|to|i|you|we|can|could|it|is|one|let me|and) )*(?:choose|choosing|chosen|pick|picking|picked|select|choice)(?: one)? (?:(?:between|from|among|of|out of|either)\s*:?|(?=\p{L}[^,]*,[^:]*\s(?:and|or)\s))\s*(?<list>\S.*)$/iu;
const EITHER =
  /[\s,;:(]+(?:(?:it|which|that|with) )*(?:(?:is|can be|could be|should be|being|holding) )?either (?<list>\S.*)$/iu;
/** "Transport: fridge van, courier", "Rind (white, blue)", "Union with Nautilus and Seko". */
const BARE_LIST = /(?<=[^\s:])\s*(?::|\(|[–-]\s|\swith\s)\s*(?<list>[^:]+(?:,|\/|\sand\s|\sor\s)[^:]+)$/iu;
const listEnd = (list: string): string =>
  withoutWhy(list)
    .replace(/\)[^)]*$/u, "")
    .replace(
      /[\s,]+(?:in (?:it|there|the list)|inside|to (?:choose|pick|select) from|as (?:(?:the|its|possible) )?(?:options|choices|values))$/iu,
      "",
    );

/** The options at the end of what is said of a new column, and the words before them; null where there are none. */
export function optionsSaid(said: string): { options: string[]; before: string } | null {
  const text = ` ${said}`;
  for (const pattern of [OPTIONS, CHOOSE, EITHER, BARE_LIST]) {
    const found = pattern.exec(text);
    const list = found?.groups?.["list"];
    if (!found || list === undefined || found.index === 0 || typeCalled(list.replace(/[).\s]+$/u, ""))) continue;
    const options = itemsOf(listEnd(list));
    const isOfTypes = pattern === BARE_LIST && (options.length < 2 || typeCalled(options[0]) !== null);
    if (options.length > 0 && !isOfTypes) return { options, before: text.slice(0, found.index).trim() };
  }
  return null;
}
