import type { Founder, FounderPatch } from "@contract/founders";
import { patchConflict, patchInWords } from "@/lib/outbox/value-conflict";

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

export type Seen = Pick<Founder, keyof typeof NAMES>;

/** What a user may write of a founder, as it stands. */
export function seenOf(founder: Founder): Seen {
  const { name, profileUrl, company, roleTitle, industry, location, email } = founder;
  const { followerCount, stage, status, owner, priorityScore, meetingSummaries } = founder;
  const person = { name, profileUrl, company, roleTitle, industry, location, email };
  return { ...person, followerCount, stage, status, owner, priorityScore, meetingSummaries };
}

export const founderPatchInWords = (patch: FounderPatch) => patchInWords(NAMES, patch);

export const founderConflict = (patch: FounderPatch, seen: Seen, now: Seen) =>
  patchConflict(NAMES, { patch, seen, now });
