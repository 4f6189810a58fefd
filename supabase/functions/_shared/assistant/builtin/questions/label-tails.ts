import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";

/** What may stand behind a label and says only what kind of thing it is, by the type of its column. */
const TAILS: Partial<Record<OwnColumn["type"], string>> = {
  text: "numbers?|nos?|nrs?|addresses|address|handles?|details|info",
  number: "numbers?|amounts?|figures?",
  date: "dates?|days?",
};
const TAIL_OF_LABEL = /\s+(?:number|no|nr|address|handle|details|info|amount|figure|date|day)$/iu;

const isSaid = (said: string, words: string): boolean =>
  ` ${plainWords(said).join(" ")} `.includes(` ${plainWords(words).join(" ")} `);

/** "Her phone number" of the column Phone, "her phone" of Phone number: a question with the label as it is spelled. Others stay as they are. */
export const withLabelTails = (said: string, columns: readonly OwnColumn[]): string =>
  columns.reduce((text, column) => withTail(text, column, columns), said);

function withTail(said: string, { label, type }: OwnColumn, columns: readonly OwnColumn[]): string {
  const tails = TAILS[type];
  if (tails === undefined) return said;
  const longer = columns.some((one) => one.label !== label && isSaid(one.label, label));
  if (longer) return said;
  if (isSaid(said, label) && !/^(?:number|date|day|address)$/iu.test(label))
    return said.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])(${literalWords(label)})\\s(?:${tails})(?=['’]s\\b|[\\s?.!,;]|$)`, "giu"),
      "$1",
    );
  const bare = label.replace(TAIL_OF_LABEL, "");
  // A word that another label or a text has too says less.
  if (bare === label || plainWords(bare).join("").length < 4) return said;
  if (columns.some((one) => one.label !== label && plainWords(one.label).some((word) => isSaid(bare, word))))
    return said;
  return said.replace(ASKED_BARE(bare), `$1${label}`);
}

/** "What is her phone?", "Ana's phone?": the words are what is asked for, at the end or before "of". */
const ASKED_BARE = (bare: string): RegExp =>
  new RegExp(
    `((?:['’]s?|\\b(?:her|his|their|the|whose))\\s+)${literalWords(bare)}(?=\\s*[?.!]*$|\\s+(?:of|for)\\s)`,
    "iu",
  );
