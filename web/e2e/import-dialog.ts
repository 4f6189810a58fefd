import type { Page } from "@playwright/test";

/** Opens the import with a file. */
export async function choose(page: Page, name: string, content: string) {
  await page.goto("/people?show=import");
  await page
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
}
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Import people" });
