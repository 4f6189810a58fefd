import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { LaidOutColumn } from "@/components/data-grid/grid-column";
import ColumnMenu from "./column-menu";

const column: LaidOutColumn<string> = {
  id: "email",
  label: "Email",
  width: 100,
  least: 100,
  isPinned: false,
  isLastPinned: false,
  offset: 0,
  draw: () => null,
  text: () => "",
};
const nothing = () => undefined;

function show(given: Partial<LaidOutColumn<string>>) {
  render(
    <ColumnMenu
      column={{ ...column, ...given }}
      sort={null}
      onSort={nothing}
      onFilter={nothing}
      onArrange={nothing}
      onClose={nothing}
    />,
  );
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
}

afterEach(cleanup);

test("offers to hide a column, unless it is one that is kept", () => {
  expect(show({})).toEqual(["Pin left", "Hide column"]);
  cleanup();
  expect(show({ isKept: true })).toEqual(["Pin left"]);
});
