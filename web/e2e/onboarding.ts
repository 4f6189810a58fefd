import type { Page } from "@playwright/test";

/** Goes through the four steps before a new account's first screen. */
export async function answerOnboarding(page: Page) {
  const next = page.getByRole("button", { name: "Next" });
  await page.getByLabel("Company name").fill("Analytical Engines");
  await page.getByLabel("Job title").fill("Partner");
  await next.click();
  await page.getByLabel("Industry").selectOption("Technology");
  await page.getByLabel("Primary use case").selectOption("Market Research");
  await next.click();
  await page.getByLabel("Goals").fill("Stay in touch");
  await next.click();
  await page.getByRole("button", { name: "Complete Setup" }).click();
}
