import { canonicalProfileUrl } from "../../contract/profile-url.ts";
import type { PostTarget } from "../post-source.ts";

/** As many as one run is asked for. */
const PEOPLE_AT_MOST = 25;
const PREFIX = "https://www.linkedin.com/in/";

/**
 * The query of the address at which PhantomBuster reads who a run is for. It says all that the list says, so the address needs no secret
 * and tells nobody anything.
 */
export function peopleQuery(targets: PostTarget[]): string {
  return new URLSearchParams(targets.map(({ profileUrl }) => ["in", profileUrl.replace(PREFIX, "")])).toString();
}

/** The list of a query: a CSV file with the column `profileUrl`; null when the query names nobody, too many, or what is no profile. */
export function peopleList(query: URLSearchParams): string | null {
  const names = query.getAll("in");
  const addresses = names.flatMap((name) => canonicalProfileUrl(PREFIX + encodeURIComponent(name)) ?? []);
  if (addresses.length === 0 || addresses.length > PEOPLE_AT_MOST || addresses.length < names.length) return null;
  return `${["profileUrl", ...addresses.map((address) => `"${address.replaceAll('"', '""')}"`)].join("\n")}\n`;
}
