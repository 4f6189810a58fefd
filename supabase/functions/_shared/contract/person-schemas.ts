import * as z from "zod/mini";
import {
  eachField,
  type FieldFor,
  fieldsFor,
  type OptionalField,
  optionalFields,
  personFieldKeys,
  type PersonFieldKey,
  personFields,
  type PersonValues,
} from "./person-fields.ts";
import { profileUrlSchema } from "./profile-url.ts";
import { nullableText, outOfRange, requiredText } from "./text.ts";

type SchemaOf<Key extends PersonFieldKey> = z.ZodMiniType<PersonValues[Key], PersonValues[Key]>;

/** Each field as it is stored and read. Null is an empty field. */
// What `stored` makes of a field follows from its type and from `required`, as PersonValues has it.
export const storedFields = eachField(personFieldKeys, (key) => stored(key)) as {
  [Key in PersonFieldKey]: SchemaOf<Key>;
};

/** The fields that everyone has, as they are written. */
export const requiredFields = eachField(fieldsFor("required"), (key) =>
  personFields[key].type === "url" ? profileUrlSchema : requiredText(personFields[key].label, personFields[key].most),
) satisfies Record<FieldFor<"required">, z.ZodMiniType<string, string>>;

/** The other fields, as they are written: null and blank text clear a field. */
export const details = eachField(optionalFields, (key) => written(key)) as { [Key in OptionalField]: SchemaOf<Key> };

/** The other fields for someone new: what is not sent is empty. */
export const newDetails = eachField(optionalFields, (key) => z._default(details[key], null)) as {
  [Key in OptionalField]: z.ZodMiniDefault<SchemaOf<Key>>;
};

function stored(key: PersonFieldKey) {
  const { type } = personFields[key];
  if ("required" in personFields[key]) return z.string();
  return z.nullable(type === "number" ? z.int() : z.string());
}

function written(key: OptionalField) {
  const { type, label, most } = personFields[key];
  if (type === "number") return wholeNumber(label, most);
  if (type !== "email") return nullableText(label, most);
  const email = z.string().check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter a valid email address."));
  return z.pipe(nullableText(label, most), z.nullable(email));
}

function wholeNumber(label: string, most: number) {
  const range = outOfRange(label, most);
  return z.nullable(z.int(`${label} must be a whole number.`).check(z.minimum(0, range), z.maximum(most, range)));
}
