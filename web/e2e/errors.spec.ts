import { expect, test } from "./fixtures.ts";
import { ines, rowOf, seeSummary } from "./people.ts";

test.describe("a refused form", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("says what is wrong with an email, a password and a sign-in", async ({ stranger: page, account }) => {
    await page.goto("/auth");
    await page.getByLabel("Email").fill("ada");
    await page.getByLabel("Password").fill("12345");
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page.getByText("Enter a valid email address.")).toBeVisible();
    await expect(page.getByText("Password must be at least 6 characters.")).toBeVisible();

    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
    await expect(page.getByLabel("Email")).toHaveValue(account.email);

    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/people");
  });

  test("keeps what was typed when a person is followed already or the address is no profile", async ({
    page,
    account,
  }) => {
    await account.add(ines);
    await page.goto("/people");
    await expect(rowOf(page, ines.name)).toBeVisible();
    await page.getByRole("button", { name: "Add New Person" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Ines again");
    await dialog.getByLabel("LinkedIn URL").fill("https://example.com/ines");
    await dialog.getByRole("button", { name: "Add Person" }).click();
    await expect(dialog.getByText(/Enter a LinkedIn URL/)).toBeVisible();

    await dialog.getByLabel("LinkedIn URL").fill(ines.profileUrl.toUpperCase().replace("HTTPS://", "https://"));
    await dialog.getByRole("button", { name: "Add Person" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("You already follow this person.");
    await expect(dialog.getByLabel("Name")).toHaveValue("Ines again");

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Add New Person" }).click();
    await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue("Ines again");
  });
});

test("an unknown profile says so in its row and on its page", async ({ page, account }) => {
  await account.add({ name: "Nobody Known", profileUrl: "https://www.linkedin.com/in/nobody-known-here" });
  await page.goto("/people");
  await expect(rowOf(page, "Nobody Known")).toContainText("LinkedIn not connected");
  const glyph = rowOf(page, "Nobody Known").getByRole("button", { name: "Refresh Nobody Known", exact: true });
  await expect(glyph).toHaveAccessibleDescription(
    /^LinkedIn not connected\. Their LinkedIn posts follow once you connect a data source\./,
  );
  await page.getByRole("link", { name: "Nobody Known", exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: "LinkedIn not connected" });
  await notice.getByRole("link", { name: "Connect a data source" }).click();
  await expect(page.getByRole("heading", { name: "Data sources" })).toBeVisible();
});

test.describe("a broken server", () => {
  test.use({ expectedErrors: [/status of [45]\d\d|ERR_FAILED/] });

  test("leaves a sentence and a way on in the table", async ({ page, account }) => {
    await account.add(ines);
    let broken = true;
    await page.route("**/rest/v1/rpc/list_people", (route) =>
      broken ? route.fulfill({ status: 500, json: { code: "XX000", message: "deadlock at 0x7f" } }) : route.fallback(),
    );
    await page.goto("/people");
    await expect(page.getByRole("alert")).toContainText("Error: Failed to fetch data");
    broken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(rowOf(page, ines.name)).toBeVisible();
  });

  test("keeps the people that are there when they cannot be read again, says so, and reads them on Retry", async ({
    page,
    account,
  }) => {
    await account.add(ines);
    await page.goto("/people");
    await seeSummary(page, ines.name);
    // The list is also read by itself while people are refreshed: what works again before Retry is pressed takes the bar away.
    const isRetried = () => page.evaluate(() => document.body.dataset["retried"] === "yes");
    await page.route("**/rest/v1/rpc/list_people", async (route) =>
      (await isRetried()) ? route.fallback() : route.fulfill({ status: 400, json: { code: "PT400", message: "no" } }),
    );
    await page.getByRole("button", { name: "Refresh all profiles" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Refresh all" }).click();
    const bar = page.getByRole("alert").filter({ hasText: "Failed to refresh data" });
    await expect(bar).toBeVisible();
    await expect(rowOf(page, ines.name)).toBeVisible();

    await account.add({ ...ines, name: "Someone New", profileUrl: "https://www.linkedin.com/in/someone-new" });
    const retry = bar.getByRole("button", { name: "Retry" });
    await retry.evaluate((button) =>
      button.ownerDocument.addEventListener("click", () => (document.body.dataset["retried"] = "yes"), {
        capture: true,
        once: true,
      }),
    );
    await retry.click();
    await expect(rowOf(page, "Someone New")).toBeVisible();
    await expect(bar).toBeHidden();
  });

  test("tells that a refresh could not be asked for", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    await seeSummary(page, ines.name);
    await page.route("**/rest/v1/rpc/request_refresh", (route) => route.abort());
    await page.getByRole("button", { name: `Refresh ${ines.name}` }).click();
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to refresh AI summary. Please try again.");
  });

  test("keeps a note that could not be saved", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    await page.getByRole("link", { name: ines.name, exact: true }).click();
    await page.route("**/rest/v1/notes?*", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    const note = page.getByLabel("Note", { exact: true });
    await note.fill("Keep me");
    await note.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Failed to save note. Please try again.");
    await expect(note).toHaveValue("Keep me");
  });
});

test("someone else's person is not found, nor is a mistyped address", async ({ page, account: _ }) => {
  await page.goto("/people/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("Founder not found")).toBeVisible();
  await page.goto("/people/nonsense");
  await expect(page.getByText("Founder not found")).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByText("This page doesn't exist")).toBeVisible();
});

test("a foreign address as the place to come back to is not followed", async ({ stranger: page, account }) => {
  await page.goto("/auth?next=//evil.example/people");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/people");
});
