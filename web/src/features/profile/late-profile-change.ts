import type { ProfilePatch, User } from "@contract/profile";
import { valueConflict, valueInWords } from "@/lib/outbox/value-conflict";

/** The fields of a profile that its user may write here; the address is changed by mail. */
const NAMES = {
  name: "name",
  company: "company",
  jobTitle: "job title",
  industry: "industry",
  primaryUseCase: "primary use case",
  goals: "goals",
  phone: "phone",
  linkedinUrl: "LinkedIn address",
  notes: "notes",
  timeZone: "time zone",
  calendarMonths: "use of calendar months",
  weekStart: "first day of the week",
  founderStages: "list of stages",
  founderStatuses: "list of statuses",
} satisfies Record<Exclude<keyof ProfilePatch, "email">, string>;
type Field = keyof typeof NAMES;

/** What a change was made of: the fields that it names, as they were then. */
export type Seen = Partial<Pick<User, Field>>;

const fieldsIn = (patch: ProfilePatch) => (Object.keys(NAMES) as Field[]).filter((field) => patch[field] !== undefined);

export function seenOf(user: User, patch: ProfilePatch): Seen {
  return Object.fromEntries(fieldsIn(patch).map((field) => [field, user[field]]));
}

/** `user` with what a patch names. */
export function withPatch(user: User, patch: ProfilePatch): User {
  return { ...user, ...Object.fromEntries(fieldsIn(patch).map((field) => [field, patch[field]])) };
}

/** What a patch was meant to change, field by field. */
export function patchInWords(patch: ProfilePatch): string {
  return fieldsIn(patch)
    .map((field) => valueInWords(NAMES[field], patch[field] ?? null))
    .join(", ");
}

/** The first field of a late patch that was changed meanwhile to something else, as a sentence with both; null when none was. */
export function patchConflict(patch: ProfilePatch, seen: Seen, now: User): string | null {
  for (const field of fieldsIn(patch)) {
    const values = { seen: seen[field] ?? null, now: now[field], ours: patch[field] ?? null };
    const conflict = valueConflict(NAMES[field], values);
    if (conflict !== null) return conflict;
  }
  return null;
}
