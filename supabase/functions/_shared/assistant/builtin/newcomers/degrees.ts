import { isRole } from "./person-words.ts";

/** Letters behind a name that can be nothing else, and those that may be a role as well: "MD" of a firm. */
const SURE =
  "Ph\\.?\\s?D\\.?|D\\.?Phil\\.?|Jr\\.?|Sr\\.?|Esq\\.?|MBA|CPA|CFA|CMA|FCA|OBE|MBE|CBE|KBE|QC|KC|SC|R\\.?N\\.?|D\\.?D\\.?S\\.?|DVM|D\\.?V\\.?M\\.?|MPH|M\\.?Sc\\.?|B\\.?Sc\\.?|M\\.?Eng\\.?|LL\\.?M\\.?|J\\.?D\\.?|RA|RIBA|FRCS|FRCP|FRS|II|III|IV";
const NAME =
  "(?:(?:Dr|Prof|Sir|Dame|Rev)\\.?(?:\\s+med\\.?)?\\s+)*\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s+(?:(?:van|von|de|der|da|del|di|la|den|bin|al)\\s+)*\\p{Lu}[\\p{L}\\p{M}'’-]+){1,3}";
const BEHIND = new RegExp(`(?<name>${NAME})(?<letters>(?:,\\s*(?:${SURE}|M\\.?D\\.?))+)(?=[\\s,;:()|–—]|$)`, "gu");
const MAY_BE_ROLE = /^,\s*M\.?D\.?$/u;
const HAS_TITLE = /(?:^|\s)(?:Dr|Prof)\.?\s/u;

const ALSO_SURE =
  "B\\.?D\\.?S\\.?|BVSc|MRCVS|MD|M\\.?A\\.?|B\\.?A\\.?|B\\.?Eng\\.?|ACA|ACCA|CEng|MSc|BSc|RVN|DDS|DMD|LLB";
const AT_END = new RegExp(
  `^(?<name>\\p{Lu}\\S*(?:\\s+\\S+)+?)(?:,\\s*|\\s+)(?<letters>(?:${SURE}|${ALSO_SURE})(?:,?\\s+(?:${SURE}|${ALSO_SURE}))*)$`,
  "u",
);

const AHEAD =
  /^(?:(?:Mme|Mlle|M(?=\.)|Mrs?|Ms|Herr|Frau|Hr|Fr|Sig(?:ra|na)?|Sra?|Srta|DI|DDr|MMag|Mag|Ing|Dipl\.?-?\s?Ing)\.?\s+)+(?=\p{Lu}\S+\s+(?:\S+\s+)*\p{Lu})/u;
/** "Mme Ada Moreau", "DI Jan Huber" on a card: the name without what stands before it. */
export const withoutTitle = (name: string): string => name.replace(AHEAD, "");

/** "Siobhan Dowd BDS" at the head of a card: the name without its letters. */
export const withoutDegrees = (name: string): string =>
  AT_END.exec(name.trim())?.groups?.["name"]?.replace(/,$/u, "") ?? name;

interface Lettered {
  surname: string;
  letters: string;
}

/** "Dr. Anna-Lena Voss, MD": a text without the letters behind its names, and whose they are. */
export function withoutLetters(text: string): { text: string; lettered: Lettered[] } {
  const lettered: Lettered[] = [];
  const bare = text.replace(BEHIND, (...found: unknown[]) => {
    const [all, index] = [String(found[0]), Number(found.at(-3))];
    const { name = "", letters = "" } = found.at(-1) as Record<string, string>;
    const others = text.slice(index + all.length).split(/[,;(|]/u);
    const isDegree = !MAY_BE_ROLE.test(letters) || HAS_TITLE.test(name) || others.some((other) => isRole(other.trim()));
    if (!isDegree) return all;
    lettered.push({ surname: name.split(/\s+/u).at(-1) ?? "", letters: letters.replace(/^,\s*/u, "") });
    return name;
  });
  return { text: bare, lettered };
}

/** A name with the letters that were told behind it, and without what only leads to it: "a Jonah Pike", "Jonah Pike's". */
export function withLetters(said: string, lettered: readonly Lettered[]): string {
  const name = said.replace(/^an?\s+(?=\p{Lu})/u, "").replace(/['’]s$/u, "");
  const own = lettered.find(({ surname }) => name.split(/\s+/u).at(-1) === surname);
  return own ? `${name}, ${own.letters}` : name;
}
