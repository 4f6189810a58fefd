import { randomUUID } from "node:crypto";
import { createAccount } from "./account.ts";
import { expect, test } from "./fixtures.ts";
import { answerOnboarding } from "./onboarding.ts";
import { cellOf, ines, rowOf, samplePeople, seeSummary, zephyr } from "./people.ts";

test("a stranger signs up, adds a person, reads their summary and timeline, refreshes, and signs out", async ({
  stranger: page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL("/auth?tab=sign-up");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Email").fill(`grace-${randomUUID()}@example.com`);
  await page.getByLabel("Password").fill("compiler");
  await page.getByRole("button", { name: "Get Started" }).click();
  await answerOnboarding(page);
  await page.getByRole("dialog").getByRole("button", { name: "Skip all" }).click();
  await expect(page).toHaveURL("/people");
  await expect(page).toHaveTitle("People · Tracker");
  await expect(page.getByText("Grace", { exact: true })).toBeVisible();
  await expect(page.getByText("Follow your first person")).toBeVisible();

  await page.getByRole("button", { name: "Add New Person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Person" });
  await expect(dialog.getByRole("button", { name: "Add Person" })).toBeDisabled();
  await dialog.getByLabel("Name").fill(zephyr.name);
  await dialog.getByLabel("LinkedIn URL").fill(`${zephyr.profileUrl}/?trk=share`);
  await dialog.getByLabel("Company").fill("Lund & Daughters");
  const began = performance.now();
  await dialog.getByRole("button", { name: "Add Person" }).click();
  await expect(
    dialog.getByText("We're fetching their LinkedIn updates and tracker will update once done"),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Processing..." })).toBeDisabled();

  // In the table behind the dialog, which hides it from assistive technology meanwhile.
  const row = page.locator("[role=row]").filter({ hasText: zephyr.name });
  const glyph = row.locator("[data-freshness=fresh]");
  await expect(glyph).toBeVisible();
  console.log(`Add Person to summary on screen: ${Math.round(performance.now() - began)} ms`);
  await expect(glyph).toHaveAttribute("aria-description", /^Key points by the built-in model\. Checked just now/);
  await expect(dialog.getByText(/Job completed! Closing in \d+ seconds.../)).toBeVisible();
  await expect(dialog).toBeHidden({ timeout: 15_000 });

  await rowOf(page, zephyr.name)
    .getByRole("button", { name: `Refresh ${zephyr.name}` })
    .click();
  const refresh = page.getByRole("dialog", { name: "Refresh LinkedIn Profile" });
  await expect(refresh).toContainText("This will fetch the latest posts and update AI summaries.");
  await refresh.getByRole("button", { name: "OK" }).click();
  await expect(refresh).toBeHidden();
  await expect(page.getByText(`${zephyr.name}: No new posts.`)).toBeVisible();

  await rowOf(page, zephyr.name).getByRole("link", { name: zephyr.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${zephyr.name} · Lund & Daughters`);
  const timeline = page.getByRole("list", { name: "Timeline" });
  const entry = timeline.getByRole("listitem").filter({ hasText: "Key points" }).first();
  await entry.getByRole("button").first().click();
  await expect(entry.getByText("Sample post. It isn't on LinkedIn.")).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A CRM you run by text.");
  await page.goto("/people");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A CRM you run by text.");
});

test("the toolbar holds what there is to find, view or refresh only once there is someone", async ({ page }) => {
  await page.goto("/people");
  await expect(page.getByText("Follow your first person")).toBeVisible();
  const header = page.locator("main header");
  const forSomebody = [
    header.getByRole("button", { name: /^View: / }),
    header.getByRole("search"),
    header.getByRole("button", { name: "Filter" }),
    header.getByRole("button", { name: "Refresh all profiles" }),
  ];
  for (const control of forSomebody) await expect(control).toHaveCount(0);
  for (const name of ["Columns", "More", "Add person"])
    await expect(header.getByRole("button", { name })).toBeVisible();

  await page.getByRole("button", { name: "Add all" }).click();
  for (const control of forSomebody) await expect(control).toBeVisible();
});

test("one click adds one of the sample people, and a reload keeps the session", async ({ page, account }) => {
  await page.goto("/people");
  const samples = page.getByRole("region", { name: "Sample people" });
  const first = samples.getByRole("listitem").first();
  const name = (await first.getByRole("paragraph").first().innerText()).trim();
  await first.getByRole("button").click();
  await seeSummary(page, name);
  await page.reload();
  await seeSummary(page, name);

  // The others stay within reach until five are added, over a reload too, and the keyboard goes on from one to the next.
  await expect(samples.getByRole("listitem")).toHaveCount(4);
  await samples.getByRole("listitem").first().getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(samples.getByRole("listitem")).toHaveCount(3);
  await expect(samples.getByRole("listitem").first().getByRole("button")).toBeFocused();
  await samples.getByRole("button", { name: "Dismiss sample people" }).click();
  await expect(samples).toBeHidden();
  expect(await account.countPeople()).toBe(2);
});

const asNewcomer = test.extend({
  account: async ({ baseURL }, use) => use(await createAccount(baseURL ?? "", { settled: false })),
});

asNewcomer("a new account has five summaries on screen in two clicks after onboarding", async ({ page, account }) => {
  expect(account.email).toBeTruthy();
  await page.goto("/people");
  await answerOnboarding(page);
  await page.getByRole("dialog").getByRole("button", { name: "Skip all" }).click();
  await page.getByRole("button", { name: "Add all" }).click();
  for (const { name } of samplePeople.slice(0, 5)) {
    await seeSummary(page, name);
    await expect(await cellOf(page, name, "Update")).toBeInViewport();
  }
  await expect(page.getByRole("button", { name: "Add all" })).toBeHidden();
  expect(await account.countPeople()).toBe(5);
});

test("a pasted LinkedIn URL and Enter add someone where nobody is yet", async ({ page, account }) => {
  await page.goto("/people");
  const url = page.getByLabel("Paste a LinkedIn URL and press Enter.");
  await url.fill("https://example.com/jane");
  await url.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/Enter a LinkedIn URL/);
  await url.fill("www.linkedin.com/in/jane-van-doe-4a5b6c7/?trk=share");
  await url.press("Enter");
  await expect(rowOf(page, "Jane van Doe")).toBeVisible();
  expect(await account.countPeople()).toBe(1);
});

test("a LinkedIn URL without a name in it opens the form, which asks for one", async ({ page, account: _ }) => {
  await page.goto("/people");
  const url = page.getByLabel("Paste a LinkedIn URL and press Enter.");
  await url.fill("https://www.linkedin.com/in/jdoe42");
  await url.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add New Person" });
  await expect(dialog.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/jdoe42");
  await expect(dialog.getByLabel("Name")).toBeFocused();
});

test("Add Person says what it filled in, opens who was added, goes on with Enter, and celebrates nothing unknown", async ({
  page,
  account,
}) => {
  await page.goto("/people?add=person");
  const dialog = page.getByRole("dialog", { name: "Add New Person" });
  // A URL pasted into the name moves to its own field, and the name that it holds can be corrected.
  await dialog.getByLabel("Name").focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, ines.profileUrl);
  await expect(dialog.getByLabel("LinkedIn URL")).toHaveValue(ines.profileUrl);
  await expect(dialog.getByLabel("Name")).toHaveValue("Demo Ines Marrow");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type(ines.name);
  await page.keyboard.press("Enter");

  await expect(dialog.getByText(/Job completed! Closing in \d+ seconds.../)).toBeVisible();
  await expect(dialog.getByText(/Filled in: email, company, role/)).toBeVisible();
  // In the table behind the dialog, which hides it from assistive technology meanwhile.
  await expect(page.locator("[role=row]").filter({ hasText: ines.name })).toContainText(ines.company);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText(/Filled in/)).toBeHidden();
  // The button has the focus, so the countdown is stopped; on the dialog itself, Enter goes on with someone else.
  await dialog.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByLabel("Name")).toHaveValue("");

  await dialog.getByLabel("Name").fill("Nora Nobody");
  await dialog.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/nora-nobody");
  await dialog.getByRole("button", { name: "Add Person" }).click();
  await expect(
    dialog.getByText("Nora Nobody is saved. Their LinkedIn posts follow once you connect a data source."),
  ).toBeVisible();
  await expect(dialog.getByText(/Job completed|We're fetching/)).toHaveCount(0);
  await dialog.getByRole("link", { name: "Open Nora Nobody" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nora Nobody");
  expect(await account.countPeople()).toBe(2);
});

test("a note is saved with Enter, and is in the timeline and in the table", async ({ page, account }) => {
  await account.add(zephyr);
  await page.goto("/people");
  await page.getByRole("link", { name: zephyr.name, exact: true }).click();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("first line");
  await note.press("Shift+Enter");
  await note.pressSequentially("second line");
  await note.press("Enter");
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("first line\nsecond line", {
    useInnerText: true,
  });
  await expect(note).toHaveValue("");
  await note.fill("thrown away");
  await note.press("Escape");
  await expect(note).toHaveValue("");
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(rowOf(page, zephyr.name)).toContainText("first line");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("confetti falls for the first person whose posts the dialog finds, and not for the next", async ({
    page,
    account,
  }) => {
    // A person was added in another way before.
    await account.add(zephyr);
    const dialog = page.getByRole("dialog", { name: "Add New Person" });
    const hana = samplePeople.find(({ name }) => name.startsWith("Hana"));
    if (!hana) throw new Error("Hana is not among the sample people");
    const confetti = page.locator("body > canvas");
    const addAndWait = async ({ name, profileUrl }: typeof ines) => {
      await dialog.getByLabel("LinkedIn URL").fill(profileUrl);
      await dialog.getByLabel("Name").fill(name);
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(/Job completed! Closing in \d+ seconds.../)).toBeVisible();
    };
    await page.goto("/people?add=person");
    await addAndWait(ines);
    await expect
      .poll(() =>
        confetti.evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return data.some((value) => value !== 0);
        }),
      )
      .toBe(true);
    await dialog.getByRole("button", { name: "Add another" }).click();
    await expect(confetti).toHaveCount(0);
    await addAndWait(hana);
    await expect(confetti).toHaveCount(0);
  });
});
