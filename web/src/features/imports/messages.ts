import type { ImportOutcome, KnownPeople } from "@contract/imports";

/** What became of a row, in a word. */
export const outcomeLabels: Record<ImportOutcome, string> = {
  created: "Added",
  updated: "Updated",
  unchanged: "Unchanged",
  skipped: "Skipped",
  refused: "Refused",
};

/** What would become of it. */
export const expectedLabels: Record<ImportOutcome, string> = {
  created: "New",
  updated: "Update",
  unchanged: "Unchanged",
  skipped: "Skip",
  refused: "Refuse",
};

export const knownPeopleLabels: Record<KnownPeople, string> = {
  fill: "Fill in what is empty",
  replace: "Take over what the file has",
  leave: "Leave them as they are",
};

export const importMessages = {
  noTable: "There is no table in this file.",
  noRows: "There is nobody in this file.",
  tooManyRows: "A file may have at most 50,000 rows. Split it and import the parts one by one.",
  openQuote: (row: number) =>
    `Row ${row.toLocaleString("en")} has a quote that is not closed, so where the rows after it begin cannot be told. Mend it and choose the file again.`,
  tooLarge: "A file may have at most 50 MB.",
  tooManyProfiles: "At most 50,000 addresses can be pasted at once.",
  noProfiles: "There is no address in this text.",
  unreadable: "This file cannot be read.",
  failed: "The import stopped. What was taken in stays; you can go on where it stopped.",
  notHandedOver: "The rows could not all be handed over. Choose the file again to go on where it stopped.",
  interrupted: "An import was interrupted.",
  progressNotRead: "How far the import is could not be read.",
  linesNotRead: "The lines could not be read.",
  notSaved: "The lines could not be saved as a file. Please try again.",
  notCancelled: "The import could not be discarded. Please try again.",
  needsKey: "Choose the column with the LinkedIn profile, or with the e-mail of people you follow already.",
};

export function people(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "person" : "people"}`;
}

export function rows(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
}
