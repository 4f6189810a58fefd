import type { HistoryBatch } from "@contract/history";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/components/confirm-host";
import { toast, toastStore } from "@/lib/toast";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import HistoryPanel from "./history-panel";

const person = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const [first, second] = ["1d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11", "2d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11"];

const aBatch = (given: Partial<HistoryBatch> = {}): HistoryBatch => ({
  ...{ id: first, source: "you", title: null, at: new Date().toISOString(), undone: null, isUndone: false },
  ...{ isBeingUndone: false, canUndo: true, leftAlone: null, stayed: [], people: 1 },
  counts: [{ noun: "founders", kind: "changed", count: 1 }],
  lines: [
    {
      ...{ id: 1, noun: "founders", kind: "changed", record: person, founderId: person, name: "Ada Okafor" },
      ...{ title: null, count: 1, field: "company", label: null, was: "Acme", became: "Halden" },
    },
  ],
  ...given,
});
const undone = { count: 1, of: 1, left: 0, leftAlone: {}, undoId: second };

function show(answers: Record<string, Answer>, founderId?: string) {
  const asked = fakeServer({ "rpc/history_size": () => ({ json: { bytes: 0, most: 200_000_000 } }), ...answers });
  renderInApp(
    <>
      <HistoryPanel founderId={founderId} onClose={() => undefined} />
      <ConfirmHost />
    </>,
  );
  return asked;
}
const page = (batches: HistoryBatch[], next: object | null = null) => ({ json: { batches, next } });
const told = () => toastStore.read().map(({ text }) => text);

afterEach(() => {
  cleanup();
  toast.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a change is undone, says what stays, and the list is read again", async () => {
  let isUndone = false;
  show({
    "rpc/list_history": () => page([aBatch({ isUndone, canUndo: !isUndone })]),
    "rpc/undo": () => {
      isUndone = true;
      return { json: { ...undone, leftAlone: { edited: 2 } } };
    },
  });
  const change = await screen.findByRole("listitem", { name: /^You, / });
  expect(change.textContent).toContain("CompanyAcme →  became Halden");
  expect(within(change).getByRole("link", { name: "Ada Okafor" }).getAttribute("href")).toBe(`/people/${person}`);
  await userEvent.click(within(change).getByRole("button", { name: /^Undo: / }));
  await waitFor(() => expect(told()).toEqual(["Change undone. 2 fields were edited since and stay."]));
  await waitFor(() => expect(within(change).queryByRole("button")).toBeNull());
  expect(change.textContent).toContain("Undone");
  expect(document.activeElement).toBe(change);
});

test("an undo offers Redo, and says what it left alone", async () => {
  const undo = aBatch({
    source: "undo",
    undone: { source: "import", title: "people.csv" },
    leftAlone: { attached: 1 },
  });
  show({ "rpc/list_history": () => page([{ ...undo, stayed: ["Bo"] }]), "rpc/undo": () => ({ json: undone }) });
  const change = await screen.findByRole("listitem", { name: /^Undid the import of “people.csv”, / });
  expect(change.textContent).toContain("Bo stays: they were changed or got a note or task since.");
  await userEvent.click(within(change).getByRole("button", { name: /^Redo: / }));
  await waitFor(() => expect(told()).toEqual(["Change redone."]));
});

test("what was done to many is not undone from one person's history unasked", async () => {
  const asked = show(
    { "rpc/list_history": () => page([aBatch({ people: 40 })]), "rpc/undo": () => ({ json: undone }) },
    person,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Undo: / }));
  const question = await screen.findByRole("alertdialog", { name: "Undo this for 40 people?" });
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(asked).not.toContain("POST rpc/undo");
  await userEvent.click(screen.getByRole("button", { name: /^Undo: / }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo for all" }));
  await waitFor(() => expect(asked).toContain("POST rpc/undo"));
});

test("earlier changes follow, and a source shows its own", async () => {
  const bodies: unknown[] = [];
  const next = { at: "2026-11-01T10:00:00Z", id: first };
  show({
    "rpc/list_history": ({ body }) => {
      bodies.push(body);
      const { given } = body as { given: { source?: string; before: object | null } };
      if (given.source !== undefined) return page([]);
      return given.before === null ? page([aBatch()], next) : page([aBatch({ id: second, at: next.at })]);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier changes" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(bodies.at(-1)).toEqual({ given: { before: next } });
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)[0]).toBe("Today");
  const changedBy = screen.getByRole("combobox", { name: "Changed by" });
  expect(within(changedBy).getByRole("option", { selected: true }).textContent).toBe("Anyone");
  await userEvent.selectOptions(changedBy, "Imports");
  await userEvent.click(await screen.findByRole("button", { name: "Show all changes" }));
  await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0));
  expect(bodies.some((body) => (body as { given: { source?: string } }).given.source === "import")).toBe(true);
});

test("a history that could not load says so and loads on Retry, and an empty one says what will be there", async () => {
  let isDown = true;
  show({
    "rpc/list_history": () => (isDown ? { status: 400, json: { code: "22P02", message: "raw words" } } : page([])),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The history couldn't load");
  expect(document.body.textContent).not.toContain("raw words");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("No changes yet");
});

test("offline it says so, and nothing is undone", async () => {
  const asked = show({ "rpc/list_history": () => page([aBatch()]), "rpc/undo": () => ({ json: undone }) });
  const button = await screen.findByRole("button", { name: /^Undo: / });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await screen.findByText("You're offline. Changes can be undone once you're back.");
  await userEvent.click(button);
  expect(asked).not.toContain("POST rpc/undo");
});

test("a text that was cut is shown whole when asked for", async () => {
  const [line] = aBatch().lines;
  const cut = { ...line, field: "meeting_summaries", became: `${"b".repeat(200)}…` } as HistoryBatch["lines"][number];
  show({
    "rpc/list_history": () => page([aBatch({ lines: [cut] })]),
    changes: () => ({ json: { before: { meeting_summaries: "Acme" }, after: { meeting_summaries: "b".repeat(300) } } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show whole text" }));
  await screen.findByText("b".repeat(300));
});

test("when little room is left, it says that the oldest go first", async () => {
  const size = { bytes: 180_000_000, most: 200_000_000 };
  show({ "rpc/list_history": () => page([aBatch()]), "rpc/history_size": () => ({ json: size }) });
  await screen.findByText(/takes 180 of 200 MB. When it is full, the oldest changes go first/);
});

test("names the task whose fields changed, once", async () => {
  const [line] = aBatch().lines;
  const ofTask = { ...line, noun: "tasks", record: second, title: "Send the deck", was: "todo", became: "done" };
  const lines = [
    { ...ofTask, id: 1, field: "status" },
    { ...ofTask, id: 1, field: "recurrence", was: null, became: "weekly" },
    { ...ofTask, id: 2, record: first, title: "Call", field: "status" },
  ] as HistoryBatch["lines"];
  show({ "rpc/list_history": () => page([aBatch({ lines })]) }, person);
  const change = await screen.findByRole("listitem", { name: /^You, / });
  expect(
    within(change)
      .getAllByText(/^Task “/)
      .map(({ textContent }) => textContent),
  ).toEqual(["Task “Send the deck”", "Task “Call”"]);
});
