import type { PersonRow } from "@contract/founder-list";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { CellChange, Refusal } from "@/components/data-grid/cell-change";
import type { CellEdit } from "@/components/data-grid/grid-column";
import { parseDay } from "@/components/data-grid/parse-cell";
import { toastStore } from "@/lib/toast";
import { aPersonRow } from "@/testing/person-row";
import { builtInEdits } from "./person-cell-edits";
import { PersonField } from "./person-field";

const day = (value: string | null): CellEdit<PersonRow> => ({ kind: "date", value: () => value, parse: parseDay });
const edits: Record<string, CellEdit<PersonRow>> = {
  ...builtInEdits({ stages: ["Lead", "Won"], statuses: [] }),
  met: day("2026-03-01"),
  seen: day(null),
};

function show(columnId: string, refusal: string | null = null) {
  const made: CellChange[] = [];
  const onEdit = (changes: readonly CellChange[]) => {
    made.push(...changes);
    const refused: Refusal[] = changes.map(({ rowId }) => ({ rowId, columnId, text: "", reason: refusal ?? "" }));
    return Promise.resolve(refusal === null ? [] : refused);
  };
  const edit = edits[columnId];
  if (!edit) throw new Error(`${columnId} is not edited`);
  const person = aPersonRow({ id: "ada", stage: "Lead", status: "Paused", notes: [] });
  const view = render(<PersonField person={person} columnId={columnId} label="Field" edit={edit} onEdit={onEdit} />);
  return { made, ...view };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Field");
const written = (made: CellChange[]) => made.map(({ value }) => value);

afterEach(() => {
  cleanup();
  toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
});

test("saves a field as it is left, and not when nothing changed", async () => {
  const { made } = show("company");
  await userEvent.click(field());
  await userEvent.tab();
  expect(made).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), "Acme");
  await userEvent.tab();
  expect(made).toEqual([{ rowId: "ada", columnId: "company", value: "Acme", seen: "Northwind" }]);
});

test("saves a choice as it is made", async () => {
  const { made } = show("stage");
  await userEvent.selectOptions(field(), "Won");
  expect(written(made)).toEqual(["Won"]);
});

test("a choice that is no option any more is shown as it is stored, not as none", async () => {
  const { made } = show("status");
  expect(field().value).toBe("Paused");
  await userEvent.selectOptions(field(), "None");
  expect(written(made)).toEqual([null]);
});

test("keeps what was typed and says why, when it does not fit or the server refuses it", async () => {
  const { made } = show("email");
  await userEvent.clear(field());
  await userEvent.type(field(), "nobody");
  await userEvent.tab();
  expect(screen.getByRole("alert").textContent).toBe("Enter a valid email address.");
  expect([field().value, made]).toEqual(["nobody", []]);
  cleanup();
  show("company", "Signed out.");
  await userEvent.type(field(), " Ltd{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Signed out.");
  expect(field().value).toBe("Northwind Ltd");
});

test.each([
  ["priorityScore", "150", "Priority must be 0 to 100."],
  ["followerCount", "3.5", "Followers must be a whole number."],
])("says in a sentence why %s cannot be %s, and does not send it", async (columnId, text, sentence) => {
  const { made } = show(columnId);
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect(screen.getByRole("alert").textContent).toBe(sentence);
  expect([field().value, made]).toEqual([text, []]);
});

test("a refusal that comes late does not take away what is being typed since", async () => {
  let refuse: () => void = () => undefined;
  const refused: Refusal = { rowId: "ada", columnId: "company", text: "Acme", reason: "Signed out." };
  const onEdit = () => new Promise<Refusal[]>((resolve) => (refuse = () => resolve([refused])));
  const edit = edits["company"];
  if (!edit) throw new Error("company is not edited");
  const person = aPersonRow({ id: "ada", company: null });
  render(<PersonField person={person} columnId="company" label="Field" edit={edit} onEdit={onEdit} />);
  await userEvent.type(field(), "Acme{Enter}");
  await userEvent.type(field(), " Ltd");
  refuse();
  await act(() => Promise.resolve());
  expect(field().value).toBe("Acme Ltd");
});

test("what is no number yet is refused, not taken for a blank field", async () => {
  const { made } = show("followerCount");
  await userEvent.type(field(), "1");
  Object.defineProperty(field(), "validity", { value: { badInput: true } });
  fireEvent.change(field(), { target: { value: "" } });
  await userEvent.tab();
  expect(screen.getByRole("alert").textContent).toBe("Enter a number.");
  expect(made).toEqual([]);
});

/** A field in which a part of a day stands: to the browser it is blank and bad. */
function leaveUnfinished() {
  Object.defineProperty(field(), "validity", { value: { badInput: true }, configurable: true });
  fireEvent.change(field(), { target: { value: "" } });
  fireEvent.blur(field());
}
const SENTENCE = "Enter a date as 2026-11-21.";

test("a day of which a part was deleted is refused, and what was stored stays", () => {
  const { made } = show("met");
  expect(field().value).toBe("2026-03-01");
  leaveUnfinished();
  expect(screen.getByRole("alert").textContent).toBe(SENTENCE);
  expect(made).toEqual([]);
  // All of it deleted since, of which the browser tells nobody: that is an empty field.
  Object.defineProperty(field(), "validity", { value: { badInput: false }, configurable: true });
  fireEvent.blur(field());
  expect(written(made)).toEqual([null]);
});

test("a day that is begun where none stood is not taken for nothing", () => {
  const { made } = show("seen");
  leaveUnfinished();
  expect(screen.getByRole("alert").textContent).toBe(SENTENCE);
  expect(made).toEqual([]);
});

test("says that half a day was not saved when the sheet is closed over it", async () => {
  const { made, unmount } = show("met");
  Object.defineProperty(field(), "validity", { value: { badInput: true } });
  fireEvent.change(field(), { target: { value: "" } });
  unmount();
  await expect.poll(() => toastStore.read().map(({ text }) => text)).toEqual([`Field: ${SENTENCE}`]);
  expect(made).toEqual([]);
});

test("does not save an empty note", async () => {
  const { made } = show("notes");
  await userEvent.type(field(), "  ");
  await userEvent.tab();
  expect(made).toEqual([]);
});

test("saves what was typed when the sheet is closed over it, and says so when that is refused", async () => {
  const { made, unmount } = show("company", "Signed out.");
  await userEvent.type(field(), " Ltd");
  unmount();
  expect(written(made)).toEqual(["Northwind Ltd"]);
  await expect.poll(() => toastStore.read().map(({ text }) => text)).toEqual(["Field: Signed out."]);
});
