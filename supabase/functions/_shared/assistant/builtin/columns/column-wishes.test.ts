import { expect, test } from "vitest";
import { columnPlainly } from "./column-plainly.ts";
import { columnWished } from "./column-wishes.ts";
import { newColumnsIn } from "./new-columns.ts";

test.each([
  ["I need somewhere to put their shoe size", "Shoe size", "text"],
  ["we need a place to note the berth", "Berth", "text"],
  ["is there somewhere to put their birthday?", "Birthday", "date"],
  ["I want a spot for their licence number", "Licence number", "text"],
  ["let me note for each one whether they pay on time, yes or no", "Pays on time", "boolean"],
  ["I'd like to track whether they have a skipper", "Has a skipper", "boolean"],
  ["we should record if they've signed the waiver", "Signed the waiver", "boolean"],
  ["I want to keep track of whether people are insured", "Insured", "boolean"],
  ["we should record how many boats they have", "Boats", "number"],
  ["I want to keep track of when they last sailed", "Last sailed", "date"],
  ["track lead time as a number", "Lead time", "number"],
  ["can we store each customer's preferred berth", "Preferred berth", "text"],
  ["I'd like a column where I can tick off who got a flag", "Got a flag", "boolean"],
  ["I want to see at a glance who is insured, yes or no", "Insured", "boolean"],
  ["we'd like to keep the date of the last survey for each customer", "Date of the last survey", "date"],
])("“%s” wishes for a column", (text, label, type) => {
  expect(newColumnsIn(columnPlainly(text))).toEqual([{ label, type, options: [] }]);
});

test.each([
  [
    "keep an eye on which regatta they were at, one of Cowes, Kiel or Hyères",
    { label: "Regatta", type: "select", options: ["Cowes", "Kiel", "Hyères"] },
  ],
  [
    "can we track their licences as tags: sail, motor",
    { label: "Licences", type: "multiselect", options: ["sail", "motor"] },
  ],
  [
    "can you add a field where I can pick several ports - Cowes, Kiel, Hyères",
    { label: "Ports", type: "multiselect", options: ["Cowes", "Kiel", "Hyères"] },
  ],
  ["track awards as tags, several can apply", { label: "Awards", type: "multiselect", options: [] }],
])("“%s” says what can be chosen", (text, column) => {
  expect(newColumnsIn(columnPlainly(text))).toEqual([column]);
});

test.each([
  "I want to know how many boats they have",
  "I want to know whether they sail",
  "note whether they pay on time",
  "note that she pays on time",
  "remember if they call",
  "track the parcel to Leo",
  "which regatta were they at?",
  "I need somewhere to eat",
  "I need to write to their office",
])("“%s” wishes for none", (text) => {
  expect(columnWished(text)).toBeNull();
});

test.each(["give me a box for the samples", "I need a place for the party", "we need some space for the boats"])(
  "“%s” is of things",
  (text) => {
    expect(columnWished(text)).toBeNull();
  },
);
test.each(["give me a field for the samples", "there should be a place for each client's berth"])(
  "“%s” is of a column",
  (text) => {
    expect(columnWished(text)).not.toBeNull();
  },
);
