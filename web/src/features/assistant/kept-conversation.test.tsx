import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { actionOf, actionRow, setUpPanel, sessionId } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import Assistant from "./assistant";
import { keepConversation, keptConversation } from "./kept-conversation";

const earlier = actionOf({
  sessionId: "5b0f3c51-3f0e-4a52-9d53-0f1c1f6f3a09",
  status: "proposed",
  title: "Change Bo Lin",
});
const ofTurn = { turn: 1, error: null, createdAt: "2030-06-03T12:00:00Z" };
const rows: Record<string, unknown> = {
  conversations: { id: sessionId, mode: "agent", turns: 1, tainted: false, ended_at: null, result: null },
  conversation_messages: [
    { ...ofTurn, role: "user", content: "Who is Ada?", mode: "agent", messageId: "m1", actionIds: null },
    {
      ...ofTurn,
      role: "assistant",
      content: "Ada Park, at Acme.",
      mode: null,
      messageId: null,
      actionIds: [earlier.id],
    },
  ],
  assistant_actions: [],
};

setUpPanel();
beforeEach(() => {
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => {
    const address = String(input instanceof Request ? input.url : input);
    const table = Object.keys(rows).find((name) => address.includes(`/${name}?`));
    // The answer showed a card of another conversation, which is asked for by its id.
    const isById = address.includes("id=in.");
    return Promise.resolve(Response.json(isById ? [actionRow(earlier)] : table === undefined ? {} : rows[table]));
  });
});

const open = () => renderInApp(<Assistant isClosing={false} asked={null} onClosed={vi.fn()} />);

test("shows the conversation again that was open before a reload", async () => {
  open();
  expect(screen.queryByText("Ada Park, at Acme.")).toBeNull();
  cleanup();
  // The tests' user has no id.
  keepConversation("", sessionId);
  open();
  const log = within(screen.getByRole("log"));
  expect(await log.findByText("Ada Park, at Acme.")).toBeTruthy();
  expect(log.getByText("Who is Ada?")).toBeTruthy();
  expect(await log.findByRole("region", { name: "Waiting for you: Change Bo Lin" })).toBeTruthy();
});

test("forgets a conversation that has ended", async () => {
  rows["conversations"] = { ...(rows["conversations"] as object), ended_at: "2030-06-03T13:00:00Z" };
  keepConversation("", sessionId);
  open();
  await waitFor(() => expect(keptConversation("")).toBeNull());
  expect(screen.queryByText("Ada Park, at Acme.")).toBeNull();
});
