import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = {
  stages: ["Lead", "Sampling", "Buying"],
  columns: [{ label: "Roast", type: "select" as const, options: ["Light", "Medium", "Dark"] }],
  people: [
    { name: "Milo Farkas", stage: "Sampling" },
    { name: "Ada Krol", stage: "Sampling" },
    { name: "Suri Devi", stage: "Sampling" },
  ],
  tasks: [
    { title: "Weigh the sacks", founderName: "Ada Krol", dueDate: "2030-06-05" },
    { title: "Clean the grinder", founderName: "Ada Krol", dueDate: "2030-06-06" },
    { title: "Order burlap", founderName: "Ada Krol", dueDate: "2030-06-07" },
    { title: "Ask Milo again once the ship is in", founderName: "Milo Farkas" },
    { title: "Seconds for the shelf" },
  ],
};

/** The titles of the tasks that a message changes after the tasks of one person were listed. */
function changedAfterList(message: string, first = "tasks for Ada") {
  const talk = new PlayedConversation(world);
  if (first !== "") talk.say(first);
  const { changes, text } = talk.say(message);
  const titles = changes.map(({ tool, input }) =>
    tool === "update_task" ? talk.tasks.find(({ id }) => id === input["taskId"])?.title : tool,
  );
  return { titles, text };
}

test.each([
  ["the second one is done", ["Clean the grinder"]],
  ["second one's finished", ["Clean the grinder"]],
  ["number 3 is done now", ["Order burlap"]],
  ["the first and third are done", ["Weigh the sacks", "Order burlap"]],
  ["i've done the 2nd one", ["Clean the grinder"]],
  ["the last one: completed", ["Order burlap"]],
  ["the second one is in progress", ["Clean the grinder"]],
  ["the second one is due on monday", ["Clean the grinder"]],
])("after a list of tasks, %j means those of the list", (message, titles) =>
  expect(changedAfterList(message).titles).toEqual(titles),
);
test.each(["the fifth one is done", "number 4 is finished"])("%j is asked about where the list is shorter", (message) =>
  expect(changedAfterList(message)).toEqual({ titles: [], text: "I listed 3 tasks. Which one do you mean?" }),
);
test.each(["the second one is done", "the first one is finished"])(
  "%j is asked about where nothing was listed",
  (message) =>
    expect(changedAfterList(message, "")).toEqual({
      titles: [],
      text: "Which task do you mean? I have listed no tasks just now.",
    }),
);
test.each(["clean the grinder is done", "the one to ask Milo again is done"])("%j names its task", (message) =>
  expect(changedAfterList(message).titles).toHaveLength(1),
);

/** Who is changed after people were listed. */
function whoAfterList(...messages: string[]) {
  const talk = new PlayedConversation(world);
  talk.say("who is in Sampling");
  const said = messages.map((message) => talk.say(message));
  return (said.at(-1)?.changes ?? []).map(
    ({ input }) => talk.people.find(({ id }) => id === input["founderId"])?.name ?? "",
  );
}
const byList = () => {
  const talk = new PlayedConversation(world);
  return Array.from(talk.say("who is in Sampling").text.matchAll(/- \[([^\]]+)\]/gu), ([, name]) => name);
};
test.each([
  "put the second and third to dark",
  "the second and the third are dark now",
  "move 2nd and 3rd into Buying",
])("after a list of people, %j is about both, also behind a task for the first", (message) => {
  const [, second, third] = byList();
  expect(whoAfterList(message)).toEqual([second, third]);
  expect(whoAfterList("call the first one tomorrow", message)).toEqual([second, third]);
});
