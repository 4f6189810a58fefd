import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const play = (message: string) => {
  const played = new PlayedConversation({
    people: [{ name: "Ruta Kalnina", company: "Amberline" }, { name: "Ossie Brand" }],
    tasks: [
      { title: "Read the Amberline offer", founderName: "Ruta Kalnina" },
      { title: "Print harbour passes" },
      { title: "Draft lease", founderName: "Ossie Brand" },
      { title: "Ask Ossie for the chart" },
      { title: "Order chart paper" },
    ],
  });
  const before = new Map(played.tasks.map(({ id, title }) => [id, title]));
  return played.say(message).changes.map(({ tool, input }) => {
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    return [tool, before.get(String(input["taskId"])), patch["title"] ?? patch["name"] ?? patch["company"]];
  });
};

test.each([
  ['call the Amberline one "Read offer and lease"', "Read the Amberline offer", "Read offer and lease"],
  ["rename the Amberline one to “Read offer again”", "Read the Amberline offer", "Read offer again"],
  ["rename the Amberline thing to Read offer again", "Read the Amberline offer", "Read offer again"],
  ["name the lease one 'Lease draft'", "Draft lease", "Lease draft"],
  ['title the harbour passes "Passes for all"', "Print harbour passes", "Passes for all"],
  ["call the harbour passes task Passes for all", "Print harbour passes", "Passes for all"],
])("%j is of the only task with those words", (message, task, title) =>
  expect(play(message)).toEqual([["update_task", task, title]]),
);

test.each([
  'call Ruta "the boss"',
  'Call the venue "about the piano"',
  'call the chart one "Sea chart"',
  "call Ossie about the lease",
])("%j renames nothing", (message) =>
  expect(play(message).filter(([tool, , title]) => tool !== "create_task" && title !== undefined)).toEqual([]),
);

test("a person is renamed by their own name only", () => {
  expect(play("rename Ruta to Ruta Ozola")).toEqual([["update_founder", undefined, "Ruta Ozola"]]);
  expect(play("rename Amberline to Amberline Marine")).toEqual([["update_founder", undefined, "Amberline Marine"]]);
});
