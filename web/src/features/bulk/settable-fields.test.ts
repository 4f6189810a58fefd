import { bulkColumns } from "@contract/people-changes";
import { expect, test } from "vitest";
import { settableFields } from "./settable-fields";

const lists = { stages: ["Lead"], statuses: ["Active"] };

test("offers every built-in field that can be set for many, with the user's own lists", () => {
  const fields = settableFields(lists, []);
  expect(fields.map(({ id }) => id).sort()).toEqual([...bulkColumns].sort());
  expect(fields.find(({ id }) => id === "stage")).toEqual({
    id: "stage",
    label: "Stage",
    type: "select",
    options: ["Lead"],
  });
});

test("then the fields of the user's own, as they are", () => {
  const own = { id: "b3f6a3e0-0000-4000-8000-000000000000", label: "Budget", type: "number", options: [] } as const;
  const field = { ...own, options: [], name: "budget", required: false, createdAt: "2026-11-21T10:00:00Z" };
  expect(settableFields(lists, [field]).at(-1)).toEqual(own);
});
