import type { KnownPerson } from "../assistant-model.ts";
import { plainWords } from "../words.ts";

/** Who the user is and who their words name. */
export interface Around {
  user: { name: string | null };
  people: readonly Pick<KnownPerson, "name" | "by">[];
}

/** One to four words with capitals, under any flags. */
export const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*(?:[ \\t]+(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*){0,3}";
const IS_NAME = new RegExp(`^${NAME}$`, "u");
/** Who an assistant is thanked as, and words with a capital that are nobody. */
const NOBODY = new Set(
  "tracker assistant bot ai you claude chatgpt siri alexa all everyone everybody team guys folks mate buddy man there again god monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday january february march april may june july august september october november december".split(
    " ",
  ),
);

/** Those who the words name by their name or a part of it. */
export const namedSurely = ({ people }: Around): readonly Pick<KnownPerson, "name" | "by">[] =>
  people.filter(({ by }) => by === "name" || by === "part");

const isPartOf = (words: readonly string[], name: string | null): boolean => {
  const parts = plainWords(name ?? "");
  return words.length > 0 && words.every((word) => parts.includes(word));
};

/** Whether some words are the name of someone other than the user: of a person they know, or with capitals. */
export function isOthersName(text: string, around: Around): boolean {
  const said = text.trim().replace(/[\s,.!)*_]+$/u, "");
  const words = plainWords(said);
  if (words.length === 0 || words.length > 4 || words.every((word) => NOBODY.has(word))) return false;
  const own = plainWords(around.user.name ?? "");
  if (own.join(" ") === words.join(" ") && own.length > 1) return false;
  if (namedSurely(around).some(({ name }) => isPartOf(words, name))) return true;
  return IS_NAME.test(said) && !isPartOf(words, around.user.name);
}

/** Whether a text names a person of the user's other than the one that `name` names. */
export function namesSomeoneBeside(text: string, name: string, around: Around): boolean {
  const said = new Set(plainWords(text));
  const whose = plainWords(name);
  return namedSurely(around).some(
    (person) =>
      !isPartOf(whose, person.name) && plainWords(person.name).some((part) => part.length > 1 && said.has(part)),
  );
}
