import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  stages: ["Sown", "Delivered"],
  people: [{ name: "Ottilie Kranz", values: { Grows: "Kale" } }, { name: "Mbali Zungu" }],
  columns: [
    { label: "Grows", type: "multiselect" as const, options: ["Kale", "Leeks", "Chard"] },
    { label: "Plot size", type: "number" as const },
    { label: "Insured value", type: "number" as const },
  ],
  tasks: [{ title: "Call Mbali about the fence" }, { title: "Pick up the trays" }],
};
const say = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1) ?? played.say("hi");
};
const wants = (...messages: string[]) =>
  say(...messages).changes.map(({ tool, input }) => ({
    tool,
    ...Object.fromEntries(
      Object.entries({ ...input, ...(input["patch"] as object | undefined) }).filter(([, value]) => value !== null),
    ),
  }));

test.each(["Leeks AND Chard", "leeks and chard", "Leeks, Chard"])(
  "“Ottilie: %s” are one change of one column",
  (some) => {
    const set = wants(`Ottilie: ${some}`).filter(({ tool }) => tool === "set_custom_value");
    expect(set).toHaveLength(1);
    expect(JSON.stringify(set)).toMatch(/Leeks.*Chard/u);
  },
);

test.each(["at 215 thousand", "at 300", "at 40k"])("“Ottilie is %s” makes no company of an amount", (amount) =>
  expect(JSON.stringify(wants(`Ottilie is ${amount}`))).not.toContain("company"),
);

test.each(["doesn't do Fridays", "prefers mornings", "is allergic to nuts", "never eats meat"])(
  "“remember Mbali %s” is no task",
  (fact) => expect(wants(`remember Mbali ${fact}`).map(({ tool }) => tool)).not.toContain("create_task"),
);

test.each(["need to not forget", "have to not forget"])("“%s …” is in no title", (lead) =>
  expect(wants(`${lead} the trays for Mbali`)).toMatchObject([
    { tool: "create_task", title: expect.stringMatching(/^(?:The )?trays/iu) as unknown },
  ]),
);

test.each(["the day after that", "the week before that", "the day after this"])("“for %s” is asked about", (day) => {
  expect(wants(`make a task for ${day}, ask how it went`)).toEqual([]);
  expect(wants(`make a task for ${day}, ask how it went`, "5 December")).toMatchObject([
    { tool: "create_task", title: "Ask how it went", dueDate: "2030-12-05" },
  ]);
});

test.each(["every 3 weeks", "every ten days", "every other week"])(
  "“talk to Mbali %s” is a rhythm of contacts",
  (every) =>
    expect(wants(`I want to talk to Mbali ${every}`)).toMatchObject([
      { tool: "update_founder", keepInTouchDays: expect.any(Number) as unknown },
    ]),
);
test.each(["every week", "every month", "every 3 months"])("“pay Mbali %s” stays a task", (every) =>
  expect(wants(`remind me to pay Mbali ${every} from Friday`)).toMatchObject([{ tool: "create_task" }]),
);

test("other words for a whole note wait, where a word of it may be meant", () => {
  expect(say("note for Mbali: likes leeks", "change that to chard").changes).toMatchObject([
    { tool: "update_note", held: expect.any(String) as unknown },
  ]);
  expect(say("note for Mbali: likes leeks", "that should say likes chard").changes).toMatchObject([{ held: null }]);
});

test("dictated quotation marks are no words of a note", () =>
  expect(wants("add to Mbali's notes quote: the gate sticks, close quote")).toMatchObject([
    { content: "The gate sticks" },
  ]));

test.each(["that's her note", "make a note of that", "that's a note"])("“… %s” makes a note of all before it", (end) =>
  expect(wants(`Mbali - 40 kids, 3 kale beds, all flat. ${end}`)).toMatchObject([
    { tool: "create_note", content: "Mbali - 40 kids, 3 kale beds, all flat" },
  ]),
);

test.each([
  ['new column, tick box, "Gate key"', { label: "Gate key", type: "boolean" }],
  ['new column - number - "Hens"', { label: "Hens", type: "number" }],
  ['add "Soil" with options clay, loam', { label: "Soil", type: "select", options: ["clay", "loam"] }],
])("%s", (words, column) => expect(wants(words)).toMatchObject([{ tool: "create_custom_field", ...column }]));

test("what is done of a list of tasks is no new task", () =>
  expect(wants("call with mbali done and the trays are picked up").map(({ tool }) => tool)).not.toContain(
    "create_task",
  ));

test("“isn't a one-off” stops no rhythm", () =>
  expect(JSON.stringify(wants("the trays aren't a one off"))).not.toContain("recurrence"));

test.each(["value 6800", "stage Delivered, value 6800", "value 6,800"])(
  "“%s” is of the one column that is an amount so",
  (said) => expect(JSON.stringify(wants(`Mbali: ${said}`))).toMatch(/"value":"6,?800"/u),
);

test.each(["note for Ottilie and for Mbali:", "note on Ottilie and on Mbali:"])("“%s …” is a note on each", (lead) =>
  expect(wants(`${lead} prices go up in May`)).toMatchObject([
    { tool: "create_note", content: "Prices go up in May" },
    { tool: "create_note", content: "Prices go up in May" },
  ]),
);

test("“get me to …” leads to a task and is none of its title", () =>
  expect(wants("get me to ask Mbali about hens on Wednesday")).toMatchObject([
    { tool: "create_task", title: "Ask Mbali about hens" },
  ]));

test("what a field should read is its value", () =>
  expect(wants("Mbali's role should read head grower")).toMatchObject([{ roleTitle: "head grower" }]));

test.each(["Bring Mbali down to 35", "bump Mbali to 35", "bump Mbali up to 35"])("“%s” is of the priority", (words) =>
  expect(wants(words)).toMatchObject([{ priorityScore: 35 }]),
);
