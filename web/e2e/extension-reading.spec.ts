import { expect, type Page, test } from "@playwright/test";
import { bundleReaders } from "../../extension/fixtures/bundle-readers.ts";
import type { Checks } from "../../extension/fixtures/checks.ts";
import { wrongIn } from "../../extension/fixtures/check-drift.ts";
import { PEOPLE } from "../../extension/fixtures/people.ts";
import { type FixturePage, LAYOUTS, writePage } from "../../extension/fixtures/write-page.ts";

declare const checks: Checks;
declare global {
  interface Window {
    seen: [string, string | undefined, boolean][];
  }
}

let script = "";
test.beforeAll(async () => {
  script = await bundleReaders('import "../src/testing/browser-checks.ts";');
});

/** Opens a fixture page at its own address; nothing leaves this machine. */
async function open(page: Page, { address, html, frame }: Pick<FixturePage, "address" | "html" | "frame">) {
  await page.route("**/*", (route) => {
    const isDocument = route.request().resourceType() === "document";
    const body = route.request().url().includes("/preload/") ? (frame ?? "") : html;
    return isDocument ? route.fulfill({ contentType: "text/html; charset=utf-8", body }) : route.abort();
  });
  await page.goto(address);
  await page.evaluate(script);
}

for (const layout of LAYOUTS) {
  test(`a ${layout} page is read in every language, as the browser has it`, async ({ page }) => {
    for (const person of PEOPLE) {
      for (const view of ["profile", "activity"] as const) {
        const fixture = writePage(person, { layout, view });
        await open(page, fixture);
        const before = await page.content();
        const { profile, posts } = await page.evaluate(() => checks.read());
        expect(wrongIn(fixture, profile, posts)).toEqual([]);
        expect(posts.posts).toHaveLength(fixture.posts.length);
        if (view === "profile") expect(profile.notRead).toEqual([]);
        expect(await page.content()).toBe(before);
        await page.unrouteAll();
      }
    }
  });
}

test("redesigned pages are read rightly, or said not to be", async ({ page }) => {
  await open(page, { address: "https://www.linkedin.com/feed/", html: "<main></main>", frame: null });
  test.setTimeout(180_000);
  for (let from = 1_000; from < 1_800; from += 200) {
    expect(await page.evaluate(([start, end]) => checks.drifted(start, end), [from, from + 200] as const)).toEqual([]);
  }
});

test("hostile pages take no longer than a moment and mislead nobody", async ({ page }) => {
  await open(page, { address: "https://www.linkedin.com/feed/", html: "<main></main>", frame: null });
  const read = await page.evaluate(() => checks.hostile());
  expect(read.flatMap(({ name, wrong }) => wrong.map((line) => `${name}: ${line}`))).toEqual([]);
  // Most take a few milliseconds; a machine may be ten times slower than another.
  expect(read.filter(({ ms }) => ms > 4_000)).toEqual([]);
});

test("a step from one profile to another is followed, and the page is left as it is", async ({ page }) => {
  const [ada, juergen] = PEOPLE.map((person) => writePage(person, { layout: "driven" }));
  if (!ada || !juergen) throw new Error("There are no people.");
  await open(page, { ...ada, address: "https://www.linkedin.com/feed/", html: "<title>LinkedIn</title><main></main>" });
  await page.evaluate(() => {
    window.seen = [];
    checks.watchPage(window, ({ reading, isSettled }) =>
      window.seen.push([reading.kind, reading.fields.name?.value, isSettled]),
    );
  });
  for (const [at, { address, html }] of [ada, juergen].entries()) {
    await page.evaluate((to) => history.pushState(null, "", to), address);
    // The page comes after its address.
    await expect.poll(() => page.evaluate(() => window.seen.length)).toBe(2 + at * 2);
    await page.evaluate((text) => {
      const next = new DOMParser().parseFromString(text, "text/html");
      document.title = next.title;
      document.body.replaceChildren(...next.body.childNodes);
    }, html);
    await expect.poll(() => page.evaluate(() => window.seen.length)).toBe(3 + at * 2);
  }
  expect(await page.evaluate(() => window.seen)).toEqual([
    ["unknown", undefined, false],
    ["profile", undefined, false],
    ["profile", "Ada Marlowe", true],
    ["profile", undefined, false],
    ["profile", "Jürgen Groß-Weber", true],
  ]);
});

test("the page's button is pressed by a person only, and not under something else", async ({ page }) => {
  await open(page, { address: "https://www.linkedin.com/feed/", html: "<main></main>", frame: null });
  await page.evaluate(() => {
    window.seen = [];
    checks.showPageButton(document, {
      label: "Add to CRM",
      onPress: () => window.seen.push(["pressed", undefined, true]),
    });
  });
  const host = page.locator("html > div");
  expect(await host.evaluate(({ outerHTML, shadowRoot }) => [outerHTML, shadowRoot])).toEqual(["<div></div>", null]);
  const box = await host.boundingBox();
  if (!box) throw new Error("The button is not to be seen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.evaluate(() => document.querySelector<HTMLElement>("html > div")?.click());
  expect(await page.evaluate(() => window.seen)).toEqual([]);
  await expect(async () => {
    await page.mouse.click(x, y);
    expect(await page.evaluate(() => window.seen.length)).toBeGreaterThan(0);
  }).toPass();
  const presses = await page.evaluate(() => window.seen.length);
  // What lies over it lets presses through, so that a person presses without seeing what.
  await page.evaluate(() => {
    const cover = document.createElement("section");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 2147483647; background: white; pointer-events: none";
    document.documentElement.append(cover);
  });
  // The browser reports it after a tenth of a second.
  await page.waitForTimeout(500);
  await page.mouse.click(x, y);
  expect(await page.evaluate(() => window.seen)).toHaveLength(presses);
});
