import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type FixturePerson, PEOPLE } from "../../extension/fixtures/people.ts";
import { type FixturePage, writePage } from "../../extension/fixtures/write-page.ts";
import { answerOnboarding } from "./onboarding.ts";
import {
  badgeOf,
  connect,
  openPanel,
  startSurroundings,
  type Surroundings,
  updateExtension,
} from "./extension-browser.ts";

// One after the other: each needs a browser of its own, which is much to start.
test.describe.configure({ mode: "default", timeout: 120_000 });

const [ada, juergen] = PEOPLE as [FixturePerson, FixturePerson];
const adasPage = writePage(ada, { layout: "classic" });

let around: Surroundings;
let context: BrowserContext;
test.beforeAll(async () => {
  around = await startSurroundings();
  const driven = PEOPLE.slice(1).map((person) => writePage(person, { layout: "driven" }));
  around.network.add(adasPage, writePage(ada, { layout: "driven", view: "activity" }), ...driven);
});
test.afterAll(() => around.stop());
test.beforeEach(async () => {
  context = await around.openBrowser();
});
test.afterEach(() => context.close());

/** A signed-in, connected browser that shows a page of the network. */
async function connected(page: Pick<FixturePage, "address"> = adasPage) {
  const account = await around.signIn(context);
  const tab = await context.newPage();
  await tab.goto(page.address);
  const panel = await openPanel(context, tab);
  await connect(context, panel);
  return { account, tab, panel };
}

const add = async (panel: Page) => {
  await panel.getByRole("button", { name: "Add to CRM" }).click();
  await panel.getByText("In Tracker", { exact: true }).waitFor();
};

test("a new account follows the walkthrough from installing to a person in the table, and adds another with the page's button", async () => {
  const account = await around.signIn(context, { settled: false });
  const app = await context.newPage();
  await app.goto(`${around.passage.url}/people`);
  await answerOnboarding(app);
  await app.getByRole("dialog", { name: "Screen Walkthrough" }).getByRole("button", { name: "Close" }).click();
  const steps = app.getByRole("dialog", { name: "Chrome Extension Setup" });
  const next = () => steps.getByRole("button", { name: "Next" }).click();
  // The folder that the first step speaks of is loaded in this browser.
  await expect(steps.getByText(/1\. .*Load unpacked and choose that folder/s)).toBeVisible();
  await next();
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    steps.getByRole("link", { name: /Open LinkedIn/ }).click(),
  ]);
  await tab.goto(adasPage.address);
  await next();
  const [profile] = await Promise.all([
    context.waitForEvent("page"),
    steps.getByRole("link", { name: /Open API Access/ }).click(),
  ]);
  await profile.getByRole("button", { name: "Reveal the session token" }).click();
  const token = await profile.getByLabel("Session token", { exact: true }).inputValue();
  await profile.close();
  await next();
  const [, address = ""] = /enter (http\S+)\. Then/.exec((await steps.textContent()) ?? "") ?? [];
  const panel = await openPanel(context, tab);
  await panel.getByRole("button", { name: "I understand" }).click();
  await panel.getByLabel("Address of your Tracker").fill(address);
  await panel.getByText("Paste a session token instead").click();
  await panel.getByLabel(/^Token from Profile/).fill(token);
  await panel.getByRole("button", { name: "Use this token" }).click();
  await expect(panel.getByText(`Connected as ${account.email}`)).toBeVisible();
  await next();
  await expect(steps.getByText("5. Click Add to CRM")).toBeVisible();
  await add(panel);
  await steps.getByRole("button", { name: "Done" }).click();
  await app.getByRole("dialog", { name: "Phone Walkthrough" }).getByRole("button", { name: "Done" }).click();
  await expect(app.getByRole("row").filter({ hasText: ada.name })).toBeVisible();

  // The button shows nothing that a page can read, so the result is checked elsewhere.
  const other = writePage(juergen, { layout: "driven" });
  await panel.getByRole("button", { name: "Settings" }).click();
  await panel.getByLabel(/Show a button on profiles/).click();
  await tab.goto(other.address);
  await tab.bringToFront();
  const button = tab.locator("html > div");
  await button.waitFor({ state: "attached" });
  await expect(async () => {
    await button.click({ position: { x: 20, y: 10 } });
    expect(await account.countPeople()).toBe(2);
  }).toPass();
  await expect.poll(() => badgeOf(context, other.address)).toBe("✓");
  await app.reload();
  await expect(app.getByRole("row").filter({ hasText: juergen.name })).toBeVisible();
});

test("someone is connected, saved once, with a note, a task and posts, and is in the table with their key points", async () => {
  const { account, tab, panel } = await connected();
  await expect(panel.getByText(`Connected as ${account.email}`)).toBeVisible();
  expect(await badgeOf(context, adasPage.address)).toBe("");
  await add(panel);
  await expect.poll(() => badgeOf(context, adasPage.address)).toBe("✓");

  await panel.getByLabel("New note").fill("Met at the harbour");
  await panel.getByRole("button", { name: "Add note" }).click();
  await expect(panel.getByText("Note added.")).toBeVisible();
  await panel.getByLabel("New task").fill("Send the deck");
  await panel.getByRole("button", { name: "Add task" }).click();
  await expect(panel.getByRole("region", { name: "Open tasks (1)" })).toContainText("Send the deck");
  await panel.getByRole("button", { name: "Add 4 posts" }).click();
  await expect(panel.getByText("4 posts added. Tracker sums them up next.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Add 4 posts" })).toBeHidden();

  // The page says something else today: it is suggested, and nothing is overwritten. Saved again, there is still one of them.
  await account.change(ada.name, { role_title: "Advisor" });
  await panel.reload();
  await tab.bringToFront();
  await expect(panel.getByText("All 4 were added before.")).toBeVisible();
  await panel.getByRole("button", { name: "Suggest in Tracker" }).click();
  await expect(panel.getByText("Suggested in Tracker, where you can take it.")).toBeVisible();
  await expect(panel.getByText(`Advisor · ${ada.company}`)).toBeVisible();
  expect(await account.countPeople()).toBe(1);
  expect(await account.notes()).toEqual(["Met at the harbour"]);

  const app = await context.newPage();
  await app.goto(`${around.passage.url}/people`);
  const row = app.getByRole("row").filter({ hasText: ada.name });
  await expect(row).toContainText(/engine/i);
  await app.goto(`${around.passage.url}/people/${await account.idOf(ada.name)}`);
  await expect(app.getByText(/^I build engines that think 3 steps ahead\./)).toBeVisible();
  await expect(app.getByRole("link", { name: `Photo of ${ada.name}` })).toHaveAttribute("href", /^https:/);
});

test("what is added while Tracker can't be reached is kept, and sent once it can; a revoked token leads back to connecting", async () => {
  const { account, tab, panel } = await connected();
  around.passage.cut(true);
  await panel.getByRole("button", { name: "Add to CRM" }).click();
  await expect(panel.getByText("Waiting to be added.")).toBeVisible();
  await expect(panel.getByText("Tracker can’t be reached.")).toBeVisible();
  // Closed and opened again, it still waits.
  await panel.reload();
  await tab.bringToFront();
  await expect(panel.getByRole("region", { name: "Waiting to be sent" })).toContainText(ada.name);
  expect(await account.countPeople()).toBe(0);
  around.passage.cut(false);
  await panel.getByRole("button", { name: "Send now" }).click();
  await expect(panel.getByText("In Tracker", { exact: true })).toBeVisible();
  expect(await account.countPeople()).toBe(1);

  const app = await context.newPage();
  await app.goto(`${around.passage.url}/profile#api-access`);
  await app.getByRole("button", { name: /^Revoke Extension in/ }).click();
  await app.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(app.getByText("No tokens yet.")).toBeVisible();
  await app.close();
  await panel.reload();
  await tab.bringToFront();
  await expect(panel.getByText("This browser was disconnected.")).toBeVisible();
  await connect(context, panel);
  await expect(panel.getByText("In Tracker", { exact: true })).toBeVisible();
});

test("pages in five languages are saved as one goes from one to the next, and another account sees none of them", async () => {
  const { account, tab, panel } = await connected({ address: "https://www.linkedin.com/feed/" });
  await expect(panel.getByText("Open someone’s profile on LinkedIn to add them.")).toBeVisible();
  for (const person of PEOPLE) {
    const { address, html } = writePage(person, { layout: "driven" });
    // A step within the network loads nothing: the address changes first, and the page after it.
    await tab.evaluate(
      ([to, text]) => {
        history.pushState(null, "", to);
        const next = new DOMParser().parseFromString(text, "text/html");
        document.title = next.title;
        document.documentElement.lang = next.documentElement.lang;
        document.body.replaceChildren(...next.body.childNodes);
      },
      [address, html] as const,
    );
    await expect(panel.getByRole("heading", { name: person.name, exact: true })).toBeVisible();
    await add(panel);
  }
  expect(await account.countPeople()).toBe(PEOPLE.length);
  await expect(panel.getByRole("region", { name: "Recently added" })).toContainText(juergen.name);

  await panel.getByRole("button", { name: "Settings" }).click();
  await panel.getByRole("button", { name: "Disconnect" }).click();
  const other = await around.signIn(context);
  await tab.bringToFront();
  await connect(context, panel);
  await expect(panel.getByText(`Connected as ${other.email}`)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Add to CRM" })).toBeVisible();
  await expect(panel.getByText("People you add show up here.")).toBeVisible();
  expect(await other.countPeople()).toBe(0);
});

test("the shortcut adds the person in view; after an update of the extension the page is to be refreshed", async () => {
  const { account, tab, panel } = await connected();
  const panelAddress = panel.url();
  await panel.close();
  await tab.bringToFront();
  // The browser keeps its shortcuts from what drives it, so it's asked for the key and told that it was pressed.
  const [worker] = context.serviceWorkers();
  const keys = await worker?.evaluate(async () => {
    const [shown] = await chrome.tabs.query({ url: "https://www.linkedin.com/*" });
    const { onCommand } = chrome.commands as unknown as { onCommand: { dispatch: (...given: unknown[]) => void } };
    onCommand.dispatch("save-person", shown);
    return (await chrome.commands.getAll()).map(({ name, shortcut }) => `${name ?? ""}: ${shortcut ?? ""}`);
  });
  expect(keys).toEqual(["_execute_action: Alt+Shift+K", "save-person: Alt+Shift+S"]);
  await expect.poll(() => badgeOf(context, adasPage.address)).toBe("✓");
  expect(await account.countPeople()).toBe(1);

  const again = await context.newPage();
  await updateExtension(again, panelAddress);
  await tab.bringToFront();
  await expect(again.getByText("Refresh this page, so that the extension can read it.")).toBeVisible();
  await tab.reload();
  await expect(again.getByText("In Tracker", { exact: true })).toBeVisible();
});
