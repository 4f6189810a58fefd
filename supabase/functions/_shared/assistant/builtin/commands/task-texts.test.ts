import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ida Brandt" }, { name: "Noor Bakker" }],
  tasks: [
    { title: "Varnish the spare oars", description: "Two coats" },
    { title: "Order sail thread" },
    { title: "Harbour fees for the accountant" },
  ],
};
const talk = () => new PlayedConversation(having);
const textOf = ({ changes }: ReturnType<PlayedConversation["say"]>) =>
  changes.map(({ tool, input }) => [tool, (input["patch"] as { description: string | null }).description]);

test.each([
  ["add to the oars task: the blue one has a crack", "The blue one has a crack"],
  ["please add to the description of the oars task: no. 3, ash", "No. 3, ash"],
  ["Append to the spare oars to-do: ask Ida for sandpaper", "Ask Ida for sandpaper"],
  ["put this on the oars task: a third coat", "A third coat"],
  ['in the oars task write "only the blades"', "Only the blades"],
  ['oars task: add "only the blades"', "Only the blades"],
  ["for the spare oars: mention the blades", "The blades"],
  ["spare oars - include only two", "Only two"],
  ['extend the oars task by "only the blades"', "Only the blades"],
  ['pin "only the blades" on the oars task', "Only the blades"],
])("“%s” is added to what the task says", (words, said) => {
  expect(textOf(talk().say(words))).toEqual([["update_task", `Two coats\n\n${said}`]]);
});

test("a task without a text gets one", () => {
  expect(textOf(talk().say("add to the sail thread task: waxed, 1 mm"))).toEqual([["update_task", "Waxed, 1 mm"]]);
});

test("a text that is set replaces the one before", () => {
  expect(textOf(talk().say("set the description of the oars task to three coats"))).toEqual([
    ["update_task", "Three coats"],
  ]);
});

test.each(["add to Ida's notes: she rows on Fridays", "add to Ida: she rows on Fridays", "note on Ida: add sugar"])(
  "“%s” is a note",
  (words) => expect(talk().say(words).changes).toMatchObject([{ tool: "create_note" }]),
);

test("someone who is put on a task is no text and no role", () => {
  for (const words of ["add Noor to the sail thread task", "put Noor on the sail thread task"])
    expect(talk().say(words).changes).toMatchObject([
      { tool: "update_task", input: { patch: { description: null, founderId: expect.any(String) as unknown } } },
    ]);
});

test.each([
  "duplicate the oars task for Ida",
  "merge the oars task with the sail thread",
  "split the oars task in two",
])("“%s” deletes nothing", (words) => {
  const { changes, text } = talk().say(words);
  expect(changes.filter(({ tool }) => /task$/.test(tool))).toEqual([]);
  expect(text).not.toMatch(/^1\. Delete/mu);
});

test.each(
  [
    "put in the description of the spare oars: X",
    "can you put in the spare oars' to-do's description: X",
    "put down in the details of the spare oars: X",
    "note in the description of the spare oars that X",
    "put a line in the description of spare oars: X",
    "in the description of the spare oars write X",
    "in the spare oars task's description put: X",
    "put X in the description of the spare oars",
    "put X into the description of the spare oars please",
  ].flatMap((words) => ["check the blades", "ask Ida for sandpaper"].map((text) => [words.replace("X", text), text])),
)("“%s” is in what the task says, and no task of its own", (words, text) => {
  expect(textOf(talk().say(words))).toEqual([
    ["update_task", `Two coats\n\n${text.charAt(0).toUpperCase()}${text.slice(1)}`],
  ]);
});

test.each([
  ["put in a task: check the description of the oars", "Check the description of the oars"],
  ["remind me to put the length in the description of the oars", "Put the length in the description of the oars"],
])("“%s” is something to do", (words, title) =>
  expect(talk().say(words).changes).toMatchObject([{ tool: "create_task", input: { title } }]),
);

test.each(["put in the description of the rudder: oak", "put in the details of Ida: she rows on Fridays"])(
  "“%s” adds nothing to a task",
  (words) =>
    expect(
      talk()
        .say(words)
        .changes.filter(({ tool }) => /_task$/.test(tool)),
    ).toEqual([]),
);
