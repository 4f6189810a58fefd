import type { Misspelling } from "./spelling.ts";
import { plainWords } from "./words.ts";

const SHORTEST = 5;
const HYPHENS = /(?<=[\p{L}\p{M}])[-‐‑](?=[\p{L}\p{M}])/gu;
/** "Junho Baek", "Jnho Beak" of Jun-ho Baek: a name that is written without its hyphen. */
export function unhyphenated(
  text: string,
  name: string,
  others: ReadonlySet<string>,
  misspelling: (text: string, name: string, others: ReadonlySet<string>) => Misspelling | null,
): Misspelling | null {
  const joined = name.replace(HYPHENS, "");
  if (joined === name) return null;
  const parts = name.split(/\s+/u);
  const asMeant = (from: number, to: number) => parts.slice(from, to).join(" ");
  const plain = plainWords(joined);
  if (plain.length !== parts.length) return null;
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu));
  for (const [at, part] of parts.entries()) {
    const own = plain[at] ?? "";
    if (!/[-‐‑]/u.test(part) || own.length < SHORTEST || others.has(own)) continue;
    const whole = words.findIndex(([word]) => plainWords(word).join("") === own);
    // "Annesophies fee": whose it is, without the apostrophe.
    const owned = words.findIndex(([word]) => plainWords(word).join("") === `${own}s`);
    const owner = whole < 0 ? words[owned] : undefined;
    if (owner && !others.has(`${own}s`))
      return {
        written: text.slice(owner.index, owner.index + owner[0].length),
        meant: `${asMeant(at, at + 1)}'s`,
      };
    const no = whole;
    const next = plain[at + 1];
    const behind = words[no + 1];
    const isWhole = next !== undefined && behind !== undefined && plainWords(behind[0]).join("") === next;
    const first = words[no];
    if (no < 0 || !first) continue;
    const last = isWhole ? behind : first;
    return {
      written: text.slice(first.index, last.index + last[0].length),
      meant: asMeant(at, isWhole ? at + 2 : at + 1),
    };
  }
  const slip = misspelling(text, joined, others);
  return slip && slip.meant === joined ? { ...slip, meant: name } : null;
}
