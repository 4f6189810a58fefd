import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong on the current page, by WCAG 2.2 A and AA. */
export async function violations(page: Page) {
  const found = page.frames().length > 1 ? await scanFrames(page) : await scan(page);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** The same in the light and then the dark theme; those of the dark one are marked. */
export async function violationsInBothThemes(page: Page) {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

async function scan(page: Page): Promise<Pick<axe.Result, "id" | "nodes">[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (tags) => {
    // It is in the page since the line above.
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: all } = await run({ runOnly: tags, resultTypes: ["violations"] });
    return all.map(({ id, nodes }) => ({ id, nodes }));
  }, TAGS);
}

/** The builder reads frames too; it opens a page of its own for each scan, which takes seven times as long. */
async function scanFrames(page: Page) {
  // Without fetching stylesheets again: the frame of the tour may fetch nothing.
  const { violations: all } = await new AxeBuilder({ page }).options({ preload: false }).withTags(TAGS).analyze();
  return all;
}
