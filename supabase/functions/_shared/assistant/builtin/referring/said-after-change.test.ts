import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Loom Lane" },
    { name: "Teo Aldana", company: "Damast" },
    { name: "Ossie Brand" },
  ],
  tasks: [
    { title: "Sign-off call", founderName: "Teo Aldana", dueDate: "2030-06-05" },
    { title: "Collect swatches", founderName: "Ossie Brand", dueDate: "2030-06-12" },
    { title: "Order needles", founderName: "Ossie Brand", status: "done" as const },
  ],
};
const play = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  const answers = messages.map((message) => talk.say(message));
  const { changes = [], text = "" } = answers.at(-1) ?? {};
  return { text, changes: changes.map(({ tool, input }) => ({ tool, ...input })), tasks: talk.tasks };
};

test.each([
  [
    "Remind me to meet Ilse on 20 June",
    "and it's a meeting at her Brno shop, put in title",
    "Meet Ilse: meeting at her Brno shop",
  ],
  ["Remind me to call Teo on 20 June", "it's about the dye order, add to the title", "Call Teo about the dye order"],
  ["task to visit Ossie on friday", "the visit is at his mill, put that in the title", "Visit Ossie at his mill"],
  ["task: call Ossie", "add to the title that it is about the felt", "Call Ossie about the felt"],
])("%j, %j: the title says so", (made, then, title) =>
  expect(play(made, then).changes).toMatchObject([{ tool: "update_task", patch: { title } }]),
);

test.each([
  ["select type. options Tier 1, Tier 2, Tier 3", "select", ["Tier 1", "Tier 2", "Tier 3"]],
  ["dropdown type, options happy, sad", "select", ["happy", "sad"]],
  ["multi-select. choices: red, blue and green", "multiselect", ["red", "blue", "green"]],
])("%j is the type of the column that waits", (then, type, options) =>
  expect(play("I need a column for loom tier", then).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "create_custom_field", label: "Loom tier", type, options },
  ]),
);

test.each([
  ["Delete Ossie's done task", "delete_task", "Order needles"],
  ["delete the open task of Ossie", "delete_task", "Collect swatches"],
  ["reopen Ossie's completed task", "update_task", "Order needles"],
])("%j means the only one so", (message, tool, title) => {
  const { changes, tasks } = play(message);
  expect(changes).toMatchObject([{ tool, taskId: tasks.find((task) => task.title === title)?.id }]);
});

test.each([
  "tell me what is pending for Damast",
  "what's still open with Damast?",
  "hi, anything outstanding for Damast",
])("%j asks for tasks", (asked) => expect(play(asked).text).toContain("Sign-off call"));

test("a task that is said behind someone new is theirs", () =>
  expect(
    play("New person Nell Okafor of Tolk, Lagos, linkedin.com/in/nell-okafor. Plus a task to call her on Friday")
      .changes,
  ).toMatchObject([
    { tool: "create_founder" },
    { tool: "create_task", title: "Call Nell Okafor", dueDate: "2030-06-07" },
  ]));
