import { actionLog, assistantPanel, slowAssistant } from "./assistant.ts";
import { violations } from "./axe.ts";
import { card, column } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { ines, rowOf, samplePeople } from "./people.ts";

test("what is asked for is done, and is on the screen without a reload", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/tasks");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const chat = assistantPanel(page);
  await chat.open();
  await chat.say(`Remind me to call ${ines.name} tomorrow`);
  await expect(chat.card("Done")).toContainText(`Call ${ines.name}`);
  // The card is the answer: nothing says it again.
  await expect(chat.log.getByText("Executed 1 action(s) from our conversation.")).toHaveCount(0);
  await expect(card(page, `Call ${ines.name}`)).toContainText("Tomorrow");
  await chat.say(`Remind me to call ${ines.name} tomorrow`);
  await expect(chat.log).toContainText("ℹ️");
  await expect(column(page, "TO DO").getByRole("heading", { level: 3 })).toHaveCount(1);
  expect(await account.tasks()).toHaveLength(1);

  await chat.card("Done").getByRole("button", { name: "Undo" }).click();
  await expect(chat.card("Undone")).toBeVisible();
  await expect(card(page, `Call ${ines.name}`)).toBeHidden();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a deletion waits, says what goes with it, and comes back", async ({ page, account }) => {
  await account.add(ines);
  await account.note(ines.name, "Likes ships");
  await account.addTasks({ title: "Send the deck", founder: ines.name });
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  await chat.say(`Delete ${ines.name}`);
  const waiting = chat.card("Waiting for you");
  await expect(waiting).toContainText("1 note");
  await expect(waiting).toContainText("1 task");
  await expect(rowOf(page, ines.name)).toBeVisible();
  await waiting.getByRole("button", { name: "Cancel" }).click();
  await expect(chat.card("Cancelled")).toBeVisible();
  await expect(rowOf(page, ines.name)).toBeVisible();

  await chat.say(`Delete ${ines.name}`);
  await waiting.getByRole("button", { name: "Confirm" }).click();
  await expect(rowOf(page, ines.name)).toBeHidden();
  await chat.card("Done").getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, ines.name)).toBeVisible();
  expect(await account.notes()).toEqual(["Likes ships"]);
});

test("ask mode changes nothing, and answers with links to the records", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  await expect(chat.panel.getByRole("radio", { name: "Agent" })).toBeChecked();
  await chat.panel.getByRole("radio", { name: "Ask" }).click();
  await chat.say(`Add a note to ${ines.name}: met at the fair`);
  await expect(chat.log).toContainText("Ask mode");
  expect(await account.notes()).toEqual([]);
  await chat.say(`Who is ${ines.name}?`);
  await chat.log.getByRole("link", { name: ines.name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ines.name);
  await expect(chat.log).toContainText(ines.name);
});

test("an answer is read while it comes, and nothing is sent meanwhile", async ({ page, account: _ }) => {
  await page.goto("/people");
  const slow = await slowAssistant(page);
  const chat = assistantPanel(page);
  await chat.open();
  await chat.input.press("Enter");
  await chat.input.fill("   ");
  await chat.input.press("Enter");
  await expect(chat.button("Send")).toBeDisabled();
  await expect(chat.log.getByRole("listitem")).toHaveCount(0);

  await chat.input.fill("First line");
  await chat.input.press("Shift+Enter");
  await chat.input.pressSequentially("second line");
  await expect(chat.input).toHaveValue("First line\nsecond line");
  await chat.input.press("Enter");
  await expect(chat.log).toContainText("Thinking…");
  await slow.send("tool", { tool: "search", label: "Searching people" });
  await expect(chat.log).toContainText("Searching people");
  await slow.send("delta", { text: "You follow " });
  await expect(chat.log.getByRole("listitem").last()).toHaveText(/You follow\s*Writing…$/);
  await chat.input.fill("Another");
  await chat.input.press("Enter");
  await expect(chat.input).toHaveValue("Another");
  await slow.send("delta", { text: "nobody yet." });
  await expect(chat.log).toContainText("You follow nobody yet.");
  await chat.button("Stop the answer").click();
  await expect(chat.log).toContainText("You stopped this answer.");
  await expect(chat.log.getByRole("listitem")).toHaveCount(2);
  slow.stop();
});

test("New begins again, and closing shows the log and keeps what is half typed", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await page.getByLabel("Note", { exact: true }).fill("Half a thought");
  const chat = assistantPanel(page);
  await chat.open();
  await chat.say("How many people do I follow?");
  await expect(chat.log).toContainText("You follow 1 person.");
  await chat.button("New").click();
  await expect(chat.log).toContainText("What can I do for you?");
  await chat.say("How many people do I follow?");
  await expect(chat.log).toContainText("You follow 1 person.");
  await chat.button("Close the assistant").click();
  await expect(actionLog(page)).toContainText("No actions needed from this conversation.");
  await actionLog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(actionLog(page)).toBeHidden();

  await chat.open();
  await expect(chat.log).toContainText("What can I do for you?");
  await chat.say(`Add a note to ${ines.name}: met at the fair`);
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("Met at the fair");
  await chat.say(`Delete ${ines.name}`);
  await expect(chat.card("Waiting for you")).toBeVisible();
  await chat.button("Close the assistant").click();
  await expect(actionLog(page)).toContainText("Executed");
  await expect(actionLog(page).getByRole("region", { name: `Waiting for you: Delete ${ines.name}` })).toBeVisible();
  await actionLog(page).getByRole("button", { name: "Undo" }).click();
  await expect(actionLog(page)).toContainText("Undone");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "Timeline" })).not.toContainText("Met at the fair");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Half a thought");
});

test.describe("a server that fails", () => {
  test.use({ expectedErrors: [/status of 502/] });

  test("is told in the conversation, with its own words under ours", async ({ page, account: _ }) => {
    await page.goto("/people");
    await page.route("**/functions/v1/api/conversation", (route) =>
      route.fulfill({ status: 502, json: { error: "The model is away." } }),
    );
    const chat = assistantPanel(page);
    await chat.open();
    await chat.say("Hello");
    await expect(chat.log).toContainText("Sorry, I encountered an error. Please try again.");
    await expect(chat.log.getByRole("alert")).toHaveText("The model is away.");
  });
});

test("the keyboard alone opens it, confirms, and closes it", async ({ page, account }) => {
  await account.add(ines);
  await account.addTasks({ title: "Send the deck" });
  await page.goto("/tasks");
  await expect(card(page, "Send the deck")).toBeVisible();
  const chat = assistantPanel(page);
  await page.keyboard.press("Control+j");
  await expect(chat.input).toBeFocused();
  await page.keyboard.type("Delete the task send the deck");
  await page.keyboard.press("Enter");
  const confirm = chat.card("Waiting for you").getByRole("button", { name: "Confirm" });
  await expect(confirm).toBeVisible();
  for (let step = 0; step < 6 && !(await confirm.evaluate((button) => button === document.activeElement)); step++) {
    await page.keyboard.press("Shift+Tab");
  }
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.card("Done")).toBeVisible();
  await expect(card(page, "Send the deck")).toBeHidden();
  await page.keyboard.press("Control+j");
  await expect(actionLog(page)).toContainText("Executed");
  await page.keyboard.press("Escape");
  await expect(actionLog(page)).toBeHidden();
  await page.getByRole("button", { name: "Assistant", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(chat.input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Assistant", exact: true })).toBeFocused();
});

test("a lost answer is asked for again, without doing anything twice", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  await page.route("**/functions/v1/api/conversation", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, headers: { "content-type": "text/event-stream" }, body: "" });
  });
  await chat.say(`Add a note to ${ines.name}: met at the fair`);
  await expect(chat.log.getByRole("alert")).toHaveText("The answer was cut off.");
  await page.unroute("**/functions/v1/api/conversation");
  await chat.button("Try again").click();
  await expect(chat.card("Done")).toContainText("Met at the fair");
  await expect(chat.log.getByRole("alert")).toBeHidden();
  expect(await account.notes()).toEqual(["Met at the fair"]);
});

test("made narrow it fills the screen, keeps its end in sight, and hides what lies behind", async ({
  page,
  account: _,
}) => {
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  for (let no = 1; no <= 6; no++) {
    await chat.say(`What can you do? ${no}`);
    await expect(chat.log.getByRole("listitem")).toHaveCount(2 * no);
    await expect(chat.button("Send")).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(chat.log.getByRole("listitem").last()).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator("#main")).toHaveAttribute("inert", "");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("#main")).not.toHaveAttribute("inert", "");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("axe finds nothing in the panel and its log, and a phone shows both whole", async ({ page, account }) => {
      test.slow();
      await account.add(...samplePeople.slice(0, 3));
      await page.goto("/people");
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      const chat = assistantPanel(page);
      await chat.open();
      await expect(chat.log.getByRole("button").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await chat.say(`Who is ${ines.name}?`);
      await expect(chat.log.getByRole("link").first()).toBeVisible();
      await chat.say(`Delete ${ines.name}`);
      await expect(chat.card("Waiting for you")).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(chat.input).toBeInViewport({ ratio: 1 });
      await expect(chat.button("Close the assistant")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await violations(page)).toEqual([]);
      await chat.button("Close the assistant").click();
      await expect(actionLog(page).getByRole("button", { name: "Confirm" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
