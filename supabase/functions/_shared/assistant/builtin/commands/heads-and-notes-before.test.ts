import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ana Diaz" }, { name: "Leo Brandt" }],
  tasks: [{ title: "Check the cash plan", founderName: "Ana Diaz" }],
  columns: [{ label: "Berth", type: "number" as const }],
  stages: ["Lead", "Passed"],
};
const changes = (said: string) =>
  new PlayedConversation(having).say(said).changes.map(({ tool, input }) => ({ tool, ...input }));

test.each([
  "Can you put two reminders down. Monday call Ana, Tuesday write to Leo",
  "jot down two to-dos: Monday call Ana, Tuesday write to Leo",
  "Put 2 tasks in please. Monday call Ana, Tuesday write to Leo",
  "add two tasks on my list - Monday call Ana, Tuesday write to Leo",
])("%j is two tasks, and none of them is the words before", (said) =>
  expect(changes(said)).toMatchObject([
    { tool: "create_task", title: "Call Ana" },
    { tool: "create_task", title: "Write to Leo" },
  ]),
);

test.each([
  ["Ana has closed a bridge. Note that, prio 70, and the cash plan task is done", "update_founder", "update_task"],
  ["Ana moved to a bigger yard. Log that and stage Passed", "update_founder"],
  ["Ana is away until May. Note it, her berth 12", "set_custom_value"],
])("%j keeps what was told, and does the rest", (said, ...tools) => {
  const made = changes(said);
  expect(made.map(({ tool }) => tool)).toEqual(["create_note", ...tools]);
  expect(JSON.stringify(made[0])).not.toMatch(/prio|stage|berth|cash/i);
});

test.each([
  "Note that, Ana is a mother now",
  "Note that Ana's priority is tea",
  "Ana rang. Note that she sails on Friday",
])("%j is one note, as before", (said) => expect(changes(said).map(({ tool }) => tool)).toEqual(["create_note"]));
