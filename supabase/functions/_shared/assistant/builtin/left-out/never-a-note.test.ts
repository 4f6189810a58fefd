import { expect, test } from "vitest";
import { lastOf } from "../testing/two-firms.ts";

const ORDERS = [
  "set everyone at Halden to Blorb",
  "update everybody",
  "set everyone at Halden to Closed somehow, no idea",
  "change everyone at Halden to Closed somehow",
  "move the whole lot to Closed",
  "set nobody to Lead",
];

test.each(ORDERS)("an order that is not understood is no note and changes no one else: %s", (order) => {
  for (const before of ["Leo said yes", "show Pia"]) {
    const said = lastOf(before, order);
    expect(said.who.filter((one) => /^(?:create_note|update_founder:)/u.test(one))).toEqual([]);
    expect(said.text).not.toMatch(/Set Stage of/u);
    expect(lastOf(before, order, "yes").who.filter((one) => /^update_founder:/u.test(one))).toEqual([]);
  }
});

test.each([
  "set the intern to Blorb",
  "update the janitor with Blorb",
  "set likes tea",
  "set the whole thing to Blorb",
])("an order about nobody who is known is no note at once: %s", (order) => {
  for (const before of ["Leo said yes", "Leo said no", "show Leo"])
    expect(lastOf(before, order).changes.filter(({ tool, held }) => tool === "create_note" && held === null)).toEqual(
      [],
    );
});

test("fields that are filled in of who was spoken of are still filled in", () => {
  expect(lastOf("show Leo", "fill in: stage Meeting, status Active").who).toEqual(["update_founder: Leo"]);
  expect(lastOf("show Leo", "update: deal 5").who).toEqual(["set_custom_value: Leo"]);
  expect(lastOf("show Leo", "set stage to Meeting").who).toEqual(["update_founder: Leo"]);
});
