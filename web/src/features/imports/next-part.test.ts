import { expect, test } from "vitest";
import { nextPart } from "./next-part";

const rowsOf = (count: number, note: string) =>
  Array.from({ length: count }, (_, at) => ({ row: at + 2, document: { note } }));

test("hands over a chunk of rows at once", () => {
  const rows = rowsOf(700, "short");
  expect([nextPart(rows, 0).length, nextPart(rows, 500).length]).toEqual([500, 200]);
  expect(nextPart(rows, 500)[0]?.row).toBe(502);
});

test("hands over fewer rows at once where they are long, and one at least", () => {
  expect(nextPart(rowsOf(500, "x".repeat(100_000)), 0)).toHaveLength(4);
  expect(nextPart(rowsOf(2, "x".repeat(900_000)), 0)).toHaveLength(1);
});
