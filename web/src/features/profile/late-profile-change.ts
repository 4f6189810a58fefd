import type { ProfilePatch, User } from "@contract/profile";
import { fieldsIn, patchConflict, patchInWords } from "@/lib/outbox/value-conflict";

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

export function seenOf(user: User, patch: ProfilePatch): Seen {
  return Object.fromEntries(fieldsIn(NAMES, patch).map((field) => [field, user[field]]));
}

/** `user` with what a patch names. */
export function withPatch(user: User, patch: ProfilePatch): User {
  return { ...user, ...Object.fromEntries(fieldsIn(NAMES, patch).map((field) => [field, patch[field]])) };
}

export const profilePatchInWords = (patch: ProfilePatch) => patchInWords(NAMES, patch);

export const profileConflict = (patch: ProfilePatch, seen: Seen, now: User) =>
  patchConflict(NAMES, { patch, seen, now });
