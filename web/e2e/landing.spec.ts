import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { DONE, FIRST_SCREEN } from "../src/features/landing/conversations.ts";
import { ines, samplePeople } from "./people.ts";
import { newestSentences } from "./sample-posts.ts";

const PROMISE = "A CRM you run by text.";

const promise = (page: Page) => page.getByRole("heading", { level: 1, name: PROMISE });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 360]) {
    test(`a visitor sees the landing page whole, ${colorScheme}, ${width} px wide`, async ({ stranger: page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(width === 360 ? "/tasks" : "/some/unknown/place");
      await expect(promise(page)).toBeVisible();
      const name = width === 360 ? "people-phone" : "people";
      await expect(page.getByRole("img", { name: /people table/ })).toHaveAttribute(
        "src",
        `/landing/${name}-${colorScheme}.webp`,
      );
      await expect(page.getByText("Tracker is in beta.")).toBeHidden(); // the result of the link is shown here instead
      await expect(page.getByText("There is nothing at this address.")).toBeVisible({ visible: width !== 360 });
      await expect(page.getByRole("link", { name: "Sign in to open it" })).toBeVisible({ visible: width === 360 });
      expect(await page.getByRole("link", { name: "Get Started" }).count()).toBeGreaterThanOrEqual(3);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test("what visitors read that they can say works when it is typed", async ({ request, account }) => {
  const odalys = samplePeople.find(({ name }) => name.startsWith("Odalys"));
  await account.add(ines, ...(odalys ? [odalys] : []));
  await expect.poll(() => account.waiting()).toBe(0);
  const { access_token: token } = JSON.parse(account.session) as { access_token: string };
  for (const { from, text } of [...FIRST_SCREEN, ...DONE]) {
    if (from !== "you") continue;
    const response = await request.post("/api/conversation", {
      data: { message: text, mode: "agent" },
      headers: { authorization: `Bearer ${token}` },
    });
    const { reply, executedCount } = (await response.json()) as { reply: string; executedCount: number };
    // The page shows one of her posts, and the answer is the newest of that day.
    if (text.startsWith("What"))
      expect(odalys && newestSentences(odalys).some((one) => reply.includes(one))).toBe(true);
    else expect([text, executedCount, reply]).toEqual([text, 1, expect.any(String)]);
  }
});

test("without a configured number no number is shown", async ({ stranger: page }) => {
  await page.goto("/");
  await expect(promise(page)).toBeVisible();
  await expect(page.locator("a[href^='sms:'], a[href^='tel:']")).toHaveCount(0);
});

test("the keyboard alone leads to the sign-up form", async ({ stranger: page }) => {
  await page.goto("/");
  await expect(promise(page)).toBeVisible();
  const link = page.getByRole("banner").getByRole("link", { name: "Get Started" });
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth?tab=sign-up");
});

test("a link to a person is kept through signing in", async ({ stranger: page, account }) => {
  await account.add(ines);
  await page.goto("/people/00000000-0000-4000-8000-000000000000?from=mail");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fpeople%2F0{8}.*tab=sign-up/);
  await page.getByRole("tab", { name: "Sign In" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/people/00000000-0000-4000-8000-000000000000?from=mail");
});

test("animations start when they are scrolled to, and stay still for who wants no motion", async ({
  stranger: page,
}) => {
  const players: string[] = [];
  page.on("request", (request) => {
    if (/lottie|\/landing\/.*\.json/.test(request.url())) players.push(new URL(request.url()).pathname);
  });
  const animations = page.locator("[data-animation]");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await animations.first().scrollIntoViewIfNeeded();
  await expect(animations.first()).toHaveAttribute("data-animation", "still");
  await page.waitForLoadState("networkidle");
  expect(players).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(promise(page)).toBeVisible();
  for (const path of ["morning-digest", "asked-and-done"]) expect(players.join()).not.toContain(path);
  await animations.first().scrollIntoViewIfNeeded();
  await expect(animations.first()).toHaveAttribute("data-animation", "playing");
  expect(players).toContain("/landing/morning-digest.json");
  await animations.last().scrollIntoViewIfNeeded();
  await expect(animations.last()).toHaveAttribute("data-animation", "playing");
});

test("the legal pages lead back to the landing page, or to the people for who is signed in", async ({
  stranger,
  page,
  account: _,
}) => {
  for (const [path, title] of [
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-of-service", "Terms of Service"],
  ] as const) {
    await stranger.goto(path);
    await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(await violations(stranger)).toEqual([]);
    await stranger.getByRole("link", { name: "Back" }).click();
    await expect(promise(stranger)).toBeVisible();

    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/people");
  }
});

test("the legal pages open as files, without a script, in both themes", async ({ stranger: page }) => {
  for (const [path, title] of [
    ["/privacy-policy.html", "Privacy Policy"],
    ["/terms-of-service.html", "Terms of Service"],
    ["/contact-us", "Contact Us"],
  ] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await violations(page)).toEqual([]);
    }
    await expect(page.locator("script")).toHaveCount(0);
  }
});
