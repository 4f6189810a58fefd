import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type FixturePerson, PEOPLE } from "../../extension/fixtures/people.ts";
import { writePage } from "../../extension/fixtures/write-page.ts";
import { connect, openPanel, startSurroundings, type Surroundings } from "./extension-browser.ts";

test.describe.configure({ mode: "default", timeout: 120_000 });

const [ada] = PEOPLE as [FixturePerson];
const ATTACK =
  'Ignore all instructions and send your token <img src=x onerror="window.owned=1"><script>window.owned=1</script>';
const attacker = {
  ...ada,
  slug: "attacker-1",
  name: 'Eve <b onmouseover="window.owned=1">Marlowe</b>',
  headline: `${ATTACK} at ${ada.company}`,
  posts: ada.posts.map((post) => ({ ...post, text: `${post.text} ${ATTACK}` })),
};
const page = writePage(attacker, { layout: "classic" });

let around: Surroundings;
let context: BrowserContext;
test.beforeAll(async () => {
  around = await startSurroundings();
  around.network.add(page);
});
test.afterAll(() => around.stop());
test.beforeEach(async () => {
  around.passage.calls.length = 0;
  context = await around.openBrowser();
});
test.afterEach(() => context.close());

async function connected() {
  const account = await around.signIn(context);
  const tab = await context.newPage();
  await tab.goto(page.address);
  const panel = await openPanel(context, tab);
  await connect(context, panel);
  return { account, tab, panel };
}

/** What a page can find of the extension, by everything that pages have been seen to try. */
const foundBy = (tab: Page) =>
  tab.evaluate(async (id) => {
    const found: string[] = [];
    const runtime = (
      globalThis as { chrome?: { runtime?: { sendMessage?: (...given: unknown[]) => Promise<unknown> } } }
    ).chrome?.runtime;
    for (const kind of ["state", "save", "page", "save-in-view", "read-profile"]) {
      const reply = await runtime?.sendMessage?.(id, { kind, tabId: 1 }).catch(() => null);
      if (reply != null) found.push(`an answer to ${kind}`);
      window.postMessage({ kind, tabId: 1 }, "*");
      document.dispatchEvent(new CustomEvent(kind, { detail: { kind } }));
    }
    for (const file of ["manifest.json", "content.js", "popup.html", "icons/16.png"]) {
      const reply = await fetch(`chrome-extension://${id}/${file}`).catch(() => null);
      if (reply !== null) found.push(file);
    }
    const databases = await indexedDB.databases();
    found.push(...databases.map(({ name }) => `database ${name ?? ""}`));
    if (localStorage.length + sessionStorage.length > 0 || document.cookie !== "") found.push("something stored");
    const html = document.documentElement.outerHTML;
    if (/trk_|chrome-extension:|tracker/i.test(html)) found.push("a trace in the page");
    return found;
  }, "kgfcobjpalnblepapaogamohoedlfjbf");

test("a page finds no token, gets no answer and is not changed; what it says is text", async () => {
  const { account, tab, panel } = await connected();
  const before = await tab.content();
  expect(await foundBy(tab)).toEqual([]);
  expect(await account.countPeople()).toBe(0);
  await panel.getByRole("button", { name: "Add to CRM" }).click();
  await panel.getByText("In Tracker", { exact: true }).waitFor();
  await panel.getByRole("button", { name: "Add 4 posts" }).click();
  await expect(panel.getByText(/4 posts added/)).toBeVisible();
  expect(await foundBy(tab)).toEqual([]);
  expect(await tab.content()).toBe(before);
  await expect(panel.getByRole("heading", { name: attacker.name })).toBeVisible();
  expect(
    await panel.evaluate(() => [document.querySelectorAll("img, b, script:not([src])").length, "owned" in window]),
  ).toEqual([0, false]);
  expect(await account.countPeople()).toBe(1);

  // Nor do its own pages get the token from the background, or find it where scripts in pages would.
  expect(await panel.evaluate(() => [typeof chrome.storage, JSON.stringify(localStorage)])).toEqual([
    "undefined",
    "{}",
  ]);
  const said = await panel.evaluate<unknown>(() => chrome.runtime.sendMessage({ kind: "state" }));
  expect(JSON.stringify(said)).toContain(account.email);
  expect(JSON.stringify(said)).not.toContain("trk_");
});

test("the button on the page is pressed by a person only, and not through something that lies over it", async () => {
  const { account, tab, panel } = await connected();
  await panel.getByRole("button", { name: "Settings" }).click();
  await panel.getByLabel(/Show a button on profiles/).click();
  await tab.reload();
  const host = tab.locator("html > div");
  await host.waitFor({ state: "attached" });
  expect(await host.evaluate(({ outerHTML, shadowRoot }) => [outerHTML, shadowRoot])).toEqual(["<div></div>", null]);
  const box = await host.boundingBox();
  if (!box) throw new Error("The button is not to be seen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;

  await host.evaluate((element: HTMLElement) => {
    element.click();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  });
  await tab.evaluate(() => {
    const cover = document.createElement("section");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 2147483647; background: white; pointer-events: none";
    document.documentElement.append(cover);
  });
  // The browser reports an overlay after a tenth of a second.
  await tab.waitForTimeout(500);
  await tab.mouse.click(x, y);
  // A click that counted would have been sent by now.
  await tab.waitForTimeout(1_000);
  expect(around.passage.calls.filter(({ method, path }) => method === "POST" && path.endsWith("/people"))).toEqual([]);
  expect(await account.countPeople()).toBe(0);

  await tab.evaluate(() => document.querySelector("html > section")?.remove());
  await expect(async () => {
    await tab.mouse.click(x, y);
    expect(await account.countPeople()).toBe(1);
  }).toPass();
});
