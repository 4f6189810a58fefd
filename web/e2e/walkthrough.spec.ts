import type { Page } from "@playwright/test";
import { createAccount } from "./account.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { answerOnboarding } from "./onboarding.ts";

/** Someone who has just signed up, before onboarding. */
const asNewcomer = test.extend({
  account: async ({ baseURL }, use) => use(await createAccount(baseURL ?? "", { settled: false })),
});

const tourOf = (page: Page) => page.frameLocator("iframe[title='Tour of the screens']");

/** Leaves the tour by a key; the browser may never acknowledge a key whose frame went away with it. */
async function escapeFromTour(page: Page): Promise<void> {
  const left = page.getByRole("dialog", { name: "Chrome Extension Setup" }).waitFor();
  await Promise.race([page.keyboard.press("Escape"), left]);
  await left;
}

/** Closes the three parts, one after the other. */
async function closeAll(page: Page) {
  for (const [name, way] of [
    ["Screen Walkthrough", "Close"],
    ["Chrome Extension Setup", "Close"],
    ["Phone Walkthrough", "Done"],
  ] as const) {
    const part = page.getByRole("dialog", { name });
    await part.getByRole("button", { name: way }).click();
    await expect(part).toBeHidden();
  }
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  asNewcomer(
    `a newcomer answers, is shown around and arrives at people, ${width} px wide`,
    async ({ page, account }) => {
      expect(account.email).toBeTruthy();
      await page.setViewportSize({ width, height });
      await page.goto("/people");
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
      await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel("Company name").fill("Analytical Engines");
      await page.reload();
      await expect(page.getByLabel("Company name")).toHaveValue("Analytical Engines");
      await answerOnboarding(page);
      await closeAll(page);
      await expect(page).toHaveURL("/people");
      await expect(page.getByText("Follow your first person")).toBeVisible();
      await expect(page.getByLabel("Paste a LinkedIn URL and press Enter.")).toBeFocused();
      await page.reload();
      await expect(page.getByText("Follow your first person")).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  );
}

asNewcomer("a newcomer settles in by the keyboard alone", async ({ page, account }) => {
  expect(account.email).toBeTruthy();
  await page.goto("/people");
  await expect(page.getByLabel("Company name")).toBeFocused();
  await page.keyboard.type("Analytical Engines");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Partner");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Industry")).toBeFocused();
  await page.keyboard.type("Fin");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Oth");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Goals")).toBeFocused();
  await page.keyboard.type("Stay in touch");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/Phone number/)).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(tourOf(page).getByText("1 of 6")).toBeVisible();
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press("ArrowRight");
  await expect(tourOf(page).getByText("6 of 6")).toBeVisible();
  await escapeFromTour(page);
  await expect(page.getByText("1. Install the extension")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Phone Walkthrough" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Follow your first person")).toBeVisible();
});

asNewcomer.describe("when its completion fails", () => {
  asNewcomer.use({ expectedErrors: [/500/] });

  asNewcomer("the walkthrough still ends, and goes to people", async ({ page, account }) => {
    expect(account.email).toBeTruthy();
    await page.goto("/tasks");
    await answerOnboarding(page);
    await page.route("**/rest/v1/profiles*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { code: "XX000", message: "secret" } })
        : route.fallback(),
    );
    await closeAll(page);
    await expect(page).toHaveURL("/people");
    await expect(page.getByText("Follow your first person")).toBeVisible();
  });
});

test("test mode asks the same, alerts when it is completed, and writes nothing", async ({ page, account: _ }) => {
  await page.goto("/test-onboarding");
  await expect(page.getByText("Test mode: nothing you enter here is saved.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const written: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && written.push(request.url()));
  await answerOnboarding(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
  expect(written).toEqual([]);
});

test.describe("a frame without rights", () => {
  // What the tour's policy refuses, the browser reports.
  test.use({ expectedErrors: [/Content Security Policy|violates/] });

  test("the tour listens to its own page only, and has no rights of its own", async ({ page, account: _ }) => {
    await page.goto("/people?walkthrough=screen");
    const tour = tourOf(page);
    await expect(tour.getByText("1 of 6")).toBeVisible();
    // Not from the frame's window, so it is nobody's business.
    await page.evaluate(() => window.postMessage({ type: "tour-close" }, "*"));
    await tour.getByRole("button", { name: "Next" }).click();
    await expect(tour.getByText("2 of 6")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Screen Walkthrough" })).toBeVisible();
    expect(await tour.locator("body").evaluate(() => window.origin)).toBe("null");
    const reaches = await tour.locator("body").evaluate(() => fetch("/api/founders").then(String, () => "refused"));
    expect(reaches).toBe("refused");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`each part alone, in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("opens by its address, is clean for axe, and closes to where it was", async ({ page, account: _ }) => {
      test.slow();
      for (const [name, title] of [
        ["screen", "Screen Walkthrough"],
        ["extension", "Chrome Extension Setup"],
        ["phone", "Phone Walkthrough"],
      ] as const) {
        await page.goto(`/people?walkthrough=${name}`);
        const part = page.getByRole("dialog", { name: title });
        await expect(part).toBeVisible();
        if (name === "screen") {
          await expect(tourOf(page).getByText("1 of 6")).toBeVisible();
          const theme = tourOf(page).locator(":root");
          await expect(theme).toHaveAttribute("data-theme", colorScheme);
        }
        expect(await violations(page)).toEqual([]);
        await part.getByRole("button", { name: "Close" }).click();
        await expect(part).toBeHidden();
        await expect(page).toHaveURL("/people");
      }
    });
  });
}
