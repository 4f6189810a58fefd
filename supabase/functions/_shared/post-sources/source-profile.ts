import { eachField, type FieldFor, fieldsFor, personFields, type PersonValues } from "../contract/person-fields.ts";
import { storable } from "../contract/storable.ts";

/** What a source knows of a profile itself; null where it knows nothing. A headline counts as the role where no title is known. */
export type SourceProfile = { [Field in FieldFor<"suggested">]: PersonValues[Field] | null };

/** What a vendor's item says of a person, as it comes. */
export type ProfileFacts = Partial<Record<keyof SourceProfile | "headline", unknown>>;

/** The profile in a vendor's facts; null when they hold none. A headline that only counts followers says nothing. */
export function profileOf({ headline, ...facts }: ProfileFacts): SourceProfile | null {
  const profile = profileWith((field) => facts[field]);
  // What LinkedIn shows of someone outside the reader's network.
  if (profile.name === "LinkedIn Member") profile.name = null;
  const line = textIn(headline);
  if (line !== null && !/^[\d.,\s]+ followers$/i.test(line)) profile.roleTitle ??= line;
  return Object.values(profile).some((value) => value !== null) ? profile : null;
}

/** The profile that has these values, as far as each is one of its field; the longest text is for the database to refuse. */
export const profileWith = (value: (field: keyof SourceProfile) => unknown): SourceProfile =>
  // Each field is read by its own type.
  eachField(fieldsFor("suggested"), (field) => {
    const { type, most } = personFields[field];
    return type === "number" ? countIn(value(field), most) : textIn(value(field));
  }) as SourceProfile;

/** A text on one line, without what the database takes in no text: NUL and half surrogate pairs. */
const textIn = (value: unknown): string | null =>
  typeof value === "string" ? storable(value).replaceAll(/\s+/g, " ").trim() || null : null;

function countIn(value: unknown, most: number): number | null {
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= most ? count : null;
}
