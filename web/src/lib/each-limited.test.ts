import { expect, test } from "vitest";
import { eachLimited } from "./each-limited";

test("does everything in order, and never more at a time than allowed", async () => {
  const begun: number[] = [];
  let [running, most] = [0, 0];
  await eachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
