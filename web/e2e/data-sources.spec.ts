import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { afterRuns, changeKey, connect, connectDialog, demoKey, sourceItem, tryKey } from "./vendors.ts";

// The vendors are the stand-ins of `npm start -- --demo-vendors`.
const grace = { name: "Grace Real", profileUrl: "https://www.linkedin.com/in/grace-real-person" };
const row = (page: Page) => page.getByRole("row", { name: new RegExp(grace.name) });
const testOne = (page: Page, vendor: string) =>
  sourceItem(page, vendor).getByRole("button", { name: "Test with one person" }).click();

for (const [vendor, kind] of [
  ["PhantomBuster", "demo-phantombuster-key"],
  ["Apify", "demo-apify-token"],
] as const) {
  test(`from an unknown profile to a summary in the table, with ${vendor}`, async ({ page, account }) => {
    await account.add(grace);
    await page.goto("/people");
    await expect(row(page)).toContainText("LinkedIn not connected");
    await page.getByRole("link", { name: "Connect a data source" }).click();
    await expect(page).toHaveURL(/\/profile#data-sources$/);
    const item = sourceItem(page, vendor);
    await connect(page, vendor, demoKey(kind));
    await testOne(page, vendor);
    await expect(item.getByRole("status")).toContainText("Looking up Grace Real");
    await afterRuns(account, () => expect(item.getByRole("status")).toHaveText("Grace Real: 3 new posts.", soon));
    await expect(item).toContainText("Done · 1 person");
    expect(await violations(page)).toEqual([]);
    await page.goto("/people");
    await expect(row(page)).toContainText("second workshop");
    await expect(row(page)).not.toContainText("LinkedIn not connected");
  });
}

/** One look; the next one follows. */
const soon = { timeout: 1_000 };

test("signed out of LinkedIn: it says so everywhere, and goes on by itself once it is connected again", async ({
  page,
  account,
}) => {
  await account.add(grace);
  const item = sourceItem(page, "PhantomBuster");
  await connect(page, "PhantomBuster", demoKey("demo-phantombuster-signed-out"));
  await afterRuns(account, () => expect(item).toContainText("Signed out of LinkedIn", { timeout: 6_000 }));
  await expect(item).toContainText("Connect LinkedIn there again.");
  await page.goto("/people");
  await expect(row(page)).toContainText("Waiting. PhantomBuster is signed out of LinkedIn.");
  await row(page).getByRole("link", { name: "Data sources" }).click();

  await changeKey(page, "PhantomBuster", demoKey("demo-phantombuster-key"));
  await page.goto("/people");
  await afterRuns(account, () => expect(row(page)).toContainText("second workshop", soon));
});

test("limited: it says until when", async ({ page, account }) => {
  await account.add(grace);
  await connect(page, "PhantomBuster", demoKey("demo-phantombuster-limited"));
  const item = sourceItem(page, "PhantomBuster");
  await expect(item).toContainText(/Limited until \d\d:\d\d/, { timeout: 30_000 });
  await expect(item).toContainText("PhantomBuster asks for a pause.");
  await page.goto("/people");
  await expect(row(page)).toContainText("Waiting. PhantomBuster asks for a pause.");
});

for (const [vendor, kind] of [
  ["PhantomBuster", "demo-phantombuster-quiet"],
  ["Apify", "demo-apify-quiet"],
] as const) {
  test(`nothing new is no error, with ${vendor}`, async ({ page, account }) => {
    await account.add(grace);
    await connect(page, vendor, demoKey(kind));
    await testOne(page, vendor);
    const item = sourceItem(page, vendor);
    await afterRuns(account, () => expect(item.getByRole("status")).toHaveText("Grace Real: no new posts.", soon));
    await expect(item).toContainText("Nothing new · 1 person");
    await expect(item).not.toContainText(/fail|error|problem/i);
    await expect(item.getByRole("button", { name: "Try again" })).toBeHidden();
    await page.goto("/people");
    await expect(row(page)).toContainText("No posts of their own yet");
  });
}

test("failing: it says since when and why, and can be retried", async ({ page, account }) => {
  await account.add(grace);
  await connect(page, "Apify", demoKey("demo-apify-failing"));
  const item = sourceItem(page, "Apify");
  await afterRuns(account, () => expect(item).toContainText(/Failing since \d\d:\d\d/, { timeout: 6_000 }));
  await expect(item).toContainText("The Apify run failed.");
  await expect(item.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goto("/people");
  await expect(row(page)).toContainText("Waiting. Apify isn't working right now.");
});

for (const [vendor, kind] of [
  ["PhantomBuster", "demo-phantombuster-key"],
  ["Apify", "demo-apify-token"],
] as const) {
  test(`a key that ${vendor} doesn't take is kept in the dialog, and nothing starts`, async ({ page, account }) => {
    await account.add(grace);
    await page.goto("/profile#data-sources");
    await page.getByRole("button", { name: `Connect ${vendor}` }).click();
    const dialog = connectDialog(page, vendor);
    await tryKey(page, vendor, "no-such-key");
    await expect(dialog).toContainText(`${vendor} doesn't accept this`);
    await expect(dialog.getByLabel(/^API (key|token)/)).toHaveValue("no-such-key");
    expect(await violations(page)).toEqual([]);
    await tryKey(page, vendor, demoKey(kind));
    await expect(dialog).toBeHidden();
    await page.goto("/people");
    await afterRuns(account, () => expect(row(page)).toContainText("second workshop", soon));
  });
}

test("a vendor that can't be reached is said so, and can be connected anyway", async ({ page, account }) => {
  await account.add(grace);
  await page.goto("/profile#data-sources");
  await page.getByRole("button", { name: "Connect Apify" }).click();
  await tryKey(page, "Apify", demoKey("demo-apify-down"));
  const dialog = connectDialog(page, "Apify");
  await expect(dialog.getByRole("alert")).toContainText("The key couldn't be checked: Apify answered with error 503.");
  await dialog.getByRole("button", { name: "Connect anyway" }).click();
  await expect(sourceItem(page, "Apify")).toBeVisible();
});

test("connecting says what it starts, and starts nothing where that isn't wanted", async ({ page, account }) => {
  await account.add(grace, { name: "Henry Real", profileUrl: "https://www.linkedin.com/in/henry-real-person" });
  await page.goto("/people");
  await expect(page.getByText("LinkedIn not connected")).toHaveCount(2);
  await page.goto("/profile#data-sources");
  await page.getByRole("button", { name: "Connect Apify" }).click();
  await connectDialog(page, "Apify").getByLabel("I understand and accept this").check();
  await connectDialog(page, "Apify").getByLabel("Check the posts of 2 people now (up to $0.04)").uncheck();
  await tryKey(page, "Apify", demoKey("demo-apify-token"));
  const item = sourceItem(page, "Apify");
  await expect(item).toContainText("Connected");
  // A test with one person is the first that anyone hears of it.
  await testOne(page, "Apify");
  await expect(item.getByRole("status")).toHaveText(/: \d new posts\.$/, { timeout: 45_000 });
  await expect(item.getByRole("list", { name: "Last runs" }).getByRole("listitem")).toHaveText([/Done · 1 person/]);
});

test("half failed: those who were read are there, and the run says how many weren't", async ({ page, account }) => {
  await account.add(grace, { name: "Henry Real", profileUrl: "https://www.linkedin.com/in/henry-real-person" });
  await connect(page, "PhantomBuster", demoKey("demo-phantombuster-half"));
  const item = sourceItem(page, "PhantomBuster");
  await afterRuns(account, () => expect(item).toContainText("Done · 2 people, 1 failed", { timeout: 6_000 }));
  await page.goto("/people");
  await expect(page.getByRole("row", { name: /second workshop/ })).toHaveCount(1);
});

test("only one of two vendors is used: the last connected, until the other is chosen", async ({ page, account }) => {
  await connect(page, "PhantomBuster", demoKey("demo-phantombuster-key"));
  await connect(page, "Apify", demoKey("demo-apify-token"));
  const [phantombuster, apify] = [sourceItem(page, "PhantomBuster"), sourceItem(page, "Apify")];
  await expect(apify).toContainText("Tracker looks people up here.");
  await expect(phantombuster).toContainText("Not in use: Tracker looks people up with Apify.");
  expect(await violations(page)).toEqual([]);
  await phantombuster.getByRole("button", { name: "Use PhantomBuster instead" }).click();
  await expect(phantombuster).toContainText("Tracker looks people up here.");
  await expect(apify).toContainText("Not in use: Tracker looks people up with PhantomBuster.");
  await account.add(grace);
  await afterRuns(account, () => expect(phantombuster).toContainText("Done · 1 person", { timeout: 6_000 }));
  await expect(apify.getByRole("list", { name: "Last runs" })).toBeHidden();
});

test("paused it looks nobody up, resumed it goes on, and disconnected it is gone", async ({ page, account }) => {
  await connect(page, "PhantomBuster", demoKey("demo-phantombuster-key"));
  const item = sourceItem(page, "PhantomBuster");
  await item.getByRole("button", { name: "Pause" }).click();
  await expect(item).toContainText("Paused");
  await account.add(grace);
  await page.goto("/people");
  await expect(row(page)).toContainText("Waiting. PhantomBuster is paused.");
  await row(page).getByRole("link", { name: "Data sources" }).click();
  await item.getByRole("button", { name: "Resume" }).click();
  await expect(item).toContainText("Connected");
  await afterRuns(account, () => expect(item).toContainText("Done · 1 person", { timeout: 6_000 }));

  await item.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("button", { name: "Connect PhantomBuster" })).toBeVisible();
  await page.goto("/people");
  await expect(row(page)).toContainText("second workshop");
});

test("Apify tells of a run's end itself, and says beforehand what a month costs", async ({ page, account }) => {
  await account.add(grace);
  await page.goto("/profile#data-sources");
  await page.getByRole("button", { name: "Connect Apify" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect Apify" });
  await expect(dialog).toContainText(
    /About \$0\.003 for each check of a person, by the actor's published price: about \$0\.\d+ a month/,
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await connect(page, "Apify", demoKey("demo-apify-token"));
  const item = sourceItem(page, "Apify");
  // Nobody hurries: by polls alone this run would never end.
  await expect(item).toContainText("Done · 1 person · $0.006", { timeout: 45_000 });
  await expect(item).toContainText("About $0.006 for each check of a person, by your last runs");
});

test("how often posts are checked is set for one person and for many", async ({ page, account }) => {
  await account.add(grace, { name: "Henry Real", profileUrl: "https://www.linkedin.com/in/henry-real-person" });
  await page.goto(`/people/${await account.idOf(grace.name)}`);
  await page.getByRole("button", { name: "Check posts: Automatic" }).click();
  await page.getByRole("menuitemradio", { name: "Never" }).click();
  await expect(page.getByRole("button", { name: "Check posts: Never" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto("/people");
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("toolbar", { name: "Selected people" }).getByRole("button", { name: "Check posts" }).click();
  await page.getByRole("menuitem", { name: "Every week" }).click();
  await expect(
    page.getByText("Every week is set for 2 people. LinkedIn posts are checked once you connect a data source."),
  ).toBeVisible();
  await page.goto(`/people/${await account.idOf("Henry Real")}`);
  await expect(page.getByRole("button", { name: "Check posts: Every week" })).toBeVisible();
});
