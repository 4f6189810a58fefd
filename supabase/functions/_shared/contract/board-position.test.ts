import { generateKeyBetween } from "fractional-indexing";
import { expect, test } from "vitest";
import { isBoardPosition } from "./board-position.ts";

test("takes every index that fractional-indexing writes", () => {
  let [first, last, between] = [generateKeyBetween(null, null), generateKeyBetween(null, null), "a1"];
  for (let n = 0; n < 150; n += 1) {
    first = generateKeyBetween(null, first);
    last = generateKeyBetween(last, null);
    between = generateKeyBetween("a0", between);
    expect([first, last, between].map(isBoardPosition)).toEqual([true, true, true]);
  }
});

test.each(["", "a", "0a", "b1", "a00", "a10", "a-", `A${"0".repeat(26)}`, `a${"1".repeat(200)}`])(
  "refuses %j, beside which there might be no room",
  (text) => {
    expect(isBoardPosition(text)).toBe(false);
  },
);
