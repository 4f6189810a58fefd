import { NO_ACTIONS, STILL_ANSWERING } from "@contract/assistant";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { actionOf, answering, nothingDone, replyOf, sessionId, setUpPanel, stream } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import Assistant from "./assistant";

function open() {
  const onClosed = vi.fn();
  renderInApp(
    <>
      <Assistant isClosing={false} asked={null} onClosed={onClosed} />
      <Toaster />
    </>,
  );
  return { onClosed, box: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to the assistant" }) };
}

/** What is announced is in the panel too, visually hidden. */
const answered = (text: string, options?: { timeout: number }) =>
  within(screen.getByRole("log")).findByText(text, {}, options);

setUpPanel();

test("sends on Enter, shows the answer, and goes on in the same session", async () => {
  const asked = answering({
    conversation: () => stream(["delta", { text: "Hal" }], ["done", replyOf({ reply: "Hello **you**." })]),
  });
  const { box } = open();
  await userEvent.type(box, "Hi{Enter}");
  expect((await screen.findByText("you")).tagName).toBe("STRONG");
  expect(box.value).toBe("");
  await userEvent.type(box, "Again{Enter}");
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(([, { message, sessionId: session, mode }]) => [message, session, mode])).toEqual([
    ["Hi", null, "agent"],
    ["Again", sessionId, "agent"],
  ]);
});

test("sends nothing blank, and nothing while an answer is on its way", async () => {
  let finish: (response: Response) => void = () => undefined;
  const asked = answering({ conversation: () => new Promise((resolve) => (finish = resolve)) });
  const { box } = open();
  await userEvent.type(box, "   {Enter}");
  await userEvent.type(box, "First{Enter}");
  await userEvent.type(box, "Second{Enter}");
  expect([asked.length, box.value]).toEqual([1, "Second"]);
  finish(stream(["done", replyOf()]));
  await answered("Done.");
  expect(box.value).toBe("Second");
});

test("breaks the line on Shift+Enter", async () => {
  answering({});
  const { box } = open();
  await userEvent.type(box, "one{Shift>}{Enter}{/Shift}two");
  expect(box.value).toBe("one\ntwo");
});

test("says the specification's sentence with the reason under it when an answer fails or breaks off", async () => {
  answering({
    conversation: ({ message }) => {
      if (message === "a") return Response.json({ error: "Too many requests" }, { status: 429 });
      const half: [string, unknown] = ["delta", { text: "Half" }];
      return message === "b" ? stream(half) : stream(half, ["error", { error: "The server gave up." }]);
    },
  });
  const { box } = open();
  await userEvent.type(box, "a{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Too many requests");
  expect(screen.getByText("Sorry, I encountered an error. Please try again.")).toBeTruthy();
  await userEvent.type(box, "b{Enter}");
  expect(await screen.findByText("The answer was cut off.")).toBeTruthy();
  await userEvent.type(box, "c{Enter}");
  expect(await screen.findByText("The server gave up.")).toBeTruthy();
});

test("sends a message that failed again as the same message, and keeps it for the next time when it is left", async () => {
  let isUp = false;
  const asked = answering({
    conversation: () =>
      isUp ? stream(["done", replyOf({ reply: "There you are." })]) : Response.json({ error: "Away" }, { status: 502 }),
  });
  const { box, onClosed } = open();
  await userEvent.type(box, "Find Ada{Enter}");
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await userEvent.click(again);
  expect(await answered("There you are.")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  const ids = asked.map(([, { messageId }]) => messageId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids).toEqual([ids[0], ids[0]]);

  isUp = false;
  await userEvent.type(box, "Find Bo{Enter}");
  await screen.findByRole("button", { name: "Try again" });
  await userEvent.click(screen.getByRole("button", { name: "Close the assistant" }));
  await waitFor(() => expect(onClosed).not.toHaveBeenCalled());
  cleanup();
  expect(open().box.value).toBe("Find Bo");
});

test("waits for an earlier try of the same message that is still being answered", async () => {
  let tries = 0;
  answering({
    conversation: () =>
      ++tries === 1
        ? Response.json({ error: STILL_ANSWERING }, { status: 409 })
        : stream(["done", replyOf({ reply: "Here it is." })]),
  });
  const { box } = open();
  await userEvent.type(box, "Hi{Enter}");
  expect(await answered("Here it is.", { timeout: 4_000 })).toBeTruthy();
});

test("says an answer aloud once and whole, not word by word", async () => {
  answering({
    conversation: () => stream(["delta", { text: "Hello " }], ["done", replyOf({ reply: "Hello [Ada](/people/1)." })]),
  });
  const { box } = open();
  await userEvent.type(box, "Hi{Enter}");
  await waitFor(() =>
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Hello Ada."),
  );
  expect(screen.getByRole("log").getAttribute("aria-live")).toBe("off");
});

test("shows a proposed change exactly, and does it on Confirm only", async () => {
  const proposed = actionOf({
    status: "proposed",
    tool: "delete_founder",
    title: "Delete Ada Park",
    changes: [],
    losses: [{ what: "notes", count: 3 }],
    heldBecause: "Deleting waits for you.",
  });
  const asked = answering({
    conversation: () => stream(["pending", proposed], ["done", replyOf({ actions: [proposed] })]),
    [`conversation/actions/${proposed.id}/confirm`]: () =>
      Response.json({ ...proposed, status: "executed", message: "Deleted Ada Park" }),
  });
  const { box } = open();
  await userEvent.type(box, "delete Ada{Enter}");
  const card = await screen.findByRole("region", { name: "Waiting for you: Delete Ada Park" });
  expect(within(card).getByText(/3 notes/)).toBeTruthy();
  expect(asked).toHaveLength(1);
  await userEvent.click(within(card).getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Done")).toBeTruthy();
});

test("tells what was executed and what was there already, in the specification's words", async () => {
  answering({
    conversation: () =>
      stream([
        "done",
        replyOf({
          executedCount: 2,
          summary: "Two tasks.",
          alreadyExistsCount: 1,
          alreadyExists: [{ message: "Ada is already there" }],
        }),
      ]),
  });
  const { box } = open();
  await userEvent.type(box, "go{Enter}");
  expect(await screen.findByText("Executed 2 action(s) from our conversation. Two tasks.")).toBeTruthy();
  expect(screen.getByText("ℹ️ Ada is already there")).toBeTruthy();
});

test("just closes when nothing was said", async () => {
  const asked = answering({});
  const { onClosed } = open();
  await userEvent.click(screen.getByRole("button", { name: "Close the assistant" }));
  expect([onClosed.mock.calls.length, asked.length]).toEqual([1, 0]);
});

test("ends the conversation on closing and lists what came of it, or that nothing did", async () => {
  const asked = answering({
    conversation: () => stream(["done", replyOf()]),
    "conversation/end": () => Response.json(nothingDone),
  });
  const { box, onClosed } = open();
  await userEvent.type(box, "Hi{Enter}");
  await answered("Done.");
  await userEvent.click(screen.getByRole("button", { name: "Close the assistant" }));
  const log = await screen.findByRole("dialog", { name: "Action Extraction Log" });
  expect(await within(log).findByText(NO_ACTIONS)).toBeTruthy();
  expect(asked.at(-1)).toEqual(["conversation/end", { sessionId, mode: "agent" }]);
  await userEvent.click(within(log).getAllByRole("button", { name: "Close" })[0] ?? log);
  expect(onClosed).toHaveBeenCalledOnce();
});

test("offers to end it again when that failed", async () => {
  let isUp = false;
  answering({
    conversation: () => stream(["done", replyOf()]),
    "conversation/end": () =>
      isUp
        ? Response.json({ ...nothingDone, failed: [{ actionId: "delete_task", reason: "Needs your confirmation" }] })
        : Response.json({ error: "Away" }, { status: 502 }),
  });
  const { box } = open();
  await userEvent.type(box, "Hi{Enter}");
  await answered("Done.");
  await userEvent.click(screen.getByRole("button", { name: "Close the assistant" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Away");
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Needs your confirmation")).toBeTruthy();
});
