import type { PostgrestError } from "@supabase/supabase-js";
import { FIELD_LABEL_TAKEN } from "../contract/custom-fields.ts";

/** A query that the database refused, as a sentence for a person and the HTTP status that goes with it. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly status: number;
  /** After how many seconds to ask again; null when the database did not say. */
  readonly retryAfterSeconds: number | null;

  /** The cause is for the log only. */
  constructor(message: string, status: number, cause?: unknown, retryAfterSeconds: number | null = null) {
    super(message, { cause });
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const FAILED = "Failed to fetch data";

/** The spec's or our own sentence for each key that input can run into; a CHECK has one of its own (`word_refusals.sql`). */
const keySentences: Record<string, string> = {
  founders_profile_url_unique: "You already follow this person.",
  notes_user_id_founder_id_fkey: "Founder not found",
  feeds_address_unique: "You already follow this feed.",
  feeds_user_id_founder_id_fkey: "Founder not found",
  tasks_founder_fkey: "Founder not found",
  custom_fields_label_unique: FIELD_LABEL_TAKEN,
  custom_fields_name_unique: "There is a field of this name already.",
  custom_field_values_field_fkey: "Custom field not found",
  custom_field_values_founder_fkey: "Founder not found",
  saved_views_name_unique: "There is a view of this name already.",
};

const CHECK_BROKEN = "23514";

/** Statuses of Postgres error classes that the caller's input can cause. https://www.postgresql.org/docs/17/errcodes-appendix.html */
const codeStatuses: Record<string, number> = {
  "23505": 409,
  [CHECK_BROKEN]: 400,
  "23502": 400,
  "23503": 404,
  "42501": 403,
  "40001": 409,
  "40P01": 409,
  // Half a surrogate pair, of which PostgREST cannot read the JSON; https://docs.postgrest.org/en/v14/references/errors.html
  PGRST102: 400,
  PGRST116: 404,
  PGRST301: 401,
  PGRST303: 401,
};

const atOnce = "This was being changed at the same moment. Please try again.";
/** Sentences of codes whose status says too little: two writes that wait for each other, of which Postgres ends one. */
const codeSentences: Record<string, string> = { "40001": atOnce, "40P01": atOnce };

/** Turns what PostgREST says into a sentence; raw database text never reaches a person. */
export function toStoreError(error: Pick<PostgrestError, "code" | "message"> & { hint?: string | null }): StoreError {
  // `raise … errcode = 'PT4xx'` in our own SQL: PostgREST answers with that status, and the message is ours. The hint of a
  // PT429 is the seconds to wait.
  if (/^PT4\d\d$/.test(error.code)) {
    const seconds = /^\d+$/.test(error.hint ?? "") ? Number(error.hint) : null;
    return new StoreError(error.message, Number(error.code.slice(2)), undefined, seconds);
  }
  const constraint = /constraint "([^"]+)"/.exec(error.message)?.[1];
  // Class 22 is all about data that do not fit; 54 is about what is too long or too deep for Postgres.
  const status = codeStatuses[error.code] ?? (/^(?:22|54)/.test(error.code) ? 400 : 500);
  if (error.code === CHECK_BROKEN && constraint === undefined) return new StoreError(error.message, status, error);
  const sentence = constraint === undefined ? codeSentences[error.code] : keySentences[constraint];
  return new StoreError(sentence ?? sentenceOf(status), status, error);
}

function sentenceOf(status: number): string {
  if (status === 401) return "Your session has ended. Please sign in again.";
  if (status === 403) return "You may not do this.";
  if (status === 404) return "Not found";
  return status === 500 ? FAILED : "This value cannot be stored.";
}

/** The rows of a reply, or the error as a StoreError. */
export function rowsOrThrow<Row>(data: Row | null, error: PostgrestError | null): Row {
  if (error) throw toStoreError(error);
  if (data === null) throw new StoreError(FAILED, 500);
  return data;
}
