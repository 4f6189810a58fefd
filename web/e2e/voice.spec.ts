import { assistantPanel } from "./assistant.ts";
import { browserWith } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";
import { speaking, SPOKEN } from "./speech.ts";

const TRANSCRIBE = "**/functions/v1/api/whisper/transcribe";

async function record(chat: ReturnType<typeof assistantPanel>) {
  await chat.button("Speak").click();
  await expect(chat.panel.getByText("Recording 0:03")).toBeVisible();
  await chat.button("Stop recording").click();
}

test.use({ launchOptions: browserWith(...speaking) });

test.describe("a voice", () => {
  test("is recorded, turned into text for the input, and sent when it has been read", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/tasks");
    const chat = assistantPanel(page);
    await chat.open();
    await chat.input.fill("Please");
    let answer: () => void = () => undefined;
    const isWatched = new Promise<void>((resolve) => (answer = resolve));
    await page.route(TRANSCRIBE, async (route) => {
      await isWatched;
      await route.continue();
    });
    const request = page.waitForRequest(TRANSCRIBE);
    await record(chat);
    const sent = (await request).postDataBuffer();
    expect(sent?.toString("latin1")).toMatch(/name="audio"; filename="audio\.webm"\r\nContent-Type: audio\/webm/);
    expect(sent?.length).toBeGreaterThan(10_000);
    await expect(chat.button("Transcribing")).toBeDisabled();
    answer();
    await expect(chat.input).toHaveValue(`Please ${SPOKEN}`);
    expect(await account.tasks()).toEqual([]);
    await chat.input.press("Enter");
    await expect(chat.card("Done")).toContainText(`Call ${ines.name}`);
    expect(await account.tasks()).toMatchObject([{ title: `Call ${ines.name}` }]);
  });

  test.describe("that fails to be understood", () => {
    test.use({ expectedErrors: [/status of 502|net::ERR_FAILED/] });

    // The service's own failures are made in the browser: the stand-in always understands.
    test("is told in the specification's words, and can be sent again", async ({ page, account: _ }) => {
      await page.goto("/people");
      const chat = assistantPanel(page);
      await chat.open();
      await page.route(TRANSCRIBE, (route) => route.fulfill({ status: 502, json: { error: "It is away." } }));
      const again = chat.button("Try again");
      await record(chat);
      await expect(page.getByRole("alert")).toContainText("Failed to transcribe audio. Please try again.");
      await page.unroute(TRANSCRIBE);
      await page.route(TRANSCRIBE, (route) =>
        route.fulfill({ json: { success: false, transcription: null, error: "There was nothing to hear." } }),
      );
      await again.click();
      await expect(page.getByRole("alert")).toContainText("Failed to transcribe audio. Please try again.");
      await page.unroute(TRANSCRIBE);
      await page.route(TRANSCRIBE, (route) => route.abort());
      await again.click();
      const unreachable = page.getByRole("alert").filter({ hasText: "Error transcribing audio. Please try again." });
      await expect(unreachable).toBeVisible();
      await page.unroute(TRANSCRIBE);
      await again.click();
      await expect(chat.input).toHaveValue(SPOKEN);
    });
  });
});
