import { expect, test } from "vitest";
import { readCodes } from "./confirm-codes.ts";

test.each([
  ["YES 1234", ["1234"]],
  ["yes, 1234!", ["1234"]],
  ["YES 1234\nYES 5678", ["1234", "5678"]],
  ["YES 1234, YES 5678", ["1234", "5678"]],
  ["yes 1234 and 5678.", ["1234", "5678"]],
  ["Yes 1234 & yes 5678; yes 9012", ["1234", "5678", "9012"]],
  ["YES 1234\nYES 1234", ["1234"]],
  ["YES1234", ["1234"]],
  ["Yes. 1234", ["1234"]],
  ["yes - 1234", ["1234"]],
  ['"YES 1234"', ["1234"]],
  ["Yes code 1234", ["1234"]],
])("%j confirms %j", (text, codes) => {
  expect(readCodes(text)).toEqual(codes);
});

test.each([
  "yes",
  "1234",
  "YES 123",
  "YES 12345",
  "YES 1234 but not 5678",
  "YES 1234\nAdd a task",
  "no 1234",
  "yes12345",
  "yesterday 1234",
  "yes in 1234 days",
  "YES 1234 or 5678",
])("%j confirms nothing", (text) => {
  expect(readCodes(text)).toBeNull();
});
