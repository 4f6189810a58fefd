import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CellChange } from "../cell-change";
import { cellTools } from "../cell-tools";
import { DataGrid } from "../data-grid";
import type { CellEdit, CellValue, LaidOutColumn } from "../grid-column";
import { parseText } from "../parse-cell";

interface Row {
  id: string;
}
const rows: Row[] = [{ id: "one" }, { id: "two" }];
const nothing = () => undefined;
const none: ReadonlySet<string> = new Set();
const stages = ["Lead", "Contacted", "Meeting set", "Meeting", "Closed lost", "Closed", "Négociation", "E-mail & call"];

const letters = (text: string) => Array.from(text);
const LONG_MS = 500;
let arrive: () => void = nothing;

/** A grid of one column of options, whose code comes with `arrive()`. */
async function aGrid(kind: "select" | "multiselect" | "boolean", value: CellValue, edit: Partial<CellEdit<Row>> = {}) {
  const changes: CellChange[] = [];
  const column: LaidOutColumn<Row> = {
    ...{ id: "stage", label: "Stage", width: 200, least: 200, isPinned: false, isLastPinned: false, offset: 0 },
    draw: ({ id }) => id,
    text: ({ id }) => id,
    edit: { kind, options: stages, value: () => value, parse: parseText, ...edit },
  };
  const come = Promise.withResolvers<boolean>();
  function Grid() {
    const [isThere, setThere] = useState(false);
    arrive = () => {
      act(() => setThere(true));
      come.resolve(true);
    };
    return (
      <DataGrid
        {...{ label: "People", columns: [column], rows, total: rows.length, rowId: ({ id }: Row) => id }}
        {...{ selectedIds: none, sort: null, widths: { min: 50, max: 1200 }, scrollName: "people" }}
        {...{
          onNeed: nothing,
          onSort: nothing,
          onResize: nothing,
          onMove: nothing,
          onShift: nothing,
          onToggleRow: nothing,
        }}
        {...{ onSelectAll: nothing, onHistory: nothing, tools: isThere ? cellTools : undefined }}
        onIntent={() => come.promise}
        onEdit={(made) => Promise.resolve(void changes.push(...made)).then(() => [])}
      />
    );
  }
  render(<Grid />);
  await pass(LONG_MS);
  act(() => screen.getByText("one").closest<HTMLElement>("[role=gridcell]")?.focus());
  return changes;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Presses keys where the focus is, with a pause after each. The code comes after `late` of them. */
async function press(keys: readonly string[], pause: number, late = -1) {
  if (late === 0) arrive();
  for (const [at, key] of keys.entries()) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    if (at + 1 === late) arrive();
    await pass(pause);
  }
}
/** What is saved when keys are pressed on a cell. */
async function savedBy(changes: readonly CellChange[], keys: readonly string[], pause = 5, late = 0) {
  await press(keys, pause, late);
  await pass(LONG_MS);
  return changes.map(({ value }) => value);
}
const marked = () => {
  const list = screen.getByRole("listbox");
  return document.getElementById(list.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

for (const pause of [0, 5, 150]) {
  test(`every option typed in full is the one that is saved, ${pause} ms a key, however late the code comes`, async () => {
    for (const stage of stages) {
      for (const late of [0, 1, Math.ceil(stage.length / 2), stage.length + 1]) {
        const changes = await aGrid("select", null);
        expect(
          await savedBy(changes, [...letters(stage.toLowerCase()), "Enter"], pause, late),
          `${stage}, ${late}`,
        ).toEqual([stage]);
        cleanup();
      }
    }
  });
}

test("every beginning of an option marks the first that begins so, or that reads so, without accents too", async () => {
  const bare = (text: string) => text.toLowerCase().replace("é", "e");
  for (const stage of stages) {
    await aGrid("select", "Contacted");
    arrive();
    let typed = "";
    for (const letter of bare(stage)) {
      typed += letter;
      await press([letter], 5);
      const text = typed.trim();
      const meant =
        stages.find((one) => bare(one) === text) ?? stages.find((one) => bare(one).startsWith(text)) ?? null;
      expect(marked(), typed).toBe(meant);
    }
    cleanup();
  }
});

test.each(["zzz", "leads", "no value", "no v", "closed x"])(
  "%j is no option: nothing changes, and it says so",
  async (typed) => {
    for (const late of [0, 1, typed.length]) {
      for (const value of ["Contacted", null]) {
        const changes = await aGrid("select", value);
        expect(await savedBy(changes, [...letters(typed), "Enter", "Enter", "Tab"], 5, late)).toEqual([]);
        expect([marked(), screen.queryByText(`No match for “${typed}”`)]).toEqual([null, expect.anything()]);
        expect(await savedBy(changes, ["Escape"], 5, -1)).toEqual([]);
        expect(screen.queryByRole("listbox")).toBeNull();
        cleanup();
      }
    }
  },
);

test("Backspace takes letters back, an arrow starts again, and no value is chosen by an arrow alone", async () => {
  expect(await savedBy(await aGrid("select", null), ["c", "x", "Backspace", "l", "Enter"])).toEqual(["Closed lost"]);
  cleanup();
  expect(await savedBy(await aGrid("select", null), ["m", "ArrowDown", "l", "Enter"])).toEqual(["Lead"]);
  cleanup();
  expect(await savedBy(await aGrid("select", "Lead"), ["Enter", "ArrowUp", "Enter"])).toEqual([null]);
});

test("Tab saves what was typed as Enter does", async () => {
  expect(await savedBy(await aGrid("select", "Lead"), [...letters("meeting"), "Tab"])).toEqual(["Meeting"]);
});

test("typing adds to several and never takes one away; without an option of that name nothing changes", async () => {
  expect(await savedBy(await aGrid("multiselect", ["Closed"]), [...letters("lead"), "Enter"])).toEqual([
    ["Lead", "Closed"],
  ]);
  cleanup();
  expect(await savedBy(await aGrid("multiselect", ["Closed"]), [...letters("closed"), "Enter"])).toEqual([]);
  cleanup();
  expect(await savedBy(await aGrid("multiselect", ["Closed"]), [...letters("zzz"), "Enter"])).toEqual([]);
  cleanup();
  expect(await savedBy(await aGrid("multiselect", ["Closed"]), ["F2", "Home", " ", "Enter"])).toEqual([
    ["Lead", "Closed"],
  ]);
});

test("Yes and No are typed, and no value is not", async () => {
  expect(await savedBy(await aGrid("boolean", true), [...letters("no"), "Enter"])).toEqual([false]);
  cleanup();
  expect(await savedBy(await aGrid("boolean", null), [...letters("yes"), "Enter"])).toEqual([true]);
  cleanup();
  expect(await savedBy(await aGrid("boolean", true), [...letters("no value"), "Enter"])).toEqual([]);
});

test("a nudge of the mouse while typing marks nothing else", async () => {
  const changes = await aGrid("select", null);
  await press(letters("mee"), 5, 0);
  const closed = screen.getByRole("option", { name: "Closed" });
  fireEvent.pointerMove(closed, { clientX: 1, clientY: 1 });
  fireEvent.pointerMove(closed, { clientX: 2, clientY: 2 });
  expect(await savedBy(changes, [...letters("ting"), "Enter"], 5, -1)).toEqual(["Meeting"]);
});

/** Whether an Escape is left for another use, such as leaving the table. */
const isEscapeLeft = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

test("the first Escape after an editor saved stays in the table, the next is free; so is one after Escape closed it", async () => {
  const cell = () => screen.getByText("one").closest("[role=gridcell]");
  await aGrid("select", null);
  await press([...letters("lead"), "Enter"], 5, 0);
  await pass(LONG_MS);
  expect(document.activeElement).toBe(cell());
  expect([isEscapeLeft(), isEscapeLeft()]).toEqual([false, true]);
  await press(["F2"], 5);
  expect(isEscapeLeft()).toBe(false);
  await pass(5);
  expect([document.activeElement, isEscapeLeft()]).toEqual([cell(), true]);
  await press(["m", "Enter", "ArrowDown"], 5);
  expect(isEscapeLeft()).toBe(true);
});
