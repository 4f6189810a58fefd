import { formatPhone, phoneSchema } from "@contract/phone";
import { canonicalProfileUrl } from "@contract/profile-url";
import { type ProfilePatch, profilePatchSchema, type User } from "@contract/profile";
import { StoreError } from "@stores/store-error";
import * as z from "zod/mini";
import { issuesByField } from "@/lib/issues-by-field";

/** What can be typed or chosen in the profile settings. */
export interface ProfileFields {
  name: string;
  company: string;
  jobTitle: string;
  industry: string;
  primaryUseCase: string;
  goals: string;
  phone: string;
  linkedinUrl: string;
  notes: string;
  timeZone: string;
  weekStart: string;
  calendarMonths: boolean;
}

/** Only what differs from the saved user, so that a change made elsewhere meanwhile is not undone. */
export type ProfileChanges = Partial<ProfileFields>;

export const SAVED = "Profile updated successfully!";
/** Said instead while the server cannot be reached. */
export const WAITS = "Kept on this device. We'll save it when you're back online.";
const FAILED = "Failed to update profile";

export function fieldsOf(user: User): ProfileFields {
  return {
    name: user.name ?? "",
    company: user.company ?? "",
    jobTitle: user.jobTitle ?? "",
    industry: user.industry ?? "",
    primaryUseCase: user.primaryUseCase ?? "",
    goals: user.goals ?? "",
    phone: user.phone === null ? "" : formatPhone(user.phone),
    linkedinUrl: user.linkedinUrl ?? "",
    notes: user.notes ?? "",
    timeZone: user.timeZone,
    weekStart: user.weekStart,
    calendarMonths: user.calendarMonths,
  };
}

const text = z.optional(z.string());
const changesSchema = z.object({
  name: text,
  company: text,
  jobTitle: text,
  industry: text,
  primaryUseCase: text,
  goals: text,
  phone: text,
  linkedinUrl: text,
  notes: text,
  timeZone: text,
  weekStart: text,
  calendarMonths: z.optional(z.boolean()),
});

/** The changes that a draft holds; none when it cannot be read. */
export function readChanges(draft: string): ProfileChanges {
  try {
    const changes = z.safeParse(changesSchema, JSON.parse(draft)).data ?? {};
    // An optional key that is absent and one that is undefined are the same in JSON, but not to the compiler.
    return changes as ProfileChanges;
  } catch {
    return {};
  }
}

/** Those of `changes` that still differ: another tab may have saved the same. */
export function differing(user: User, changes: ProfileChanges): ProfileChanges {
  const saved = fieldsOf(user);
  const names = Object.keys(changes) as (keyof ProfileFields)[];
  return Object.fromEntries(names.filter((name) => changes[name] !== saved[name]).map((name) => [name, changes[name]]));
}

/** `changes` with one more, or one less when the field is back at what is saved. */
export function withChange<Name extends keyof ProfileFields>(
  user: User,
  changes: ProfileChanges,
  name: Name,
  value: ProfileFields[Name],
): ProfileChanges {
  const { [name]: _, ...others } = changes;
  return value === fieldsOf(user)[name] ? others : { ...others, [name]: value };
}

/** What is left of `changes` once `sent` was saved: what was typed meanwhile, also into a field that was sent. */
export function withoutSent(changes: ProfileChanges, sent: ProfileChanges): ProfileChanges {
  const names = Object.keys(changes) as (keyof ProfileFields)[];
  return Object.fromEntries(names.filter((name) => changes[name] !== sent[name]).map((name) => [name, changes[name]]));
}

/** The changes as a draft holds them. */
export function draftOf(changes: ProfileChanges): string {
  return Object.keys(changes).length === 0 ? "" : JSON.stringify(changes);
}

/** What is wrong with a field, in a sentence. */
export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

/** The changes as they are sent, or what is wrong with them. */
export function checkChanges(
  changes: ProfileChanges,
): { ok: true; patch: ProfilePatch } | { ok: false; errors: ProfileErrors } {
  const result = z.safeParse(profilePatchSchema, changes);
  return result.success ? { ok: true, patch: result.data } : { ok: false, errors: issuesByField(result.error) };
}

/** How a phone number will be kept, when that is not as it is typed; nothing is rewritten without being shown. */
export function phoneHint(typed: string): string | undefined {
  const phone = z.safeParse(phoneSchema, typed).data;
  return phone && formatPhone(phone) !== typed.trim() ? `Saved as ${formatPhone(phone)}` : undefined;
}

/** How a LinkedIn URL will be kept, when that is not as it is typed. */
export function urlHint(typed: string): string | undefined {
  const url = canonicalProfileUrl(typed);
  return url !== null && url !== typed.trim() ? `Saved as ${url}` : undefined;
}

/** Why the profile could not be saved: the message where it says something, or the specification's words. */
export function profileSentence(error: unknown): string {
  if (error instanceof StoreError && error.status >= 500) return FAILED;
  return error instanceof Error && error.message !== "" ? error.message : FAILED;
}

/** `options`, and before them the saved value if it comes from another list. */
export function withSaved(options: readonly string[], saved: string): readonly string[] {
  return saved === "" || options.includes(saved) ? options : [saved, ...options];
}
