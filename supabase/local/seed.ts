import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { newFounderSchema } from "../functions/_shared/contract/founders.ts";
import type { Onboarding } from "../functions/_shared/contract/profile.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { addFounder } from "../functions/_shared/stores/founders.ts";
import { completeOnboarding, completeWalkthrough } from "../functions/_shared/stores/profile.ts";
import { StoreError } from "../functions/_shared/stores/store-error.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { StartError } from "./part.ts";

/** The account of the demonstration; it guards nothing. */
export const DEMO_ACCOUNT = { email: "demo@tracker.example", password: "demo-tracker", name: "Demo" };

/** The demonstration shows the product, so its account has been through onboarding and walkthrough. */
const ANSWERS: Onboarding = {
  company: "Tracker",
  jobTitle: "Demonstration",
  industry: "Technology",
  primaryUseCase: "Sales & Business Development",
  goals: "See what a network is up to, and follow up in time.",
};

const PEOPLE_AT_FIRST = 4;

/**
 * Signs the demonstration account up, as a person would, and has it follow some people of the sample network. Does so once for
 * a data folder: what its user deletes stays deleted.
 */
export async function seed(dataDir: string, supabaseUrl: string, publishableKey: string): Promise<void> {
  const marker = join(dataDir, "seeded");
  if (existsSync(marker)) return;
  const db = createClient<Database>(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { email, password, name } = DEMO_ACCOUNT;
  const signUp = await db.auth.signUp({ email, password, options: { data: { name } } });
  // An earlier start may have been cut short between the two.
  const { error, data } = signUp.error ? await db.auth.signInWithPassword({ email, password }) : signUp;
  if (error || !data.user)
    throw new StartError(
      `The demonstration account could not be made (${error?.message ?? "it waits for a confirmation"}): start with \`-- --no-seed\`.`,
    );
  await completeOnboarding(db, data.user.id, ANSWERS);
  await completeWalkthrough(db, data.user.id);
  for (const person of samplePeople().slice(0, PEOPLE_AT_FIRST)) {
    await addFounder(db, z.parse(newFounderSchema, person)).catch((failure: unknown) => {
      if (!(failure instanceof StoreError && failure.status === 409)) throw failure;
    });
  }
  writeFileSync(marker, "");
}
