// `npm run pictures:extension -w web`: makes the pictures of the extension's states, and those of the walkthrough's five steps, from the
// built extension in a real browser, the real product, and an invented person's page.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { type FixturePerson, PEOPLE } from "../../extension/fixtures/people.ts";
import { type FixturePage, writePage } from "../../extension/fixtures/write-page.ts";
import { agreeToLess, connect, openPanel, startSurroundings, updateExtension } from "./extension-browser.ts";
import { inBrowser, PROFILE_STYLE } from "./picture-frame.ts";
import startTheStack from "./start-stack.ts";
import { writeWebp } from "./webp.ts";

const STATES = fileURLToPath(new URL("../../extension/pictures/", import.meta.url));
const STEPS = fileURLToPath(new URL("../public/walkthrough/", import.meta.url));
const STORE = fileURLToPath(new URL("../../extension/dist/store/", import.meta.url));
const ADDRESS = "linkedin.com/in/ada-marlowe";
const THEMES = ["light", "dark"] as const;
const BYTES_AT_MOST = 40 * 1024;

const [ada] = PEOPLE as [FixturePerson];
const adasPage = writePage(ada, { layout: "classic" });
const nobodys = (path: string): FixturePage => ({
  ...adasPage,
  address: `https://www.linkedin.com/${path}`,
  html: "<title>LinkedIn</title><main></main>",
});

const signedOut = { ...writePage(ada, { layout: "signed-out" }), address: "https://www.linkedin.com/in/juergen/" };

const stop = await startTheStack();
const around = await startSurroundings();
const context = await around.openBrowser({ deviceScaleFactor: 2 });
around.network.add(adasPage, nobodys("company/northgate/"), nobodys("feed/"), signedOut);
const studio = await context.newPage();

async function keep(png: Buffer, path: string): Promise<void> {
  const bytes = await writeWebp(studio, png, path, 0.7);
  if (bytes > BYTES_AT_MOST) throw new Error(`${path} has ${bytes} bytes.`);
}

/** Keeps what the panel shows, in both themes. */
async function state(panel: Page, name: string): Promise<void> {
  await panel.mouse.move(0, 0);
  for (const colorScheme of THEMES) {
    await panel.emulateMedia({ colorScheme });
    const height = await panel.evaluate(() => document.body.scrollHeight);
    await panel.setViewportSize({ width: 360, height: Math.min(Math.max(height, 240), 1100) });
    await keep(await panel.screenshot({ scale: "css" }), `${STATES}${name}-${colorScheme}.webp`);
  }
  await panel.setViewportSize({ width: 360, height: 600 });
}

/** Keeps a step of the walkthrough in both themes: what `screen` shows, with the extension's popup over it where there is one. */
async function step(name: string, address: string, screen: Page, popup: Page | null = null): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const page of [screen, popup]) await page?.emulateMedia({ colorScheme });
    const pictures = { screen: await screen.screenshot(), popup: (await popup?.screenshot()) ?? null };
    await studio.setViewportSize({ width: 512, height: 256 });
    await studio.emulateMedia({ colorScheme });
    await studio.setContent(inBrowser(address, pictures));
    await keep(await studio.screenshot(), `${STEPS}${name}-${colorScheme}.webp`);
  }
}

/** Keeps a picture in the size that the stores ask for, 1280 × 800: it's for their forms, and not for the repository. */
async function storePicture(name: string, tab: Page, popup: Page): Promise<void> {
  for (const page of [tab, popup, studio]) await page.emulateMedia({ colorScheme: "light" });
  await studio.setViewportSize({ width: 640, height: 400 });
  await studio.setContent(inBrowser(ADDRESS, { screen: await tab.screenshot(), popup: await popup.screenshot() }));
  await studio.screenshot({ path: `${STORE}${name}.png` });
}

/** The extension's page again, for the tab in front. */
async function reopened(panel: Page, tab: Page): Promise<void> {
  await panel.reload();
  await tab.bringToFront();
}

async function walkThrough(browser: BrowserContext) {
  const account = await around.signIn(browser, { email: "ada@example.com" });
  const list = await browser.newPage();
  await list.setViewportSize({ width: 840, height: 560 });
  await list.goto("chrome://extensions");
  await list.locator("#devMode").click();
  // Loaded again, its buttons are there without sliding in.
  await list.reload();
  await list.getByRole("button", { name: "Load unpacked" }).waitFor();
  await step("install", "chrome://extensions", list);
  await list.close();

  const tab = await browser.newPage();
  await tab.setViewportSize({ width: 840, height: 560 });
  await tab.goto(adasPage.address);
  await tab.addStyleTag({ content: PROFILE_STYLE });
  await step("network", ADDRESS, tab);

  const app = await browser.newPage();
  await app.setViewportSize({ width: 840, height: 560 });
  await app.goto(`${around.passage.url}/profile#api-access`);
  await app.getByRole("heading", { name: "API Access" }).waitFor();
  await app.getByRole("heading", { name: "API Access" }).evaluate((heading) => heading.scrollIntoView());
  await step("token", "Tracker · Profile", app);
  await app.close();

  const panel = await openPanel(browser, tab);
  await panel.getByRole("button", { name: "I understand" }).waitFor();
  await state(panel, "collected");
  await panel.getByRole("button", { name: "I understand" }).click();
  // Where it is in use it isn't on this machine.
  await panel.getByLabel("Address of your Tracker").fill("https://tracker.example.com");
  await panel.locator("h1").click();
  await state(panel, "connect");
  await step("enter", ADDRESS, tab, panel);
  await panel.getByText("Paste a session token instead").click();
  await state(panel, "connect-by-token");
  await reopened(panel, tab);
  const opened = browser.waitForEvent("page");
  await panel.getByRole("button", { name: "Connect", exact: true }).click();
  const question = await opened;
  await question.getByRole("button", { name: "Allow" }).waitFor();
  await question.setViewportSize({ width: 520, height: 560 });
  for (const colorScheme of THEMES) {
    await question.emulateMedia({ colorScheme });
    await keep(await question.screenshot({ scale: "css" }), `${STATES}agree-${colorScheme}.webp`);
  }
  await question.getByRole("button", { name: "Allow" }).click();
  await panel.getByRole("button", { name: "Add to CRM" }).waitFor();
  await state(panel, "new-person");
  await storePicture("1-add", tab, panel);
  return { account, tab, panel };
}

type Sitting = Awaited<ReturnType<typeof walkThrough>>;

async function withoutServer({ tab, panel }: Sitting): Promise<void> {
  around.passage.cut(true);
  await panel.getByRole("button", { name: "Add to CRM" }).click();
  await panel.getByText("Waiting to be added.").waitFor();
  await state(panel, "waiting");
  around.passage.cut(false);
  await panel.getByRole("button", { name: "Send now" }).click();
  await panel.getByText("In Tracker", { exact: true }).waitFor();
  await step("add", ADDRESS, tab, panel);
}

async function offline({ tab, panel }: Sitting): Promise<void> {
  await context.setOffline(true);
  await reopened(panel, tab);
  await panel.getByText(/You’re offline/).waitFor();
  await state(panel, "offline");
  await context.setOffline(false);
}

async function ofSavedPerson({ account, tab, panel }: Sitting): Promise<void> {
  await panel.getByLabel("New note").fill("Met at the harbour. Wants an intro to the port authority.");
  await panel.getByRole("button", { name: "Add note" }).click();
  await panel.getByText("Note added.").waitFor();
  await panel.getByLabel("New task").fill("Send the deck");
  await panel.getByRole("button", { name: "Add task" }).click();
  await panel.getByText("Task added.").waitFor();
  await panel.getByRole("button", { name: "Add 4 posts" }).click();
  await panel.getByText(/4 posts added/).waitFor();
  await state(panel, "posts-added");
  await reopened(panel, tab);
  await panel.getByRole("region", { name: /Key points|Summary/ }).waitFor();
  await state(panel, "saved");
  await storePicture("2-saved", tab, panel);
  await account.change(ada.name, { role_title: "Advisor" });
  await reopened(panel, tab);
  await panel.getByRole("button", { name: "Suggest in Tracker" }).waitFor();
  await state(panel, "suggestion");
  await storePicture("3-suggestion", tab, panel);
}

async function elsewhere({ tab, panel }: Sitting): Promise<void> {
  for (const [name, path, words] of [
    ["signed-out", "in/juergen/", /signed out of LinkedIn/],
    ["company", "company/northgate/", /company’s page/],
    ["unknown", "feed/", /Open someone’s profile/],
  ] as const) {
    await tab.goto(`https://www.linkedin.com/${path}`);
    await reopened(panel, tab);
    await panel.getByText(words).waitFor();
    await state(panel, name);
  }
  await panel.getByLabel("Search your people").fill("ada");
  await panel.getByRole("region", { name: "Found" }).getByRole("link").waitFor();
  await state(panel, "search");
  await panel.getByRole("button", { name: "Settings" }).click();
  await state(panel, "settings");
}

async function inTrouble({ account, tab, panel }: Sitting): Promise<void> {
  const { id, email } = account;
  around.passage.answers.set("/functions/v1/api/extension", { id, email, name: null, version: 1 });
  await reopened(panel, tab);
  await panel.getByText(/older than the extension/).waitFor();
  await state(panel, "older");
  around.passage.answers.clear();
  const app = await context.newPage();
  await app.goto(`${around.passage.url}/profile#api-access`);
  await app.getByRole("button", { name: /^Revoke Extension in/ }).click();
  await app.getByRole("button", { name: "Revoke", exact: true }).click();
  await app.getByText("No tokens yet.").waitFor();
  await app.close();
  await reopened(panel, tab);
  await panel.getByText("This browser was disconnected.").waitFor();
  await panel.getByLabel("Address of your Tracker").fill("https://tracker.example.com");
  await panel.locator("h1").click();
  await state(panel, "revoked");
  await panel.evaluate(agreeToLess);
  await reopened(panel, tab);
  await panel.getByText("More is saved from now on").waitFor();
  await state(panel, "collected-again");
}

/** Comes last, because it closes the extension's pages. */
async function afterUpdate({ tab, panel }: Sitting): Promise<void> {
  await panel.getByRole("button", { name: "I understand" }).click();
  const address = panel.url();
  await tab.goto(adasPage.address);
  const list = await context.newPage();
  await list.setViewportSize({ width: 360, height: 600 });
  await updateExtension(list, address);
  await connect(context, list);
  await tab.bringToFront();
  await list.getByText(/^Refresh this page/).waitFor();
  await state(list, "refresh");
}

try {
  for (const folder of [STATES, STEPS, STORE]) {
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)) rmSync(`${folder}${file}`);
  }
  const sitting = await walkThrough(context);
  await offline(sitting);
  await withoutServer(sitting);
  await ofSavedPerson(sitting);
  await elsewhere(sitting);
  await inTrouble(sitting);
  await afterUpdate(sitting);
} finally {
  await context.close();
  around.stop();
  await stop();
}
