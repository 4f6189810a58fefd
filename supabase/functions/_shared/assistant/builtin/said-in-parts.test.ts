import { expect, test } from "vitest";
import { nearestOf } from "./vocabulary/nearness.ts";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Hinemoa Parata" }, { name: "Ines Marrow" }],
  columns: [
    { label: "Contract until", type: "date" as const },
    { label: "Materials", type: "multiselect" as const, options: ["Zirconia", "PMMA", "Gold"] },
  ],
  tasks: [
    { title: "Fix the furnace", dueDate: "2030-05-20" },
    { title: "Chase the invoice", dueDate: "2030-05-21" },
    { title: "Send shade tabs", dueDate: "2030-05-22" },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return (messages.map((message) => conversation.say(message)).at(-1)?.changes ?? []).map(({ tool, input }) => ({
    tool,
    task: typeof input["taskId"] === "string" ? input["taskId"].slice(-1) : "",
    ...input,
    ...(input["patch"] as object | undefined),
  }));
};

test.each([
  "new task Write it up. Description: with photos. Due 9 June",
  "add a task: write it up. Details: with photos. It's due 9 June.",
  "create a new task Write it up. Due 9 June. Description: with photos",
  "task Write it up. Desc: with photos. By 9 June",
  "please add a task to write it up. Description: with photos. For 9 June",
  "another task: write it up. Due on 9 June. Details: with photos.",
])("%j is one task", (message) =>
  expect(play(message)).toMatchObject([
    { tool: "create_task", title: "Write it up", description: "With photos", dueDate: "2030-06-09" },
  ]),
);
test.each([
  "task for this afternoon: pack the shipment",
  "new task for this evening: pack the shipment",
  "add a task for tonight: pack the shipment",
  "reminder for later today: pack the shipment",
  "create a to-do for this morning: pack the shipment",
  "please add a reminder for later this afternoon: pack the shipment",
])("%j is for today", (message) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", title: "Pack the shipment", dueDate: "2030-06-03" }]),
);
test.each([
  ["Contract until for Hinemoa 31 May 2031, her materials are Zirconia and PMMA, and the furnace is done", 3],
  ["Contract until for Hinemoa 31 May 2031 and the furnace is done", 2],
  ["Hinemoa's contract until is 31 May 2031, and the furnace is done", 2],
  ["Contract until of Hinemoa 31 May 2031, and fix the furnace is done", 2],
  ["Materials for Hinemoa Gold, and the furnace is done", 2],
])("%j: columns, and a task that is done", (message, count) => {
  const all = play(message);
  expect(all).toHaveLength(count);
  expect(all.at(-1)).toMatchObject({ tool: "update_task", task: "0", status: "done" });
});
test("two tasks that are done stay two", () =>
  expect(play("the furnace and the invoice are done")).toMatchObject([
    { tool: "update_task", task: "0", status: "done" },
    { tool: "update_task", task: "1", status: "done" },
  ]));

const LIST = "show me the overdue tasks";
test.each([
  "the first one is done, move the other two to Friday",
  "the first is done and move the other two to Friday",
  "mark the first one as done, then move the others to Friday",
  "the first one is done; push the remaining two to Friday",
  "the first one is done and push the rest to Friday",
  "the first one is finished, reschedule the other two for Friday",
])("after a list of three, %j changes all three", (message) =>
  expect(play(LIST, message)).toMatchObject([
    { task: "0", status: "done" },
    { task: "1", dueDate: "2030-06-07" },
    { task: "2", dueDate: "2030-06-07" },
  ]),
);
test("another number of others is asked about", () =>
  expect(play(LIST, "the first one is done, move the other three to Friday").slice(1)).toEqual([]));

test.each(["lunch", "meet", "call", "dinner", "price", "treffen", "cita", "rendez"])("%j is no slip", (word) =>
  expect(nearestOf(word, ["launch", "meeting", "cold", "diner", "prize", "getroffen", "citas", "render"])).toBeNull(),
);
test.each([
  ["lanuch", "launch"],
  ["meetign", "meeting"],
])("%j is a slip", (word, meant) => expect(nearestOf(word, ["launch", "meeting"])).toBe(meant));
