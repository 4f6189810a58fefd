// `npm run pictures -w web`: makes the README's picture and the landing page's from the real product as it comes, with
// sample people.
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Account, createAccount, type Person } from "./account.ts";
import { browserWith } from "./browser.ts";
import { samplePeople } from "./people.ts";
import startTheStack from "./start-stack.ts";
import { writeWebp } from "./webp.ts";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What was written about the people, by the last part of their addresses. */
const written: Record<string, { note?: string; meetings?: string }> = {
  "demo-ines-marrow": {
    note: "Met at the flower fair. Would like an intro to Odalys.",
    meetings: "First call: wants one tool for both workshops before peony season.",
  },
  "demo-odalys-brightwater": { note: "Ines would like to meet her." },
  "demo-tobias-quendel": { note: "Ask about the pilot." },
  "demo-teodor-vlasic-marn": { meetings: "Signed for a year, per team. Renewal is in spring." },
  "demo-zephyr-okonjo-lund": { meetings: "Security review: two weeks of testing, staging only." },
  "demo-lucia-fresnillo-orbe": { note: "Prefers email over calls." },
  "demo-armelle-vauquelin-roy": { meetings: "214 towns use Encrelune. Would swap services for the first year." },
};
const writtenOf = ({ profileUrl }: Person) => written[profileUrl.split("/").at(-1) ?? ""] ?? {};

/** Keeps what is on screen. */
const webp = async (page: Page, path: string) => writeWebp(page, await page.screenshot(), at(path));

interface Sitting {
  width: number;
  height: number;
  theme?: "light" | "dark";
  scale?: number;
}

/** A browser with `account` signed in, whose table has every summary and no job under way. */
async function sitDown(browser: Browser, account: Account, { width, height, theme = "light", scale = 1 }: Sitting) {
  const webUrl = process.env["TRACKER_WEB_URL"] ?? "";
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: "en-GB",
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: webUrl, localStorage: [{ name: "sb-127-auth-token", value: account.session }] }],
    },
  });
  await page.goto(`${webUrl}/people`);
  await page.locator("[data-freshness=fresh]").nth(4).waitFor();
  await page.getByRole("button", { name: "Job queue: No jobs running" }).waitFor();
  await page.mouse.move(0, 0);
  return page;
}

async function landingPictures(browser: Browser, account: Account, theme: "light" | "dark"): Promise<void> {
  for (const scale of [1, 2]) {
    const suffix = `${theme}${scale === 2 ? "@2x" : ""}.webp`;
    const wide = await sitDown(browser, account, { width: 1440, height: 640, theme, scale });
    await webp(wide, `public/landing/people-${suffix}`);
    await wide.setViewportSize({ width: 820, height: 560 });
    await wide.getByRole("link", { name: shown[0]?.name ?? "", exact: true }).click();
    await wide.getByRole("list", { name: "Timeline" }).getByRole("listitem").first().waitFor();
    await wide.mouse.move(0, 0);
    await webp(wide, `public/landing/person-${suffix}`);
    await wide.close();
    const phone = await sitDown(browser, account, { width: 390, height: 560, theme, scale });
    await webp(phone, `public/landing/people-phone-${suffix}`);
    await phone.close();
  }
}

// Those whose letters every machine has, one by one, so that the table has the file's order.
const shown = samplePeople
  .filter(({ name }) => /^[\p{Script=Latin}\p{Script=Arabic}\p{P}\s]+$/u.test(name))
  .slice(0, 16);

const stop = await startTheStack();
const browser = await chromium.launch(browserWith());
try {
  const account = await createAccount(process.env["TRACKER_WEB_URL"] ?? "");
  for (const person of [...shown].reverse()) {
    const { note, meetings } = writtenOf(person);
    await account.add({ ...person, ...(meetings !== undefined && { meetingSummaries: meetings }) });
    if (note !== undefined) await account.note(person.name, note);
  }

  const page = await sitDown(browser, account, { width: 1440, height: 640 });
  await page.screenshot({ path: at("screenshots/people.png") });
  await page.close();
  for (const theme of ["light", "dark"] as const) await landingPictures(browser, account, theme);
} finally {
  await browser.close();
  await stop();
}
