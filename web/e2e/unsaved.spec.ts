import type { Page } from "@playwright/test";
import { createAccount } from "./account.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const note = (page: Page) => page.getByLabel("Note", { exact: true });
const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });

async function openPerson(page: Page) {
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await expect(note(page)).toBeVisible();
}

/** From now on the server knows no session; gives how to end that. */
async function endSessions(page: Page) {
  await page.route("**/rest/v1/**", (route) =>
    route.fulfill({ status: 401, json: { code: "PGRST303", message: "JWT expired" } }),
  );
  return () => page.unroute("**/rest/v1/**");
}

test.describe("an ended session", () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test("is begun again over the screen, and what was being saved is saved", async ({ page, account }) => {
    await account.add(ines);
    await openPerson(page);
    await note(page).fill("Half a thought");
    const mend = await endSessions(page);
    await note(page).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Sign in again" });
    await expect(dialog.getByLabel("Email")).toHaveValue(account.email);
    await mend();
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Get Started" }).click();
    await expect(dialog).toBeHidden();
    await expect(timeline(page)).toContainText("Half a thought");
    await expect(note(page)).toHaveValue("");
  });

  test("is not given up by a slip, and not without a question", async ({ page, account }) => {
    await account.add(ines);
    await openPerson(page);
    await note(page).fill("Half a thought");
    await endSessions(page);
    await note(page).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Sign in again" });
    await expect(dialog.getByLabel("Email")).toHaveValue(account.email);
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Sign out instead" }).click();
    const question = page.getByRole("alertdialog", { name: "Sign out and lose what you typed?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Sign out instead" }).click();
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  });

  test("shows nothing of the first person to another one who signs in there", async ({ page, account, baseURL }) => {
    const other = await createAccount(baseURL ?? "");
    await account.add(ines);
    await openPerson(page);
    await note(page).fill("For my eyes only");
    const mend = await endSessions(page);
    await note(page).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Sign in again" });
    await dialog.getByLabel("Email").fill(other.email);
    await dialog.getByLabel("Password", { exact: true }).fill(other.password);
    await mend();
    await dialog.getByRole("button", { name: "Get Started" }).click();
    await expect(page.getByText("Founder not found")).toBeVisible();
    await page.getByRole("link", { name: "Go to People" }).click();
    await expect(page.getByText("Follow your first person")).toBeVisible();
    // The demonstration network, which everybody is offered, has a person of that name too.
    await expect(page.getByRole("link", { name: ines.name })).toHaveCount(0);
    await expect(page.getByText("For my eyes only")).toHaveCount(0);
    expect(await account.notes()).toEqual([]);
    expect(await other.notes()).toEqual([]);
  });

  test("that Auth refuses on load leads to the sign-in page, and back", async ({ page, account }) => {
    await account.add(ines);
    await account.signOutEverywhere();
    await page.goto("/people?from=link");
    await expect(page.getByText("Your session has ended. Sign in again to go on where you were.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("sb-127-auth-token"))).toBeNull();
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/people?from=link");
  });
});

test("signing out asks before it loses what is typed and not saved", async ({ page, account }) => {
  expect(account.email).toBeTruthy();
  await page.goto("/profile");
  await page.getByLabel("Company").fill("Not saved yet");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out and lose what you typed?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("Not saved yet");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 409/] });

  test("a note waits, outlives a reload, and is sent once when the server is back", async ({ page, account }) => {
    await account.add(ines);
    await openPerson(page);
    await page.route("**/rest/v1/notes?*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await note(page).fill("Written on a train");
    await note(page).press("Enter");
    await expect(page.getByText("1 change is waiting for the server.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("list", { name: "Waiting to be saved" })).toContainText("Written on a train");
    await page.unroute("**/rest/v1/notes?*");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(timeline(page)).toContainText("Written on a train");
    await expect(page.getByRole("list", { name: "Waiting to be saved" })).toBeHidden();
    expect(await account.notes()).toEqual(["Written on a train"]);
  });

  test("a note whose answer got lost is stored once", async ({ page, account }) => {
    await account.add(ines);
    await openPerson(page);
    await page.route("**/rest/v1/notes?*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await note(page).fill("Only once");
    await note(page).press("Enter");
    await expect(page.getByText("1 change is waiting for the server.")).toBeVisible();
    await page.unroute("**/rest/v1/notes?*");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("1 change is waiting for the server.")).toBeHidden();
    expect(await account.notes()).toEqual(["Only once"]);
  });

  test("someone who is added waits, and is there once when the server is back", async ({ page, context, account }) => {
    await page.goto("/people?add=person");
    const dialog = page.getByRole("dialog", { name: "Add New Person" });
    await dialog.getByLabel("Name").fill(ines.name);
    await dialog.getByLabel("LinkedIn URL").fill(ines.profileUrl);
    // The answer gets lost: the person is stored, and nobody here knows.
    await page.route("**/rest/v1/founders?*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("button", { name: "Add Person" }).click();
    await expect(
      dialog.getByText("Saved on this device. They'll be added when the server can be reached."),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("1 change is waiting for the server.")).toBeVisible();
    await page.unroute("**/rest/v1/founders?*");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText(/1 change/)).toBeHidden();
    await expect(page.getByRole("row").filter({ hasText: ines.name })).toHaveCount(1);
    expect(await account.countPeople()).toBe(1);
  });

  test("the banner says so, and signing out asks before it forgets what waits", async ({ page, context, account }) => {
    await account.add(ines);
    const fetched = Promise.all([/waiting-edits-dialog/, /confirm-dialog/].map((chunk) => page.waitForResponse(chunk)));
    await openPerson(page);
    await fetched;
    await context.setOffline(true);
    await expect(page.getByText("You are offline.", { exact: true })).toBeVisible();
    await note(page).fill("Not yet");
    await note(page).press("Enter");
    await expect(page.getByText("You are offline. 1 change will be saved when you are back.")).toBeVisible();
    await page.getByRole("button", { name: "Show changes" }).click();
    await expect(page.getByRole("dialog", { name: "Not saved yet" })).toContainText("Not yet");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: /^(Sign out|Log out|Logout)$/ }).click();
    const question = page.getByRole("alertdialog", { name: "Sign out and lose 1 change?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("list", { name: "Waiting to be saved" })).toContainText("Not yet");
    await context.setOffline(false);
    await expect(timeline(page)).toContainText("Not yet");
    expect(await account.notes()).toEqual(["Not yet"]);
  });
});
