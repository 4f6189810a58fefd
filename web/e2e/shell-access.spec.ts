import { violations } from "./axe.ts";
import { card } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { ines, rowOf } from "./people.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("in the palette, the help menu, the list of keys and feedback", async ({ page, account }) => {
      await account.add(ines);
      await page.goto("/people");
      await rowOf(page, ines.name).waitFor();
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option", { name: ines.name })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Help" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Feedback" }).click();
      await page.getByRole("button", { name: "Send feedback" }).click();
      await expect(page.getByText("Please provide your feedback")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("at 360 px in the palette, feedback, a question and a message with Undo", async ({ page, account }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await account.addTasks({ title: "Late", due_on: "2020-01-01" });
      await page.goto("/tasks");
      await expect(card(page, "Late")).toBeVisible();
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("combobox")).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Feedback" }).click();
      await expect(page.getByRole("dialog", { name: "Feedback" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await card(page, "Late").getByRole("button", { name: "More about Late" }).click();
      await page.getByRole("menuitem", { name: /Delete/ }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("alertdialog").getByRole("button").last().click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
