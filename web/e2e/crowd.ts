import { expect, type Page } from "@playwright/test";
import type { Account } from "./account.ts";

export const CROWD = 60;

/** So many people in no source, whose first refreshes are over; the first has the name Person 00. */
export async function addCrowd(account: Account, count = CROWD) {
  const crowd = Array.from({ length: count }, (_, at) => ({
    name: `Person ${String(at).padStart(2, "0")}`,
    profileUrl: `https://www.linkedin.com/in/nobody-crowd-${at}`,
    company: at % 2 === 0 ? "Acme" : "Globex",
  }));
  // One after the other is how they stand in the table: the last one first.
  for (const person of crowd.slice(0, 3)) await account.add(person);
  await account.add(...crowd.slice(3));
  await expect.poll(() => account.waiting(), { timeout: 30_000 }).toBe(0);
}

export const bar = (page: Page) => page.getByRole("toolbar", { name: "Selected people" });
export const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
export const boxAt = (page: Page, row: number) => page.locator(`[data-row="${row}"]`).getByRole("checkbox");
export const everyBox = (page: Page) => page.getByRole("checkbox", { name: "Select all people that are loaded" });
export const question = (page: Page) => page.getByRole("alertdialog");
export const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
