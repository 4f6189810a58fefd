import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Omar Haddad", stage: "Lead" }, { name: "Greta Nilsen" }],
  tasks: [
    { title: "Paint the shed", dueDate: "2030-06-10" },
    { title: "Order grain", dueDate: "2030-06-11" },
  ],
  columns: [{ label: "Soil", type: "select" as const, options: ["Clay", "Sand"] }],
};
const last = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  const said = messages.map((message) => talk.say(message)).at(-1);
  return { tools: said?.changes.map(({ tool }) => tool) ?? [], changes: said?.changes ?? [], text: said?.text ?? "" };
};

test.each([
  "please take the last thing back",
  "can you undo my last change?",
  "go back to the old day",
  "the old date was better",
  "can you bring it back, i still need it",
  "restore that please, we want it after all",
])("%j undoes it", (message) => expect(last("move the shed to friday", message).tools).toEqual(["take_back"]));
test.each(["no, 86 i meant", "nope: 86", "sorry, 86 is what i meant", "no, i meant 86"])("%j is the value", (message) =>
  expect(last("set Omar's priority to 68", message).changes.at(-1)).toMatchObject({
    tool: "update_founder",
    input: { patch: { priorityScore: 86 } },
  }),
);
test.each(["revert just the stage", "undo only the stage please", "the stage was right before"])(
  "%j keeps what else was changed",
  (message) =>
    expect(last("set Omar's stage to Closed and his priority to 70", message).changes.at(-1)).toMatchObject({
      tool: "update_founder",
      input: { patch: { priorityScore: null, stage: null }, clear: ["stage"] },
    }),
);
test("a field of an earlier turn is named", () => {
  const { tools, text } = last("set Omar's stage to Closed", "and his priority to 70", "revert just the stage");
  expect({ tools, text }).toMatchObject({ tools: [], text: expect.stringContaining("not sure") as string });
});
test("of a card that waits, the rest waits on", () =>
  expect(last("Omar is now Closed, priority 70", "revert just the stage").changes).toMatchObject([
    { tool: "take_back" },
    {
      tool: "update_founder",
      held: expect.any(String) as string,
      input: { patch: { priorityScore: 70, stage: null } },
    },
  ]));

test("the other one is the task that was not the last", () => {
  const talk = new PlayedConversation(having);
  talk.say("move the shed to thursday");
  talk.say("move the grain to friday");
  expect(talk.say("the other one to saturday").changes).toMatchObject([
    { tool: "update_task", input: { taskId: talk.tasks[0]?.id, patch: { dueDate: "2030-06-08" } } },
  ]);
});
test("the first one of two is taken back", () =>
  expect(last("the shed is done. the grain is done", "the first one isn't, actually").tools).toEqual(["take_back"]));
test("what was changed is told", () =>
  expect(last("set Omar's stage to Closed", "what did you change?").text).toContain("Change Omar Haddad"));
test("a day is given to the task that was made", () =>
  expect(last("add a task for Omar: send the tender", "give it a due date of the 9th").changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-09" } } },
  ]));

test.each(["actually, Omar is Paused now", "I take it back, Omar is Paused"])(
  "%j takes the place of the card that still waits",
  (message) => expect(last("Omar is Active", message).tools).toEqual(["take_back", "update_founder"]),
);
test("a card of another field stays", () =>
  expect(last("Omar is Active", "Omar lives in Rome now").tools).not.toContain("take_back"));
test.each(["scrap that, put him back as he was", "forget that and put him back how he was before"])(
  "%j undoes what was set",
  (message) => expect(last("Move Omar to Meeting and his priority to 80", message).tools).toEqual(["take_back"]),
);
test("who is put back by name is the one whose change is undone", () => {
  expect(last("Move Omar to Meeting", "put Omar back the way he was").tools).toEqual(["take_back"]);
  // Two fields that were set at once are asked about.
  expect(last("Move Omar to Meeting and his priority to 80", "put Omar back the way he was").tools).toEqual([]);
});
test("back to a stage is that stage", () =>
  expect(last("Move Omar to Meeting", "put Omar back to Lead").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { stage: "Lead" } } },
  ]));
test("a task that is scrapped altogether is deleted", () =>
  expect(last("move the shed to friday", "hmm, scrap that task altogether").tools).toEqual(["delete_task"]));
test("what was done to someone is undone, and nothing of another", () => {
  expect(last("Move Omar to Meeting", "undo what you did to Omar").tools).toEqual(["take_back"]);
});
test.each([
  ["note on Omar: likes golf", "undo the note on Greta"],
  ["set Omar's company to Initech", "undo the company of Greta"],
  ["set Omar's company to Initech", "undo what you did to Greta"],
])("after %j, %j changes nothing of the other", (first, message) => {
  expect(last(first, message).tools).toEqual([]);
});
test.each(["actually she called me yesterday", "no wait, Omar", "no wait, she left the company"])(
  "%j is no place to live in",
  (message) => expect(last("set Omar's location to Paris", message).tools).not.toContain("update_founder"),
);
