import type { User } from "@contract/profile";

/** The signed-in user, complete but for what the test is about. */
export function aUser(given: Partial<User> = {}): User {
  return {
    id: "3f8b5a52-2d0e-4c8e-8a55-6f2d1e0c9b77",
    email: "ada@example.com",
    name: "Ada Lovelace",
    company: null,
    jobTitle: null,
    industry: null,
    primaryUseCase: null,
    goals: null,
    phone: null,
    linkedinUrl: null,
    notes: null,
    onboardingCompleted: false,
    walkthroughCompleted: false,
    timeZone: "Europe/London",
    calendarMonths: false,
    weekStart: "sunday",
    founderStages: ["Lead"],
    founderStatuses: ["Active"],
    ...given,
  };
}
