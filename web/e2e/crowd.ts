import type { Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { park } from "./parked-jobs.ts";

export const CROWD = 60;

/** So many people nobody has refreshed yet; the last of them is on top, the first is Person 00. */
export async function addCrowd(account: Account, count = CROWD) {
  const crowd = Array.from({ length: count }, (_, at) => ({
    name: `Person ${String(at).padStart(2, "0")}`,
    company: at % 2 === 0 ? "Acme" : "Globex",
  }));
  await park(account, ...crowd);
}

export const bar = (page: Page) => page.getByRole("toolbar", { name: "Selected people" });
export const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
export const boxAt = (page: Page, row: number) => page.locator(`[data-row="${row}"]`).getByRole("checkbox");
export const everyBox = (page: Page) => page.getByRole("checkbox", { name: "Select all people that are loaded" });
export const question = (page: Page) => page.getByRole("alertdialog");
export const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
