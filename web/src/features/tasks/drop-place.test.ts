import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { beforeWhich, indexOf, nextPlace, placeNow } from "./drop-place";
import { toColumns } from "./task-list";

const columns = toColumns([
  aTask({ id: "a", boardPosition: "a0" }),
  aTask({ id: "b", boardPosition: "a1" }),
  aTask({ id: "c", boardPosition: "a2" }),
  aTask({ id: "x", boardPosition: "a0", status: "in_progress" }),
]);

test("a card lands before the first one whose middle is below the pointer, itself not counted", () => {
  const cards = [
    { id: "a", middle: 10 },
    { id: "b", middle: 30 },
    { id: "c", middle: 50 },
  ];
  expect([5, 20, 45, 60].map((y) => beforeWhich(cards, y, "b"))).toEqual(["a", "c", "c", null]);
  expect(beforeWhich([], 5, "b")).toBeNull();
});

test("arrow keys go one place at a time, and stop at the ends", () => {
  const start = placeNow(columns, "b");
  expect(start).toEqual({ status: "todo", before: "c" });
  if (!start) return;
  const down = nextPlace(columns, start, "b", "ArrowDown");
  expect(down).toEqual({ status: "todo", before: null });
  expect(nextPlace(columns, down, "b", "ArrowDown")).toEqual(down);
  const up = nextPlace(columns, start, "b", "ArrowUp");
  expect(up).toEqual({ status: "todo", before: "a" });
  expect(nextPlace(columns, up, "b", "ArrowUp")).toEqual(up);
});

test("arrow keys lead to the same height of the next column, or to its end, and to no fourth one", () => {
  const start = { status: "todo" as const, before: null };
  const right = nextPlace(columns, start, "c", "ArrowRight");
  expect([right, indexOf(columns, right, "c")]).toEqual([{ status: "in_progress", before: null }, 1]);
  const done = nextPlace(columns, right, "c", "ArrowRight");
  expect([done, indexOf(columns, done, "c")]).toEqual([{ status: "done", before: null }, 0]);
  expect(nextPlace(columns, done, "c", "ArrowRight")).toEqual(done);
});
