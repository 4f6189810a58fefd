import type { Filter } from "@contract/founder-list";
import { expect, test } from "vitest";
import { testInWords } from "./filter-words";

const words = (filter: Filter) => testInWords(filter, (day) => `<${day}>`);
const column = "stage";

test.each<[Filter, string]>([
  [{ column, is: "contains", text: "acme" }, "contains acme"],
  [{ column, is: "equals", text: "Acme" }, "is Acme"],
  [{ column, is: "empty" }, "is empty"],
  [{ column, is: "filled" }, "is not empty"],
  [{ column, is: "between", min: 1000, max: 2000 }, "is 1,000 to 2,000"],
  [{ column, is: "between", min: 1, max: null }, "is at least 1"],
  [{ column, is: "between", min: null, max: 2 }, "is at most 2"],
  [{ column, is: "during", from: "a", to: "b" }, "is <a> to <b>"],
  [{ column, is: "during", from: "a", to: "a" }, "is <a>"],
  [{ column, is: "during", from: "a", to: null }, "is since <a>"],
  [{ column, is: "during", from: null, to: "b" }, "is until <b>"],
  [{ column, is: "within", from: -6, to: 0 }, "is in the last 7 days"],
  [{ column, is: "within", from: null, to: -31 }, "is more than 30 days ago"],
  [{ column, is: "within", from: -3, to: 5 }, "is from 3 days ago to 5 days from now"],
  [{ column, is: "any_of", options: ["Lead"] }, "is Lead"],
  [{ column, is: "any_of", options: ["Lead", "Won", null] }, "is Lead, Won or no value"],
  [{ column, is: "any_of", options: [null] }, "is empty"],
  [{ column, is: "any_of", options: ["A", "B", "C", "D"] }, "is A, B or 2 more"],
  [{ column, is: "checked", value: true }, "is yes"],
])("%o reads %s", (filter, expected) => {
  expect(words(filter)).toBe(expected);
});
