import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const done = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Noor Haddad" }],
    columns: [
      { label: "Kind", type: "select", options: ["Chef", "Shop"] },
      { label: "Products", type: "multiselect", options: ["Tea", "Honey"] },
    ],
  })
    .say(message)
    .changes.map(({ tool, input }) => ({ tool, ...input }));

test.each(["For products I'd like Pickles as an extra choice", "in Products we want Pickles as a new option"])(
  "%j adds an option to the column",
  (message) => expect(JSON.stringify(done(message))).toMatch(/change_custom_field.*Pickles/u),
);
test.each(["Kind: Shop should read Retailer instead", "in Kind, Shop should be called Retailer"])(
  "%j renames an option",
  (message) => expect(JSON.stringify(done(message))).toMatch(/change_custom_field.*Retailer/u),
);
test.each([
  "Is it possible to keep track of when somebody last ordered? A date, call it Last order",
  "I'd like to record when they last ordered. As a date, call it Last order",
])("%j adds a column", (message) =>
  expect(done(message)).toMatchObject([{ tool: "create_custom_field", type: "date", label: "Last order" }]),
);
test("a note with such words is a note", () =>
  expect(done("note on Noor: Kind, Shop should be called Retailer")).toMatchObject([{ tool: "create_note" }]));
