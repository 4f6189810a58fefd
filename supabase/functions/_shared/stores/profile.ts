import * as z from "zod/mini";
import { EMAIL_STAYS, type Onboarding, type ProfilePatch, type User, userSchema } from "../contract/profile.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const PROFILE_COLUMNS =
  `id, email, name, company, job_title, industry, primary_use_case, goals, phone, linkedin_url, notes,
  onboarding_completed, walkthrough_completed, time_zone, calendar_months, week_start, founder_stages, founder_statuses` as const;

type ProfileTable = Database["public"]["Tables"]["profiles"];

function toUser(row: Omit<ProfileTable["Row"], "created_at">): User {
  return z.parse(userSchema, {
    id: row.id,
    email: row.email,
    name: row.name,
    company: row.company,
    jobTitle: row.job_title,
    industry: row.industry,
    primaryUseCase: row.primary_use_case,
    goals: row.goals,
    phone: row.phone,
    linkedinUrl: row.linkedin_url,
    notes: row.notes,
    onboardingCompleted: row.onboarding_completed,
    walkthroughCompleted: row.walkthrough_completed,
    timeZone: row.time_zone,
    calendarMonths: row.calendar_months,
    weekStart: row.week_start,
    founderStages: row.founder_stages,
    founderStatuses: row.founder_statuses,
  });
}

/** The signed-in user. Throws StoreError. */
export async function getUser(db: Db, userId: string): Promise<User> {
  const { data, error } = await db.from("profiles").select(PROFILE_COLUMNS).eq("id", userId).single();
  return toUser(rowsOrThrow(data, error));
}

/** An account that has just been made, for whoever may not read it yet: as the table `profiles` fills a new row. */
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
  return updateRow(db, userId, { ...toRow(answers), onboarding_completed: true });
}

/** Throws StoreError. */
export function completeWalkthrough(db: Db, userId: string): Promise<User> {
  return updateRow(db, userId, { walkthrough_completed: true });
}

/** Changes what the patch names. Throws StoreError: 400 when it has another address, which only Auth changes, by mail. */
export async function updateProfile(db: Db, userId: string, patch: ProfilePatch): Promise<User> {
  if (patch.email !== undefined) {
    const { email } = await getUser(db, userId);
    if (patch.email.trim().toLowerCase() !== email.toLowerCase()) throw new StoreError(EMAIL_STAYS, 400);
  }
  const row = toRow(patch);
  return Object.keys(row).length === 0 ? getUser(db, userId) : updateRow(db, userId, row);
}

async function updateRow(db: Db, userId: string, row: ProfileTable["Update"]): Promise<User> {
  const { data, error } = await db.from("profiles").update(row).eq("id", userId).select(PROFILE_COLUMNS).single();
  return toUser(rowsOrThrow(data, error));
}

function toRow(patch: ProfilePatch): ProfileTable["Update"] {
  return {
    ...(patch.name !== undefined && { name: patch.name }),
    ...(patch.company !== undefined && { company: patch.company }),
    ...(patch.jobTitle !== undefined && { job_title: patch.jobTitle }),
    ...(patch.industry !== undefined && { industry: patch.industry }),
    ...(patch.primaryUseCase !== undefined && { primary_use_case: patch.primaryUseCase }),
    ...(patch.goals !== undefined && { goals: patch.goals }),
    ...(patch.phone !== undefined && { phone: patch.phone }),
    ...(patch.linkedinUrl !== undefined && { linkedin_url: patch.linkedinUrl }),
    ...(patch.notes !== undefined && { notes: patch.notes }),
    ...(patch.timeZone !== undefined && { time_zone: patch.timeZone }),
    ...(patch.calendarMonths !== undefined && { calendar_months: patch.calendarMonths }),
    ...(patch.weekStart !== undefined && { week_start: patch.weekStart }),
    ...(patch.founderStages !== undefined && { founder_stages: patch.founderStages }),
    ...(patch.founderStatuses !== undefined && { founder_statuses: patch.founderStatuses }),
  };
}
