import people from "./people.json" with { type: "json" };

/** Said wherever the demonstration network is offered. */
export const SAMPLE_NETWORK_NOTICE = "A demonstration network: its people, companies and posts are invented.";

/** A person that an empty table offers to try. */
export interface SuggestedPerson {
  name: string;
  profileUrl: string;
  company: string;
  roleTitle: string;
}

/** The people of the demonstration network, all invented. */
export function samplePeople(): SuggestedPerson[] {
  return people.map(({ name, profileUrl, company, roleTitle }) => ({ name, profileUrl, company, roleTitle }));
}
