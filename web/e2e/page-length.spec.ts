import type { Page } from "@playwright/test";
import { assistantPanel } from "./assistant.ts";
import { expect, test } from "./fixtures.ts";

const grace = { name: "Grace Real", profileUrl: "https://www.linkedin.com/in/grace-real-person" };

/** By how many pixels the page itself, not a part of it, can be scrolled. */
const pageOverflow = (page: Page) =>
  page.evaluate(() => ({
    down: document.documentElement.scrollHeight - innerHeight,
    across: document.documentElement.scrollWidth - innerWidth,
  }));

async function talkAtLength(page: Page) {
  const chat = assistantPanel(page);
  await chat.open();
  for (const said of ["What is overdue?", "Who works at Northwind?", "Which tasks are due?", "Who did I add last?"]) {
    await chat.say(`${said}${"\n".repeat(12)}Tell me all of it.`);
    await expect(chat.button("Send")).toBeVisible();
  }
  const { height, room } = await chat.log.evaluate((log) => ({ height: log.scrollHeight, room: log.clientHeight }));
  // The control: it is a conversation that is longer than the window.
  expect(height).toBeGreaterThan(2 * room);
}

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test(`only parts of the page scroll beside a long conversation, at ${width} px`, async ({ page, account }) => {
    await account.add(
      grace,
      ...Array.from({ length: 30 }, (_, at) => ({
        name: `Person ${at}`,
        profileUrl: `https://www.linkedin.com/in/page-length-${at}`,
      })),
    );
    const id = await account.idOf(grace.name);
    await page.setViewportSize({ width, height });
    await page.goto("/people");
    await talkAtLength(page);
    // The conversation is there again after each load.
    for (const path of ["/people", `/people/${id}`, "/tasks", "/reach-out", "/digest", "/profile", "/privacy-policy"]) {
      await page.goto(path);
      await expect(assistantPanel(page).log.getByRole("listitem").first()).toBeAttached();
      await expect(page.getByRole("main")).toBeAttached();
      await expect.poll(() => pageOverflow(page), { message: path }).toEqual({ down: 0, across: 0 });
    }
    if (width < 1024) return;
    // The control: the conversation holds its own length, and without that the page has it.
    await assistantPanel(page).log.evaluate((log) => log.style.setProperty("position", "static"));
    await expect.poll(async () => (await pageOverflow(page)).down).toBeGreaterThan(0);
  });
}
