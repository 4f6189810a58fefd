import { describe, expect, test } from "vitest";
import { isStoryWithOrder, isTitleWithRest, isValueWithRest } from "./left-over-words.ts";

const TITLES = [
  "Count the oars",
  "Send Rosa the tide tables",
  "Call Ivo about the slipway",
  "Paint the hull and the mast",
];

describe("a title with a rest of what was said to the assistant", () => {
  const rests = [
    ...[
      "%, is fine",
      "%, is ok",
      "% is fine",
      "% has to be",
      "%, must be finished",
      "% - task",
      "%, task pls",
      "% thats",
    ],
    ...["% on the instead", "% that's all", "% the instead", "%, description: the long one", "% for, description"],
    ...[
      "%, and set her stage to Lead",
      "% and change his owner to Bo",
      "% & mark the status as done",
      "%, put it on my list",
    ],
    ...[
      "'s already in progress: %",
      "First time : %",
      "Per school: %",
      "Me: %",
      "and %",
      "I need to %",
      "please %",
      "um %",
    ],
    ...["Don't forget %", "Write on Rosa that %", "can you %", "due: %", "% to the"],
  ];
  test.each(rests.flatMap((rest) => TITLES.map((title) => rest.replace("%", title))))("“%s” is none", (title) =>
    expect(isTitleWithRest(title)).toBe(true),
  );

  const own = [
    ...TITLES,
    ...[
      "Ask whether the lid is fine-tuned",
      "Write to Rosa that we come",
      "Bring the model to the fair",
      "Move the chairs",
    ],
    ...["Set the table for six", "Put the kayaks in the shed", "Task force meeting", "Description of the boat for Ivo"],
    ...[
      "Send the note to Rosa",
      "Plan first aid course",
      "Check if it is insured",
      "Delete all notes",
      "Read the fine print",
    ],
    ...[
      "Push the launch email",
      "Order pears, plums and figs",
      "Update the status page",
      "Mark the trail",
      "Forward the deed",
    ],
    ...["Organise the reminder cards", "Finish the to-do list for the fair", "Sort out what is due and to whom"],
    ...["“And now for tea, is fine”"],
  ];
  test.each(own)("“%s” is one", (title) => expect(isTitleWithRest(title)).toBe(false));
});

describe("a story with an order in it", () => {
  const stories = ["just back from the harbour", "met Ivo at the slip", "the lock was closed"];
  const orders = [
    "please write a note on Ivo",
    "please set his stage to Lead",
    "put it in his notes",
    "save that in the notes",
  ];
  test.each(
    stories.flatMap((story) =>
      orders.flatMap((order) => [`${story} and ${order}`, `${story}, ${order}`, `${story} so ${order}`]),
    ),
  )("“%s” is no note", (text) => expect(isStoryWithOrder(text)).toBe(true));
  test.each([
    ...stories,
    ...["She asked whether we can please everyone", "He put it in writing", "Rosa gives the boat to her son"],
    ...["Moved to Bergen, they keep it in the family", "Delete was the word he used"],
  ])("“%s” is one", (text) => expect(isStoryWithOrder(text)).toBe(false));
});

test.each([
  "called Slipway Works",
  "named Rosa",
  "'s Boats",
  "and others",
  "Bergen the instead",
  "Oslo is fine",
  "A day later",
  "two weeks earlier",
  "task",
])("“%s” is no value", (value) => expect(isValueWithRest(value)).toBe(true));
test.each(["Slipway Works", "And So To Bed", "Bread and Roses", "Called To The Bar", "Fine Foods", "Is This It"])(
  "“%s” is a value",
  (value) => expect(isValueWithRest(value)).toBe(false),
);
