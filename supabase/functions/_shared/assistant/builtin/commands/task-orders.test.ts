import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [
      { name: "Rosa Almeida", company: "Tidewater" },
      { name: "Ivo Brandt", company: "Slipway" },
    ],
    tasks: [
      { title: "Order rope for the regatta", dueDate: "2030-06-04" },
      { title: "Varnish the dinghy", status: "in_progress", dueDate: "2030-06-05" },
      { title: "Call Ivo about moorings", founderName: "Ivo Brandt", dueDate: "2030-06-06" },
    ],
    columns: [
      { label: "Fee", type: "number" },
      { label: "Opens on", type: "date" },
    ],
  });
const plainly = (message: string) => {
  const conversation = start();
  const titles = new Map(conversation.tasks.map(({ id, title }) => [id, title]));
  return conversation.say(message).changes.map(({ tool, input }) => {
    const { taskId, patch, clear } = input as { taskId?: string; patch?: Record<string, unknown>; clear?: string[] };
    const set = Object.entries(patch ?? {}).filter(([, value]) => value !== null);
    return {
      does: tool.replace("_task", ""),
      of: titles.get(taskId ?? "") ?? "",
      set: Object.fromEntries(set),
      clear: clear ?? [],
    };
  });
};
const ROPE = "Order rope for the regatta";
const CALL = "Call Ivo about moorings";

describe("deleted", () => {
  test.each([
    "drop the rope from my tasks, for good",
    "take the rope order off my list",
    "the rope task can be deleted",
    "the rope order task can go",
    "remove the rope order for good please",
  ])("“%s”", (message) => expect(plainly(message)).toMatchObject([{ does: "delete", of: ROPE }]));
  test("and another one instead", () =>
    expect(plainly("delete the rope task, instead add 'Buy chains' for 7 June").map(({ does }) => does)).toEqual([
      "delete",
      "create",
    ]));
});

describe("moved", () => {
  test.each([
    "the rope task moves to 7 June",
    "bring the rope order forward to 7 June",
    "the rope order, that one can go to 7 June",
    "the rope order that was planned for tuesday we need to move that one to 7 June",
    "i'll order the rope on 7 June instead",
    "um the rope order: move it to 7 June",
  ])("“%s”", (message) =>
    expect(plainly(message)).toMatchObject([{ does: "update", of: ROPE, set: { dueDate: "2030-06-07" } }]),
  );
  test.each([
    ["bring the rope order forward by a day", "2030-06-03"],
    ["bring forward the rope order by two days", "2030-06-02"],
    ["pull the regatta rope forward by three days", "2030-06-01"],
    ["push the rope order back by a week", "2030-06-11"],
    ["bring the rope order forward to 3 June", "2030-06-03"],
  ])("“%s” goes the way that it says", (message, dueDate) =>
    expect(plainly(message)).toMatchObject([{ does: "update", of: ROPE, set: { dueDate } }]),
  );
  test("with its description", () =>
    expect(plainly("Bring the call with Ivo forward to 5 June, description: ask about the buoys")).toMatchObject([
      { does: "update", of: CALL, set: { dueDate: "2030-06-05" } },
      { does: "update", of: CALL, set: { description: "Ask about the buoys" } },
    ]));
  test("two of them in one breath", () =>
    expect(
      plainly(
        "um the call with ivo we need to move that one to 10 june and then the rope order that can go to 12 june",
      ),
    ).toMatchObject([
      { does: "update", of: CALL, set: { dueDate: "2030-06-10" } },
      { does: "update", of: ROPE, set: { dueDate: "2030-06-12" } },
    ]));
});

describe("its name", () => {
  test.each(["call the rope task 'Buy chains' instead", "rename the rope task to Buy chains"])("“%s”", (message) =>
    expect(plainly(message)).toMatchObject([{ does: "update", of: ROPE, set: { title: "Buy chains" } }]),
  );
  test("is that of the task before", () =>
    expect(plainly("move the rope order to 7 June and then also change its name to buy chains")).toMatchObject([
      { does: "update", of: ROPE, set: { dueDate: "2030-06-07" } },
      { does: "update", of: ROPE, set: { title: "Buy chains" } },
    ]));
});

test.each(["everything that is in progress is finished now!", "mark everything that is in progress as done"])(
  "“%s” is of those in progress alone",
  (message) =>
    expect(plainly(message)).toEqual([
      { does: "update", of: "Varnish the dinghy", set: { status: "done" }, clear: [] },
    ]),
);

test.each(["no deadline for the rope order, leave the date open", "no due date for the rope order, take the date out"])(
  "“%s” takes the day away",
  (message) => expect(plainly(message)).toMatchObject([{ does: "update", of: ROPE, clear: ["dueDate"] }]),
);

test("a column's own day is not that of a task", () =>
  expect(
    start()
      .say("set the opening date of Ivo to 7 June")
      .changes.map(({ tool }) => tool),
  ).toEqual(["set_custom_value"]));

describe("beside other orders", () => {
  test("a list about someone", () =>
    expect(
      start()
        .say("Rosa Almeida: fee 12, stage Meeting, and the rope task is done")
        .changes.map(({ tool }) => tool),
    ).toEqual(["update_founder", "set_custom_value", "update_task"]));
  test("a note ends where the next order begins", () =>
    expect(
      start()
        .say("Log for Rosa: the slip is too steep. rope task moves to Monday, her fee becomes 18")
        .changes.map(({ tool, input }) => [tool, (input as { content?: string }).content]),
    ).toEqual([
      ["create_note", "The slip is too steep"],
      ["update_task", undefined],
      ["set_custom_value", undefined],
    ]));
  test("what is written on someone is a note", () =>
    expect(
      start()
        .say("move the rope order to 7 June and write on rosa that two of the berths are gone")
        .changes.map(({ tool }) => tool),
    ).toEqual(["update_task", "create_note"]));
});

test.each([
  "should I drop the rope from my tasks?",
  "don't drop the rope from my tasks",
  "Rosa says the rope task can be deleted",
  "note on Rosa: the rope task can be deleted",
])("“%s” deletes nothing", (message) =>
  expect(
    start()
      .say(message)
      .changes.filter(({ tool }) => tool === "delete_task"),
  ).toEqual([]),
);

describe("what someone is given to do", () => {
  test.each([
    "can you give Rosa a task to varnish the oars",
    "could you please give Rosa Almeida a reminder to varnish the oars",
    "assign Rosa another task: varnish the oars",
    "give Rosa the to-do to varnish the oars",
  ])("%j is a task for them", (message) => {
    const talk = start();
    expect(talk.say(message).changes).toMatchObject([
      { tool: "create_task", input: { title: "Varnish the oars", founderId: talk.people[0]?.id } },
    ]);
  });
  test.each(["give Rosa a fee of 40", "give Rosa a note that she sails"])("%j is no task", (message) =>
    expect(
      start()
        .say(message)
        .changes.map(({ tool }) => tool),
    ).not.toContain("create_task"),
  );
});
