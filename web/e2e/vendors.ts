import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { DEMO_AGENT_ID } from "../../supabase/local/vendors/phantombuster-accounts.ts";
import type { Account } from "./account.ts";

/** A key of a stand-in's account that does what `kind` says, and that no other journey uses (supabase/local/README.md). */
export const demoKey = (kind: string) => `${kind}:${randomUUID().slice(0, 8)}`;

export const sourceItem = (page: Page, vendor: string) => page.getByRole("listitem", { name: vendor, exact: true });

export const connectDialog = (page: Page, vendor: string) => page.getByRole("dialog", { name: `Connect ${vendor}` });

/** Fills the dialog and presses Connect. */
export async function tryKey(page: Page, vendor: string, key: string) {
  const dialog = connectDialog(page, vendor);
  await dialog.getByLabel("I understand and accept this").check();
  await dialog.getByLabel(/^API (key|token)/).fill(key);
  if (vendor === "PhantomBuster")
    await dialog
      .getByLabel("Phantom's address or number")
      .fill(`https://phantombuster.com/9001/phantoms/${DEMO_AGENT_ID}/console`);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
}

async function fillIn(page: Page, vendor: string, key: string) {
  await tryKey(page, vendor, key);
  await expect(connectDialog(page, vendor)).toBeHidden();
}

/** Connects a vendor on the profile page, as a person does. */
export async function connect(page: Page, vendor: "PhantomBuster" | "Apify", key: string) {
  await page.goto("/profile#data-sources");
  await page.getByRole("button", { name: `Connect ${vendor}` }).click();
  await fillIn(page, vendor, key);
  await expect(sourceItem(page, vendor)).toBeVisible();
}

/** Gives a connected vendor another key. */
export async function changeKey(page: Page, vendor: "PhantomBuster" | "Apify", key: string) {
  await sourceItem(page, vendor).getByRole("button", { name: "Change key" }).click();
  await fillIn(page, vendor, key);
}

/** Lets the account's jobs go on that wait for a run at a vendor, which takes minutes. */
async function hurry(account: Account) {
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1 });
  await sql`update queue.jobs set run_at = now() where user_id = ${account.id} and state = 'queued' and run_at > now()`;
  await sql`select private.wake_jobs()`;
  await sql.end();
}

/** Waits for what a vendor's runs come to, without the pauses between the looks at them. */
export async function afterRuns(account: Account, seen: () => Promise<void>) {
  await expect(async () => {
    await hurry(account);
    await seen();
  }).toPass({ timeout: 45_000, intervals: [500] });
}
