import { expect, test } from "./fixtures.ts";
import { ines, rowOf, samplePeople, seeSummary, zephyr } from "./people.ts";

test("person 51 and later are reached by scrolling, and stay in view after going back", async ({ page, account }) => {
  const crowd = Array.from({ length: 60 }, (_, index) => ({
    name: `Person ${index}`,
    profileUrl: `https://www.linkedin.com/in/crowd-${index}`,
  }));
  await account.add(...crowd);
  await page.goto("/people");
  const rowAt = (number: number) => page.locator(`[role=row][data-row="${number - 1}"]`);
  const first = rowAt(1);
  const grid = page.getByRole("grid", { name: "People" });
  await expect(grid).toHaveAttribute("aria-rowcount", "61");
  await expect(page.getByText("60 people", { exact: true })).toBeVisible();
  // Only what is in view is drawn.
  await expect(first).toBeVisible();
  await expect(rowAt(60)).toHaveCount(0);
  await first.hover();
  await page.mouse.wheel(0, 60 * 36);
  const last = rowAt(60);
  await expect(last.getByRole("link").first()).toBeInViewport();

  // Back from a person, the table is where it was left.
  await last.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});

test("the profile link opens the latest post in a new tab that cannot reach back", async ({ page, account }) => {
  await account.add(ines);
  // Someone real whose latest post is known: only invented people have posts so far.
  await page.route("**/rest/v1/rpc/list_people*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("/in/demo-ines-marrow", "/in/ines-marrow");
    await route.fulfill({ response, body });
  });
  await page.goto("/people");
  const link = page.getByRole("link", { name: `Latest post of ${ines.name}, on LinkedIn` });
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("the job indicator says in words whether jobs run", async ({ page, account: _ }) => {
  await page.goto("/people");
  await expect(page.getByRole("button", { name: "Job queue: No jobs running" })).toBeVisible();
  await page.route("**/rest/v1/rpc/refresh_status", (route) =>
    route.fulfill({
      json: {
        pending: 2,
        running: 1,
        completed: 0,
        unknownProfiles: 0,
        error: 0,
        total: 3,
        waitsForTomorrow: false,
        estimatedWaitTimeSeconds: null,
        currentRunningJobUserId: null,
        currentRunningJobUserEmail: null,
        activeFounderIds: [],
        runningFounderIds: [],
      },
    }),
  );
  await page.reload();
  await expect(page.getByRole("button", { name: "Job queue: 1 running, 2 waiting" })).toBeVisible();
});

test("a cut text is shown whole when it is pointed at or focused", async ({ page, account }) => {
  await account.add({ ...zephyr, name: "A name that goes on and on and does not fit its column at all" });
  await page.goto("/people");
  const name = page.getByRole("link", { name: /A name that goes on/ }).first();
  await name.hover();
  const whole = page.getByText("A name that goes on and on and does not fit its column at all", { exact: true });
  await expect(whole).toHaveCount(2);
  await page.keyboard.press("Escape");
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("people are cards with the same actions, and nothing is wider than the screen", async ({ page, account }) => {
    await account.add(...samplePeople.slice(0, 8));
    await page.goto("/people");
    const card = page.getByRole("listitem").filter({ hasText: ines.name });
    await expect(card.getByText("Key points")).toBeVisible();
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isTooWide()).toBe(false);

    await card.getByRole("button", { name: `Refresh ${ines.name}` }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
    await page.getByRole("button", { name: "Add and more" }).tap();
    await page.getByRole("menuitem", { name: "Add New Person" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await card.getByRole("link", { name: ines.name, exact: true }).tap();
    await page.getByRole("list", { name: "Timeline" }).getByRole("heading").getByRole("button").first().tap();
    await expect(page.getByText("Sample post. It isn't on LinkedIn.").first()).toBeVisible();
    expect(await isTooWide()).toBe(false);
    await page.goto("/auth");
    expect(await isTooWide()).toBe(false);
  });
});

test("the whole path is walked with the keyboard alone", async ({ page, account }) => {
  await account.add(ines, zephyr);
  await page.goto("/people");
  await seeSummary(page, ines.name);
  await seeSummary(page, zephyr.name);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  // Past the controls above it: the whole grid is one stop.
  const cell = page.getByRole("grid").locator(":focus");
  for (let stops = 0; stops < 12 && (await cell.count()) === 0; stops += 1) await page.keyboard.press("Tab");
  await expect(cell).toHaveCount(1);
  const names = page.getByRole("grid").getByRole("link", { name: /^(Ines Marrow|Zephyr Okonjo-Lund)$/ });
  // Past the box and the number.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(names.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(names.nth(1)).toBeFocused();
  const second = (await names.nth(1).innerText()).trim();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const summary = await rowOf(page, second).getByRole("paragraph").innerText();
  await expect(page.getByText(summary), "the summary is shown whole").toHaveCount(2);
  // Into the cell, along its controls, once no refresh is under way: until then its button takes no focus.
  const control = page.getByRole("button", { name: `Refresh ${second}`, exact: true });
  await expect(control).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(control).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Refresh LinkedIn Profile" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(control).toBeFocused();

  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second);
  const entry = page.getByRole("list", { name: "Timeline" }).getByRole("heading").getByRole("button").first();
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press("Space");
  await expect(entry).toHaveAttribute("aria-expanded", "true");
});
