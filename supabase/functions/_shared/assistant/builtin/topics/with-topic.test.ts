import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Nadia Brekke", values: { Tools: "Lathe", Benches: "2" } },
    { name: "Ivo Stanek", values: { Tools: "Saw" } },
  ],
  tasks: [
    { title: "Sharpen the plane irons", dueDate: "2030-06-20" },
    { title: "Order walnut boards", status: "done" as const },
    { title: "Workshop newsletter", recurrence: "weekly", dueDate: "2030-06-10" },
    { title: "Paint the north gate" },
    { title: "Paint the south gate" },
  ],
  columns: [
    { label: "Tools", type: "multiselect" as const, options: ["Lathe", "Saw", "Router"] },
    { label: "Benches", type: "number" as const },
    { label: "Guild seat", type: "text" as const },
  ],
  notes: [
    { about: "Nadia Brekke", content: "Rents the yard until May." },
    { about: "Nadia Brekke", content: "Prefers oak." },
  ],
};
const changesOf = (message: string) => new PlayedConversation(having).say(message).changes;
const taskOf = (input: Record<string, unknown>) =>
  having.tasks[Number(/(\d+)$/.exec(String(input["taskId"]))?.[1] ?? -1)]?.title;
const patchOf = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null));

const JOINTS = [", ", ". ", " – ", ", so please ", "; "];
const IRONS = ["the plane irons can wait", "no hurry with the plane irons", "nobody needs the plane irons now"];
const UNDATED = ["take the date out", "leave the date open", "remove the deadline", "drop its due date"];

describe("a task that is named, and what is to be done with it", () => {
  test.each(
    IRONS.flatMap((topic, no) =>
      UNDATED.map((order, at) => `${topic}${JOINTS[(no + at) % JOINTS.length] ?? ", "}${order}`),
    ),
  )("“%s” takes the day of that task away", (message) => {
    const [change, another] = changesOf(message);
    expect([change?.tool, taskOf(change?.input ?? {}), change?.input["clear"], another]).toEqual([
      "update_task",
      "Sharpen the plane irons",
      ["dueDate"],
      undefined,
    ]);
  });

  test.each([
    ["no deadline for the plane irons, take the date out", {}],
    ["the plane irons have no due date, leave the date open", {}],
  ])("“%s” says one thing twice, and is one change", (message, patch) => {
    const changes = changesOf(message);
    expect(changes.map(({ input }) => [taskOf(input), patchOf(input), input["clear"]])).toEqual([
      ["Sharpen the plane irons", patch, ["dueDate"]],
    ]);
  });

  test.each(
    ["the walnut boards never arrived", "the walnut was the wrong one", "they sent the walnut boards back"].flatMap(
      (topic) =>
        ["reopen", "reopen it", "reopen that task", "open it again", "put it back on the list", "set it to todo"].map(
          (order, no) => `${topic}${JOINTS[no % JOINTS.length] ?? ", "}${order}`,
        ),
    ),
  )("“%s” reopens that task", (message) => {
    expect(changesOf(message).map(({ input }) => [taskOf(input), patchOf(input)])).toEqual([
      ["Order walnut boards", { status: "todo" }],
    ]);
  });

  test.each([
    ["the newsletter only goes out monthly now, change how often it repeats", { recurrence: "monthly" }],
    ["monthly is enough for the newsletter, change the rhythm", { recurrence: "monthly" }],
    ["we did the plane irons yesterday evening. tick it off", { status: "done" }],
    ["the plane irons are on my bench, mark it as in progress", { status: "in_progress" }],
    ["plane irons: move to 9 June", { dueDate: "2030-06-09" }],
    ["the plane irons are not urgent, move that task to 9 June", { dueDate: "2030-06-09" }],
  ])("“%s” changes that task", (message, patch) => {
    const changes = changesOf(message);
    expect(changes.map(({ input }) => patchOf(input))).toEqual([patch]);
  });

  test.each([
    "plane irons: move to 9 June and add as description 'ask about the grinder'",
    "move the plane irons to 9 June and add to the description of it: ask about the grinder",
    "move the plane irons to 9 June. Add to the description of that task: ask about the grinder",
  ])("a change that goes on is of the same task: %s", (message) => {
    expect(changesOf(message).map(({ input }) => [taskOf(input), patchOf(input)])).toEqual([
      ["Sharpen the plane irons", { dueDate: "2030-06-09" }],
      ["Sharpen the plane irons", { description: "Ask about the grinder" }],
    ]);
  });

  test("an order keeps its own change beside the other one", () => {
    expect(
      changesOf("move the newsletter to 12 June, and stop it repeating").map(({ input }) => [
        patchOf(input),
        input["clear"],
      ]),
    ).toEqual([
      [{ dueDate: "2030-06-12" }, []],
      [{}, ["recurrence"]],
    ]);
  });

  test("of two tasks it is asked which one is meant", () => {
    const { text, changes } = new PlayedConversation(having).say("the gate is wet, take the date out");
    expect([text.split("\n")[0], changes]).toEqual(["Which task do you mean?", []]);
  });

  test.each([
    "take the date out",
    "reopen it",
    "stop it repeating",
    "change the rhythm",
    "leave the date open",
    "untick it",
  ])("“%s” is never looked for among the titles", (message) => {
    const { text, changes } = new PlayedConversation(having).say(message);
    expect(text).not.toMatch(/I don't find/);
    expect(changes).toEqual([]);
  });
});

describe("a column that is named, and what is to be done with it", () => {
  test.each([
    ["we say Workplaces now, not Benches, change the column's name", "Workplaces"],
    ["Benches is the wrong word, that column should be called Workplaces", "Workplaces"],
    ["it's Workplaces instead of Benches these days. please update the name of the column", "Workplaces"],
    ["Benches is too short, rename that column to Work benches", "Work benches"],
  ])("“%s” renames it", (message, label) => {
    expect(changesOf(message)).toMatchObject([{ tool: "change_custom_field", input: { label } }]);
  });
  test.each(["nobody uses Guild seat, delete that column", "Guild seat is empty everywhere. get rid of the column"])(
    "“%s” is a card that deletes it",
    (message) => expect(changesOf(message).map(({ tool }) => tool)).toEqual(["delete_custom_field"]),
  );
  test.each([
    ["Ivo works with the Router too, add that to his tools", "Saw, Router"],
    ["Nadia has 4 now, put that under Benches", "4"],
  ])("“%s” sets the value that is named", (message, value) => {
    expect(changesOf(message)).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
  });
});

test.each([
  ["nadia has two notes, bin the older one", "delete_note"],
  ["the note on Nadia about the yard, delete it", "delete_note"],
  ["I should ring Ivo in two weeks, put that on the board", "create_task"],
])("“%s” is one %s", (message, tool) => expect(changesOf(message).map((one) => one.tool)).toEqual([tool]));

test.each([
  "if the walnut boards come back, reopen it",
  "Ivo asked me to reopen the walnut boards",
  "should I reopen the walnut boards?",
  "don't reopen the walnut boards",
  "note on Ivo: the walnut boards never came, reopen that task",
])("“%s” changes no task", (message) =>
  expect(changesOf(message).filter(({ tool }) => /_task$/.test(tool))).toEqual([]),
);

test.each([
  "add a task to oil the plane irons, make it monthly",
  "remind me to paint the north gate on Friday, mark it as in progress",
])("“%s” is about the new task, and no other of its words", (message) =>
  expect(changesOf(message)[0]?.tool).toBe("create_task"),
);

test.each([
  "the plane irons have no due date, delete it",
  "the plane irons task has no deadline, drop it",
  "Workshop newsletter has no due date, remove it",
  "the workshop newsletter is without a deadline, bin it",
])("“%s” shows the delete card, and takes no day off", (message) => {
  expect(changesOf(message).map(({ tool }) => tool)).toEqual(["delete_task"]);
});
test.each([
  "no due date for Workshop newsletter please, take it off",
  "Workshop newsletter does not need a due date, remove it",
])("“%s” takes the day off", (message) =>
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", input: { clear: ["dueDate"] } }]),
);
