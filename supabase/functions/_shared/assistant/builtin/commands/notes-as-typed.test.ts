import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Ines Marrow" }, { name: "Ravi Patel" }, { name: "Zoë Lind" }] };
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const notesOf = (message: string) =>
  play(message).changes.flatMap(({ tool, input }) => (tool === "create_note" ? [input["content"]] : []));

test("what is to be done with a note is none of its words", () =>
  expect(notesOf("write a note on Ravi that he takes bribes and then email it to his boss")).toEqual([
    "He takes bribes",
  ]));
test.each([
  [
    "note on Ines that she asked us to pack a crate and then send it to Ravi",
    "She asked us to pack a crate and then send it to Ravi",
  ],
  ["note for Ravi: he will call and then email us the plan", "He will call and then email us the plan"],
])("%j tells of what someone else does", (message, note) => expect(notesOf(message)).toEqual([note]));

const BODY = "we can ship 40 crates by 3 March.\nPrice is 12 < 14 now.";
test.each([
  "mail from Zoë below, please file it\n\n",
  "got this from Zoë, put what matters in a note:\n",
  "Zoë wrote this, save it on her page:\n\n",
  "this came from Zoë today, keep it as a note please:\n",
  "keep this mail from Zoë:\n",
])("%j is a note of the whole text below it, without the order", (order) =>
  expect(notesOf(`${order}${BODY}`)).toEqual([BODY.replace("we", "We")]),
);
test("a question above a mail keeps nothing", () =>
  expect(notesOf(`mail from Zoë below, what does she want?\n\n${BODY}`)).toEqual([]));

test.each([
  ["Ines is back w/ the samples, btw the crates are late", "Ines is back w/ the samples, btw the crates are late"],
  ["note on Ines: spoke w/ her, fwd: the <b>deck</b>, 5 > 3", "Spoke w/ her, fwd: the <b>deck</b>, 5 > 3"],
])("%j is kept as it is typed", (message, note) => expect(notesOf(message)).toEqual([note]));
test.each([
  ["set Ines's location to <Porto>", { location: "<Porto>" }],
  ["set Ines's company to Foo <Bar>", { company: "Foo <Bar>" }],
  ["set Zoë's email to <zoe@nordlys.no>", { email: "zoe@nordlys.no" }],
])("%j keeps the marks of a value, but those around an address", (message, patch) =>
  expect(play(message).changes).toMatchObject([{ input: { patch } }]),
);

test.each([
  ["log meeting with Ines yesterday", "Meeting with Ines yesterday", true],
  ["record the call with Ines tomorrow", "Call with Ines tomorrow", false],
  ["log a call with Ravi yesterday: he likes tea", "He likes tea", true],
])("%j says what happened", (message, content, isDone) => {
  const [note] = play(message).changes;
  expect(note).toMatchObject({ tool: "create_note", input: { content } });
  expect(note?.held === null).toBe(isDone);
});

test.each(["drop Ines a note: the crates are here", "drop a note to Ines saying the crates are here"])(
  "%j asks whether it is a note or a message",
  (message) => {
    const { text, changes, suggestions } = play(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/note to keep on Ines's page, or a message/u);
    expect(suggestions).toContain("Note on Ines: the crates are here");
  },
);
test("“drop the last note about Ravi” deletes it", () =>
  expect(play("drop the last note about Ravi").changes).toMatchObject([{ tool: "delete_note" }]));

const LEAD = { people: [{ name: "Ines Marrow" }, { name: "Ravi Patel" }], stages: ["Lead", "On site"] };
test.each([
  [
    "Ravi: the two brothers agreed to plant rye. note it and move him to on site",
    "The two brothers agreed to plant rye.",
  ],
  ["Ravi told me the barn burnt down. Note that down and move him to On site.", "Ravi told me the barn burnt down"],
  ["Ravi kindly sent eggs. Kindly note that and put him to On site", "Ravi kindly sent eggs"],
  ["Ravi likes long walks. Keep that as a note and set him to On site", "Ravi likes long walks"],
])("%j is a note and an order", (message, note) =>
  expect(new PlayedConversation(LEAD).say(message).changes).toMatchObject([
    { tool: "create_note", input: { content: note } },
    { tool: "update_founder", input: { patch: { stage: "On site" } } },
  ]),
);
test.each([
  ["Note this down: Ravi owns three kilns", "Ravi owns three kilns"],
  ["note this: move Ravi's van in June", "Move Ravi's van in June"],
  ["Note for Ines: keep that and set her straight", "Keep that and set her straight"],
  ["Note on Ines: they kindly gave us a room", "They kindly gave us a room"],
  ["Would you record against Ines Marrow that her permit names the farm?", "Her permit names the farm"],
  ["pop a note on Ravi - he needs a used tractor", "He needs a used tractor"],
])("%j is kept without the words for it", (message, note) => expect(notesOf(message)).toEqual([note]));
test("an address that is told to be saved is no note", () =>
  expect(play("Ravi's email address is r@p.example, kindly save it.").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { email: "r@p.example" } } },
  ]));
