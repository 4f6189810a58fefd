import type { PersonCard } from "@contract/extension";
import type { ReadFieldKey, ReadFields } from "@contract/page-reading";

/** What a field is called where it stands alone; within a sentence it is in lower case. */
export const FIELD_LABELS: Record<ReadFieldKey, string> = {
  name: "Name",
  headline: "Headline",
  roleTitle: "Role",
  company: "Company",
  location: "Location",
  followerCount: "Followers",
  photoUrl: "Photo",
  about: "About",
};

const COMPARED = ["name", "roleTitle", "company", "location"] as const;

export interface Difference {
  field: (typeof COMPARED)[number];
  label: string;
  onPage: string;
  /** Null where Tracker has nothing. */
  inTracker: string | null;
  /** Whether Tracker suggests it already. */
  isSuggested: boolean;
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** What a page says of someone otherwise than Tracker does. */
export function differencesOf(fields: ReadFields, person: PersonCard): Difference[] {
  return COMPARED.flatMap((field) => {
    const onPage = fields[field]?.value;
    const kept = person.seen[field];
    const inTracker = typeof kept === "string" ? kept : null;
    if (onPage === undefined || (inTracker !== null && plain(onPage) === plain(inTracker))) return [];
    const isSuggested = person.suggested.some((each) => each.field === field && plain(each.value) === plain(onPage));
    return [{ field, label: FIELD_LABELS[field], onPage, inTracker, isSuggested }];
  });
}
