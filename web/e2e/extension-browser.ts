/// <reference types="chrome" />
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildExtension } from "../../extension/build.ts";
import { waitUntil } from "../../supabase/local/wait-until.ts";
import { type Account, type AccountOptions, createAccount } from "./account.ts";
import { startFakeNetwork, startPassage } from "./fake-network.ts";

/** A Chromium that takes extensions, which the headless shell does not; Playwright's own where none is named or installed. */
const wholeBrowser = [process.env["TRACKER_WHOLE_BROWSER"] ?? "", "/usr/bin/chromium"].find(existsSync);

const ORIGIN = "chrome-extension://kgfcobjpalnblepapaogamohoedlfjbf";

/** The built extension, the fake network, and a passage to the product that can be cut: for all journeys of a file. */
export async function startSurroundings() {
  const [network, passage] = await Promise.all([
    startFakeNetwork(),
    startPassage(process.env["TRACKER_WEB_URL"] ?? ""),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "tracker-extension-"));
  const { chrome } = await buildExtension({ appUrl: passage.url, into: join(folder, "built") });
  let profiles = 0;
  return {
    network,
    passage,
    /** A browser with the extension and nothing else in it. */
    async openBrowser(settings: { deviceScaleFactor?: number } = {}): Promise<BrowserContext> {
      passage.cut(false);
      profiles += 1;
      const context = await chromium.launchPersistentContext(join(folder, `profile-${profiles}`), {
        ...(wholeBrowser ? { executablePath: wholeBrowser } : { channel: "chromium" }),
        // Playwright's own headless mode is the old one, which takes no extensions.
        headless: false,
        ignoreHTTPSErrors: true,
        locale: "en-GB",
        timezoneId: "UTC",
        reducedMotion: "reduce",
        ...settings,
        args: [
          "--headless=new",
          "--disable-quic",
          `--disable-extensions-except=${chrome}`,
          `--load-extension=${chrome}`,
          `--host-resolver-rules=MAP www.linkedin.com:443 127.0.0.1:${network.port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
          "--ignore-certificate-errors",
        ],
      });
      if (context.serviceWorkers().length === 0) await context.waitForEvent("serviceworker");
      return context;
    },
    /** Signs the browser in to Tracker as a new account, replacing any other. */
    async signIn(context: BrowserContext, options: AccountOptions = {}): Promise<Account> {
      const account = await createAccount(process.env["TRACKER_WEB_URL"] ?? "", options);
      const page = await context.newPage();
      await page.goto(`${passage.url}/blank`);
      await page.evaluate((entry) => localStorage.setItem("sb-127-auth-token", entry), account.session);
      await page.close();
      return account;
    },
    stop() {
      network.stop();
      passage.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/** The panel, with `tab` the one that the user looks at. Popup and panel are one program; a popup closes when it is not in front. */
export async function openPanel(context: BrowserContext, tab: Page): Promise<Page> {
  const panel = await context.newPage();
  await panel.setViewportSize({ width: 360, height: 600 });
  await panel.goto(`${ORIGIN}/panel.html`);
  await tab.bringToFront();
  return panel;
}

/** Connects in the app's own window, after agreeing to what is collected where that is asked. */
export async function connect(context: BrowserContext, panel: Page): Promise<void> {
  const agree = panel.getByRole("button", { name: "I understand" });
  const start = panel.getByRole("button", { name: "Connect", exact: true });
  await agree.or(start).waitFor();
  if (await agree.isVisible()) await agree.click();
  const opened = context.waitForEvent("page");
  await start.click();
  await (await opened).getByRole("button", { name: "Allow" }).click();
  await panel.getByText("Connected as").waitFor();
}

/** What the button in the toolbar says of the tab that shows this address. */
export function badgeOf(context: BrowserContext, address: string): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The extension has no background.");
  return worker.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({ url: "https://www.linkedin.com/*" });
    const tab = tabs.find((each) => decodeURI(each.url ?? "") === decodeURI(url));
    return tab?.id === undefined ? "no tab" : chrome.action.getBadgeText({ tabId: tab.id });
  }, address);
}

/** The API of the browser's own page of extensions. */
interface DeveloperPrivate {
  updateProfileConfiguration(to: { inDeveloperMode: boolean }): Promise<void>;
  reload(id: string, how: { failQuietly: boolean }): Promise<void>;
}

/** Runs in the browser's page of extensions: reloads one. Without developer mode, an unpacked extension does not start again. */
async function reload(id: string): Promise<void> {
  const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
  await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
  await developerPrivate.reload(id, { failQuietly: true });
}

/** Reloads the extension as an update does: closes its pages and disconnects its scripts in open pages. Then opens its page at this address. */
export async function updateExtension(page: Page, address: string): Promise<void> {
  await page.goto("chrome://extensions");
  await page.evaluate(reload, new URL(address).host);
  // It starts again a moment later.
  const isThere = () =>
    page.goto(address).then(
      () => true,
      () => false,
    );
  if (!(await waitUntil(isThere, 15_000, 100))) throw new Error("The extension did not start again.");
}

/** Runs in a page of the extension: stores that its user agreed to an earlier version of the data policy. */
export const agreeToLess = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("tracker");
    opening.onsuccess = () => {
      const write = opening.result.transaction("kept", "readwrite");
      write.objectStore("kept").put(1, "agreed");
      write.oncomplete = resolve;
      write.onerror = reject;
    };
  });
