import type { PostgrestError } from "@supabase/supabase-js";
import { FIELD_LABEL_TAKEN } from "../contract/custom-fields.ts";
import { PHONE_REFUSED } from "../contract/phone.ts";
import { type PersonFieldKey, personFields } from "../contract/person-fields.ts";
import { PROFILE_URL_REFUSED } from "../contract/profile-url.ts";
import { outOfRange, tooLong } from "../contract/text.ts";

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

/** What of a text or document is said that only our own functions write: they have no field to name. */
const TOO_LONG = "This is too long to be stored.";

/** The spec's or our own sentence for each constraint that input can run into. */
const constraintSentences: Record<string, string> = {
  ...Object.fromEntries(Object.values(personFields).map(fieldSentence)),
  founders_profile_url_unique: "You already follow this person.",
  notes_content_length: "A note must have 1 to 10000 characters.",
  notes_user_id_founder_id_fkey: "Founder not found",
  feeds_address_unique: "You already follow this feed.",
  feeds_address_web: "This isn't the address of a website.",
  feeds_title_length: "The title is too long.",
  feeds_user_id_founder_id_fkey: "Founder not found",
  tasks_title_length: "Task title is required",
  tasks_description_length: "Description must have at most 10000 characters.",
  tasks_recurrence_needs_due_date: "A recurring task needs a due date.",
  tasks_founder_fkey: "Founder not found",
  custom_fields_label_unique: FIELD_LABEL_TAKEN,
  custom_fields_name_unique: "There is a field of this name already.",
  custom_fields_name_shape: "Field names can only have letters, digits and underscores.",
  custom_fields_label_length: "Field label is required",
  custom_fields_options_needed: "Options are required for select and multiselect fields",
  custom_fields_options_shape: "Options must be different from each other and not blank.",
  custom_field_values_field_fkey: "Custom field not found",
  custom_field_values_founder_fkey: "Founder not found",
  profiles_phone_shape: PHONE_REFUSED.countryCode,
  profiles_linkedin_url_canonical: PROFILE_URL_REFUSED,
  profiles_founder_stages_shape: "Stages must be different from each other and not blank.",
  profiles_founder_statuses_shape: "Statuses must be different from each other and not blank.",
  saved_views_name_unique: "There is a view of this name already.",
  saved_views_name_length: "View name must have 1 to 100 characters.",
  personal_tokens_expiry_range: "A token lasts a year at most.",
};

/** The constraint on a person's field, and what it says. */
function fieldSentence({ column, label, type, most }: (typeof personFields)[PersonFieldKey]): [string, string] {
  if (type === "number") return [`founders_${column}_range`, outOfRange(label, most)];
  if (type === "select") return [`founders_${column}_length`, `Choose a ${label.toLowerCase()} from your list.`];
  if (type === "email") return [`founders_${column}_shape`, "Enter a valid email address."];
  if (type === "url") return [`founders_${column}_canonical`, PROFILE_URL_REFUSED];
  return [`founders_${column}_length`, column === "name" ? "Name is required" : tooLong(label, most)];
}

/** Statuses of Postgres error classes that the caller's input can cause. https://www.postgresql.org/docs/17/errcodes-appendix.html */
const codeStatuses: Record<string, number> = {
  "23505": 409,
  "23514": 400,
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
  const sentence =
    constraint === undefined
      ? codeSentences[error.code]
      : (constraintSentences[constraint] ?? (constraint.endsWith("_size") ? TOO_LONG : undefined));
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
