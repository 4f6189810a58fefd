import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useArrived } from "./use-arrived";

afterEach(cleanup);

const follow = (isThere: boolean) => {
  const seen: boolean[] = [];
  const { rerender } = renderHook((now: boolean) => seen.push(useArrived(now)), { initialProps: isThere });
  return { seen, rerender };
};

test("what was there from the start is drawn at once", () => {
  expect(follow(true).seen[0]).toBe(true);
});

test("what arrives is drawn in a pass of its own, and goes at once", () => {
  const { seen, rerender } = follow(false);
  act(() => rerender(true));
  expect(seen.slice(0, 2)).toEqual([false, false]);
  expect(seen.at(-1)).toBe(true);
  rerender(false);
  expect(seen.at(-1)).toBe(false);
});
