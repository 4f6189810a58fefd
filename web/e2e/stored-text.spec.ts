import { expect, test } from "./fixtures.ts";
import { zephyr } from "./people.ts";

const payload = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>`;

test("nothing that was stored runs: posts, names, companies and notes are shown as text", async ({ page, account }) => {
  await account.add({ ...zephyr, name: `Zephyr ${payload}`, company: payload });
  await page.goto("/people");
  await expect(page.getByRole("row").nth(1).getByText("Key points")).toBeVisible();
  await page.getByRole("link", { name: `Zephyr ${payload}`, exact: true }).click();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill(payload);
  await note.press("Enter");

  const entries = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(entries.filter({ hasText: payload })).toHaveCount(1);
  for (const entry of await entries.all()) await entry.getByRole("button").first().click();
  await expect(entries.filter({ hasText: /<script>|onerror/ }).first()).toBeVisible();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  for (const href of await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
    expect(href).toMatch(/^(https:\/\/|\/|#)/);
  }
});
