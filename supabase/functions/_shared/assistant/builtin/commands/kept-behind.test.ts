import { expect, test } from "vitest";
import { withKeptBehind } from "./kept-behind.ts";

test.each([
  ["add it for Orla: orla@finch.example", "Orla: orla@finch.example"],
  ["save hers for orla finch = orla@finch.example", "orla finch: orla@finch.example"],
  ["please put that to Tariq: linkedin.com/in/tariq-b", "Tariq: linkedin.com/in/tariq-b"],
])("an address by itself is a field of the one it is given for: %s", (message, plain) => {
  expect(withKeptBehind(message)).toBe(plain);
});

test.each([
  "add it for Orla: likes tea",
  "note for Orla: orla@finch.example",
  "add it for Orla: see https://a.example",
])("other words are a note: %s", (message) => {
  expect(withKeptBehind(message)).toBe(message);
});
