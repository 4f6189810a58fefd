import type { CustomField } from "@contract/custom-fields";
import { expect, test } from "vitest";
import { arrange } from "@/components/data-grid/column-layout";
import { listColumns } from "./column-list";
import { peopleColumns, PINNED_COLUMNS } from "./people-columns";

const field: CustomField = {
  id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
  name: "team_size",
  label: "Team Size",
  type: "number",
  options: [],
  required: false,
  createdAt: "2026-11-21T10:00:00Z",
};
const columns = peopleColumns([field], {});
const untouched = { widths: {}, order: [], hidden: [], pinned: [] };

test("lists what can be arranged in the order of the table, pinned columns first", () => {
  const list = (arrangement: Partial<typeof untouched>) =>
    listColumns(columns, [field], arrange(columns, { ...untouched, ...arrangement }, { pinned: PINNED_COLUMNS }));
  expect(list({}).map(({ id }) => id)).not.toContain("number");
  expect(list({})[0]).toMatchObject({ id: "name", isPinned: true, isShown: true, field: null });
  expect(list({}).find(({ id }) => id === "stage")).toMatchObject({ isShown: false });
  expect(list({}).at(-1)).toMatchObject({ label: "Team Size", isShown: true, field });
  const pinned = list({ order: columns.map(({ id }) => id), pinned: ["email"] } as never);
  expect(pinned.slice(0, 2).map(({ id }) => id)).toEqual(["email", "name"]);
});

test("the name stays, also when it was hidden once: it leads to the person", () => {
  const arrangement = { ...untouched, order: columns.map(({ id }) => id), hidden: ["name", "email"] };
  const list = listColumns(columns, [field], arrange(columns, arrangement, { pinned: PINNED_COLUMNS }));
  expect(list.find(({ id }) => id === "name")).toMatchObject({ isShown: true, canHide: false });
  expect(list.find(({ id }) => id === "email")).toMatchObject({ isShown: false, canHide: true });
});
