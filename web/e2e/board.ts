import type { Locator, Page } from "@playwright/test";

export function column(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

export function card(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

/** What takes the focus of a card as a whole. */
export function stop(page: Page, title: string): Locator {
  return page.getByRole("group", { name: title, exact: true });
}

export function titles(page: Page, name: string): Promise<string[]> {
  return column(page, name).getByRole("heading", { level: 3 }).allTextContents();
}

/** Carries a card by mouse to the middle of another one's upper or lower half. */
export async function carry(page: Page, title: string, onto: string, half: "upper" | "lower") {
  const from = await card(page, title).boundingBox();
  const to = await card(page, onto).boundingBox();
  if (!from || !to) throw new Error("Both cards must be in sight");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * (half === "upper" ? 0.2 : 0.8), { steps: 4 });
  await page.mouse.up();
}
