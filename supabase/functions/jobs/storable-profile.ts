import type { SourceProfile } from "../_shared/post-sources/post-source.ts";
import { storable } from "../_shared/contract/storable.ts";

/** Fits a vendor's profile to what a database can be sent, with null for what is empty; what its columns refuse, the database leaves out. */
export function toStorableProfile(profile: SourceProfile | null): SourceProfile | null {
  if (profile === null) return null;
  const { name, company, roleTitle, industry, location, email, followerCount } = profile;
  return {
    name: line(name),
    company: line(company),
    roleTitle: line(roleTitle),
    industry: line(industry),
    location: line(location),
    email: line(email),
    followerCount: typeof followerCount === "number" && Number.isFinite(followerCount) ? followerCount : null,
  };
}

/** A text on one line, without what the database takes in no text: NUL and half surrogate pairs. */
function line(text: unknown): string | null {
  if (typeof text !== "string") return null;
  return storable(text).replaceAll(/\s+/g, " ").trim() || null;
}
