import { test as base, type Page } from "@playwright/test";
import { type Account, createAccount } from "./account.ts";

interface Options {
  /** Console errors that the test is about, such as a refused sign-in. Everything else fails the test. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** A fresh account. A test that asks for it starts signed in. */
  account: Account;
  /** A browser that is signed in to nothing. */
  stranger: Page;
}

const webUrl = () => process.env["TRACKER_WEB_URL"] ?? "";

/** What went wrong on a page that nobody may see but the developer: script errors, and requests to a foreign host. */
export function watch(page: Page, expected: RegExp[]): string[] {
  const wrong: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) wrong.push(text);
  };
  page.on("pageerror", (error) => note(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== webUrl()) note(`foreign request: ${url.href}`);
  });
  return wrong;
}

/** Leaves the account's session where supabase-js looks for it. The browser would open a window of its own for a `storageState`. */
async function signIn(page: Page, { session }: Account) {
  const blank = `${webUrl()}/blank`;
  // With an icon of its own, or the browser asks for /favicon.ico, which is not there.
  const body = '<link rel="icon" href="data:,">';
  await page.route(blank, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(blank);
  // supabase-js names its entry after the first label of the host: 127.0.0.1.
  await page.evaluate((entry) => localStorage.setItem("sb-127-auth-token", entry), session);
  await page.unroute(blank);
}

function failOn(wrong: string[]) {
  if (wrong.length > 0) throw new Error(`The page went wrong:\n${wrong.join("\n")}`);
}

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  // Playwright reads from the first argument which fixtures are asked for, so it has to be a pattern, if an empty one.
  /* eslint-disable no-empty-pattern */
  // The address is known once the stack is up, after this file was read.
  baseURL: async ({}, use) => use(webUrl()),
  account: async ({}, use) => use(await createAccount(webUrl())),
  /* eslint-enable no-empty-pattern */
  page: async ({ page, account, expectedErrors }, use) => {
    await signIn(page, account);
    const wrong = watch(page, expectedErrors);
    await use(page);
    // What a journey answers late itself may still be under way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    failOn(wrong);
  },
  stranger: async ({ browser, expectedErrors, baseURL }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    const wrong = watch(page, expectedErrors);
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    failOn(wrong);
  },
});

export { expect } from "@playwright/test";
