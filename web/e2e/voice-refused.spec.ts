import { assistantPanel } from "./assistant.ts";
import { browserWith } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { silent } from "./speech.ts";

test.use({ launchOptions: browserWith(...silent) });

test("a refused microphone is told, and typing goes on", async ({ page, account: _ }) => {
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  await chat.button("Speak").click();
  await expect(page.getByRole("alert")).toContainText("Unable to access microphone. Please check permissions.");
  await chat.say("How many people do I follow?");
  await expect(chat.log).toContainText("You have no people yet.");
});
