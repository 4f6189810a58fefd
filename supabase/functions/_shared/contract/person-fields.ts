import { personFields } from "./person-catalogue.ts";

export { personFields };

type Fields = typeof personFields;
export type PersonFieldKey = keyof Fields;
type Use = "bulk" | "filled" | "suggested" | "phantomBuster" | "seen" | "searched" | "narrows" | "required";
/** The fields that are used for this. */
export type FieldFor<For extends Use> = {
  [Key in PersonFieldKey]: Fields[Key] extends Record<For, unknown> ? Key : never;
}[PersonFieldKey];
/** The fields that may be empty. */
export type OptionalField = Exclude<PersonFieldKey, FieldFor<"required">>;
/** The fields whose values fit on a line. */
export type ShortField = {
  [Key in PersonFieldKey]: Fields[Key]["type"] extends "long-text" ? never : Key;
}[PersonFieldKey];
/** What each field holds. */
export type PersonValues = {
  [Key in PersonFieldKey]:
    (Fields[Key]["type"] extends "number" ? number : string) | (Key extends OptionalField ? null : never);
};

// The keys of one object.
export const personFieldKeys = Object.keys(personFields) as PersonFieldKey[];

export const fieldsFor = <For extends Use>(use: For): FieldFor<For>[] =>
  personFieldKeys.filter((key): key is FieldFor<For> => use in personFields[key]);
export const optionalFields = personFieldKeys.filter((key): key is OptionalField => !("required" in personFields[key]));

export const shortFields = personFieldKeys.filter((key): key is ShortField => personFields[key].type !== "long-text");

export const isPersonField = (key: string): key is PersonFieldKey => Object.hasOwn(personFields, key);
export const fieldLabel = (key: PersonFieldKey): string => personFields[key].label;

/** A label inside a sentence: "role", but "LinkedIn URL". */
export function labelInSentence(key: PersonFieldKey): string {
  const { label } = personFields[key];
  return /^[A-Z][a-z]+(?: |$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** An object with a value for each of these fields. */
export function eachField<Key extends PersonFieldKey, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // Every key is set once.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
