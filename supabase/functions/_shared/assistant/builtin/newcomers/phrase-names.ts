import { plainWords } from "../../words.ts";
import type { Language } from "../reading.ts";
import { fitsSlug, isFirm, isNameLike, isTrade, isWillOf, ownWords } from "./person-words.ts";
import type { PhraseReader } from "./phrase-facts.ts";

const PARTICLE = /^(?:van|von|de|da|del|di|la|der|den|bin|al|el|ten|ter|dos|du|af|ibn|ben|zu)$/u;

/** "Save it as Ida Sol": no part of her name. */
const LEADS_TO_NAME = /^(?:as|is|for|with|to|the|from|at|and|of|by|called|named|als|como|comme)$/iu;

/** Whether an address has every letter of a name and little else. */
const isMadeOf = (slug: readonly string[], name: string): boolean => {
  const letters = plainWords(name).join("");
  const own = slug.flatMap((word) => plainWords(word)).join("");
  const isMost = letters.length >= own.length * 0.7 || (own.startsWith(letters) && letters.length >= own.length * 0.4);
  // "Petrova Agency" is not who "olga-petrova-agency" is.
  return isMost && !isFirm(name) && fitsSlug(name, slug);
};

/** "Dr. Beatriz Fonseca Leal" is the name, also where the address says "bfonsecaleal". */
function withTitle(before: readonly string[], name: string): string {
  const title = /(?:^|\s)((?:Dr|Dra|Prof|Mr|Mrs|Ms|Rev)\.?(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)*)$/u.exec(
    before.join(" "),
  )?.[1];
  return title === undefined ? name : `${title} ${name}`;
}

/** "First Ida Sol, …", "the second one is Ida Sol". */
const ORDINAL =
  /^(?:(?:and|then)\s+)?(?:the\s+)?(?:first|second|third|fourth|last|other|next)(?:\s+(?:one|person|contact|lead))?(?:\s+is|['’]s|\s*[:,–-])?\s+(?=\p{Lu}[\p{L}\p{M}'’.-]+\s+\p{Lu})/iu;

interface Named {
  name: string;
  /** What follows the name. */
  rest: string;
}

/** Finds the names that phrases begin with; the addresses of profiles tell where a name ends that has no capitals. */
export class NameFinder {
  private readonly phrases: PhraseReader;
  private readonly language: Language;
  private readonly slugs: readonly (readonly string[])[];

  constructor(phrases: PhraseReader, language: Language, slugs: readonly (readonly string[])[]) {
    this.phrases = phrases;
    this.language = language;
    this.slugs = slugs;
  }

  /** "Nils and Pia Overgaard from Fjordnet": several names with nothing said between them. */
  listOf(words: string): Named[] {
    const parts = words
      .split(/\s+(?:and|und|y|et|&)\s+/iu)
      .map((part) => part.replace(/^(?:his|her|their)\s+(?:[\p{Ll}-]+\s+){0,3}(?=\p{Lu})/u, ""));
    const found = parts.map((part) => this.nameAt(part));
    const isList =
      parts.length > 1 && found.every(({ name, rest }, no) => name !== "" && (rest === "" || no === parts.length - 1));
    if (!isList) return [];
    // "Nils and Pia Overgaard" share the last name.
    const surname = found.at(-1)?.name.split(" ").slice(1).join(" ") ?? "";
    return found.map(({ name, rest }) => ({
      name: name.includes(" ") || surname === "" ? name : `${name} ${surname}`,
      rest,
    }));
  }

  /** The name that an address is made of, anywhere in the words. */
  bySlug(words: string): Named | null {
    const parts = words.split(/\s+/u);
    for (let from = 0; from < parts.length; from += 1) {
      if (LEADS_TO_NAME.test(parts[from] ?? "")) continue;
      for (let count = 4; count > 1; count -= 1) {
        const name = parts
          .slice(from, from + count)
          .join(" ")
          .replace(/^[,.:;!?("]+|[,.:;!?)"]+$/gu, "");
        const isWhole = name.split(" ").length === count && /^[\p{L}\p{M}'’. -]+$/u.test(name);
        if (isWhole && ownWords(name).length > 1 && this.slugs.some((slug) => isMadeOf(slug, name))) {
          const rest = parts.slice(from + count).join(" ");
          // "Carlos Pastor de Valencia" among English words.
          const plain = this.language === "en" ? rest.replace(/^de\s+(?=\p{Lu})/u, "from ") : rest;
          return { name: withTitle(parts.slice(0, from), name), rest: plain };
        }
      }
    }
    return null;
  }

  /** The name that words begin with, and the words after it. */
  nameAt(words: string): Named {
    const clean = words
      .replace(/^(?:(?:is|it['’]?s|with|for|to|as|als|como|comme|a|zu|:|-)\s+)+/iu, "")
      .replace(ORDINAL, "")
      .replace(/^(?:the|den|die|el|la|le)\s+(?=(?:dra?|profa?|rev|sra?)\.?\s+\p{Lu})/iu, "");
    const parts = clean.split(/\s+/u);
    let best = 0;
    const isOfSlug = (name: string) => ownWords(name).length > 1 && this.slugs.some((slug) => fitsSlug(name, slug));
    for (let count = 1; count <= Math.min(parts.length, 6); count += 1) {
      const name = parts
        .slice(0, count)
        .join(" ")
        .replace(/[,.:;!?]+$/u, "");
      const last = parts[count - 1] ?? "";
      const isJoining =
        PARTICLE.test(last) &&
        (this.language === "en" ||
          !/^(?:von|de|del|di|la|du)$/u.test(last) ||
          this.slugs.some((slug) => slug.includes(last)));
      // "Will", with a surname behind it.
      if (count === 1 && isWillOf(parts)) continue;
      if ((isJoining && /^\p{Lu}/u.test(parts[count] ?? "")) || ownWords(name).length === 0) continue;
      const own = parts
        .slice(0, count)
        .filter((part) => !PARTICLE.test(part))
        .join(" ");
      // "Tom Baker" alone: a surname, though it is a trade as well.
      const isWhole = count === 2 && parts.length === 2 && parts.every((part) => /^\p{Lu}\p{Ll}/u.test(part));
      if (isOfSlug(name) || (isWhole && isTrade(last.toLowerCase()))) best = count;
      else if (
        this.phrases.begins(parts.slice(count - 1).join(" ")) ||
        (!isNameLike(own.replace(/[,.:;!?]+$/u, "")) && !(count === 1 && this.isFirst(parts)))
      )
        break;
      else best = Math.max(best, isOfSlug(parts.slice(0, best).join(" ")) ? best : count);
      // After a name in capitals, small letters are other words.
      if (/^\p{Lu}/u.test(parts[0] ?? "") && /^\p{Ll}/u.test(parts[count] ?? "") && !PARTICLE.test(parts[count] ?? ""))
        break;
    }
    const name = parts
      .slice(0, best)
      .join(" ")
      .replace(/[,:;!?]+$/u, "")
      .replace(/(?<=\p{L}{2})\.$/u, "")
      .replace(/['’]s$/u, "");
    const own = name.split(" ").filter((part) => !PARTICLE.test(part));
    const isName =
      isNameLike(own.join(" ")) ||
      (own.length === 1 && this.isFirst(parts)) ||
      this.slugs.some((slug) => fitsSlug(name, slug));
    // "Got a referral": a verb.
    const isVerb = best === 1 && /^\p{L}+$/u.test(parts[0] ?? "") && /^(?:an?|another|my|our)$/iu.test(parts[1] ?? "");
    return isName && !isVerb && own.length > 0
      ? { name, rest: parts.slice(best).join(" ") }
      : { name: "", rest: clean };
  }

  /** A first name in small letters, with a last name or with what is said of them behind it. */
  private isFirst(parts: readonly string[]): boolean {
    const [first = "", ...rest] = parts;
    if (!/^\p{L}{2,}/u.test(first) || !isNameLike(`${first} Example`)) return false;
    return isNameLike(parts.slice(0, 2).join(" ")) || this.phrases.begins(rest.join(" "));
  }
}

/** The name of a text that one of some addresses is made of. */
export function nameOfProfile(text: string, slugs: readonly (readonly string[])[]): string | null {
  const parts = text.split(/\s+/u);
  for (let from = 0; from < parts.length; from += 1)
    for (const count of [4, 3, 2]) {
      const name = parts
        .slice(from, from + count)
        .join(" ")
        .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
      const isName = name.split(" ").length === count && /^\p{Lu}[\p{L}\p{M}'’. -]+$/u.test(name);
      if (isName && slugs.some((slug) => isMadeOf(slug, name))) return name;
    }
  return null;
}
