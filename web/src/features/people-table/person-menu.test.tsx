import type { PersonRow } from "@contract/founder-list";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import type { CellEdit } from "@/components/data-grid/grid-column";
import { parseText } from "@/components/data-grid/parse-cell";
import type { RowMenu } from "@/components/data-grid/row-menu";
import { confirmStore } from "@/lib/confirm";
import { fakeServer } from "@/testing/fake-server";
import { aPersonRow } from "@/testing/person-row";
import PersonMenu from "./person-menu";
import { SelectionActionsContext } from "./selection-context";

const nothing = () => undefined;
const edit: CellEdit<PersonRow> = { kind: "text", value: () => null, parse: parseText };

function show(given: { isEditable: boolean; canCopy: boolean }, forget: (id: string) => void = nothing) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const menu: RowMenu<PersonRow> = {
    ...{ row: aPersonRow(), columnId: "company", x: 0, y: 0 },
    ...{ edit: note("edit"), copy: note("copy"), focus: note("focus") },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SelectionActionsContext value={{ toggle: nothing, toggleAll: nothing, forget }}>
        <MemoryRouter>
          <PersonMenu
            menu={menu}
            column={{ label: "Company", ...(given.isEditable && { edit }) }}
            canCopy={given.canCopy}
            onClose={note("closed")}
          />
        </MemoryRouter>
      </SelectionActionsContext>
    </QueryClientProvider>,
  );
  return done;
}
const items = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("offers what can be done with the person, and with the cell where it can be edited or copied", async () => {
  show({ isEditable: false, canCopy: false });
  expect(items()).toEqual([
    "Open",
    "Show beside the tableSpace",
    "Open in a new tab",
    "Refresh…",
    "History",
    "Delete…",
  ]);
  cleanup();
  const done = show({ isEditable: true, canCopy: true });
  expect(items()).toHaveLength(8);
  await userEvent.click(screen.getByRole("menuitem", { name: /^Edit Company/ }));
  expect(done.slice(0, 2)).toEqual(["edit", "closed"]);
});

test("who is deleted is not counted among the selected any more; without a yes they stay so", async () => {
  const gone: string[] = [];
  fakeServer({
    "rpc/count_people": () => ({ json: { people: 1, notes: 0, posts: 0, tasks: 0, mark: "m" } }),
    "rpc/delete_people": () => ({ json: { count: 1, all: 1, undoId: null, left: 0 } }),
  });
  const ask = async () => {
    show({ isEditable: false, canCopy: false }, (id) => gone.push(id));
    await userEvent.click(screen.getByRole("menuitem", { name: "Delete…" }));
    await expect.poll(() => confirmStore.read()?.title).toBe("Delete Ada Okafor?");
    return confirmStore.read();
  };
  (await ask())?.answer(false);
  cleanup();
  (await ask())?.answer(true);
  await expect.poll(() => gone).toEqual([aPersonRow().id]);
});
