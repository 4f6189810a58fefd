import { literal } from "./literal.ts";
import type { KnownPerson } from "../assistant-model.ts";
import { namingParts } from "../name-parts.ts";
import { nicknamesOf } from "./vocabulary/nicknames.ts";

/** "Ilse V.", of several with that first name: the one whose surname begins so, in full. */
function withInitials(message: string, people: readonly KnownPerson[]): string {
  return message.replace(
    /(?<![\p{L}'’])(?<first>\p{L}[\p{L}\p{M}'’-]+)\s(?<initial>\p{Lu})(?:\.|(?=\s|$|[,;:]))/gu,
    (all: string, first: string, initial: string) => {
      const own = people.filter(({ name }) => namingParts(name)[0] === first.toLowerCase());
      const [only, another] = own.filter(({ name }) => name.split(/\s+/u).at(-1)?.startsWith(initial) === true);
      return own.length > 1 && only && !another ? only.name : all;
    },
  );
}

/** "Bart Finch", of Bartholomew Finch: the name in full, where it is nobody else's. */
function withNicknames(message: string, people: readonly KnownPerson[]): string {
  return people.reduce((text, { name }) => {
    const [first = "", ...rest] = name.split(/\s+/u);
    const surname = rest.at(-1);
    const short = surname === undefined ? [] : nicknamesOf(first);
    if (short.length === 0 || surname === undefined) return text;
    const own = literal(surname);
    const said = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${short.join("|")})(?=\\s+${own}(?![\\p{L}\\p{M}]))`, "giu");
    return text.replace(said, (word) => {
      const fits = people.filter((one) => {
        const [other = "", ...behind] = one.name.split(/\s+/u);
        const isOwn = other.toLowerCase() === word.toLowerCase() || nicknamesOf(other).includes(word.toLowerCase());
        return isOwn && behind.at(-1)?.toLowerCase() === surname.toLowerCase();
      });
      return fits.length === 1 ? first : word;
    });
  }, message);
}

/** A message with the names in full of which it has an initial or a short form. */
export const withNamesInFull = (message: string, people: readonly KnownPerson[]): string =>
  withNicknames(withInitials(message, people), people);
