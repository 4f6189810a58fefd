import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./account.ts";

const file = new URL("../../supabase/functions/_shared/post-sources/sample/people.json", import.meta.url);

/** The sample people. The file is ours. */
export const samplePeople = JSON.parse(readFileSync(file, "utf8")) as (Person & { company: string })[];

function sample(slug: string) {
  const found = samplePeople.find(({ profileUrl }) => profileUrl.endsWith(`/${slug}`));
  if (!found) throw new Error(`None of the sample people has ${slug}`);
  return found;
}

export const ines = sample("demo-ines-marrow");
/** Their posts carry script payloads, as text. */
export const zephyr = sample("demo-zephyr-okonjo-lund");

export function rowOf(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

/** Waits until the summary of someone's latest post is in the table. */
export async function seeSummary(page: Page, name: string) {
  const glyph = rowOf(page, name).getByRole("button", { name: `Refresh ${name}`, exact: true });
  await expect(glyph).toHaveAccessibleDescription(/^(Key points|Summary) by /);
}

/** A cell of the people's table by the person and the column's name, in any order of columns. */
export async function cellOf(page: Page, name: string, column: string) {
  const header = page.getByRole("columnheader", { name: column, exact: true });
  const at = await header.getAttribute("data-column");
  return rowOf(page, name).locator(`[data-column="${at ?? ""}"]`);
}
