import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { phoneSchema } from "./phone.ts";
import { optionalProfileUrlSchema } from "./profile-url.ts";
import { nullableText } from "./text.ts";

/** The lists that onboarding offers. */
export const ONBOARDING_INDUSTRIES = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "E-commerce",
  "Manufacturing",
  "Consulting",
  "Real Estate",
  "Media & Entertainment",
  "Other",
] as const;
export const ONBOARDING_USE_CASES = [
  "Sales & Business Development",
  "Marketing & Growth",
  "Investment & Due Diligence",
  "Partnership Development",
  "Market Research",
  "Recruitment & Talent",
  "Other",
] as const;
/** The lists that the profile settings offer. */
export const PROFILE_INDUSTRIES = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "Manufacturing",
  "Retail",
  "Real Estate",
  "Consulting",
  "Non-profit",
  "Other",
] as const;
export const PROFILE_USE_CASES = [
  "Lead Generation",
  "Market Research",
  "Competitive Analysis",
  "Brand Monitoring",
  "Content Strategy",
  "Sales Intelligence",
  "Other",
] as const;

export const weekStartSchema = z.enum(["sunday", "monday", "saturday"]);
export type WeekStart = z.infer<typeof weekStartSchema>;

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  primaryUseCase: z.nullable(z.string()),
  goals: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  onboardingCompleted: z.boolean(),
  walkthroughCompleted: z.boolean(),
  /** An IANA name. */
  timeZone: z.string(),
  /** Monthly and quarterly tasks recur by calendar months instead of every 30 and 90 days. */
  calendarMonths: z.boolean(),
  /** The first day of a week in the calendar and the weekly figures. */
  weekStart: weekStartSchema,
  founderStages: z.array(z.string()),
  founderStatuses: z.array(z.string()),
});
export type User = z.infer<typeof userSchema>;

const onboardingNames = {
  company: "Company",
  jobTitle: "Job Title",
  industry: "Industry",
  primaryUseCase: "Primary Use Case",
  goals: "Goals",
} as const;
type RequiredAnswer = keyof typeof onboardingNames;

const answers = {
  company: nullableText("Company", 200),
  jobTitle: nullableText("Job title", 200),
  industry: nullableText("Industry", 200),
  primaryUseCase: nullableText("Primary use case", 200),
  goals: nullableText("Goals", 5_000),
  phone: phoneSchema,
  linkedinUrl: optionalProfileUrlSchema,
};

/** The seven answers of onboarding; 'Please fill in: ' names the required ones that are blank. */
export const onboardingSchema = z.pipe(
  z.partial(z.strictObject(answers)),
  z.transform((given, context) => {
    const missing = (Object.keys(onboardingNames) as RequiredAnswer[]).filter((field) => !given[field]);
    if (missing.length > 0) {
      const names = missing.map((field) => onboardingNames[field]).join(", ");
      context.issues.push({ code: "custom", message: `Please fill in: ${names}`, input: given });
      return z.NEVER;
    }
    return given;
  }),
);
export type Onboarding = z.output<typeof onboardingSchema>;

const optionList = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))).check(
  z.minLength(1, "Keep at least one option"),
  z.maxLength(50, "A list has at most 50 options"),
  z.refine((options) => new Set(options).size === options.length, "Options may not repeat"),
);

/** What someone is told who sends another address than theirs. */
export const EMAIL_STAYS =
  "The email address isn't changed here. Change it in the app, under Profile, where both addresses have to confirm it.";

/** Only the fields that are sent change. The address may be sent back as it is, as part of the whole profile. */
export const profilePatchSchema = z.partial(
  z.strictObject({
    name: nullableText("Name", 200),
    email: z.string(),
    ...answers,
    notes: nullableText("Notes", 10_000),
    timeZone: z.string(),
    calendarMonths: z.boolean(),
    weekStart: weekStartSchema,
    founderStages: optionList,
    founderStatuses: optionList,
  }),
);
export type ProfilePatch = z.output<typeof profilePatchSchema>;

const userReply = z.object({ user: userSchema });

export const completeOnboarding = endpoint({
  method: "POST",
  path: "/auth/complete-onboarding",
  scopes: [],
  input: onboardingSchema,
  reply: userReply,
});
export const completeWalkthrough = endpoint({
  method: "PATCH",
  path: "/auth/walkthrough-complete",
  scopes: [],
  reply: userReply,
});
export const updateProfile = endpoint({
  method: "PUT",
  path: "/auth/update-profile",
  scopes: [],
  input: profilePatchSchema,
  reply: userReply,
});
