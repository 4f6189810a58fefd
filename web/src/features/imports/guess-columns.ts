import type { CustomField } from "@contract/custom-fields";

/** What a file's column can become: a field of a person, a part of the name, a note, or a custom field by its id. */
export const importTargets = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  profileUrl: "LinkedIn profile",
  email: "Email",
  company: "Company",
  roleTitle: "Role title",
  industry: "Industry",
  location: "Location",
  followerCount: "Follower count",
  stage: "Stage",
  status: "Status",
  owner: "Owner",
  priorityScore: "Priority score",
  meetingSummaries: "Meeting summaries",
  note: "Note",
} as const;
export type ImportTarget = keyof typeof importTargets;

/** By column of the file: a target, a custom field's id, or null for a column that is left out. */
export type ColumnMapping = (string | null)[];

const otherNames: Record<ImportTarget, string[]> = {
  name: ["fullname", "contact", "contactname", "person", "founder", "displayname", "fn"],
  firstName: ["givenname", "forename", "vorname", "prenom"],
  lastName: ["surname", "familyname", "nachname", "nom"],
  profileUrl: [
    "url",
    "linkedin",
    "linkedinurl",
    "linkedinprofile",
    "profile",
    "profilelink",
    "profileurl",
    "linkedinprofileurl",
    "personlinkedinurl",
  ],
  email: ["emailaddress", "mail", "emails", "workemail", "email1"],
  company: ["companyname", "organization", "organisation", "employer", "account", "firma", "currentcompany"],
  roleTitle: ["position", "title", "jobtitle", "role", "headline", "function"],
  industry: ["sector", "branch"],
  location: ["city", "place", "region", "country", "address", "ort"],
  followerCount: ["followers", "follower", "numberoffollowers"],
  stage: ["dealstage", "pipelinestage"],
  status: ["leadstatus"],
  owner: ["accountowner", "assignee", "assignedto"],
  priorityScore: ["priority", "score"],
  meetingSummaries: ["meetings", "meetingsummary", "meetingnotes"],
  note: ["notes", "comment", "comments", "remarks"],
};

const plain = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

const targetByHeader = new Map<string, ImportTarget>(
  // The keys are those of the same object.
  (Object.keys(importTargets) as ImportTarget[]).flatMap((target) =>
    [target, importTargets[target], ...otherNames[target]].map((name) => [plain(name), target] as const),
  ),
);

/** Whether a cell reads like the header of a column that we know. */
export function knowsHeader(cell: string): boolean {
  return targetByHeader.has(plain(cell)) || plain(cell) === "connectedon";
}

const LOOKS_LIKE_PROFILE = /linkedin\.com\/in\//i;
const LOOKS_LIKE_EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** What each column most likely is: by its header, a custom field of that name, or what its cells look like. Nothing is guessed twice. */
export function guessColumns(headers: string[], rows: string[][], fields: CustomField[]): ColumnMapping {
  const taken = new Set<string>();
  const take = (target: string | undefined) => {
    if (target === undefined || taken.has(target)) return null;
    taken.add(target);
    return target;
  };
  const fieldOf = (header: string) =>
    fields.find(({ name, label }) => plain(label) === plain(header) || plain(name) === plain(header))?.id;
  const mapping = headers.map((header) => take(fieldOf(header)) ?? take(targetByHeader.get(plain(header))));
  return mapping.map((target, column) => {
    if (target !== null) return target;
    const samples = rows.map((cells) => cells[column]?.trim() ?? "").filter((cell) => cell !== "");
    if (samples.length === 0) return null;
    if (samples.every((cell) => LOOKS_LIKE_PROFILE.test(cell))) return take("profileUrl");
    return samples.every((cell) => LOOKS_LIKE_EMAIL.test(cell)) ? take("email") : null;
  });
}
