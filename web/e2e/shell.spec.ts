import { expect, test } from "./fixtures.ts";
import { ines, zephyr } from "./people.ts";

test("keys lead from place to place, are listed, and rest while someone types", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("");
  await note.pressSequentially("g p n ?");
  await expect(note).toHaveValue("g p n ?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/people\/./);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL("/people");
  await page.keyboard.press("n");
  const adding = page.getByRole("dialog", { name: "Add New Person" });
  await expect(adding).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(adding).toBeHidden();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("People", { exact: true })).toBeVisible();
  await expect(list.getByText("Search and commands")).toHaveCount(1);
  // No stray key may switch anything off, and the keys of the table are told too.
  await expect(list.getByRole("region", { name: "Shortcuts on this screen" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(list.getByRole("switch", { name: "Single-key shortcuts" })).toBeChecked();
  await expect(list.getByText("Edit the cell", { exact: true })).toBeVisible();
  await list.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Search and commands");
});

test("Escape in the table frees the single keys, and the down arrow leads back to the cell", async ({
  page,
  account,
}) => {
  await account.add(ines, zephyr);
  await page.goto("/people");
  const link = page.getByRole("link", { name: ines.name, exact: true });
  await link.focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator("#main")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("grid").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/people?panel=columns");
});

test("feedback asks for words, keeps them when it is closed, thanks and goes away", async ({ page, account: _ }) => {
  await page.goto("/people");
  const button = page.getByRole("button", { name: "Feedback" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Feedback" });
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please provide your feedback");
  const words = dialog.getByRole("textbox");
  await expect(words).toBeFocused();
  await words.fill("The table jumps when I scroll.");
  await expect(dialog.getByRole("alert")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.click();
  await expect(words).toHaveValue("The table jumps when I scroll.");
  const sent = page.waitForRequest((request) => request.url().includes("/rest/v1/feedback"));
  await dialog.getByRole("radio", { name: "Feature" }).click();
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  expect((await sent).postDataJSON()).toEqual({ type: "feature", description: "The table jumps when I scroll." });
  await expect(dialog.getByText("Thank you!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(words).toHaveValue("");
});

test("help opens with the keyboard, and each entry asks for its part of the walkthrough", async ({
  page,
  account: _,
}) => {
  await page.goto("/people");
  const help = page.getByRole("button", { name: "Help" });
  await help.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Screen Walkthrough",
    "Phone Walkthrough",
    "Chrome Extension Setup",
    /Keyboard shortcuts/,
  ]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(help).toBeFocused();
  for (const [key, address, name] of [
    ["s", "screen", "Screen Walkthrough"],
    ["p", "phone", "Phone Walkthrough"],
    ["c", "extension", "Chrome Extension Setup"],
  ] as const) {
    await help.focus();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitem", { name: "Screen Walkthrough" })).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu.getByRole("menuitem", { name })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/people?walkthrough=${address}`);
    const part = page.getByRole("dialog", { name });
    await expect(part).toBeVisible();
    await part.getByRole("button", { name: "Close" }).click();
    await expect(part).toBeHidden();
  }
});

test("People is the current place on the table and on a person's page", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/");
  const people = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" });
  await expect(page).toHaveURL("/people");
  await expect(people).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Add New Person" })).toBeVisible();
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(people).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Add New Person" })).toBeHidden();
  const profile = page.getByRole("link", { name: "Profile of Ada" });
  await expect(profile).not.toHaveAttribute("aria-current");
  await profile.click();
  await expect(page).toHaveURL("/profile");
  await expect(profile).toHaveAttribute("aria-current", "page");
  await expect(people).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("button", { name: "Add New Person" })).toBeHidden();
});

test.describe("a part that does not load", () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically|ERR_FAILED|ChunkLoadError|Failed to load resource/] });

  test("leaves the screen and what was typed, and offers a reload", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    await page.getByRole("link", { name: ines.name, exact: true }).click();
    await page.getByLabel("Note", { exact: true }).fill("Half a thought");
    await page.route("**/assets/feedback-dialog-*.js", (route) => route.abort());
    await page.getByRole("button", { name: "Feedback" }).click();
    await expect(page.getByRole("alert")).toHaveText("A part of Tracker could not be loaded.");
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Half a thought");
    await page.unroute("**/assets/feedback-dialog-*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("button", { name: "Feedback" }).click();
    await expect(page.getByRole("dialog", { name: "Feedback" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("places and search are within reach, and no dialog is wider than the screen", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    const bar = page.getByRole("navigation", { name: "Places" });
    await expect(bar.getByRole("link", { name: "People" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("button", { name: "Search" }).tap();
    await page.getByRole("combobox").fill("ines");
    await page.getByRole("option", { name: ines.name }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(ines.name);
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await page.getByRole("button", { name: "Feedback" }).tap();
    await expect(page.getByRole("dialog", { name: "Feedback" })).toBeInViewport({ ratio: 1 });
    expect(await isTooWide()).toBe(false);
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "Help" }).tap();
    await expect(page.getByRole("menu")).toBeInViewport({ ratio: 1 });
    expect(await isTooWide()).toBe(false);
  });
});
