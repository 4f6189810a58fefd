import type { Clause } from "./reading.ts";
import type { Call, Found } from "./script.ts";

const WORKS_AT = /\b(?:at|from)\s+(.+?)\s*[?.!]*$/iu;
const LIVES_IN = /\b(?:in|near|around|based in|living in)\s+(.+?)\s*[?.!]*$/iu;
const FILLER = /^(?:the|my|all|our)\s+|\s+(?:stage|status|industry|sector|business|space|please|now)$/giu;

interface PeopleFilters {
  stage: string | null;
  status: string | null;
  industry: string | null;
  company: string | null;
  location: string | null;
  touched: "never" | "not_in_30_days" | null;
}

/** The filters that a question about people names. */
function filtersOf({ text, stage, status, people }: Clause): PeopleFilters | null {
  const none: PeopleFilters = {
    stage: null,
    status: null,
    industry: null,
    company: null,
    location: null,
    touched: null,
  };
  if (stage !== null) return { ...none, stage };
  if (status !== null) return { ...none, status };
  const company = people.find(({ by }) => by === "company")?.company;
  if (company) return { ...none, company };
  const at = WORKS_AT.exec(text)?.[1]?.replace(FILLER, "");
  if (at) return { ...none, company: at };
  const inside = LIVES_IN.exec(text)?.[1]?.replace(FILLER, "");
  return inside && !/^(?:my|network|list)\b/i.test(inside) ? { ...none, location: inside } : null;
}

/** People by a filter; "in Berlin" and "in fintech" look alike, so a place that finds nobody is tried as an industry. */
export function searchPeople(clause: Clause, call: Call): { found: Found; filters: PeopleFilters | null } {
  const filters = filtersOf(clause);
  const found = call("search_records", { kind: "founder", query: null, filters });
  if ((found.total ?? 0) > 0 || !filters?.location) return { found, filters };
  const byIndustry = { ...filters, location: null, industry: filters.location };
  return { found: call("search_records", { kind: "founder", query: null, filters: byIndustry }), filters: byIndustry };
}
