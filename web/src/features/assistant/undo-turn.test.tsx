import type { AssistantAction } from "@contract/assistant";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { toast, toastStore } from "@/lib/toast";
import { actionOf, answering, sessionId } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import { actionsQuery } from "./assistant.queries";
import { UndoTurn } from "./undo-turn";

const [first, second, third] = [1, 2, 3].map((at) => `5b0f3c51-3f0e-4a52-9d53-0f1c1f6f3a0${String(at)}`);
const path = (id?: string) => `conversation/actions/${id ?? ""}/undo`;
const told = () => toastStore.read().map(({ text }) => text);

function show(actions: AssistantAction[]) {
  const { client } = renderInApp(<UndoTurn actions={actions} />);
  return () => client.getQueryData(actionsQuery(sessionId).queryKey)?.map(({ id, status }) => `${id} ${status}`);
}

afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
});

test("undoes all that an answer did, the last of it first, and nothing that waits or is undone", async () => {
  const undone =
    (id = "") =>
    () =>
      Response.json(actionOf({ id, status: "undone", canUndo: false }));
  const asked = answering({ [path(first)]: undone(first), [path(second)]: undone(second) });
  const settled = show([
    actionOf({ id: first ?? "" }),
    actionOf({ id: second ?? "" }),
    actionOf({ id: third ?? "", status: "proposed", canUndo: false }),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Undo all" }));
  await waitFor(() => expect(told()).toEqual(["2 changes undone."]));
  expect(asked.map(([where]) => where)).toEqual([path(second), path(first)]);
  expect(settled()).toEqual([`${first ?? ""} undone`, `${second ?? ""} undone`]);
});

test("what could not be undone is named, and the rest is undone", async () => {
  const error = "It has been changed since, so it stays as it is.";
  answering({
    [path(first)]: () => Response.json(actionOf({ id: first ?? "", status: "undone", canUndo: false })),
    [path(second)]: () => Response.json({ error }, { status: 409 }),
  });
  const settled = show([actionOf({ id: first ?? "" }), actionOf({ id: second ?? "", title: "Add a note" })]);
  await userEvent.click(screen.getByRole("button", { name: "Undo all" }));
  await waitFor(() => expect(told()).toEqual([`Add a note: ${error}`]));
  expect(settled()).toHaveLength(1);
});

test("one thing has its own Undo only", () => {
  show([actionOf()]);
  expect(screen.queryByRole("button")).toBeNull();
});
