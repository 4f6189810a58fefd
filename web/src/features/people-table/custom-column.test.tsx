import type { CustomField } from "@contract/custom-fields";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { customColumn } from "./custom-column";

const ID = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const field = (type: CustomField["type"]): CustomField => ({
  ...{ id: ID, name: "deal_size", label: "Deal Size", type, options: [], required: false },
  createdAt: "2026-11-21T10:00:00Z",
});

type Value = string | number | boolean | string[];

const personWith = (value?: Value) =>
  aPersonRow({ customFieldValues: value === undefined ? [] : [{ fieldId: ID, value }] });

/** What is in the cell of a value. */
function drawn(type: CustomField["type"], value?: Value) {
  const { container } = render(customColumn(field(type)).draw(personWith(value), { index: 0, isSelected: false }));
  return container.textContent;
}

afterEach(cleanup);

test.each(["text", "number", "date", "select", "multiselect", "boolean"] as const)(
  "an empty cell for a %s is called by what it asks for, in lower case, and shows nothing",
  (type) => {
    expect(drawn(type)).toBe("");
    expect(customColumn(field(type)).invitation?.(personWith())).toBe("Click to add deal size");
    expect(customColumn(field(type)).invitation?.(personWith("x"))).toBeNull();
  },
);

test("a yes or no is said in words", () => {
  expect([drawn("boolean", true), drawn("boolean", false)]).toEqual(["Yes", "No"]);
});

test("a number is shown with all of its digits", () => {
  expect([0.0004, 3.14159, 0, -2].map((value) => drawn("number", value))).toEqual(["0.0004", "3.14159", "0", "-2"]);
});

test("several options are next to each other", () => {
  expect(drawn("multiselect", ["Angel", "Friend"])).toBe("AngelFriend");
});

test("a column of numbers is 60 wide, and every other one 150", () => {
  const widths = (["text", "number", "select"] as const).map((type) => customColumn(field(type)).width);
  expect(widths).toEqual([150, 60, 150]);
});

test("a column of dates keeps room for the year when the pane is narrow", () => {
  expect(customColumn(field("date")).least).toBe(110);
  expect(customColumn(field("text"))).not.toHaveProperty("least");
});
