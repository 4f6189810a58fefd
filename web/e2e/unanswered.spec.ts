import { assistantPanel } from "./assistant.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const CONVERSATION = "**/functions/v1/api/conversation";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("messages that could not be sent survive a reload, are sent in order, and are given back by New", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  await page.route(CONVERSATION, (route) => route.abort("internetdisconnected"));
  const again = chat.log.getByRole("button", { name: "Try again" });
  await chat.say(`Add a note to ${ines.name}: first`);
  await expect(again).toHaveCount(1);
  await chat.say(`Add a note to ${ines.name}: second`);
  await expect(again).toHaveCount(2);

  await page.reload();
  await expect(again).toHaveCount(2);
  await expect(chat.log).toContainText("This message had no answer yet when the page was loaded again.");
  await page.unroute(CONVERSATION);
  await again.last().click();
  await expect(chat.card("Done")).toHaveCount(2);
  await expect(chat.card("Done").last()).toContainText("Second");
  await expect(again).toHaveCount(0);
  expect(await account.notes()).toEqual(expect.arrayContaining(["First", "Second"]));

  await page.route(CONVERSATION, (route) => route.abort("internetdisconnected"));
  await chat.say("Who is overdue?");
  await expect(again).toHaveCount(1);
  await page.reload();
  // What was said before stands above it, once.
  await expect(chat.card("Done")).toHaveCount(2);
  await expect(again).toHaveCount(1);
  await chat.button("New").click();
  await expect(chat.log).toContainText("What can I do for you?");
  await expect(chat.input).toHaveValue("Who is overdue?");
});
