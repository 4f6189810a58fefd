import { CHAT_FAILED, OTHER_MESSAGE, STILL_ANSWERING } from "@contract/assistant";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answering, replyOf, sessionId, setUpPanel, stream } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import Assistant from "./assistant";
import { timeLeft } from "./messages";

setUpPanel();

const refusal = (error: string) => Response.json({ error }, { status: 409 });
const log = () => within(screen.getByRole("log"));
const button = (name: string) => screen.findByRole("button", { name });

function open() {
  renderInApp(<Assistant isClosing={false} asked={null} onClosed={() => undefined} />);
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to the assistant" });
}

/** Answers every message but those whose first try was cut off. */
const stuckWith = (stuck: string, error = STILL_ANSWERING) =>
  answering({
    conversation: ({ message }) =>
      message === stuck ? refusal(error) : stream(["done", replyOf({ reply: `Answer to ${String(message)}.` })]),
  });

test("says what is waited for and until when, in place of an answer that seems to be on its way", async () => {
  stuckWith("Count them");
  const box = open();
  await userEvent.type(box, "Count them{Enter}");
  const told = await log().findByText(/An earlier try of this message hasn't ended, or was cut off\./);
  expect(told.textContent).toMatch(/Without one, a new try begins in 2:3\d at the latest\./);
  expect(screen.queryByText("Thinking…")).toBeNull();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "An earlier try of this message hasn't ended, or was cut off. Its answer appears here.",
  );
});

test("something else can be sent meanwhile, once for a key that is pressed twice, and the message can be tried again", async () => {
  const asked = stuckWith("Count them");
  const box = open();
  await userEvent.type(box, "Hi{Enter}");
  await log().findByText("Answer to Hi.");
  await userEvent.type(box, "Count them{Enter}");
  await button("Stop waiting");
  await userEvent.type(box, "Find Bo{Enter}{Enter}");
  await log().findByText("Answer to Find Bo.");
  expect(asked.filter(([, { message }]) => message === "Find Bo")).toHaveLength(1);
  expect(screen.getByRole("alert").textContent).toMatch(/^You stopped waiting/);
  expect(await button("Try again")).toBeTruthy();
});

test("waiting can be stopped, and asks for nothing more", async () => {
  const asked = stuckWith("Count all of them");
  const box = open();
  await userEvent.type(box, "Count all of them{Enter}");
  await userEvent.click(await button("Stop waiting"));
  expect(await button("Try again")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  // A slow machine may have asked again before it was stopped; after that nothing does.
  const sent = () => asked.filter(([, { message }]) => message === "Count all of them").length;
  const sofar = sent();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(sent()).toBe(sofar);
  expect(screen.queryByText(CHAT_FAILED)).toBeNull();
});

test("a message whose conversation never came to be known is answered in it, and the open one goes on", async () => {
  const other = "5b0f3c51-3f0e-4a52-9d53-0f1c1f6f3a99";
  let isCut = true;
  const asked = answering({
    conversation: ({ message, sessionId: session }) => {
      if (message !== "Count them") return stream(["done", replyOf({ reply: `Answer to ${String(message)}.` })]);
      if (isCut) return Response.json({ error: "The function does not answer." }, { status: 503 });
      if (session !== null) return refusal(OTHER_MESSAGE);
      return stream(["done", replyOf({ reply: "There are 8.", sessionId: other })]);
    },
  });
  const box = open();
  await userEvent.type(box, "Count them{Enter}");
  await button("Try again");
  await userEvent.type(box, "Find Bo{Enter}");
  await log().findByText("Answer to Find Bo.");
  isCut = false;
  await userEvent.click(await button("Try again"));
  await log().findByText("There are 8.");
  await userEvent.type(box, "Go on{Enter}");
  await waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ message: "Go on", sessionId }));
});

test("counts down, and says so when it is over", () => {
  expect([155_000, 64_500, 1, 0, -5].map(timeLeft)).toEqual([
    "Without one, a new try begins in 2:35 at the latest.",
    "Without one, a new try begins in 1:05 at the latest.",
    "Without one, a new try begins in 0:01 at the latest.",
    "Without one, a new try begins now.",
    "Without one, a new try begins now.",
  ]);
});
