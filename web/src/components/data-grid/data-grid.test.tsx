import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { toast, toastStore } from "@/lib/toast";
import type { CellChange } from "./cell-change";
import { cellTools } from "./cell-tools";
import { DataGrid } from "./data-grid";
import type { LaidOutColumn } from "./grid-column";
import { parseText } from "./parse-cell";

interface Row {
  id: string;
  city: string;
}

const column: LaidOutColumn<Row> = {
  ...{ id: "city", label: "City", width: 200, least: 200, isPinned: false, isLastPinned: false, offset: 0 },
  draw: ({ city }) => city,
  text: ({ city }) => city,
  edit: { kind: "text", value: ({ city }) => city, parse: parseText },
};
const rows = Array.from({ length: 200 }, (_, at): Row => ({ id: `row ${at}`, city: `City ${at}` }));
const nothing = () => undefined;

/** A grid of rows in an order, with one column, and what is changed in it. */
async function aGrid(given: Partial<LaidOutColumn<Row>> = {}, first: readonly Row[] = rows) {
  const changes: CellChange[] = [];
  const columns = [{ ...column, ...given }];
  const onEdit = (made: readonly CellChange[]) => Promise.resolve(void changes.push(...made)).then(() => []);
  const waiting = <p>Wait</p>;
  const shown = (of: readonly Row[]) => (
    <StrictMode>
      <DataGrid
        {...{ label: "Cities", columns, rows: of, total: of.length, rowId: ({ id }: Row) => id }}
        {...{ selectedIds: new Set<string>(), sort: null, widths: { min: 50, max: 1200 }, scrollName: "cities" }}
        {...{
          onNeed: nothing,
          onSort: nothing,
          onResize: nothing,
          onMove: nothing,
          onShift: nothing,
          onToggleRow: nothing,
        }}
        {...{
          onSelectAll: nothing,
          onHistory: nothing,
          onEdit,
          tools: cellTools,
          waiting: of.length === 0 ? waiting : undefined,
        }}
      />
    </StrictMode>
  );
  const { rerender } = render(shown(first));
  // Whole, and with the rows ahead: the pane of a test has no height.
  await screen.findByText(first.length === 0 ? "Wait" : "City 2");
  return { changes, become: (of: readonly Row[]) => rerender(shown(of)) };
}
/** Gives panes a size; what comes back takes it from them again. */
function paneOf(size: { clientWidth: number; clientHeight: number }) {
  const spies = (["clientWidth", "clientHeight"] as const).map((side) =>
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(size[side]),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
function scrollTo(top: number) {
  const pane = screen.queryByRole("grid")?.parentElement;
  if (pane) pane.scrollTop = top;
}
const editor = () => screen.getByRole<HTMLInputElement>("textbox", { name: "City" });
const typeInto = async (text: string, typed: string) => {
  await userEvent.dblClick(screen.getByText(text));
  await userEvent.clear(editor());
  await userEvent.type(editor(), typed);
};

afterEach(() => {
  // The place where a grid is left is kept.
  scrollTo(0);
  cleanup();
});

test("the first rows show their words at once, and what people use in them once they have been seen", async () => {
  const forget = paneOf({ clientWidth: 600, clientHeight: 32 + 4 * 36 });
  const drawn = aGrid({ draw: ({ city }) => <a href="#city">{city}</a>, drawPassing: ({ city }) => city });
  const cities = () => screen.getAllByRole("gridcell").map(({ textContent }) => textContent);
  expect([cities(), screen.queryAllByRole("link")]).toEqual([["City 0", "City 1", "City 2", "City 3"], []]);
  await drawn;
  await expect.poll(() => screen.queryAllByRole("link").length).toBe(10);
  forget();
});

test("the header is there while rows are on their way, and they come sparingly, at the place where they were left", async () => {
  const forget = paneOf({ clientWidth: 600, clientHeight: 32 + 4 * 36 });
  const pane = () => screen.getByRole("grid").parentElement;
  await aGrid();
  scrollTo(36 * 50);
  cleanup();
  const { become } = await aGrid({ draw: ({ city }) => <b>{city}</b>, drawPassing: ({ city }) => city }, []);
  const grid = screen.getByRole("grid");
  const told = () => ["aria-busy", "aria-rowcount"].map((name) => grid.getAttribute(name));
  expect([told(), screen.queryAllByRole("gridcell").length]).toEqual([["true", "-1"], 0]);
  expect(screen.getByRole("columnheader", { name: "City" })).toBeTruthy();
  become(rows);
  expect([told(), screen.queryByText("Wait")]).toEqual([["false", "201"], null]);
  expect([pane()?.scrollTop, grid.querySelector("b")]).toEqual([36 * 50, null]);
  await expect.poll(() => grid.querySelectorAll("b").length).toBeGreaterThan(0);
  forget();
});

test("what is being typed stays when its row is put far away by a list that is read again", async () => {
  const { become } = await aGrid();
  await typeInto("City 2", "Rom");
  become([...rows.slice(3, 180), ...rows.slice(0, 3), ...rows.slice(180)]);
  expect([editor().value, document.activeElement]).toEqual(["Rom", editor()]);
});

test("what was typed is saved when its row is there no more, and what was given up is not", async () => {
  const { changes, become } = await aGrid();
  await typeInto("City 2", "Rome");
  become(rows.slice(3));
  await expect.poll(() => changes).toMatchObject([{ rowId: "row 2", columnId: "city", value: "Rome" }]);
  await typeInto("City 5", "Oslo");
  await userEvent.keyboard("{Escape}");
  become(rows.slice(10));
  expect(changes).toHaveLength(1);
});

test("a value that comes from elsewhere while its cell is open is not overwritten by leaving it", async () => {
  const { changes, become } = await aGrid();
  await userEvent.dblClick(screen.getByText("City 2"));
  become(rows.map((row) => (row.id === "row 2" ? { ...row, city: "Lima" } : row)));
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(changes).toEqual([]);
});

test("the focus and the keys stay with a row that is put far away, not with the one in its place", async () => {
  const { changes, become } = await aGrid();
  await userEvent.click(screen.getByText("City 2"));
  become([...rows.slice(3, 180), ...rows.slice(0, 3), ...rows.slice(180)]);
  expect(document.activeElement?.textContent).toBe("City 2");
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => changes).toMatchObject([{ rowId: "row 2", value: null }]);
});

test("a range of rows that are there no more is not one of those in their place", async () => {
  const { changes, become } = await aGrid();
  const range = () =>
    screen.getAllByRole("gridcell").filter((cell) => cell.getAttribute("aria-selected") === "true").length;
  await userEvent.click(screen.getByText("City 2"));
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  expect(range()).toBe(3);
  // Read again, the same rows are the same range.
  become([...rows]);
  expect(range()).toBe(3);
  become(rows.slice(10));
  expect(range()).toBe(0);
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => changes).toMatchObject([{ rowId: "row 14", value: null }]);
});

test("typing on a cell that is a link opens its editor; Enter follows the link", async () => {
  const followed: string[] = [];
  const draw = ({ city }: Row) => (
    <a href="#city" tabIndex={-1} onClick={() => followed.push(city)}>
      {city}
    </a>
  );
  await aGrid({ isControl: true, draw });
  screen.getByRole("link", { name: "City 1" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toEqual(["City 1"]);
  await userEvent.keyboard("Ro");
  expect(editor().value).toBe("Ro");
});

test("a change says what the cell held when its editor opened, not what a read brought since", async () => {
  const { changes, become } = await aGrid();
  await typeInto("City 2", "Mine");
  become(rows.map((row) => (row.id === "row 2" ? { ...row, city: "Theirs" } : row)));
  await userEvent.keyboard("{Enter}");
  expect(changes).toEqual([{ rowId: "row 2", columnId: "city", value: "Mine", seen: "City 2" }]);
});

test("the first key of an input method opens the editor, which it goes on into, in place of what stands there", async () => {
  await aGrid();
  await userEvent.click(screen.getByText("City 2"));
  const goesOn = fireEvent.keyDown(document.activeElement ?? document.body, { key: "Process", keyCode: 229 });
  expect([goesOn, document.activeElement]).toEqual([true, editor()]);
  expect([editor().selectionStart, editor().selectionEnd]).toEqual([0, "City 2".length]);
});

test("the message about a paste goes when another paste works, and stays while some of its cells are as they were", async () => {
  const parse = (text: string) => (text.startsWith("no") ? { problem: "This is no city." } : { value: text });
  await aGrid({ edit: { kind: "text", value: ({ city }) => city, parse } });
  const said = () => toastStore.read().map(({ text }) => text);
  const paste = (text: string) =>
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { types: ["text/plain"], getData: () => text },
    });
  await userEvent.click(screen.getByText("City 2"));
  paste("no city\nnowhere");
  await expect.poll(said).toEqual(["2 of 2 cells were not changed: This is no city."]);
  paste("Rome");
  expect(said()).toHaveLength(1);
  paste("Rome\nOslo");
  await expect.poll(said).toEqual([]);
  toast.clear();
});
