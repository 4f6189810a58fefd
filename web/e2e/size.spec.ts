import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { ines, rowOf } from "./people.ts";

const KB = 1000;
const assets = new URL("../dist/assets/", import.meta.url);

const isScript = (path: string) => path.endsWith(".js");

/** The size on the wire, in bytes, of what the requests brought that `wanted` picks by path. */
function bytes(requests: Request[], wanted: (path: string) => boolean): Promise<number> {
  const sizes = requests
    .filter((request) => wanted(new URL(request.url()).pathname))
    .map(async (request) => (await request.sizes()).responseBodySize);
  return Promise.all(sizes).then((all) => all.reduce((sum, size) => sum + size, 0));
}

test("the build has no trace of the page that shows every component", () => {
  const isIn = (text: string) => readdirSync(assets).some((name) => readFileSync(new URL(name, assets)).includes(text));
  const title = "Every part in every state";
  expect(readFileSync(new URL("../src/features/design/design-page.tsx", import.meta.url), "utf8")).toContain(title);
  expect(isIn(title)).toBe(false);
  expect(isIn('"/design"')).toBe(false);
  expect(isIn("/test-onboarding")).toBe(true); // so an address that is there is found
  expect(readdirSync(assets).filter((name) => name.startsWith("design"))).toEqual([]);
});

test("a cold start of the signed-in table stays within its budget", async ({ page, account }) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  // So that only this screen is fetched, however slow the machine: the others come a moment after it settled.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  const beforeRow = await bytes([...requests], isScript);
  await page.waitForLoadState("networkidle");

  const scripts = await bytes(requests, isScript);
  const styles = await bytes(requests, (path) => path.endsWith(".css"));
  const chunks = readdirSync(assets).filter(isScript);
  const lazy = chunks.filter((name) => !requests.some((request) => request.url().endsWith(name)));
  const largest = Math.max(...lazy.map((name) => brotliCompressSync(readFileSync(new URL(name, assets))).length));
  console.log(
    `cold /people: ${(scripts / KB).toFixed(1)} KB of script (${(beforeRow / KB).toFixed(1)} before the first row), ` +
      `${(styles / KB).toFixed(1)} KB of style, ${requests.length} requests; largest lazy chunk ${(largest / KB).toFixed(1)} KB`,
  );
  // The server compresses; without that the figures would mean nothing.
  expect(beforeRow).toBeGreaterThan(0);
  expect(beforeRow).toBeLessThan(205 * KB);
  expect(scripts).toBeLessThan(260 * KB);
  expect(styles).toBeLessThan(18 * KB);
  expect(requests.length).toBeLessThanOrEqual(18);
  expect(largest).toBeLessThan(120 * KB);
});
