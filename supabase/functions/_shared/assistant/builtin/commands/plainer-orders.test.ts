import { expect, test } from "vitest";
import { withPlainerOrder } from "./plainer-orders.ts";

const people = ["Ada Lindqvist", "Noor Haddad"].map((name) => ({
  ...{ id: name, name, company: null, stage: null, status: null, by: "name" as const },
}));

test.each([
  ['add a column "Beds" number', "add a number column called “Beds”"],
  ['create a field called "Go live" (date)', "create a date field called “Go live”"],
  ["log this: Ada called, wants 25 seats", "note: Ada called, wants 25 seats"],
  ["move Ada to Lead, oh and Noor too", "move Ada to Lead, and Noor too"],
  ["set stage of Sefa, Ada and Noor to Lead", "move Sefa, Ada and Noor to Lead"],
])("puts %s in the words in which it is read", (message, plain) => {
  expect(withPlainerOrder(message, people)).toBe(plain);
});

test.each([
  'add a column "Number of beds"',
  "set stage of Ada and Noor to Lead",
  "log a call with Ada",
  "oh and Ada paid",
])("leaves %s as it is", (message) => {
  expect(withPlainerOrder(message, people)).toBe(message);
});
