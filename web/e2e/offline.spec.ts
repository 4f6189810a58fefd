import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { serveHttp } from "../../supabase/local/http-server.ts";
import { createWebServer } from "../../supabase/local/web/web-server.ts";
import { expectApart } from "./apart.ts";
import { expect, test } from "./fixtures.ts";
import { ines, rowOf } from "./people.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RE(?:FUSED|SET)|ERR_EMPTY_RESPONSE|status of 503|Failed to fetch|foreign request: http:\/\/127\.0\.0\.1/,
  ],
});

const workerIsReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);

/** Every address in every cache, and whether `text` is in any of what is kept. */
const kept = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const addresses: string[] = [];
    let isFound = false;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname);
        isFound ||= (await (await cache.match(request))?.text())?.includes(wanted) ?? false;
      }
    }
    return { addresses, isFound };
  }, text);

test("the app opens without a connection, and keeps nothing of a person's for that", async ({
  page,
  account,
  context,
}) => {
  const secret = "A word that is in no program";
  await account.add(ines);
  await account.note(ines.name, secret);
  await page.goto("/people");
  await expect(rowOf(page, ines.name)).toBeVisible();
  await workerIsReady(page);
  // From here on the worker answers.
  await page.reload();
  await expect(rowOf(page, ines.name)).toBeVisible();

  const { addresses, isFound } = await kept(page, secret);
  expect(addresses).toContain("/index.html");
  expect(addresses.filter((path) => !/^\/(assets\/|index\.html$|theme\.js$|mark\.svg$)/.test(path))).toEqual([]);
  expect(isFound).toBe(false);
  expect((await kept(page, account.email)).isFound).toBe(false);
  expect((await kept(page, "<title>Tracker")).isFound).toBe(true); // so a text that is there is found

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("link", { name: "Tracker" })).toBeVisible();
  // An address that ends like the name of a file is one of the app all the same.
  await page.goto("/people?q=acme.com");
  await expect(page.getByRole("link", { name: "Tracker" })).toBeVisible();
  // Anyone who signs out without a connection comes to the front door as well.
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  await context.setOffline(false);
});

test("the app opens without a connection after its session has expired, with what waits, and sends it later", async ({
  page,
  account,
  context,
}) => {
  await account.add(ines);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await workerIsReady(page);
  await page.reload();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Written on a train");
  await context.setOffline(true);
  await note.press("Enter");
  await expect(page.getByText("You are offline. 1 change will be saved when you are back.")).toBeVisible();
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "") as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, "sb-127-auth-token");
  await page.reload();
  await expect(page.getByText("You are offline. 1 change will be saved when you are back.")).toBeVisible();
  await note.fill("Half a thought");
  await context.setOffline(false);
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("Written on a train", { timeout: 45_000 });
  await expect(note).toHaveValue("Half a thought");
  expect(await account.notes()).toEqual(["Written on a train"]);
});

type Gateway = Parameters<typeof createWebServer>[0]["gateway"];

/** The built app put up beside the product; `publish` puts a newer version in its place. */
async function putUp(gateway: Gateway) {
  const folder = join(mkdtempSync(join(tmpdir(), "tracker-update-")), "dist");
  cpSync(fileURLToPath(new URL("../dist", import.meta.url)), folder, { recursive: true });
  const serve = () => createWebServer({ folder, gateway });
  let app = serve();
  const server = await serveHttp(0, "");
  server.answerWith((request, bindings) => app.fetch(request, bindings));
  const change = (name: string, from: RegExp, to: string) => {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replace(from, to));
    for (const ending of [".br", ".gz"]) rmSync(join(folder, name + ending), { force: true });
  };
  return {
    url: server.url,
    publish() {
      change("index.html", /lang="en"/, 'lang="en" data-version="two"');
      change("service-worker.js", /(index\.html.{1,12}revision:.)[0-9a-f]{8}/, "$100000000");
      app = serve();
    },
    async takeDown() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const lookForUpdates = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test("a new version is offered, shown when the person says so, and not before", async ({ stranger: page }) => {
  const product = await putUp(() => new Response("{}", { status: 404 }));
  try {
    await page.goto(product.url);
    await workerIsReady(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    product.publish();
    await lookForUpdates(page);
    await expect(page.getByText("A new version of Tracker is ready.")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-version", "two");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-version", "two");
  } finally {
    await product.takeDown();
  }
});

test("a half-typed note is there after the new version was taken", async ({ stranger: page, account, baseURL }) => {
  await account.add(ines);
  const product = await putUp((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${baseURL ?? ""}${pathname}${search}`, request));
  });
  const note = page.getByLabel("Note", { exact: true });
  try {
    await page.goto(`${product.url}/privacy-policy.html`);
    await page.evaluate((session) => localStorage.setItem("sb-127-auth-token", session), account.session);
    await page.goto(`${product.url}/people/${await account.idOf(ines.name)}`);
    await workerIsReady(page);
    await page.reload();
    await note.fill("Half a thought");
    product.publish();
    await lookForUpdates(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText("A new version of Tracker is ready.")).toBeVisible();
    const reload = page.getByRole("button", { name: "Reload" });
    await expectApart(reload, page.getByRole("navigation", { name: "Places" }));
    // It is out of the way while something is typed.
    await note.blur();
    await expectApart(reload, page.getByRole("button", { name: "Add and more" }));
    await reload.click();
    await expect(page.locator("html")).toHaveAttribute("data-version", "two");
    await expect(note).toHaveValue("Half a thought");
  } finally {
    await product.takeDown();
  }
});
