import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import type { Onboarding } from "../functions/_shared/contract/profile.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { repeatConflict } from "../functions/_shared/stores/repeat-conflict.ts";
import { completeOnboarding, completeWalkthrough, updateProfile } from "../functions/_shared/stores/profile.ts";
import { type DemoAccount, fillDemo, machineTimeZone } from "./fill-demo.ts";
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

export interface Seed {
  dataDir: string;
  supabaseUrl: string;
  publishableKey: string;
  dbUrl: string;
  hasModel: boolean;
  /** Makes the account again as it was on the first day. */
  reset: boolean;
  onProgress(line: string): void;
}

/**
 * Signs the demonstration account up, as a person would, and fills it. Does so once for a data folder: what its user deletes stays
 * deleted, unless it is to be reset.
 */
export async function seed(options: Seed): Promise<void> {
  const marker = join(options.dataDir, "seeded");
  const begun = join(options.dataDir, "seeding");
  if (existsSync(marker) && !options.reset) return;
  options.onProgress("Filling the demonstration account");
  // What an earlier start was cut short in is half there, and nobody has worked with it.
  if (options.reset || existsSync(begun)) {
    rmSync(marker, { force: true });
    await deleteDemoAccount(options.dbUrl);
  }
  writeFileSync(begun, "");
  const account = await signUpDemo(options);
  if (account) await fillOrSay(account, options);
  writeFileSync(marker, "");
  rmSync(begun);
}

/** A demonstration that is not full is no reason for the rest of the stack not to start. */
async function fillOrSay(account: DemoAccount, { dbUrl, onProgress }: Seed): Promise<void> {
  try {
    await fillDemo(account, dbUrl);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split("\n")[0]?.replace(/[.\s]+$/, "");
    onProgress(
      `The demonstration account is only partly filled (${reason}): start with \`-- --reset-demo\` to fill it again.`,
    );
  }
}

/** The account, ready to be filled; null when someone has signed up with its address: then it is theirs. */
async function signUpDemo({ supabaseUrl, publishableKey, hasModel }: Seed): Promise<DemoAccount | null> {
  const db = createClient<Database>(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: repeatConflict(fetch) },
  });
  const { email, password, name } = DEMO_ACCOUNT;
  const { error, data } = await db.auth.signUp({ email, password, options: { data: { name } } });
  if (error?.code === "user_already_exists") return null;
  if (error || !data.user || !data.session)
    throw new StartError(
      `The demonstration account could not be made (${error?.message ?? "it waits for a confirmation"}): start with \`-- --no-seed\`.`,
    );
  const token = data.session.access_token;
  await completeOnboarding(db, data.user.id, ANSWERS);
  await completeWalkthrough(db, data.user.id);
  await updateProfile(db, data.user.id, { timeZone: machineTimeZone() });
  const baseUrl = `${supabaseUrl}/functions/v1/api`;
  const api = { baseUrl, fetch, token: () => Promise.resolve(token), publishableKey };
  return { userId: data.user.id, db, api, hasModel };
}

/** Deletes the account with all that is its own, and nothing of anybody else's. */
async function deleteDemoAccount(dbUrl: string): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => undefined });
  const { email } = DEMO_ACCOUNT;
  try {
    await sql.begin(async (tx) => {
      // A worker that is storing something of theirs ends first: both lock the founder before anything of the founder's.
      await tx`select from public.founders f join auth.users u on u.id = f.user_id where u.email = ${email} order by f.id for update of f`;
      await tx`delete from auth.audit_log_entries where payload ->> 'actor_id' in (select id::text from auth.users where email = ${email})`;
      await tx`delete from auth.users where email = ${email}`;
    });
  } finally {
    await sql.end();
  }
}
