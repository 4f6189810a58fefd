import { NO_ACTIONS } from "@contract/assistant";
import { UNREADABLE_REPLY } from "@contract/call";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { answering, described, nothingDone, replyOf, sessionId, setUpPanel, stream } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import Assistant from "./assistant";
import { NO_VOICE } from "./messages";

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

test("closed while its first answer still comes, it waits for that and then shows what was done", async () => {
  let finish: () => void = () => undefined;
  const asked = answering({
    conversation: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            const send = (event: string, data: unknown) =>
              controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
            send("delta", { text: "You follow 1 person." });
            finish = () => {
              send("done", replyOf({ reply: "You follow 1 person." }));
              controller.close();
            };
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      ),
    "conversation/end": () => Response.json(nothingDone),
  });
  const { box, onClosed } = open();
  await userEvent.type(box, "How many?{Enter}");
  await answered("You follow 1 person.");
  await userEvent.click(screen.getByRole("button", { name: "Close the assistant" }));
  expect(await screen.findByText("Finishing up…")).toBeTruthy();
  expect(onClosed).not.toHaveBeenCalled();
  finish();
  expect(await screen.findByText(NO_ACTIONS)).toBeTruthy();
  expect(asked.map(([path]) => path)).toEqual(["conversation", "conversation/end"]);
});

test("says in words that a reply cannot be read, and shows none of its fields", async () => {
  answering({ conversation: () => stream(["done", { reply: "Hello" }]) });
  const { box } = open();
  await userEvent.type(box, "Hi{Enter}");
  const alert = await screen.findByText(UNREADABLE_REPLY);
  expect(alert.getAttribute("role")).toBe("alert");
  expect(document.body.textContent).not.toMatch(/invalid_type|expected/);
});

test("says in one sentence that there is no transcription service, and uses nothing else instead", async () => {
  answering({});
  vi.stubGlobal("SpeechRecognition", () => {
    throw new Error("Nobody may listen.");
  });
  described.canTranscribe = false;
  try {
    open();
    await screen.findByText("Who is overdue?");
    await userEvent.click(screen.getByRole("button", { name: "Speak" }));
    expect((await screen.findByRole("alert")).textContent).toBe(NO_VOICE);
    await userEvent.click(screen.getByRole("button", { name: "New" }));
    expect(screen.queryByRole("alert")).toBeNull();
  } finally {
    described.canTranscribe = true;
  }
});

test("a suggestion with a gap is put into the input, with the gap selected", async () => {
  const asked = answering({
    conversation: () => stream(["done", replyOf({ reply: "Try:", suggestions: ["Add a note to …"] })]),
  });
  const { box } = open();
  await userEvent.type(box, "Hm{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Add a note to …" }));
  expect(box.value).toBe("Add a note to …");
  expect(box.selectionStart).toBe(14);
  await userEvent.keyboard("Ines");
  expect(box.value).toBe("Add a note to Ines");
  expect(asked).toHaveLength(1);
});

test("a message that is refused can not be sent again, and holds up no other", async () => {
  let isUp = true;
  const asked = answering({
    conversation: ({ message }) =>
      !isUp
        ? Response.json({ error: "Away" }, { status: 502 })
        : message === "Too long"
          ? Response.json({ error: "Message can be up to 8,000 characters" }, { status: 400 })
          : stream(["done", replyOf({ reply: `Found: ${String(message)}.` })]),
  });
  const { box } = open();
  await userEvent.type(box, "Too long{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Message can be up to 8,000 characters");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  isUp = false;
  await userEvent.type(box, "Find Bo{Enter}");
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await userEvent.click(again);
  await answered("Found: Find Bo.");
  expect(asked.map(([, { message }]) => message)).toEqual(["Too long", "Find Bo", "Find Bo"]);
  await userEvent.click(screen.getByRole("button", { name: "New" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Too long");
});

test("each message that failed stays over a reload with a Try again of its own, is sent in order, and New gives back the rest", async () => {
  let isUp = false;
  const asked = answering({
    conversation: ({ message }) =>
      isUp && message !== "Find Cy"
        ? stream(["done", replyOf({ reply: `Found: ${String(message)}.` })])
        : Response.json({ error: "Away" }, { status: 502 }),
  });
  const { box } = open();
  for (const [no, message] of ["Find Ada", "Find Bo", "Find Cy"].entries()) {
    await userEvent.type(box, `${message}{Enter}`);
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(no + 1));
  }
  cleanup();
  const { box: again } = open();
  expect(screen.getAllByText(/^Find/).map(({ textContent }) => textContent)).toEqual([
    "You: Find Ada",
    "You: Find Bo",
    "You: Find Cy",
  ]);
  isUp = true;
  const [, second] = screen.getAllByRole("button", { name: "Try again" });
  await userEvent.click(second ?? again);
  await answered("Found: Find Bo.");
  expect(asked.slice(3).map(([, { message, sessionId: session }]) => [message, session])).toEqual([
    ["Find Ada", null],
    ["Find Bo", sessionId],
  ]);
  expect(asked.slice(3).map(([, { messageId }]) => messageId)).toEqual(
    asked.slice(0, 2).map(([, { messageId }]) => messageId),
  );
  await userEvent.type(again, "Half typed");
  await userEvent.click(screen.getByRole("button", { name: "New" }));
  expect(again.isConnected).toBe(false);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Find Cy\nHalf typed");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  cleanup();
  open();
  expect(screen.queryByText("You: Find Cy")).toBeNull();
});

test("the button of a choice that is listed sends its number, so that all of it is meant", async () => {
  const long = "Note “Ships … and more”";
  const reply = replyOf({ reply: `What do you want me to do?\n1. Delete Ada\n2. ${long}`, suggestions: [long] });
  const asked = answering({ conversation: () => stream(["done", reply]) });
  const { box } = open();
  await userEvent.type(box, "Hm{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: long }));
  await waitFor(() => expect(asked.map(([, { message }]) => message)).toEqual(["Hm", "2"]));
});
