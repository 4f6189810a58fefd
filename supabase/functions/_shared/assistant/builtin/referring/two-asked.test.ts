import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = (tasks = ["Pay the invoice"]) =>
  new PlayedConversation({
    people: [
      { name: "Odile Marchetti", status: "Paused", company: "Kelp" },
      { name: "Bruno Vance" },
      { name: "Ines Moor", status: "Active" },
    ],
    tasks: tasks.map((title) => ({ title })),
    stages: ["Lead", "Tasting", "Regular"],
    statuses: ["Active", "Paused"],
    owners: ["Ada", "Leo"],
    columns: [{ label: "Crates", type: "number" }],
  });
const said = (...messages: readonly string[]) => {
  const played = talk();
  const [last = ""] = messages.slice(-1);
  for (const message of messages.slice(0, -1)) played.say(message);
  const { changes, text, suggestions } = played.say(last);
  const whose = changes.map(({ input }) => played.people.find(({ id }) => id === input["founderId"])?.name ?? "");
  return { text, suggestions, whose, changes };
};

test.each([
  "set both to Paused",
  "move both of them to Tasting",
  "Set both to Paused… no wait they are already. Set both to Active",
])("after a field of two people, %j is of the two", (message) =>
  expect(said("what's Odile's email", "and Bruno's?", message).whose.sort()).toEqual([
    "Bruno Vance",
    "Odile Marchetti",
  ]),
);

test("a name by itself asks for the same field again", () => {
  const { text } = said("what is Odile's status?", "Ines's?");
  expect(text).toContain("Status: Active");
  expect(text).not.toContain("Stage");
});

test.each(["make his the same as hers", "set hers to his", "make theirs the same"])(
  "%j is asked: nobody knows who is which",
  (message) => {
    const { changes, text } = said("what is Odile's status?", "and Ines's?", message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/^Whose Status shall change\?.*Odile Marchetti to Active/u);
  },
);

test.each(["done that on the train this morning", "did it yesterday", "I've just finished that", "already done it"])(
  "after one task, %j is of it",
  (message) => {
    const { changes } = said("is there a task about the invoice?", message);
    expect(changes.map(({ tool, input }) => [tool, (input["patch"] as { status?: string }).status])).toEqual([
      ["update_task", "done"],
    ]);
  },
);

test.each([
  ["Set Ines to Paused… no wait she is already. Set her to Active", "Ines Moor"],
  ["forget what I said before and move Bruno to Tasting", "Bruno Vance"],
  ["move Bruno to Lead, oh he is already there. Move him to Tasting", "Bruno Vance"],
])("%j asks for the last of it alone", (message, name) => expect(said(message).whose).toEqual([name]));

test.each([
  "I haven't paid the invoice",
  "I have not paid the invoice yet",
  "invoice not paid yet",
  "I never paid the invoice",
])("%j offers no end of the task", (message) => {
  const { changes, text, suggestions } = said(message);
  expect(changes).toEqual([]);
  expect([text, ...suggestions].join("\n")).not.toMatch(/as done/u);
});

test("“her too, the boss of Kelp” is no new role of the one before", () => {
  const { changes } = said("move Bruno to Tasting", "and her too, the buyer");
  expect(changes.map(({ input }) => JSON.stringify(input)).join()).not.toMatch(/roleTitle":"buyer/iu);
});
