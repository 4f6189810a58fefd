import { expect, test } from "vitest";
import { retryAfterOf } from "./retry-after.ts";

test.each([
  ["120", 120],
  ["0.5", 1],
  ["99999999999", 3600],
  ["Infinity", 3600],
  ["-5", null],
  ["", null],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
  ["NaN", null],
])("%j is %j", (said, seconds) => {
  expect(retryAfterOf(new Headers({ "Retry-After": said }))).toBe(seconds);
});

test("nothing said is nothing", () => {
  expect(retryAfterOf(new Headers())).toBeNull();
});
