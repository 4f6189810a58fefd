// `npm run pictures -w web`: makes the README's picture from the real product, with people of the demonstration network.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createAccount } from "./account.ts";
import { samplePeople } from "./people.ts";
import startTheStack from "./start-stack.ts";

const installed = process.env["TRACKER_BROWSER"] ?? "/usr/bin/chromium";
const notes = ["Met at the spring fair; wants an intro to Ana.", "Ask about the pilot.", "Prefers e-mail over calls."];

const stop = await startTheStack();
const browser = await chromium.launch(existsSync(installed) ? { executablePath: installed } : {});
try {
  const webUrl = process.env["TRACKER_WEB_URL"] ?? "";
  const account = await createAccount(webUrl);
  // Those whose letters every machine has, one by one, so that the table has the file's order.
  const shown = samplePeople
    .filter(({ name }) => /^[\p{Script=Latin}\p{Script=Arabic}\p{P}\s]+$/u.test(name))
    .slice(0, 12);
  for (const person of [...shown].reverse()) await account.add(person);
  for (const [index, note] of notes.entries()) await account.note(shown[index * 3]?.name ?? "", note);

  const page = await browser.newPage({
    viewport: { width: 1440, height: 620 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await page.goto(webUrl);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByText("Key points").nth(11).waitFor();
  await page.getByRole("status", { name: "Job queue: No jobs running" }).waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: fileURLToPath(new URL("../screenshots/people.png", import.meta.url)) });
} finally {
  await browser.close();
  await stop();
}
