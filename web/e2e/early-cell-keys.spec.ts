import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { cellOf, rowOf } from "./people.ts";
import { slowProcessor } from "./slow-processor.ts";
import { allWritten, watchWrites } from "./writes.ts";

const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };
const ben = { name: "Ben Adeyemi", profileUrl: "https://www.linkedin.com/in/nobody-ben", company: "Fabrikam" };

/** Keeps all code that is loaded after the page from arriving until the returned function is called. */
async function delayCode(page: Page) {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let isPageThere = false;
  await page.route("**/assets/*.js", async (route) => {
    if (isPageThere) await late;
    await route.continue();
  });
  await page.reload();
  await rowOf(page, ada.name).waitFor();
  isPageThere = true;
  return arrive;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ page, account, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // So that no code is fetched ahead of time: it comes with the first key, however late that is.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  watchWrites(page);
  await account.add(ada);
  await account.add(ben);
  await page.goto("/people");
  await expect(rowOf(page, ada.name)).toContainText("LinkedIn not connected");
});

for (const isSlow of [false, true]) {
  const where = isSlow ? "on a slow computer" : "on a slow network";

  test(`every key pressed before the code that edits has come is done in order, ${where}`, async ({ page }) => {
    if (isSlow) await slowProcessor(page);
    const arrive = await delayCode(page);
    // Ben is above Ada.
    await (await cellOf(page, ben.name, "Company")).focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d"); // Ada: Fabrikam
    await page.keyboard.press("Control+c"); // two companies
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("ben@a.examplex");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab"); // on to the company
    await page.keyboard.press("Delete");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("Zeta");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter"); // opens it again, with what is there
    await page.keyboard.type(" Ltd");
    await page.keyboard.press("Enter");
    if (!isSlow) await expect(await cellOf(page, ada.name, "Company")).toHaveText(ada.company);
    arrive();
    await expect(await cellOf(page, ada.name, "Company")).toHaveText("Zeta Ltd");
    await expect(await cellOf(page, ben.name, "Company")).toHaveText("");
    await expect(await cellOf(page, ben.name, "Email")).toHaveText("ben@a.example");
    await expect(await cellOf(page, ada.name, "Company")).toBeFocused();
    await expect.poll(() => copied(page)).toBe("Fabrikam\nFabrikam");
    await page.keyboard.press("Control+z");
    await expect(await cellOf(page, ada.name, "Company")).toHaveText("Zeta");
    await allWritten(page);
    await page.reload();
    await expect(await cellOf(page, ben.name, "Email")).toHaveText("ben@a.example");
    await expect(await cellOf(page, ada.name, "Company")).toHaveText("Zeta");
  });

  test(`what is pasted, cut and undone early waits its turn, ${where}`, async ({ page }) => {
    if (isSlow) await slowProcessor(page);
    await page.evaluate(() => navigator.clipboard.writeText("Contoso"));
    const arrive = await delayCode(page);
    await (await cellOf(page, ben.name, "Company")).click();
    await page.keyboard.press("Control+v");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+x"); // Northwind
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+v"); // what was cut, not what was there before
    await page.keyboard.press("F2");
    await page.keyboard.type("!");
    // By mouse to another cell: what was typed is saved, and the next keys are meant for that one.
    await (await cellOf(page, ben.name, "Email")).click();
    await page.keyboard.type("b@c.example");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Delete");
    arrive();
    await expect(await cellOf(page, ada.name, "Meeting summaries")).toHaveText("Northwind!");
    await expect(await cellOf(page, ada.name, "Company")).toHaveText("");
    await expect(await cellOf(page, ben.name, "Company")).toHaveText("Contoso");
    await expect(await cellOf(page, ben.name, "Email")).toHaveText("");
    await expect(await cellOf(page, ben.name, "Email")).toBeFocused();
    await expect.poll(() => copied(page)).toBe("Northwind");
  });
}

test("a note that is typed before its editor has come is whole", async ({ page }) => {
  const arrive = await delayCode(page);
  await (await cellOf(page, ada.name, "Notes")).dblclick();
  await page.keyboard.type("one");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("two");
  arrive();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("one\ntwo");
  await page.keyboard.press("Enter");
  await expect(await cellOf(page, ada.name, "Notes")).toHaveText("one two");
});

test("a choice made with the keyboard before its list has come is the right one", async ({ page, account }) => {
  await account.addField({ name: "warmth", label: "Warmth", type: "select", options: ["Cold", "Warm", "Hot"] });
  await account.arrange({ hidden: ["update", "meetingSummaries", "notes"] });
  const arrive = await delayCode(page);
  await (await cellOf(page, ada.name, "Warmth")).focus();
  await page.keyboard.press("Enter");
  // "No value" is marked, and below it the list begins again.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  arrive();
  await expect(await cellOf(page, ada.name, "Warmth")).toHaveText("Warm");
});

test("a day that is typed or pasted before its editor has come is whole", async ({ page, account }) => {
  await account.addField({ name: "met_on", label: "Met On", type: "date", options: [] });
  await account.arrange({ hidden: ["update", "meetingSummaries", "notes"] });
  await page.evaluate(() => navigator.clipboard.writeText("2026-11-07"));
  const arrive = await delayCode(page);
  await (await cellOf(page, ada.name, "Met On")).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("2026-11-05x");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await (await cellOf(page, ben.name, "Met On")).click();
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Enter");
  arrive();
  await expect(await cellOf(page, ada.name, "Met On")).toHaveText("5 Nov 2026");
  await expect(await cellOf(page, ben.name, "Met On")).toHaveText("7 Nov 2026");
});

test.describe("without the code that edits", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test("it is said that the editor could not load, and the next key tries again", async ({ page }) => {
    await page.route("**/assets/people-tools-*.js", (route) => route.abort());
    await page.reload();
    await (await cellOf(page, ada.name, "Company")).focus();
    await page.keyboard.type("Zeta");
    await expect(page.getByRole("alert")).toHaveText("The editor couldn't load. Check the connection, then try again.");
    await expect(await cellOf(page, ada.name, "Company")).toHaveText(ada.company);
  });
});
