import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [
    { name: "Lucinda Pereira", stage: "Lead" },
    { name: "Harold Pym", stage: "Lead" },
    { name: "Clara Osei", stage: "Meeting" },
    { name: "Clara Heuvel", stage: "Lead" },
  ],
  owners: ["Kim", "Sam"],
  columns: [{ label: "Shade", type: "text" }],
};

/** What the last message changes or takes back, as tools. */
function toolsOf(...messages: string[]): string[] {
  const conversation = new PlayedConversation(having);
  const turns = messages.map((message) => conversation.say(message));
  return (turns.at(-1)?.changes ?? []).map(({ tool }) => tool);
}

const FIRST = [
  "set the owner of Lucinda and Harold to Sam",
  "set the company of Lucinda and Harold to Zorn",
  "set the shade of Lucinda and Harold to mint",
  "move Lucinda and Harold to Meeting",
];
const WORDS = [
  "undo it for Harold only",
  "undo that for Harold",
  "only undo Harold's",
  "just undo Harold",
  "undo only Harold",
  "revert it for Harold please",
  "except Harold, put him back",
  "but not Harold, move him back",
  "put Harold back",
];

describe("of a change of two people, what is undone of one is no value of a field", () => {
  test.each(FIRST.flatMap((first) => WORDS.map((words) => [first, words])))("%j, then %j", (first, words) => {
    expect(toolsOf(first, words)).toEqual(["take_back"]);
  });
});

test.each(["actually the other Clara", "no, the other Clara", "sorry, I meant the other Clara"])(
  "after a task for one of two of a name, %j is for the other",
  (words) => {
    expect(toolsOf("task: ring Clara Heuvel on Wednesday", words)).toEqual(["take_back", "create_task"]);
  },
);

test("with nothing done, putting someone back undoes nothing", () => {
  expect(toolsOf("put Harold back")).toEqual([]);
});

test.each([
  "Chase the deposit: make it friday",
  "chase the deposit: move it to friday",
  "Chase the deposit: push it to the 20th",
])("%j moves the task and adds none", (words) => {
  const conversation = new PlayedConversation({ ...having, tasks: [{ title: "Chase the deposit", status: "todo" }] });
  expect(conversation.say(words).changes.map(({ tool }) => tool)).toEqual(["update_task"]);
});
