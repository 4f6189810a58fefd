import type { Founder } from "@contract/founders";
import { eachField, optionalFields } from "@contract/person-fields";
import { asRow } from "./row";

/** A founder for tests, complete but for what the test is about. */
export function aFounder(given: Partial<Founder> = {}): Founder {
  return {
    ...eachField(optionalFields, () => null),
    id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
    name: "Ada Okafor",
    profileUrl: "https://www.linkedin.com/in/ada-okafor",
    company: "Northwind",
    email: "ada@northwind.example",
    lastPostSummary: "Ships the new onboarding.",
    lastPostSummaryBy: "builtin",
    lastPostSummaryDate: "2026-11-21T11:00:00Z",
    lastPostDate: "2026-11-20T09:00:00Z",
    lastPostDating: "exact",
    lastPostUrl: "https://www.linkedin.com/feed/update/urn:li:activity:7000000000000000000",
    lastRefreshedAt: "2026-11-21T11:00:00Z",
    lastRefreshOutcome: "new_posts",
    lastRefreshError: null,
    priorityScore: null,
    priorityScoreBy: "outreach",
    lastTouchAt: null,
    customFieldValues: [],
    filledFields: [],
    createdAt: "2026-11-21T10:59:58Z",
    notes: [],
    ...given,
  };
}

/** The same as PostgREST sends it: with the computed score next to the user's own. */
export function aFounderRow(given: Partial<Founder> = {}) {
  return { ...asRow(aFounder(given)), computed_priority_score: null };
}
