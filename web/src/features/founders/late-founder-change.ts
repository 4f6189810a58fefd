import type { Founder, FounderPatch } from "@contract/founders";
import { valueConflict, valueInWords } from "@/lib/outbox/value-conflict";

/** The fields of a founder that a user may write. */
const NAMES = {
  name: "name",
  profileUrl: "profile address",
  company: "company",
  roleTitle: "role",
  industry: "industry",
  location: "location",
  email: "email",
  followerCount: "follower count",
  stage: "stage",
  status: "status",
  owner: "owner",
  priorityScore: "priority",
  meetingSummaries: "meeting summary",
} satisfies Record<keyof FounderPatch, string>;
type Field = keyof typeof NAMES;
const FIELDS = Object.keys(NAMES) as Field[];

export type Seen = Pick<Founder, Field>;

/** What a user may write of a founder, as it stands. */
export function seenOf(founder: Founder): Seen {
  const { name, profileUrl, company, roleTitle, industry, location, email } = founder;
  const { followerCount, stage, status, owner, priorityScore, meetingSummaries } = founder;
  const person = { name, profileUrl, company, roleTitle, industry, location, email };
  return { ...person, followerCount, stage, status, owner, priorityScore, meetingSummaries };
}

/** What a patch was meant to change, field by field. */
export function patchInWords(patch: FounderPatch): string {
  return FIELDS.flatMap((field) => {
    const value = patch[field];
    return value === undefined ? [] : [valueInWords(NAMES[field], value)];
  }).join(", ");
}

/** The first field of a late patch that was changed meanwhile to something else, as a sentence with both; null when none was. */
export function patchConflict(patch: FounderPatch, seen: Seen, now: Seen): string | null {
  for (const field of FIELDS) {
    const ours = patch[field];
    if (ours === undefined) continue;
    const conflict = valueConflict(NAMES[field], { seen: seen[field], now: now[field], ours });
    if (conflict !== null) return conflict;
  }
  return null;
}
