import { type PersonFieldKey, personFieldKeys, personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "./field-names.ts";

const single = (words: readonly string[]): string =>
  words.map((word) => word.replace(/ies$/u, "y").replace(/(?<=\p{L}{2}[^su])s$/u, "")).join(" ");
const LABELS: ReadonlyMap<string, PersonFieldKey> = new Map(
  personFieldKeys.flatMap((key) => [personFields[key].label, key].map((name) => [single(plainWords(name)), key])),
);

/** The field of every person that a label is: by its own label, as one or several (`isSame`), or by a usual name of it. Null for other labels. */
export function builtInLabelled(label: string): { key: PersonFieldKey; isSame: boolean } | null {
  const words = plainWords(label);
  const same = LABELS.get(single(words));
  if (same) return { key: same, isSame: true };
  const named = fieldNamed(words, []);
  return named && "field" in named.target && named.length === words.length
    ? { key: named.target.field, isSame: false }
    : null;
}
