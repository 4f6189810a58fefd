import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong on the page as it stands, by WCAG 2.2 A and AA. */
export async function violations(page: Page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
