import type { CustomFieldType } from "@contract/custom-fields";
import type { DuplicateReason } from "@contract/duplicates";
import type { ImportDecision, ImportOutcome, KnownPeople, LeftOut } from "@contract/imports";
import { shortened } from "@contract/storable";

/** What became of a row, in a word. */
export const outcomeLabels: Record<ImportOutcome, string> = {
  created: "Added",
  updated: "Updated",
  unchanged: "Unchanged",
  skipped: "Skipped",
  refused: "Can't be imported",
};

/** What would become of it. */
export const expectedLabels: Record<ImportOutcome, string> = {
  created: "New",
  updated: "Update",
  unchanged: "Unchanged",
  skipped: "Skip",
  refused: "Can't be imported",
};

export const knownPeopleLabels: Record<KnownPeople, string> = {
  fill: "Fill empty fields only",
  replace: "Overwrite with file",
  leave: "Don't change",
};

export const decisionLabels: Record<ImportDecision, string> = {
  update: "Update existing",
  add: "Add anyway",
  skip: "Skip",
};

export const twinReasons: Record<DuplicateReason, string> = {
  profile: "Same profile",
  email: "Same email",
  name: "Same name and company",
  similar: "Similar name, same company",
};

export const typeLabels: Record<CustomFieldType, string> = {
  text: "Text",
  number: "Number",
  date: "Date",
  select: "Single select",
  multiselect: "Multi-select",
  boolean: "Yes / No",
};

export const importMessages = {
  noTable: "This file has no table in it.",
  noRows: "This file has no people in it.",
  tooManyRows: "A file can have at most 50,000 rows. Split it and import the parts one by one.",
  openQuote: (row: number) =>
    `Row ${row.toLocaleString("en")} has a quote that isn't closed, so we can't tell where the next rows begin. Fix it and choose the file again.`,
  tooLarge: "A file can have at most 50 MB.",
  tooManyProfiles: "You can paste at most 50,000 URLs at once.",
  noProfiles: "There is no URL in this text.",
  unreadable: "This file can't be read.",
  failed: "The import stopped. What was imported stays, and you can continue where it stopped.",
  notUploaded: "Not all rows could be uploaded. Choose the file again to continue where it stopped.",
  interrupted: "An import was interrupted.",
  progressNotRead: "Couldn't load the progress of this import.",
  rowsNotRead: "Couldn't load the rows.",
  problemsNotRead: "Couldn't load what was left out.",
  twinsNotRead: "Couldn't load the likely duplicates.",
  notDecided: "Your choice couldn't be saved. Please try again.",
  notSaved: "The results couldn't be saved as a file. Please try again.",
  notCancelled: "The import couldn't be discarded. Please try again.",
  needsKey: "Choose the column with the LinkedIn URL, or with the email of people you already have.",
  queued: (count: number) =>
    count === 0 ? "Their posts are already being fetched." : `Fetching posts for ${people(count)} in the background.`,
  notQueued: "Failed to queue refresh jobs. Please try again.",
};

/** What was wrong with a cell, and where it is kept, in sentences; longer texts are cut. */
export function leftOutSentence(
  { label, value, reason, own, kind }: Pick<LeftOut, "label" | "value" | "reason" | "own" | "kind">,
  atMost = 80,
): string {
  const instead = own == null ? "" : ` (“${shortened(own, atMost)}”)`;
  const kept = kind === "noted" ? " It is kept in a note." : "";
  return `${label} “${shortened(value ?? "", atMost)}” ${reason}${instead}.${kept}`;
}

export function people(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "person" : "people"}`;
}

export function rows(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
}
