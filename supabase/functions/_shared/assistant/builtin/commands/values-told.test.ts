import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () =>
  new PlayedConversation({
    people: [
      { name: "Runa Halvorsen", company: "Fjordlys", values: { Workshops: "Glass, Wood" } },
      { name: "Emeka Obiora", company: "Obiora Timber", values: { "Oven hours": "9" } },
    ],
    owners: ["Bethan", "Ned"],
    statuses: ["Warm", "Cool"],
    columns: [
      { label: "Budget", type: "number" },
      { label: "Oven hours", type: "number" },
      { label: "Delivery date", type: "date" },
      { label: "Workshops", type: "multiselect", options: ["Glass", "Wood", "Late shift"] },
    ],
  });

test.each([
  ["Runa's gone up to 30k", "30000"],
  ["Emeka has come down to £8,000", "8000"],
  ["Runa's now in for 6k", "6000"],
  ["Emeka reckons he can do the firing in 11 hours rather than 14", "11"],
  ["Emeka needs 10 hours instead of 9", "10"],
  ["The delivery date for Runa has slipped a week, to 12 July", "2030-07-12"],
  ["Delivery with Emeka is pushed to the 20th July", "2030-07-20"],
  ["Runa's delivery date has been brought forward to 1 July", "2030-07-01"],
  ["New delivery date for Emeka: 6 August", "2030-08-06"],
  ["Runa's only doing Wood now", "Wood"],
  ["budget for runa halvorsen no wait yes runa make it seven thousand five hundred pounds", "7500"],
])("%j waits as a value of theirs, without a note", (message, value) => {
  const { changes } = talk().say(message);
  expect(changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
  expect(changes[0]?.held).not.toBeNull();
});

test.each(["new email for Runa, it's runa@fjordlys.example", "Runa has a new email: runa@fjordlys.example"])(
  "%j waits as their email, without a note",
  (message) =>
    expect(talk().say(message).changes).toMatchObject([
      { tool: "update_founder", input: { patch: { email: "runa@fjordlys.example" } } },
    ]),
);

test.each([
  ["Runa hasn't got an owner, give her to Bethan", { owner: "Bethan" }],
  ["Emeka's gone quiet, mark him Cool", { status: "Cool" }],
  ["Emeka has gone cold, so lower his score to 40", { priorityScore: 40 }],
  ["Raise Runa's score to 90", { priorityScore: 90 }],
])("%j changes the field alone", (message, patch) =>
  expect(talk().say(message).changes).toMatchObject([{ tool: "update_founder", input: { patch } }]),
);

test("what someone no longer does is taken out of their options, and the rest stays", () =>
  expect(talk().say("Take Runa out of Glass, she's only doing Wood").changes).toMatchObject([
    { tool: "set_custom_value", input: { value: "Wood" } },
  ]));

test.each([
  "Emeka went to 30 shops in 2 hours",
  "Note that Runa has gone up to 30k",
  "Has Runa gone up to 30k?",
  "Runa says they might have gone up to 30k",
  "The lunch with Runa has moved to Friday",
])("%j sets no value", (message) =>
  expect(
    talk()
      .say(message)
      .changes.filter(({ tool }) => /^(?:set_custom_value|update_founder)$/u.test(tool)),
  ).toEqual([]),
);
