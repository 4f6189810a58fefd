import { expect, test, watch } from "./fixtures.ts";
import { zephyr } from "./people.ts";

const payload = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>`;

test("nothing that was stored runs: posts, names, companies and notes are shown as text", async ({ page, account }) => {
  await account.add({ ...zephyr, name: `Zephyr ${payload}`, company: payload });
  await page.goto("/people");
  await expect(page.getByRole("row").nth(1).locator("[data-freshness=fresh]")).toBeVisible();
  await page.getByRole("link", { name: `Zephyr ${payload}`, exact: true }).click();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill(payload);
  await note.press("Enter");

  const entries = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(entries.filter({ hasText: payload })).toHaveCount(1);
  const closed = entries.getByRole("heading").getByRole("button", { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await expect(entries.filter({ hasText: /<script>|onerror/ }).first()).toBeVisible();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  for (const href of await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
    expect(href).toMatch(/^(https:\/\/|\/|#)/);
  }
});

test("a payload that did run, and a request to a foreign host, would be noticed", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const wrong = watch(page, []);
  await page.goto("/auth");
  expect(wrong).toEqual([]);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, payload);
  await expect.poll(() => wrong.length).toBeGreaterThan(0);
  wrong.length = 0;
  await page.evaluate(() => fetch("https://foreign.example/").catch(() => undefined));
  await expect.poll(() => wrong.length).toBeGreaterThan(0);
  await page.close();
});
