import type { SuggestedPerson } from "../../contract/founders.ts";
import { profileWith, type SourceProfile } from "../source-profile.ts";
import people from "./people.json" with { type: "json" };

/** The people of the demonstration network, all invented: an empty table offers some of them to try. */
export function samplePeople(): SuggestedPerson[] {
  return people.map(({ name, profileUrl, company, roleTitle }) => ({ name, profileUrl, company, roleTitle }));
}

/** What the demonstration network knows of the person at a canonical address; null when it knows nobody there. */
export function findSampleProfile(profileUrl: string): SourceProfile | null {
  const person = people.find((one) => one.profileUrl === profileUrl);
  return person === undefined ? null : profileWith((field) => person[field]);
}
