import { readFileSync } from "node:fs";
import { isFullRun } from "../../supabase/tests/full-run.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { choose, dialog } from "./import-dialog.ts";
import { rowOf } from "./people.ts";

/** As many as a large network has, in a full run; otherwise enough for several chunks. */
const MANY = isFullRun ? 10_000 : 2_500;
const many = MANY.toLocaleString("en");
const SLOW = 240_000;

/** Connections.csv as LinkedIn writes it, notes and all. */
function connections(count: number): string {
  const rows = Array.from({ length: count }, (_, n) =>
    [
      `First${n}`,
      `Last${n}`,
      `https://www.linkedin.com/in/connection-${n}`,
      "",
      `"Company, ${n % 500}"`,
      "Founder",
      "12 Nov 2025",
    ].join(","),
  );
  const notes =
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n';
  return `${notes}First Name,Last Name,URL,Email Address,Company,Position,Connected On\n${rows.join("\n")}\n`;
}

test(`a file of ${many} people, imported twice, adds ${many} people and a line for every row`, async ({
  page,
  account,
}) => {
  test.setTimeout(SLOW);
  const file = connections(MANY);
  for (const [label, button] of [
    ["New", `Import ${many} people`],
    ["Unchanged", "Nothing to import"],
  ] as const) {
    await choose(page, "Connections.csv", file);
    await expect(dialog(page).getByText("The first 3 lines aren't part of the table")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Next" }).click();
    await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText(`${label} ${many}`, {
      timeout: 120_000,
    });
    await expect(dialog(page).getByRole("button", { name: button })).toBeVisible();
    if (label === "Unchanged") break;
    const began = Date.now();
    await dialog(page).getByRole("button", { name: button }).click();
    await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText(`Added ${many}`, { timeout: 120_000 });
    console.log(`${many} rows imported in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("button", { name: "Download results" }).click(),
    ]);
    const lines = readFileSync(await saved.path(), "utf8")
      .trim()
      .split("\n");
    expect(lines).toHaveLength(MANY + 1);
    expect(lines.slice(1).every((line) => line.includes(",Added,"))).toBe(true);
  }
  expect(await account.countPeople()).toBe(MANY);
});

test.describe("an interrupted import", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("continues where it stopped", async ({ page, account }) => {
    test.setTimeout(SLOW);
    await choose(page, "people.csv", connections(3000));
    await dialog(page).getByRole("button", { name: "Next" }).click();
    await expect(dialog(page).getByRole("button", { name: "Import 3,000 people" })).toBeVisible({ timeout: 120_000 });
    // The second chunk never comes back: the tab is gone before.
    let calls = 0;
    await page.route("**/rest/v1/rpc/run_import", (route) => (++calls > 1 ? route.abort() : route.continue()));
    await dialog(page).getByRole("button", { name: "Import 3,000 people" }).click();
    await expect.poll(() => calls).toBeGreaterThan(1);
    await page.unroute("**/rest/v1/rpc/run_import");
    expect(await account.countPeople()).toBeLessThan(3000);
    await page.goto("/people");
    await page.getByRole("list", { name: "Messages" }).getByRole("button", { name: "Resume" }).click();
    await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 3,000", { timeout: 120_000 });
    expect(await account.countPeople()).toBe(3000);
  });
});

test.describe("rows that were not all uploaded", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("continue from the same file where they stopped", async ({ page, account }) => {
    const calls = "**/rest/v1/rpc/upload_import_rows";
    const file = connections(1600);
    await choose(page, "people.csv", file);
    const sizes: number[] = [];
    await page.route(calls, (route) => {
      const { given } = route.request().postDataJSON() as { given: { rows: unknown[] } };
      sizes.push(given.rows.length);
      return sizes.length === 2 ? route.abort() : route.continue();
    });
    await dialog(page).getByRole("button", { name: "Next" }).click();
    await expect(dialog(page).getByText("Not all rows could be uploaded.")).toBeVisible();

    await choose(page, "people.csv", file);
    await expect(dialog(page).getByRole("button", { name: "Next" })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Back" }).click();
    const unfinished = dialog(page).getByRole("list", { name: "Unfinished imports" });
    await expect(unfinished).toContainText("stopped after 500 rows. To continue, choose the same file again");
    expect(await violations(page)).toEqual([]);
    await choose(page, "people.csv", file);
    await dialog(page).getByRole("button", { name: "Next" }).click();
    await dialog(page).getByRole("button", { name: "Import 1,600 people" }).click({ timeout: 60_000 });
    await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 1,600", { timeout: 60_000 });
    expect(sizes).toEqual([500, 500, 500, 500, 100]);
    expect(await account.countPeople()).toBe(1600);
  });
});

test("an import that runs is shown again with its progress when its dialog was closed", async ({ page, account }) => {
  await choose(page, "people.csv", connections(1200));
  await dialog(page).getByRole("button", { name: "Next" }).click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let calls = 0;
  await dialog(page).getByRole("button", { name: "Import 1,200 people" }).waitFor();
  await page.route("**/rest/v1/rpc/run_import", async (route) => {
    calls += 1;
    if (calls > 1) await held;
    return route.continue();
  });
  await dialog(page).getByRole("button", { name: "Import 1,200 people" }).click();
  // How many rows the first call takes in depends on how busy the server is.
  await expect(dialog(page).getByRole("status")).toHaveText(/^[1-9]\d* of 1,200 rows$/);
  const told = await dialog(page).getByRole("status").innerText();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Import people" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(told);
  await expect(dialog(page).getByRole("button", { name: "Continue" })).toHaveCount(0);
  expect(calls).toBe(2);
  letGo();
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 1,200", { timeout: 60_000 });
  expect(await account.countPeople()).toBe(1200);
});

test("says of each row why it was refused, by keyboard alone, and axe finds nothing", async ({ page, account: _ }) => {
  await page.goto("/people");
  await page.getByRole("button", { name: "More" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Import people" }).press("Enter");
  const file =
    "Name;LinkedIn;Email\nGrace Hopper;linkedin.com/in/grace;grace@navy.example\nNobody;;\nWrong;https://example.com/x;\nAgain;linkedin.com/in/GRACE;";
  await page
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await expect(dialog(page).getByRole("combobox", { name: "What is LinkedIn?" })).toHaveValue("profileUrl");
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(dialog(page).getByRole("row").filter({ hasText: "Wrong" })).toContainText(
    "This is not the URL of a LinkedIn profile.",
  );
  await expect(dialog(page).getByRole("row").filter({ hasText: "Again" })).toContainText("Same person as in row 2.");
  expect(await violations(page)).toEqual([]);
  // Nothing shows below the buttons, whether there is more to scroll to or not.
  const start = dialog(page).getByRole("button", { name: "Import 1 person" });
  const [whole, footer] = await Promise.all([dialog(page).boundingBox(), start.locator("xpath=..").boundingBox()]);
  expect((whole?.y ?? 0) + (whole?.height ?? 0) - (footer?.y ?? 0) - (footer?.height ?? 0)).toBeLessThan(2);
  await start.press("Enter");
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 1Unchanged 1Can't be imported 2");
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByRole("link", { name: "Grace Hopper" }).first()).toBeVisible();
});

test("takes pasted profiles on a phone", async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/people?show=import");
  await dialog(page)
    .getByLabel("Or paste LinkedIn URLs")
    .fill("https://www.linkedin.com/in/jane-doe-1a2b3c\nlinkedin.com/in/john-roe");
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await dialog(page).getByRole("button", { name: "Import 2 people" }).click();
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 2");
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await account.idOf("Jane Doe")).not.toBe("");
});

test("saves everybody as CSV and as vCard, from the palette and from the menu", async ({ page, account }) => {
  await account.add({ name: "=HYPERLINK(1)", profileUrl: "https://www.linkedin.com/in/formula" });
  await page.goto("/people");
  await expect(rowOf(page, "=HYPERLINK(1)")).toBeVisible();
  // Nobody went near the menu yet.
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("vcard");
  await expect(page.getByRole("option", { name: "Export 1 person as vCard, this view" })).toBeVisible();
  const [vcf] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(readFileSync(await vcf.path(), "utf8")).toContain("FN:=HYPERLINK(1)\r\n");
  await page.getByRole("button", { name: "More" }).click();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export 1 person as CSV, this view" }).click(),
  ]);
  expect(readFileSync(await csv.path(), "utf8")).toContain("\n'=HYPERLINK(1),");
});
