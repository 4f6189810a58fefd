import { remembering } from "../../remembering.ts";
import { plainWords } from "../../words.ts";
import { isOneOf, rootOf } from "../vocabulary/akin.ts";

/** The wordings of one kind of change, as they are compared with a clause. */
export interface Wordings {
  /** Every word of them, without its endings. */
  words: ReadonlySet<string>;
  /** Words of which a clause must have one; none where its value says enough. */
  cues: ReadonlySet<string>;
  /** The cues as they are spelled, for words with a slip in them. */
  spelledCues: readonly string[];
  lines: readonly (readonly string[])[];
  /** Whether they have a word, perhaps with a slip in it, or it is a filler. */
  has: (word: string) => boolean;
}

const rootsOf = (text: string): string[] => plainWords(text.replace(/\{\w+\}/gu, " ")).map(rootOf);

export function wordingsOf(phrasings: string): Wordings {
  const lines = phrasings
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const spelledCues = [...new Set(Array.from(phrasings.matchAll(/\*(\p{L}+)/gu), ({ 1: cue = "" }) => cue))];
  const words = new Set(lines.flatMap(rootsOf));
  const spelled = [...new Set(plainWords(phrasings.replace(/\{\w+\}/gu, " ")))];
  return {
    words,
    cues: new Set(spelledCues.map(rootOf)),
    spelledCues,
    lines: lines.map(rootsOf),
    has: remembering((word) => isFiller(word) || words.has(rootOf(word)) || isOneOf(word, spelled)),
  };
}

export const allWordings = <Kind extends string>(data: Readonly<Record<Kind, string>>): Record<Kind, Wordings> =>
  Object.fromEntries(Object.entries<string>(data).map(([kind, text]) => [kind, wordingsOf(text)])) as Record<
    Kind,
    Wordings
  >;

/** Words that are part of no wording and change nothing: who speaks, when, politeness. */
const FILLERS = new Set(
  `i we you me us my our your a an the this that these it its he she they him her them his their hers theirs please pls plz thanks thank thx ok okay so well hey hi yes yeah oh
  now today already just finally really also and or but then too again actually basically fyi btw by way to of for with on in at from as into onto be is are am was were been being
  s re ve ll d m has have had will would can could should shall let lets need needs task tasks thing things one item todo reminder who which what as well there here up down out
  currently anyway kindly quick quickly still all both update since guess bit right all some any`
    .split(/\s+/)
    .map(rootOf),
);
export const isFiller = (word: string): boolean => FILLERS.has(rootOf(word));

/** The words that a kind's wordings do not have; one with a slip in it counts as the word. */
export const notIn = ({ has }: Wordings, said: readonly string[]): string[] => said.filter((word) => !has(word));

export const hasCue = ({ cues, spelledCues }: Wordings, said: readonly string[]): boolean =>
  said.some((word) => cues.has(rootOf(word)) || (word.length > 3 && isOneOf(word, spelledCues)));

/** How near some words are to the nearest wording, from 0 to 1. */
export function nearness({ lines }: Wordings, said: readonly string[]): number {
  const own = new Set(said.map(rootOf));
  return Math.max(
    0,
    ...lines.map((line) => {
      const both = line.filter((word) => own.has(word)).length;
      return (2 * both) / Math.max(1, line.length + own.size);
    }),
  );
}
