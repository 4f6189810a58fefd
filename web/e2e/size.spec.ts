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

test("a cold start of a person's page on a phone stays within its budget, and brings nothing of the table", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  // Where the fields are folded away: those beside the timeline follow it, and need the table's columns.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await page.getByRole("list", { name: "Timeline" }).waitFor();
  const scripts = await bytes([...requests], isScript);
  console.log(`cold person: ${(scripts / KB).toFixed(1)} KB of script before the first entry`);
  expect(scripts).toBeGreaterThan(0);
  const isOfTable = (name: string) => name.includes("/assets/people-");
  expect(requests.map((request) => request.url()).filter(isOfTable)).toEqual([]);
  // So a file of the table would be known by its name.
  expect(readdirSync(assets).some((name) => isOfTable(`/assets/${name}`))).toBe(true);
  // What people notice, Lighthouse on a phone, is measured by the bench; this only shows what grew by accident.
  expect(scripts).toBeLessThan(220 * KB);
});
