import type { KnownPerson } from "../assistant-model.ts";
import { namingParts } from "../name-parts.ts";

/** "Ilse V.", of several with that first name: the one whose surname begins so, in full. */
export function withInitials(message: string, people: readonly KnownPerson[]): string {
  return message.replace(
    /(?<![\p{L}'’])(?<first>\p{L}[\p{L}\p{M}'’-]+)\s(?<initial>\p{Lu})(?:\.|(?=\s|$|[,;:]))/gu,
    (all: string, first: string, initial: string) => {
      const own = people.filter(({ name }) => namingParts(name)[0] === first.toLowerCase());
      const [only, another] = own.filter(({ name }) => name.split(/\s+/u).at(-1)?.startsWith(initial) === true);
      return own.length > 1 && only && !another ? only.name : all;
    },
  );
}
