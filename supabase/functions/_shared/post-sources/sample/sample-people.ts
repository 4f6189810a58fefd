import type { SuggestedPerson } from "../../contract/founders.ts";
import people from "./people.json" with { type: "json" };

/** The people of the demonstration network, all invented: an empty table offers some of them to try. */
export function samplePeople(): SuggestedPerson[] {
  return people.map(({ name, profileUrl, company, roleTitle }) => ({ name, profileUrl, company, roleTitle }));
}
