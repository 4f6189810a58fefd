import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { ines, rowOf, samplePeople, seeSummary } from "./people.ts";

test("axe sees what is wrong when something is", async ({ page, account: _ }) => {
  await page.goto("/people");
  await expect(page.getByText("Follow your first person")).toBeVisible();
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<button></button>"));
  expect(await violations(page)).toHaveLength(1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("on the sign-in page, with an error too", async ({ stranger: page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/auth?tab=sign-up");
      await page.getByRole("button", { name: "Get Started" }).click();
      await expect(page.getByText("Email is required")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("on the empty and on the full table, in both dialogs, and on a person's page", async ({ page, account }) => {
      test.slow();
      await page.goto("/people");
      await expect(page.getByText("Follow your first person")).toBeVisible();
      await expect(page.getByRole("region", { name: "Sample people" })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      const unknown = { name: "Nobody Known", profileUrl: "https://www.linkedin.com/in/nobody-known-here" };
      await account.add(...samplePeople.slice(0, 12));
      // Added last, they come first: on a phone only the cards in sight are drawn.
      await account.add(unknown);
      // One after the other, which takes its time on a busy machine.
      await expect.poll(() => account.waiting(), { timeout: 60_000 }).toBe(0);
      await page.reload();
      await seeSummary(page, ines.name);
      await expect(rowOf(page, "Nobody Known")).toContainText("LinkedIn not connected");
      expect(await violations(page)).toEqual([]);

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole("listitem").filter({ hasText: unknown.name })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });

      await page.getByRole("button", { name: `Refresh ${ines.name}` }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Add New Person" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");

      await page.getByRole("link", { name: ines.name, exact: true }).click();
      const entry = page.getByRole("list", { name: "Timeline" }).getByRole("heading").getByRole("button").first();
      await entry.click();
      await page.getByLabel("Note", { exact: true }).fill("A note");
      expect(await violations(page)).toEqual([]);
      await page.goto("/nowhere");
      await expect(page.getByText("This page doesn't exist")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
