import type { AssistantAction } from "@contract/assistant";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { undoOf } from "@/features/history/history.queries";
import { actionOf, actionRow, answering, nothingDone, replyOf, setUpPanel, stream } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import Assistant from "./assistant";

const undone = { status: "undone", message: "Undone." } as const;
const undoButton = () => screen.queryByRole("button", { name: "Undo" });

setUpPanel();

/** A panel in which the assistant changed something; `undoElsewhere` undoes that, or does it again, as the history does. */
async function afterAChange() {
  const stored: AssistantAction[] = [actionOf()];
  answering({
    conversation: () => stream(["result", actionOf()], ["done", replyOf({ actions: [actionOf()], executedCount: 1 })]),
    "conversation/end": () =>
      Response.json({
        ...nothingDone,
        executed: stored.map(({ id }) => ({
          id,
          actionId: "update_founder",
          params: {},
          message: "Changed the stage",
        })),
      }),
    assistant_actions: () => Response.json(stored.map(actionRow)),
    "rpc/undo": () => {
      const isUndone = stored[0]?.status === "undone";
      stored[0] = actionOf(isUndone ? {} : undone);
      return Response.json({ count: 1, of: 1, left: 0, leftAlone: {}, undoId: crypto.randomUUID() });
    },
  });
  const { client } = renderInApp(<Assistant isClosing={false} asked={null} onClosed={vi.fn()} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Message to the assistant" }), "Move Ada{Enter}");
  await waitFor(() => expect(undoButton()).not.toBeNull());
  return { undoElsewhere: undoOf(client, actionOf().id) };
}

test("a card follows what is undone and done again elsewhere", async () => {
  const { undoElsewhere } = await afterAChange();
  const redo = await undoElsewhere();
  expect(await screen.findByRole("region", { name: "Undone: Change Ada Park" })).toBeTruthy();
  expect(undoButton()).toBeNull();
  await redo();
  expect(await screen.findByRole("region", { name: "Done: Change Ada Park" })).toBeTruthy();
  expect(undoButton()).not.toBeNull();
});

test("so does the list of what a conversation did", async () => {
  const { undoElsewhere } = await afterAChange();
  await userEvent.click(screen.getByRole("button", { name: "Close the assistant" }));
  expect(await screen.findByText("Changed the stage")).toBeTruthy();
  expect(undoButton()).not.toBeNull();
  await undoElsewhere();
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(undoButton()).toBeNull();
});

test.each(["executed", "undone", "proposed"] as const)(
  "after an answer with a change that is %s, other screens are read again if need be",
  async (status) => {
    const executedCount = status === "executed" ? 1 : 0;
    answering({ conversation: () => stream(["done", replyOf({ actions: [actionOf({ status })], executedCount })]) });
    const { client } = renderInApp(<Assistant isClosing={false} asked={null} onClosed={vi.fn()} />);
    client.setQueryData(["another screen"], "as it was");
    await userEvent.type(screen.getByRole("textbox", { name: "Message to the assistant" }), "undo{Enter}");
    await screen.findByRole("region", { name: /Change Ada Park$/ });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).toBeNull());
    expect(client.getQueryState(["another screen"])?.isInvalidated).toBe(status !== "proposed");
  },
);

const earlierSession = "5b0f3c51-3f0e-4a52-9d53-0f1c1f6f3a09";

/** A panel that shows what waits in an earlier conversation, whose Confirm is answered so. */
async function withEarlierCard(confirm: (stored: AssistantAction[]) => Response) {
  const waits = actionOf({ sessionId: earlierSession, status: "proposed", message: null });
  const stored: AssistantAction[] = [waits];
  answering({
    conversation: () => stream(["pending", waits], ["done", replyOf({ actions: [waits] })]),
    [`conversation/actions/${waits.id}/confirm`]: () => confirm(stored),
    assistant_actions: () => Response.json(stored.map(actionRow)),
  });
  renderInApp(<Assistant isClosing={false} asked={null} onClosed={vi.fn()} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Message to the assistant" }), "What waits?{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
}

test("the card of an earlier conversation says what became of it", async () => {
  await withEarlierCard((stored) => {
    stored[0] = actionOf({ sessionId: earlierSession });
    return Response.json(stored[0]);
  });
  expect(await screen.findByRole("region", { name: "Done: Change Ada Park" })).toBeTruthy();
});

test("so does one whose answer was lost on the way", async () => {
  await withEarlierCard((stored) => {
    stored[0] = actionOf({ sessionId: earlierSession });
    return Response.json({ error: "Gone" }, { status: 502 });
  });
  expect(await screen.findByRole("region", { name: "Done: Change Ada Park" })).toBeTruthy();
});
