/** The signed-in user's profile as PostgREST sends it, complete but for what the test is about. */
export function aUserRow(given: Record<string, unknown> = {}) {
  return {
    id: "3f8b5a52-2d0e-4c8e-8a55-6f2d1e0c9b77",
    email: "ada@example.com",
    name: "Ada Lovelace",
    company: null,
    job_title: null,
    industry: null,
    primary_use_case: null,
    goals: null,
    phone: null,
    linkedin_url: null,
    notes: null,
    onboarding_completed: false,
    walkthrough_completed: false,
    time_zone: "Europe/London",
    calendar_months: false,
    week_start: "sunday",
    founder_stages: ["Lead"],
    founder_statuses: ["Active"],
    ...given,
  };
}
