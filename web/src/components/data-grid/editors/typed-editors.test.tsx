import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { CellValue } from "../grid-column";
import { parseDay, parseNumber } from "../parse-cell";
import { CellEditor } from "./cell-editor";
import type { Draft, EditorProps } from "./editor-props";

const NOW = new Date("2026-11-24T12:00:00Z");
const parsers = { number: parseNumber, date: (text: string) => parseDay(text, "UTC", NOW) };

/** An editor of a cell that a key opened, or a double click when nothing was typed. */
function open(kind: keyof typeof parsers, given: Partial<Pick<EditorProps, "typed" | "value" | "draft">>) {
  const saved: CellValue[] = [];
  const refused: Draft[] = [];
  render(
    <>
      <CellEditor
        kind={kind}
        label="Cell"
        value={given.value ?? null}
        draft={given.draft ?? null}
        typed={given.typed ?? null}
        opening={null}
        edit={{ parse: parsers[kind] }}
        onSave={(value) => saved.push(value)}
        onRefuse={(draft) => refused.push(draft)}
        onCancel={() => undefined}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { saved, refused };
}

const editor = () => screen.getByLabelText<HTMLInputElement>("Cell");

afterEach(cleanup);

test.each([
  ["-", "5", -5],
  [".", "5", 0.5],
  ["1", ",200", 1200],
])("a number keeps the key that opened its editor: %j, then %j", async (typed, rest, value) => {
  const { saved } = open("number", { typed, value: 7 });
  expect(editor().value).toBe(typed);
  await userEvent.type(editor(), `${rest}{Enter}`);
  expect(saved).toEqual([value]);
});

test("what is no number is refused with what was typed", async () => {
  const { saved, refused } = open("number", { typed: "1" });
  await userEvent.type(editor(), "e");
  await userEvent.click(screen.getByText("Elsewhere"));
  expect([saved, refused]).toEqual([[], [{ text: "1e", reason: "Enter a number, such as 2500.75 or 40k." }]]);
});

test("a day keeps what was typed, and one that is not finished is refused when it is left", async () => {
  const { saved } = open("date", { typed: "2", value: "2025-01-01" });
  await userEvent.type(editor(), "026-11-21{Enter}");
  expect(saved).toEqual(["2026-11-21"]);
  cleanup();
  const left = open("date", { typed: "2026-1", value: "2025-01-01" });
  await userEvent.click(editor());
  await userEvent.click(screen.getByText("Elsewhere"));
  expect(left.saved).toEqual([]);
  expect(left.refused).toEqual([{ text: "2026-1", reason: "Enter a date, such as 2026-11-21 or next friday." }]);
});

test("a day of which a part was deleted is not an empty cell", async () => {
  const { saved, refused } = open("date", { value: "2026-11-21" });
  Object.defineProperty(editor(), "validity", { value: { badInput: true } });
  fireEvent.change(editor(), { target: { value: "" } });
  await userEvent.click(screen.getByText("Elsewhere"));
  expect([saved, refused]).toEqual([[], [{ text: "", reason: "Enter a date, such as 2026-11-21 or next friday." }]]);
});

test("a day that was typed before its editor had come is whole", () => {
  const { saved } = open("date", { value: "2025-01-01" });
  // As keys are dispatched again: the browser does not type them into its own input.
  fireEvent.keyDown(editor(), { key: "2" });
  expect([editor().type, editor().value]).toEqual(["text", "2"]);
  fireEvent.change(editor(), { target: { value: "2026-11-05" } });
  fireEvent.keyDown(editor(), { key: "Enter" });
  expect(saved).toEqual(["2026-11-05"]);
});

test("a day is picked in the browser's own calendar, unless something was typed or refused", () => {
  open("date", { value: "2026-11-21" });
  expect([editor().type, editor().value]).toEqual(["date", "2026-11-21"]);
  cleanup();
  open("date", { draft: { text: "soon", reason: "Enter a date, such as 2026-11-21 or next friday." } });
  expect([editor().type, editor().value]).toEqual(["text", "soon"]);
});

test("a day in words is typed into the browser's own calendar too, and stays with the reason when it is none", async () => {
  const { saved } = open("date", { value: "2026-11-21" });
  await userEvent.type(editor(), "next friday{Enter}");
  expect(saved).toEqual(["2026-12-04"]);
  cleanup();
  const left = open("date", { value: "2026-11-21" });
  await userEvent.type(editor(), "some day");
  await userEvent.click(screen.getByText("Elsewhere"));
  expect(left.saved).toEqual([]);
  expect(left.refused).toEqual([{ text: "some day", reason: "Enter a date, such as 2026-11-21 or next friday." }]);
});
