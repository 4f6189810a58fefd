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

const beds = [{ id: "beds", label: "Bed spaces", type: "number" as const, options: [] }];
test.each([
  ["her email is orla@finch.example btw, save it", "set her email to orla@finch.example"],
  ["his city is Cork, keep it please", "set his city to Cork"],
  ["Tariq's new role is Warden, store that", "set Tariq's role to Warden"],
  ["their bed spaces are 40 by the way, save that", "set their bed spaces to 40"],
  ["her number of bed spaces is now 12, update it", "set her bed spaces to 12"],
])("a field that is told and to be kept is set: %s", (message, plain) => {
  expect(withKeptBehind(message, beds)).toBe(plain);
});

test.each([
  "his dog is Rex btw, save it",
  "her email is orla@finch.example, note that",
  "their garden spaces are 40, save that",
  "is her city Cork? save it",
])("what is no field, or to be noted, is left: %s", (message) => {
  expect(withKeptBehind(message, beds)).toBe(message);
});
