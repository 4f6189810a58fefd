import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { toastStore } from "@/lib/toast";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { ImportRun } from "./import-run";

const refused = { status: 400, json: { code: "22P02", message: "raw words of the database" } };
const progress = { state: "done", total: 1, uploaded: 1, left: 0, outcomes: { created: 1 }, expected: {} };
const line = {
  row_number: 2,
  name: "Ada Okafor",
  profile_url: null,
  outcome: "created",
  expected: null,
  reason: null,
  left_out: [],
};

function show(answers: Record<string, Answer>) {
  fakeServer(answers);
  const nothing = () => undefined;
  const id = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
  renderInApp(<ImportRun importId={id} isRunning={false} onContinue={nothing} onAgain={nothing} onClose={nothing} />);
}

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

test("rows that could not be loaded say so, load on Retry, and results that could not be saved are told", async () => {
  let isDown = true;
  show({
    "rpc/import_progress": () => ({ json: progress }),
    "rpc/import_problems": () => ({ json: [] }),
    import_rows: () => (isDown ? refused : { json: [{ ...line, founder_id: null }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load the rows.");
  await userEvent.click(screen.getByRole("button", { name: "Download results" }));
  await expect
    .poll(() => toastStore.read().map(({ text }) => text))
    .toEqual(["The results couldn't be saved as a file. Please try again."]);
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("Ada Okafor");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an import whose progress could not be read is no empty dialog", async () => {
  show({ "rpc/import_progress": () => refused });
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load the progress of this import.");
});

test("what fits no column is told to be in notes, apart from what is nowhere", async () => {
  const cell = { field: "b", label: "Budget", value: "about 40", reason: "is not a number" };
  const problem = { ...cell, distinct: 1, rows: [2], count: 2, values: [{ value: "about 40", count: 2 }] };
  show({
    "rpc/import_progress": () => ({ json: progress }),
    "rpc/import_problems": () => ({
      json: [
        { ...problem, kind: "noted" },
        { ...problem, kind: "own", label: "Company", count: 1, values: [{ value: "Navy", count: 1 }] },
      ],
    }),
    import_rows: () => ({ json: [{ ...line, founder_id: null, left_out: [{ ...cell, kind: "noted" }] }] }),
  });
  await screen.findByText("2 cells don't fit their columns. Nothing is lost: they are kept in notes.");
  expect(screen.getByText("Budget “about 40” is not a number.")).toBeTruthy();
  expect(screen.getByText("1 cell is left out. The person is imported.")).toBeTruthy();
  await screen.findByText("Budget “about 40” is not a number. It is kept in a note.");
});
