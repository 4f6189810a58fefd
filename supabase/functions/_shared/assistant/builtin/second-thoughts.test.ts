import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Ines Marrow", stage: "Meeting" },
    { name: "Omar Haddad", stage: "Lead" },
  ],
  tasks: [{ title: "Renew the domain" }, { title: "Pay the rent" }],
  columns: [{ label: "Meeting summary", type: "text" as const }],
  stages: ["Lead", "In conversation", "Meeting", "Passed", "Closed"],
  statuses: ["Active", "On hold"],
};
const changesOf = (message: string) => new PlayedConversation(having).say(message).changes;
const product = (starts: readonly string[], ends: readonly string[]) =>
  starts.flatMap((start) => ends.map((end) => [`${start} ${end}`]));

const MANY = ["move all to passed", "set everyone to lead", "mark all tasks as done"];
const EXCEPT = ["except ines", "but ines", "without ines", "apart from ines", "other than ines", "sauf ines"];
test.each(product(MANY.slice(2), EXCEPT))("%j leaves a task out, which gives no card", (message) =>
  expect(changesOf(message)).toEqual([]),
);
test.each(product(MANY.slice(0, 2), EXCEPT))("%j gives a card without her", (message) => {
  const { people } = new PlayedConversation(having);
  expect(changesOf(message)).toMatchObject([{ tool: "update_founders", input: { founderIds: [people[1]?.id] } }]);
});
test.each(product(MANY.slice(0, 2), ["except those who sing", "but only those in Berlin", "unless they object"]))(
  "%j leaves out more than names, which gives no card",
  (message) => expect(changesOf(message)).toEqual([]),
);
test("the same without an exception gives a card", () =>
  expect(MANY.map((message) => changesOf(message).length > 0)).toEqual([true, true, true]));

const ONE = [
  "move ines to passed",
  "delete ines",
  "set omar's company to Halden",
  "add a task to call omar",
  "mark the rent as done",
];
test.each(product(ONE, [". no stop, don't", ". never mind", ". No, don't do that", ". stop", ". actually forget it"]))(
  "%j takes all of it back",
  (message) => expect(changesOf(message)).toEqual([]),
);

const IFS = ["if ines signs", "when ines signs", "once ines signs", "as soon as ines signs", "unless ines signs"];
test.each(
  IFS.flatMap((condition) =>
    ["move omar to closed", "set omar's company to Halden", "delete omar"].flatMap((command) => [
      [`${condition}, ${command}`],
      [`${command} ${condition}`],
    ]),
  ),
)("%j has a condition, which gives no card", (message) => {
  const played = new PlayedConversation(having).say(message);
  expect(played.changes).toEqual([]);
  expect(played.text).not.toBe("");
});
test("a condition within a task's own words is kept", () =>
  expect(changesOf("remind me to call omar when ines signs")).toMatchObject([{ tool: "create_task", held: null }]));

const OPTIONS = [
  ["on hold", "status", "On hold"],
  ["On-Hold", "status", "On hold"],
  ["in conversation", "stage", "In conversation"],
  ["in-conversation", "stage", "In conversation"],
] as const;
const PUTS = ["put omar", "move omar to", "set omar to", "set omar's FIELD to", "change the FIELD of omar to"];
test.each(
  OPTIONS.flatMap(([said, field, value]) =>
    PUTS.map((put) => [`${put.replace("FIELD", field)} ${said}`, field, value]),
  ),
)("%j sets %s to %s, whose own preposition is a part of it", (message, field, value) =>
  expect(changesOf(message)).toMatchObject([{ held: null, input: { patch: { [field]: value } } }]),
);

test.each([
  "put this into the meeting summary of omar: we talked",
  "set omar's meeting summary to great talk",
  "update the meeting summary of omar to great talk",
])("%j names a field that begins like a stage, and changes no stage", (message) => {
  const stages = changesOf(message).map(
    ({ input }) => (input["patch"] as { stage?: string } | undefined)?.stage ?? null,
  );
  expect(stages.filter((stage) => stage !== null)).toEqual([]);
});

test.each([
  ...["is done", "is finished", "has been completed"].flatMap((done) => [
    `the domain task ${done}`,
    `the task domain ${done}`,
  ]),
  ...[
    "die Aufgabe domain ist erledigt",
    "la tâche du domain est terminée",
    "la tâche domain est finie",
    "la tarea domain está terminada",
  ],
])("%j completes the task that is there, and adds none", (message) =>
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", input: { patch: { status: "done" } } }]),
);
test("a task that is said to be done and is not there is asked about", () =>
  expect(changesOf("la tâche du vélo est terminée")).toEqual([]));

const KEPT = [
  "never mind keep her",
  "no keep her",
  "actually keep ines",
  "don't delete her",
  "leave her",
  "never mind",
  "keep ines",
];
test.each(KEPT)("after a card to delete someone, %j drops it", (message) => {
  const played = new PlayedConversation(having);
  played.say("delete ines");
  expect(played.say(message).changes).toMatchObject([{ tool: "take_back" }]);
});
test.each(["keep omar", "who is omar?", "don't remind me to call omar"])("and %j does not", (message) => {
  const played = new PlayedConversation(having);
  played.say("delete ines");
  expect(played.say(message).changes.filter(({ tool }) => tool === "take_back")).toEqual([]);
});
