import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Hana Berg", stage: "Lead" },
    { name: "Omar Haddad", stage: "Lead" },
    { name: "Lucía Fresnillo-Orbe", stage: "Lead" },
  ],
  tasks: [{ title: "Order flyers" }],
  columns: [
    { label: "Warmth", type: "select" as const, options: ["Cold", "Warm", "Hot"] },
    { label: "Deal size", type: "number" as const },
  ],
};
const last = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const said = messages.map((message) => conversation.say(message)).at(-1);
  const id = (name: string) => conversation.people.find((person) => person.name.startsWith(name))?.id;
  return { changes: said?.changes ?? [], text: said?.text ?? "", id };
};
const tools = (...messages: string[]) => last(...messages).changes.map(({ tool }) => tool);
const contents = (message: string) => last(message).changes.map(({ tool, input }) => [tool, input["content"]]);

const NOTES = ["add a note to hana: ", "note on hana: ", "note for hana that ", "hana: note "];
const ORDERS = [
  [". Also move her to Contacted", "update_founder"],
  [". remind me to call her tomorrow", "create_task"],
  [", and also set her stage to Contacted", "update_founder"],
  ["; task call her on friday", "create_task"],
] as const;
test.each(
  NOTES.flatMap((lead) => ORDERS.map(([order, tool]) => [`${lead}she liked the draft${order}`, tool] as const)),
)("%j is a note and a request", (message, tool) => {
  const { changes, id } = last(message);
  expect(changes.map((change) => change.tool)).toEqual(["create_note", tool]);
  expect(changes[0]?.input["content"]).toMatch(/^She liked the draft\.?$/);
  expect(changes[1]?.input["founderId"]).toBe(id("Hana"));
});

test.each(
  NOTES.flatMap((lead) =>
    ["She will set up a meeting. wants to add two people. Move fast", "the board said no. they mark it as done"].map(
      (words) => [lead + words, words],
    ),
  ),
)("%j is all of it a note", (message, words) =>
  expect(contents(message)).toEqual([["create_note", words.charAt(0).toUpperCase() + words.slice(1)]]),
);

test("what is said to the assistant is no part of a note", () =>
  expect(contents("add a note to hana: call me. and do not touch anything else, especially not her stage")).toEqual([
    ["create_note", "Call me."],
  ]));
test("dictated marks are marks where none is typed", () => {
  expect(contents("note for hana colon likes tea full stop")).toEqual([["create_note", "Likes tea."]]);
  expect(contents("note for hana: the colon was hurt")).toEqual([["create_note", "The colon was hurt"]]);
});
test.each(["orbe fresnillo", "Fresnillo Lucia", "lucia orbe fresnillo", "Fresnillo-Orbe"])(
  "a name in the order %j is the name",
  (name) => expect(contents(`note on ${name}: kiln broke`)).toEqual([["create_note", "Kiln broke"]]),
);
test("a possessive without an apostrophe is the name", () =>
  expect(contents("add to hanas notes: likes tea")).toEqual([["create_note", "Likes tea"]]));

test("a task takes its day and its person afterwards", () => {
  const { changes, id } = last("create a task to order flyers", "due friday", "for hana");
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch: { founderId: id("Hana") } } }]);
});
test("no day becomes a value", () => {
  expect(tools("set warmth of hana to hot", "due wednesday")).toEqual([]);
  expect(tools("set deal size of hana to 5", "due wednesday")).toEqual([]);
});
test("a column takes its name and its type one after the other", () =>
  expect(last("i want a new column", "call it Newsletter", "yes/no").changes.at(-1)).toMatchObject({
    tool: "create_custom_field",
    input: { label: "Newsletter", type: "boolean" },
  }));
test.each(["that should say board said no", "no, it should say: board said no", "make it say board said no"])(
  "%j corrects the note",
  (words) =>
    expect(last("note on hana: board said yes", words).changes).toMatchObject([
      { tool: "update_note", input: { content: "Board said no" } },
    ]),
);
test("a number is corrected", () =>
  expect(last("set deal size of hana to 2200", "i forgot a zero, 22000").changes.at(-1)?.input).toMatchObject({
    value: "22000",
  }));

test.each([
  ["move them to Meeting", 2],
  ["set their priority to 5", 2],
  ["set the second one to Meeting", 1],
  ["set the last one to Meeting", 1],
] as const)("after a change of two, %j means %d", (words, count) =>
  expect(last("set hana and omar to Contacted", words).changes.length).toBe(count),
);
test("them is one person once someone else was mentioned", () =>
  expect(
    last("set hana and omar to Contacted", "note on lucía: kiln broke", "move them to Meeting").changes.length,
  ).toBe(1));

test("a story goes on in one note, and is kept when that is said", () => {
  expect(last("met hana today", "she's in for a pilot", "closing in january").changes.at(-1)).toMatchObject({
    tool: "create_note",
    input: { content: "Met hana today. she's in for a pilot. closing in january" },
  });
  expect(tools("met hana today", "she's in for a pilot", "save that as a note please")).toEqual([
    "take_back",
    "create_note",
  ]);
  expect(tools("met hana today", "make me rich")).toEqual([]);
  expect(tools("save that as a note")).toEqual([]);
});
test.each(["remind me about it tomorrow", "remind me of that on friday"])(
  "%j is never a task of that name",
  (words) => {
    expect(last(words).changes).toEqual([]);
    expect(last("note on hana: report is in", words).changes).toMatchObject([{ input: { title: "Report is in" } }]);
    expect(last("set hana to Contacted", words).changes).toMatchObject([
      { input: { title: "Follow up with Hana Berg" } },
    ]);
  },
);
test("it is a task where tasks were spoken of", () =>
  expect(last("move the flyers task to friday", "and put it in progress").changes).toMatchObject([
    { tool: "update_task", input: { patch: { status: "in_progress" } } },
  ]));
test("all that follows a name and a colon is about them", () => {
  const { changes, id } = last("hana: note renewal went great; task send the contract on friday; priority 80");
  expect(changes.map(({ tool }) => tool)).toEqual(["create_note", "create_task", "update_founder"]);
  expect(changes.map(({ input }) => input["founderId"])).toEqual([id("Hana"), id("Hana"), id("Hana")]);
});
test("sentences in apostrophes stay in the note", () =>
  expect(contents("Hana wrote me: 'Bonjour. Remind me to pay. Merci' - note that on her")).toEqual([
    ["create_note", "Hana wrote me: 'Bonjour. Remind me to pay. Merci'"],
  ]));

test.each([
  ["set hana to Contacted no wait to Meeting", "Meeting"],
  ["set hana to Contacted, sorry, Meeting", "Meeting"],
  ["move hana to Lead uh no Meeting", "Meeting"],
])("%j is the second thought", (words, stage) =>
  expect(last(words).changes).toMatchObject([{ input: { patch: { stage } }, held: null }]),
);
test("a number and a name are said again as well", () => {
  expect(last("set deal size of hana to 40k uh no 45k").changes).toMatchObject([{ input: { value: "45000" } }]);
  const { changes, id } = last("remind me to call hana no i mean omar tomorrow");
  expect(changes).toMatchObject([{ input: { title: "Call omar", founderId: id("Omar") } }]);
});
test("a note keeps its second thoughts", () =>
  expect(contents("note on hana: she said Lead, no wait, Meeting")).toEqual([
    ["create_note", "She said Lead, no wait, Meeting"],
  ]));
test("someone else as well, and instead", () => {
  const { changes, id } = last("note on hana: kiln broke", "also for omar");
  expect(changes).toMatchObject([{ tool: "create_note", input: { founderId: id("Omar"), content: "Kiln broke" } }]);
  expect(tools("note on hana: kiln broke", "sorry that was for omar")).toEqual(["take_back", "create_note"]);
});
test("a task that was spoken of is done, and is done by nothing else", () => {
  expect(tools("move the flyers task to friday", "done already")).toEqual(["update_task"]);
  expect(tools("done already")).toEqual([]);
});
test("a correction of a day is in the language before it", () =>
  expect(last("erinnere mich am freitag daran hana anzurufen", "nein, am mittwoch").changes).toMatchObject([
    { input: { patch: { dueDate: "2030-06-05" } } },
  ]));
test("fields are filled in for the person that the conversation is about", () =>
  expect(last("hana", "fill in: stage Meeting, owner Sam").changes).toMatchObject([
    { input: { patch: { stage: "Meeting", owner: "Sam" } } },
  ]));
test.each([
  "put this into the meeting summary of hana",
  "meeting summary for hana",
  "add that to hana's meeting summary",
])("%j takes all of it", (lead) =>
  expect(last(`${lead}: Met in Oslo. They ship in March. Next: the contract.`).changes).toMatchObject([
    {
      tool: "update_founder",
      input: { patch: { meetingSummaries: "Met in Oslo. They ship in March. Next: the contract." } },
    },
  ]),
);

test.each([
  "set them all to Meeting",
  "give them all to Sam",
  "move all of these to Meeting",
  "give all of them to Sam",
  "move those two to Meeting",
])("after a change of two, %j is about both, one card each", (words) => {
  const { changes, id } = last("set hana and omar to Contacted", words);
  expect(changes.map(({ tool, input }) => [tool, input["founderId"]])).toEqual([
    ["update_founder", id("Hana")],
    ["update_founder", id("Omar")],
  ]);
});
test.each([
  "give them all to Sam",
  "set them all to Meeting",
  "forget everything about hana",
  "merge hana with omar",
  "please frobnicate hana",
])("%j with nobody listed is no note", (words) => expect(tools(words)).toEqual([]));
test.each(["Call with Hana today. She needs two weeks. The board is fine.", "Coffee with Hana. She needs two weeks."])(
  "%j is a story",
  (words) => expect(tools(words)).toEqual(["create_note"]),
);
test("another note for the next of a list", () => {
  const { changes, id } = last(
    "set hana and omar to Contacted",
    "note on the first one: send figures",
    "and the second: call in may",
  );
  expect(changes).toMatchObject([{ tool: "create_note", input: { founderId: id("Omar"), content: "Call in may" } }]);
});
