import type { PersonField } from "./person-field.ts";

/**
 * The fields of a person that a user writes, in the order of the table: the one list of them. Schemas, labels, imports, exports, bulk
 * changes, merges, the assistant's tools and the crossing to SQL are derived from it, and a test compares it with the database.
 */
export const personFields = {
  name: {
    column: "name",
    label: "Name",
    type: "text",
    most: 200,
    required: true,
    suggested: true,
    phantomBuster: ["fullName", "linkedinFullName"],
    seen: true,
    searched: true,
    headers: [
      ...["fullname", "contact", "contactname", "person", "personname", "founder", "displayname", "fn", "leadname"],
      ...["record", "fileas"],
    ],
    spoken: ["name", "rename"],
  },
  email: {
    column: "email",
    label: "Email",
    type: "email",
    most: 320,
    bulk: true,
    filled: true,
    suggested: true,
    searched: true,
    headers: [
      ...["emailaddress", "mail", "emails", "emailaddresses", "workemail", "businessemail", "primaryemail"],
      ...["contactemail", "email1", "email1value", "email1address", "mailadresse", "courriel", "correo", "emailwork"],
      ...["emailadresse", "primaryemailaddress"],
    ],
    spoken: ["email address", "e mail address", "email", "e mail", "mail"],
  },
  company: {
    column: "company",
    label: "Company",
    type: "text",
    most: 200,
    bulk: true,
    filled: true,
    suggested: true,
    phantomBuster: ["companyName", "linkedinCompanyName", "company"],
    seen: true,
    searched: true,
    narrows: true,
    headers: [
      ...["companyname", "organization", "organisation", "employer", "account", "accountname", "firma", "unternehmen"],
      ...["currentcompany", "associatedcompany", "primarycompany", "organizationname", "organization1name", "firm"],
      ...["companies", "companyaccount", "entreprise", "empresa", "companyrecord", "startup"],
    ],
    spoken: ["company name", "name of company", "company", "employer", "firm", "startup"],
  },
  profileUrl: {
    column: "profile_url",
    label: "LinkedIn URL",
    shortLabel: "Link",
    type: "url",
    most: 4100,
    required: true,
    seen: true,
    headers: [
      ...["linkedin", "linkedinprofile", "linkedinlink", "linkedinhandle", "profilelink", "profileurl"],
      ...["linkedinprofileurl", "personlinkedinurl", "linkedinbio", "hslinkedinurl", "socialprofilelinkedin", "lilink"],
      ...["liurl", "linkedincom", "publicprofileurl", "contactlinkedinprofileurl", "linkedincontactprofileurl"],
      ...["profile", "url", "link"],
    ],
    spoken: ["linkedin", "profile", "url", "link"],
  },
  roleTitle: {
    column: "role_title",
    label: "Role",
    type: "text",
    most: 200,
    bulk: true,
    filled: true,
    suggested: true,
    phantomBuster: ["linkedinJobTitle", "jobTitle"],
    seen: true,
    searched: true,
    headers: [
      ...["jobtitle", "position", "title", "headline", "function", "organizationtitle", "organization1title"],
      ...["currentposition", "currenttitle", "berufsbezeichnung", "funktion", "rolle", "fonction", "cargo"],
      ...["occupation"],
    ],
    spoken: ["role", "title", "position", "job"],
  },
  meetingSummaries: {
    column: "meeting_summaries",
    label: "Meeting summaries",
    type: "long-text",
    most: 50_000,
    bulk: true,
    searched: true,
    headers: ["meetings", "meetingsummary", "meetingnotes"],
    spoken: ["meeting summary", "meeting summaries", "summaries"],
  },
  stage: {
    column: "stage",
    label: "Stage",
    type: "select",
    most: 100,
    bulk: true,
    narrows: true,
    headers: ["dealstage", "pipelinestage", "lifecyclestage", "leadstage", "phase", "pipeline"],
    spoken: ["stage"],
  },
  status: {
    column: "status",
    label: "Status",
    type: "select",
    most: 100,
    bulk: true,
    narrows: true,
    headers: ["leadstatus", "contactstatus"],
    spoken: ["status"],
  },
  owner: {
    column: "owner",
    label: "Owner",
    type: "text",
    most: 200,
    bulk: true,
    headers: ["accountowner", "contactowner", "leadowner", "recordowner", "assignee", "assignedto", "salesrep"],
    spoken: ["owner", "assign"],
  },
  industry: {
    column: "industry",
    label: "Industry",
    type: "text",
    most: 200,
    bulk: true,
    filled: true,
    suggested: true,
    phantomBuster: ["companyIndustry", "industry"],
    searched: true,
    narrows: true,
    headers: ["sector", "branch", "branche", "vertical"],
    spoken: ["industry", "sector"],
  },
  location: {
    column: "location",
    label: "Location",
    type: "text",
    most: 200,
    bulk: true,
    filled: true,
    suggested: true,
    phantomBuster: ["location", "linkedinJobLocation"],
    seen: true,
    searched: true,
    narrows: true,
    headers: [
      ...["city", "place", "primarylocation", "ort", "stadt", "standort", "ville", "ciudad"],
      ...["address1city", "businesscity", "homecity", "region", "country", "countryregion", "address", "addresses"],
    ],
    spoken: ["location", "city", "country"],
  },
  followerCount: {
    column: "follower_count",
    label: "Followers",
    type: "number",
    // What the database's column can hold.
    most: 2_147_483_647,
    bulk: true,
    filled: true,
    suggested: true,
    phantomBuster: ["followersCount", "linkedinFollowersCount", "followers"],
    seen: true,
    headers: ["follower", "numberoffollowers", "linkedinfollowers", "linkedinfollowercount"],
    spoken: ["followers", "follower count"],
  },
  priorityScore: {
    column: "priority_score",
    label: "Priority",
    type: "number",
    most: 100,
    bulk: true,
    headers: ["score", "leadscore", "hubspotscore", "prioritat"],
    spoken: ["priority", "score", "priority score"],
  },
  /** How often the user means to be in touch; 0 is never, which no reminder follows from. */
  keepInTouchDays: {
    column: "keep_in_touch_days",
    label: "Days between contacts",
    type: "number",
    most: 3650,
    bulk: true,
    headers: [
      ...["keepintouch", "keepintouchdays", "keepintouchevery", "contactfrequency", "followupfrequency", "cadence"],
      "frequency",
    ],
    spoken: ["days between contacts", "contact rhythm", "rhythm"],
  },
} as const satisfies Record<string, PersonField>;

type Fields = typeof personFields;
export type PersonFieldKey = keyof Fields;
type Use = "bulk" | "filled" | "suggested" | "phantomBuster" | "seen" | "searched" | "narrows" | "required";
/** The fields that are used for this. */
export type FieldFor<For extends Use> = {
  [Key in PersonFieldKey]: Fields[Key] extends Record<For, unknown> ? Key : never;
}[PersonFieldKey];
/** The fields that may be empty. */
export type OptionalField = Exclude<PersonFieldKey, FieldFor<"required">>;
/** The fields whose values fit on a line. */
export type ShortField = {
  [Key in PersonFieldKey]: Fields[Key]["type"] extends "long-text" ? never : Key;
}[PersonFieldKey];
/** What each field holds. */
export type PersonValues = {
  [Key in PersonFieldKey]:
    (Fields[Key]["type"] extends "number" ? number : string) | (Key extends OptionalField ? null : never);
};

// The keys of one object.
export const personFieldKeys = Object.keys(personFields) as PersonFieldKey[];

export const fieldsFor = <For extends Use>(use: For): FieldFor<For>[] =>
  personFieldKeys.filter((key): key is FieldFor<For> => use in personFields[key]);
export const optionalFields = personFieldKeys.filter((key): key is OptionalField => !("required" in personFields[key]));

export const shortFields = personFieldKeys.filter((key): key is ShortField => personFields[key].type !== "long-text");

export const isPersonField = (key: string): key is PersonFieldKey => Object.hasOwn(personFields, key);
export const fieldLabel = (key: PersonFieldKey): string => personFields[key].label;

/** A label inside a sentence: "role", but "LinkedIn URL". */
export function labelInSentence(key: PersonFieldKey): string {
  const { label } = personFields[key];
  return /^[A-Z][a-z]+(?: |$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** An object with a value for each of these fields. */
export function eachField<Key extends PersonFieldKey, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // Every key is set once.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
