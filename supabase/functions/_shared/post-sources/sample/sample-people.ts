import people from "./people.json" with { type: "json" };

/** A person that an empty table offers to try. */
export interface SuggestedPerson {
  name: string;
  profileUrl: string;
  company: string;
  roleTitle: string;
}

/** The people of the demonstration network, all invented. */
export function samplePeople(): SuggestedPerson[] {
  return people.people.map(({ name, profileUrl, company, roleTitle }) => ({ name, profileUrl, company, roleTitle }));
}
