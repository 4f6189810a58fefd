import type { Source } from "../contract/assistant.ts";
import { contentWords, plainWords } from "./words.ts";

/** A record that a turn has read, with the words that an answer from it would have. */
export interface SeenSource extends Source {
  words: string;
}

/** Of words that only one of the records has, so many in the answer show that it is where they came from. */
const OWN_WORDS = 2;
const SOURCES_AT_MOST = 8;

/** Those of the records read that an answer rests on: which it links to, names, or has the words of. */
export function usedSources(reply: string, seen: Iterable<SeenSource>): Source[] {
  const sources = [...seen];
  const said = new Set(contentWords(reply.replace(/\]\([^()\n]*\)/g, "]")));
  const plain = ` ${plainWords(reply).join(" ")} `;
  const words = sources.map((source) => new Set(contentWords(source.words)));
  const have = new Map<string, number>();
  for (const own of words) for (const word of own) have.set(word, (have.get(word) ?? 0) + 1);
  return sources
    .filter(({ kind, href, label }, index) => {
      // A list of people names them itself.
      if (kind === "founder") return !isListed(reply, href) && (reply.includes(`(${href})`) || isNamed(plain, label));
      if (kind === "post" && reply.includes(`(${href})`)) return true;
      if (kind === "task") return isNamed(plain, label);
      const own = [...(words[index] ?? [])].filter((word) => have.get(word) === 1 && word.length > 3);
      return own.filter((word) => said.has(word)).length >= Math.min(OWN_WORDS, Math.max(1, own.length));
    })
    .slice(0, SOURCES_AT_MOST)
    .map(({ kind, id, label, href }) => ({ kind, id, label, href }));
}

/** Whether a line of a list begins with the link to a record. */
const isListed = (reply: string, href: string): boolean =>
  reply.split("\n").some((line) => /^\s*- \[/u.test(line) && line.slice(line.indexOf("](")).startsWith(`](${href})`));

const isNamed = (plain: string, label: string): boolean => {
  const name = plainWords(label).join(" ");
  return name !== "" && plain.includes(` ${name} `);
};
