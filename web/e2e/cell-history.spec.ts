import { addCrowd } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { LOOSE } from "./loose.ts";
import { cellOf } from "./people.ts";
import { allWritten, watchWrites } from "./writes.ts";

test("Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y do again, and something new ends that", async ({ page, account }) => {
  watchWrites(page);
  await addCrowd(account, 2);
  await page.goto("/people");
  const company = await cellOf(page, "Person 00", "Company");
  await company.focus();
  for (const text of ["One", "Two"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(company).toHaveText(text);
  }
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(company).toHaveText("Acme");
  await page.keyboard.press("Control+Shift+Z");
  await expect(company).toHaveText("One");
  const redone = page.getByRole("listitem").filter({ hasText: "Change redone" });
  await redone.getByRole("button", { name: "Dismiss" }).click();
  // Also where the keyboard is on the screen and not in the table.
  await company.focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+y");
  await expect(company).toHaveText("Two");
  await expect(redone).toBeVisible();
  await page.keyboard.press("Control+Shift+Z");
  await expect(page.getByText("Nothing to redo")).toBeVisible();

  await page.keyboard.press("Control+z");
  await expect(company).toHaveText("One");
  await company.focus();
  await page.keyboard.type("Three");
  await page.keyboard.press("Enter");
  await expect(company).toHaveText("Three");
  await page.keyboard.press("Control+Shift+Z");
  await expect(page.getByText("Nothing to redo")).toBeVisible();
  await allWritten(page);
  await page.reload();
  await expect(await cellOf(page, "Person 00", "Company")).toHaveText("Three");
});

test("200 rows of three columns, notes among them, are pasted with three requests at most and in a second, undone and done again as one", async ({
  page,
  account,
  context,
}) => {
  test.slow();
  watchWrites(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await account.addField({ name: "team", label: "Team", type: "text" });
  await account.arrange({ hidden: ["profileUrl", "meetingSummaries", "update"] });
  await addCrowd(account, 200);
  await page.goto("/people");
  const email = await cellOf(page, "Person 199", "Email");
  await email.click();
  // All rows come before anything is pasted, so that only the paste is counted.
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).split("\n").length)
    .toBe(200);
  await allWritten(page);

  const rows = Array.from({ length: 200 }, (_, at) => `p${at}@a.example\tCompany ${at}\tNote ${at}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join("\n"));
  const sent: string[] = [];
  page.on("request", (request) => {
    // What the frame asks from time to time is no part of it.
    if (/\/rest\/v1\/(?!rpc\/(due_counts|refresh_status)|notifications)|\/api\//.test(request.url()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.keyboard.press("Control+Home");
  await email.click();
  const began = Date.now();
  await page.keyboard.press("Control+v");
  await expect(page.getByText("600 cells updated")).toBeVisible();
  const saved = Date.now() - began;
  console.log(`200 rows × 3 columns pasted and saved: ${saved} ms, ${sent.join(", ")}`);
  expect(saved).toBeLessThan(1000 * LOOSE);
  await allWritten(page);
  expect(sent.length, sent.join(", ")).toBeGreaterThan(0);
  expect(sent.length, sent.join(", ")).toBeLessThanOrEqual(3);
  expect(sent.filter((call) => call.endsWith("change_people"))).toHaveLength(1);

  await page.keyboard.press("Control+z");
  await expect(page.getByText("Change undone")).toBeVisible();
  await expect(await cellOf(page, "Person 199", "Company")).toHaveText("Globex");
  await expect(await cellOf(page, "Person 199", "Notes")).toHaveText("");
  expect(await account.notes()).toEqual([]);
  await page.keyboard.press("Control+Shift+Z");
  await expect(page.getByText("Change redone")).toBeVisible();
  await allWritten(page);
  await page.reload();
  await expect(await cellOf(page, "Person 199", "Company")).toHaveText("Company 0");
  await expect(await cellOf(page, "Person 199", "Notes")).toHaveText("Note 0");
  expect(await account.notes()).toHaveLength(200);
});
