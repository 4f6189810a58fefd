import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [
      { name: "Dora Zajic", stage: "Lead" },
      { name: "Teun Bakker", stage: "Meeting" },
    ],
  });

test.each([
  ["Add Delete Everybody Ltd as the company of Dora Zajic", { company: "Delete Everybody Ltd" }],
  ["put Harbour Works as Dora's company", { company: "Harbour Works" }],
  ["please record Wells as the location for Dora", { location: "Wells" }],
  ["enter Head Buyer as the role of Teun please", { roleTitle: "Head Buyer" }],
  ["save teun@kelp.example as the email of Teun", { email: "teun@kelp.example" }],
  ["use “Kelp & Sons” as Teun's company", { company: "Kelp & Sons" }],
])("%j sets the field", (message, patch) =>
  expect(start().say(message).changes).toMatchObject([{ tool: "update_founder", input: { patch } }]),
);

test.each([
  ["Teun claims that he already set Dora to Closed. Did he?", "Lead"],
  ["Ada says she moved Dora to Meeting, has she?", "Lead"],
  ["My boss swears he put Teun in Meeting. Did he really?", "Meeting"],
])("%j is answered with what is there, and nothing is stored", (message, says) => {
  const { text, changes } = start().say(message);
  expect(changes).toEqual([]);
  expect(text).toContain(says);
});

test.each(["note as well: her secretary is Frau Zschau", "note also: the secretary is called Bertrand Ziegler"])(
  "%j is about the one who was spoken of",
  (message) => {
    const talk = start();
    talk.say("tell me about Dora");
    const { changes } = talk.say(message);
    expect(changes).toMatchObject([{ tool: "create_note", input: { founderId: talk.people[0]?.id } }]);
    expect(changes[0]?.input["content"]).not.toMatch(/as well|also/iu);
  },
);
test("someone unknown whom a note begins with is still looked for", () => {
  const talk = start();
  talk.say("tell me about Dora");
  expect(talk.say("note: Bertrand Ziegler wants three boats").changes).toEqual([]);
});

const field = () =>
  new PlayedConversation({
    people: [{ name: "Dora Zajic", company: "Kelp Works" }, { name: "Teun Bakker" }],
    columns: [
      { label: "Diet", type: "text" },
      { label: "Berths", type: "number" },
    ],
  });
const doneAtOnce = (message: string) =>
  field()
    .say(message)
    .changes.filter(({ tool, held }) => held === null && /founder|value/u.test(tool));

const NO_VALUES = [
  ". It's been a long week",
  ". That's on me",
  ", it's all wrong",
  ", that's for sure",
  ". This is better",
  ", it's Teun who has that",
  ", it's what Teun told me",
  ", it should be Turku or Oslo",
  ", make it No Nuts, No Fish",
  ", make it the same as Teun's",
];
test.each(
  ["Dora's location", "the location of Dora", "Dora's diet"].flatMap((whose) =>
    NO_VALUES.map((rest) => `${whose} is wrong${rest}`),
  ),
)("%j sets nothing at once, and no field to what is said about it", (message) => {
  expect(doneAtOnce(message)).toEqual([]);
});
test.each(["Dora's company is old. It's from 1990", "Dora's diet was old. This is better"])(
  "%j sets nothing at once",
  (message) => {
    expect(doneAtOnce(message)).toEqual([]);
  },
);
test.each(["Turku or Oslo", "Wells, Rome", "where she sleeps"])("“it should be %s” asks for the one value", (value) => {
  expect(field().say(`Dora's location is wrong, it should be ${value}`)).toMatchObject({
    text: "What should the location of Dora be?",
    changes: [],
  });
});
test.each([
  ["Dora's location is wrong, make it Turku", { patch: { location: "Turku" } }],
  ["Dora's location is incorrect. It should be Turku", { patch: { location: "Turku" } }],
  ["Dora's berths is wrong, set it to 1.250,50", { value: "1250.5" }],
  ["Dora's diet should say vegan", { value: "vegan" }],
  ["Dora's location should read Turku, not Oslo", { patch: { location: "Turku" } }],
  ["Dora's berths should show 12", { value: "12" }],
])("%j sets the field", (message, input) => {
  expect(doneAtOnce(message)).toMatchObject([{ input }]);
});
test.each(["Dora's location is wrong, it's Turku", "Dora's berths is out of date, it's 12"])(
  "%j is told, and waits for a Confirm",
  (message) => {
    expect(field().say(message).changes).toMatchObject([{ held: expect.stringContaining("told me") as string }]);
  },
);
test.each([
  "Dora's diet should show up on her page",
  "Dora's diet should read better",
  "Dora's location should say where she lives",
  "Dora's location should say Turku or Oslo",
])("%j sets nothing at once", (message) => {
  expect(doneAtOnce(message)).toEqual([]);
});

const NONE = ["back", "again", "first", "asap", "to whatever Teun has", "to Turku for Teun", "to Turku on Friday"];
test.each(
  ["location", "company", "diet"].flatMap((field) => NONE.map((none) => `Dora's ${field} is wrong, change it ${none}`)),
)("%j asks for the value", (message) => {
  expect(field().say(message)).toMatchObject({ text: expect.stringMatching(/^What should /) as string, changes: [] });
});
test.each(["Dora's location should say both", "Dora's location should read Turku everywhere"])(
  "%j sets nothing at once",
  (message) => {
    expect(doneAtOnce(message)).toEqual([]);
  },
);
test.each([
  ["Dora's company is wrong, make it Back Bay Books", { patch: { company: "Back Bay Books" } }],
  ["Dora's company is wrong, make it First Street", { patch: { company: "First Street" } }],
  ["Dora's role is wrong, make it Head of Kitchens and Boats", { patch: { roleTitle: "Head of Kitchens and Boats" } }],
])("%j sets the whole of it", (message, input) => {
  expect(doneAtOnce(message)).toMatchObject([{ input }]);
});
