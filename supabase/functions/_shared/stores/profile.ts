import * as z from "zod/mini";
import { EMAIL_STAYS, type Onboarding, type ProfilePatch, type User, userSchema } from "../contract/profile.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { camelCased, rowOf, toColumns } from "./rows.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const PROFILE_COLUMNS =
  `id, email, name, company, job_title, industry, primary_use_case, goals, phone, linkedin_url, notes,
  onboarding_completed, walkthrough_completed, time_zone, calendar_months, week_start, founder_stages, founder_statuses` as const;

type ProfileTable = Database["public"]["Tables"]["profiles"];

const toUser = (row: object): User => z.parse(userSchema, camelCased(row));

/** The signed-in user. Throws StoreError. */
export async function getUser(db: Db, userId: string): Promise<User> {
  return toUser(await rowOf(db.from("profiles").select(PROFILE_COLUMNS).eq("id", userId)));
}

/** An account that has just been made, for anyone who may not read it yet: as the table `profiles` fills a new row. */
export function newUser(account: Pick<User, "id" | "email" | "name">): User {
  return {
    ...account,
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
    timeZone: "UTC",
    calendarMonths: false,
    weekStart: "sunday",
    founderStages: ["Lead", "Contacted", "In conversation", "Meeting", "Closed", "Passed"],
    founderStatuses: ["Active", "Waiting", "On hold", "Archived"],
  };
}

/** What decides when a recurring task is due next. */
export interface RecurrenceRules {
  timeZone: string;
  calendarMonths: boolean;
}

/** The signed-in user's own rules. Throws StoreError. */
export async function getRecurrenceRules(db: Db): Promise<RecurrenceRules> {
  const { data, error } = await db.from("profiles").select("time_zone, calendar_months").maybeSingle();
  if (error) rowsOrThrow(data, error);
  return { timeZone: data?.time_zone ?? "UTC", calendarMonths: data?.calendar_months ?? false };
}

/** Stores the answers of onboarding and marks it complete. Throws StoreError. */
export function completeOnboarding(db: Db, userId: string, answers: Onboarding): Promise<User> {
  return updateRow(db, userId, { ...toColumns(answers), onboarding_completed: true });
}

/** Throws StoreError. */
export function completeWalkthrough(db: Db, userId: string): Promise<User> {
  return updateRow(db, userId, { walkthrough_completed: true });
}

/** Changes what the patch names. Throws StoreError: 400 when it has another address, which only Auth changes, by mail. */
export async function updateProfile(db: Db, userId: string, { email: given, ...patch }: ProfilePatch): Promise<User> {
  if (given !== undefined) {
    const { email } = await getUser(db, userId);
    if (given.trim().toLowerCase() !== email.toLowerCase()) throw new StoreError(EMAIL_STAYS, 400);
  }
  const row = toColumns(patch);
  return Object.keys(row).length === 0 ? getUser(db, userId) : updateRow(db, userId, row);
}

async function updateRow(db: Db, userId: string, row: ProfileTable["Update"]): Promise<User> {
  return toUser(await rowOf(db.from("profiles").update(row).eq("id", userId).select(PROFILE_COLUMNS)));
}
