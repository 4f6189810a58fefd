import { type NewFounder, newFounderSchema } from "@contract/founders";
import * as z from "zod/mini";
import { issuesByField } from "@/lib/issues-by-field";
import { reasonOr } from "@/lib/reason-or";

export interface PersonFields {
  name: string;
  profileUrl: string;
  company: string;
  email: string;
}

export type CheckedPerson =
  { ok: true; person: NewFounder } | { ok: false; errors: Partial<Record<keyof PersonFields, string>> };

/** What was typed as a founder to store, or what is wrong with each field. */
export function checkPerson(fields: PersonFields): CheckedPerson {
  const result = z.safeParse(newFounderSchema, fields);
  return result.success ? { ok: true, person: result.data } : { ok: false, errors: issuesByField(result.error) };
}

/** Why a person could not be added: the server's reason, or the specification's fallback. */
export function addFounderSentence(error: unknown): string {
  return reasonOr("An error occurred", error);
}
