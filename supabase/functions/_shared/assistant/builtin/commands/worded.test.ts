import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Henrike Vossberg", company: "Papier Vossberg", stage: "Quoted" },
    { name: "Callum Ferreira", company: "Tern & Tide" },
    { name: "Callum Dunmore", company: "Dunmore Weddings" },
    { name: "Rosa Ibáñez", company: "Café Norte" },
    { name: "Sven Ostrander" },
  ],
  stages: ["Enquiry", "Quoted", "Printing", "Lapsed"],
  tasks: [{ title: "Order cotton paper", dueDate: "2030-06-10" }, { title: "Clean the press" }],
};
const ROSA = "00000000-0000-4000-8000-a00000000003";
const SVEN = "00000000-0000-4000-8000-a00000000004";
const play = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return turns.map((turn) => talk.say(turn)).at(-1) ?? { text: "", changes: [], suggestions: [], state: undefined };
};
const notes = (...turns: string[]) =>
  play(...turns)
    .changes.filter(({ tool }) => tool === "create_note")
    .map(({ input }) => [input["founderId"], input["content"]]);

const TEXTS = ["closed over Easter", "new price list in May", "set the stage to Lapsed if she asks"];
test.each(
  TEXTS.flatMap((text) => [
    [`Same note for Sven and Rosa: ${text}`, text],
    [`the same text to Sven and Rosa - ${text}`, text],
    [`Both Sven and Rosa get this note: ${text}`, text],
    [`Please add the same note to Sven and Rosa: ${text}`, text],
  ]),
)("%j stores the text alone, with each", (message, text) => {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  expect(notes(message)).toEqual([
    [SVEN, said],
    [ROSA, said],
  ]);
});

test.each([
  "Keep that somewhere",
  "Keep that somewhere please",
  "save it for later",
  "Keep it on file",
  "Store that safe.",
])("“%s” is no part of the note before it", (order) =>
  expect(notes(`Rosa drinks only tea. ${order}`)).toEqual([[ROSA, "Rosa drinks only tea"]]),
);

test.each(["that note belongs to Rosa", "sorry, that was meant for Rosa", "oops, this one goes to Rosa"])(
  "%j moves the note",
  (order) => {
    const { changes } = play("note for Sven: new shop opens in March", order);
    expect(changes.map(({ tool, input }) => [tool, input["founderId"] ?? null, input["content"] ?? null])).toEqual([
      ["take_back", null, null],
      ["create_note", ROSA, "New shop opens in March"],
    ]);
  },
);

test.each([
  "put it back how it was",
  "back to how it was please",
  "put everything back the way it was",
  "change it back",
  "set it back to what it was",
  "no, leave it as it was",
])("%j takes the last change back", (order) => {
  for (const change of ["Set Rosa to Printing", "Put the cotton paper task on Wednesday"])
    expect(play(change, order).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});

test.each(["wrong Callum, it's Ferreira", "sorry wrong Callum, I meant Ferreira", "Wrong Callum. It was Ferreira"])(
  "%j means the other one",
  (order) => {
    const { changes } = play("move Callum Dunmore to Lapsed", order);
    expect(changes.map(({ tool, input }) => [tool, input["founderId"] ?? null])).toEqual([
      ["take_back", null],
      ["update_founder", "00000000-0000-4000-8000-a00000000001"],
    ]);
  },
);

test.each(["and call it Order the rolls", "and please name it Order the rolls", "the title should be Order the rolls"])(
  "%j renames the task",
  (order) =>
    expect(
      play("Put the cotton paper task on Wednesday", order).changes.map(({ input }) => input["patch"] ?? input),
    ).toMatchObject([{ title: "Order the rolls" }]),
);

test.each(["Rosa", "Rosa Ibáñez"])("the days between contacts of %s are a number of hers alone", (who) => {
  for (const message of [
    `Remind me every 30 days about ${who}, I mean the days between contacts`,
    `set days between contacts of ${who} to 30`,
    `set ${who}'s days between contacts to 30`,
  ])
    expect(play(message).changes.map(({ tool, input }) => [tool, input["founderId"], input["patch"]])).toMatchObject([
      ["update_founder", ROSA, { keepInTouchDays: 30 }],
    ]);
});

test.each([
  ["give me a text column: Delivery address", "Delivery address", "text"],
  ['can i have a checkbox column "Invoiced"', "Invoiced", "boolean"],
  ["we'd like a date field: Next fair", "Next fair", "date"],
])("%j is a column", (message, label, type) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_custom_field", input: { label, type } }]),
);

test.each(["weekly reminder on Mondays to check the ink", "set a weekly task every Monday to check the ink"])(
  "%j begins on that day",
  (message) =>
    expect(play(message).changes).toMatchObject([
      { tool: "create_task", input: { title: "Check the ink", dueDate: "2030-06-03", recurrence: "weekly" } },
    ]),
);

const ERRANDS = [
  [
    "Rosa should get a call when her menus are there. Put it on the 11th.",
    "Call Rosa when her menus are there",
    "2030-06-11",
  ],
  ["Rosa should get a call in July. Put it on the 11th.", "Call Rosa", "2030-07-11"],
  ["I have to phone Rosa about the boxes. Put it on Thursday.", "Phone Rosa about the boxes", "2030-06-06"],
  ["Rosa needs a visit in autumn. Make it 20 September.", "Visit Rosa", "2030-09-20"],
  ["Rosa needs a new sign. Schedule that for Friday please", "Rosa needs a new sign", "2030-06-07"],
] as const;
test.each(ERRANDS)("%j is a task for its day", (message, title, dueDate) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_task", input: { title, dueDate, founderId: ROSA } }]),
);
test("a day is not a person that a note is about", () => {
  for (const order of ["Put it on Friday", "Put it on hold", "Put it on the 11th"])
    expect(play(`Rosa met us at the fair. ${order}`).changes.every(({ held }) => held !== null)).toBe(true);
});

test.each(["Called Rosa twice.", "Emailed Rosa again. No answer, as always.", "Texted Rosa about the boxes, waiting"])(
  "%j is news of her and nobody new",
  (message) =>
    expect(play(message).changes.map(({ tool, input }) => [tool, input["founderId"]])).toEqual([["create_note", ROSA]]),
);
test.each(["Tell Rosa that her cards are ready", "let Rosa know the boxes are done", "Inform Rosa that it is sent"])(
  "%j: it can send nothing, and says so",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toContain("can't send");
  },
);

test.each([
  ["What's Rosa's company", "no I mean her stage"],
  ["What is Henrike's company?", "sorry, the stage"],
  ["where does Henrike work", "no, her stage"],
])("%j, %j asks the other", (question, order) => {
  const { text, changes } = play(question, order);
  expect(changes).toEqual([]);
  expect(text).toMatch(/: (?:Stage: Quoted|no stage)\./u);
});
