import { type Answering, say } from "./answers.ts";
import type { Clause } from "./reading.ts";
import type { Call, Found, Person } from "./script.ts";
import { personLine, personLink, plain, plural } from "./wording.ts";

const SHOWN = 10;

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

function describe(filters: PeopleFilters | null): string {
  const values =
    filters === null ? [] : [filters.stage, filters.status, filters.industry, filters.company, filters.location];
  const value = values.find((part) => part !== null);
  return value ? ` for ${plain(value)}` : "";
}

function listOf(people: Person[], total: number, title: string): string {
  return [title, ...people.slice(0, SHOWN).map(personLine), total > SHOWN ? `- and ${total - SHOWN} more` : ""]
    .filter(Boolean)
    .join("\n");
}

const filterPeople: Answering = (clause, call) => {
  const { found, filters } = searchPeople(clause, call);
  const { founders = [], total = 0 } = found;
  if (total === 0) return say(filters === null ? "You follow nobody yet." : `I find nobody${describe(filters)}.`);
  return say(listOf(founders, total, `${plural(total, "person", "people")}${describe(filters)}:`));
};

const count: Answering = (clause, call) => {
  const { text } = clause;
  if (/\btasks?\b|\bto-?dos?\b/i.test(text)) {
    const due = /overdue|late/i.test(text)
      ? "overdue"
      : /today/i.test(text)
        ? "today"
        : /week/i.test(text)
          ? "week"
          : null;
    const found = call("list_tasks", { status: "open", due, founderId: null, query: null }).tasks ?? [];
    const which =
      due === "overdue" ? "overdue" : due === "today" ? "due today" : due === "week" ? "due this week" : "open";
    return say(
      `${found.length >= 20 ? "At least 20 tasks are" : found.length === 1 ? "1 task is" : `${found.length} tasks are`} ${which}.`,
    );
  }
  const { found, filters } = searchPeople(clause, call);
  return say(`You follow ${plural(found.total ?? 0, "person", "people")}${describe(filters)}.`);
};

function touched(kind: "never" | "not_in_30_days", empty: string, title: string): Answering {
  const filters = { stage: null, status: null, industry: null, company: null, location: null, touched: kind };
  return (_, call) => {
    const { founders = [], total = 0 } = call("search_records", { kind: "founder", query: null, filters });
    return say(total === 0 ? empty : listOf(founders, total, `${title} (${total}):`));
  };
}

const outreach: Answering = (_, call) => {
  const { people = [] } = call("suggest_outreach", {});
  if (people.length === 0) return say("Nobody stands out today.");
  return say(
    ["Worth reaching out to today:", ...people.map((person) => `- ${personLink(person)}: ${plain(person.why)}`)].join(
      "\n",
    ),
  );
};

export const peopleAnswers: Record<string, Answering> = {
  count,
  filter_people: filterPeople,
  never_touched: touched("never", "You have been in touch with everybody.", "Never in touch"),
  out_of_touch: touched(
    "not_in_30_days",
    "You have been in touch with everybody within 30 days.",
    "Not in touch for 30 days",
  ),
  outreach,
};
