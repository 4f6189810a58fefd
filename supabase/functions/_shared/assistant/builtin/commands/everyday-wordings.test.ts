import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Lead", "Meeting"],
  people: [
    { name: "Rajesh Menon", company: "Sundar Freight", stage: "Meeting", values: { "Next board": "2030-06-25" } },
    { name: "Lotte Brandt", company: "Bramble", stage: "Meeting" },
    { name: "Zephyr Lund", company: "Locks", stage: "Lead" },
  ],
  columns: [
    { label: "Next board", type: "date" as const },
    { label: "Deal size", type: "number" as const },
    { label: "Hiring", type: "boolean" as const },
    { label: "Support tier", type: "select" as const, options: ["Gold", "Silver"] },
  ],
  tasks: [{ title: "Reply to Zephyr", founderName: "Zephyr Lund" }],
};
const changesOf = (message: string) => new PlayedConversation(having).say(message).changes;

const names = ["Sundar Freight", "Mondary Labs", "Octobert Bank"];
test.each(names)("%j has no day in it", (name) => {
  const [change] = changesOf(`At the end of the month invoice ${name}`);
  expect(change?.input).toMatchObject({ title: `Invoice ${name}`, dueDate: "2030-06-30" });
});

const counted = ["create 2 tasks: ", "Need two tasks: ", "Two tasks please: ", "can you add 2 new tasks - "];
const lists = [
  ["print the badges (Dec 3) and confirm the caterer (Dec 5)", "2030-12-03", "2030-12-05"],
  ["print the badges, and confirm the caterer, both for Dec 5", "2030-12-05", "2030-12-05"],
  ["print the badges (Dec 3), confirm the caterer (no rush)", "2030-12-03", null],
] as const;
test.each(counted.flatMap((lead) => lists.map(([list, first, second]) => [lead + list, first, second] as const)))(
  "%j is as many tasks as it says",
  (message, first, second) =>
    expect(changesOf(message).map(({ input }) => input)).toMatchObject([
      { title: "Print the badges", dueDate: first },
      { title: "Confirm the caterer", dueDate: second },
    ]),
);

test.each([
  "put a follow-up with everyone who is in Meeting for next Wednesday",
  "follow up with all people in stage Meeting next Wednesday",
  "remind me to call everyone in Meeting next Wednesday",
])("%j is one card for each of them", (message) => {
  const changes = changesOf(message);
  expect(changes.map(({ input }) => String(input["title"]).split(" with ").at(-1)?.replace("Call ", ""))).toEqual([
    "Rajesh Menon",
    "Lotte Brandt",
  ]);
  expect(changes.every(({ held, input }) => held !== null && input["dueDate"] === "2030-06-12")).toBe(true);
});
test("those who are not in the data make one task, as it was said", () =>
  expect(changesOf("remind me to thank everyone who came to the dinner")).toMatchObject([
    { input: { title: "Thank everyone who came to the dinner" } },
  ]));

test.each(["before his next board", "by his board", "ahead of Rajesh's next board"])(
  "%j is the day that is stored",
  (end) =>
    expect(changesOf(`need to prep Rajesh's deck ${end}`)).toMatchObject([
      {
        input: { dueDate: "2030-06-25" },
        held: "Next board of Rajesh Menon is Jun 25, 2030. Confirm if that is the day.",
      },
    ]),
);
test("a day that is not stored is asked for", () => {
  const played = new PlayedConversation(having);
  expect(played.say("need to prep Lotte's deck before her next board").changes).toEqual([]);
  expect(played.say("20 June").changes).toMatchObject([{ input: { dueDate: "2030-06-20" } }]);
});

test.each([
  ["I need a new dropdown called Newsletter with options Monthly, Quarterly and Never", "Newsletter", "select"],
  ["I'd like a list column Region: EMEA, APAC, Americas", "Region", "select"],
  ['column "Last visit", it\'s a date', "Last visit", "date"],
  ["we should track the budget as a number", "Budget", "number"],
  ["add a tick box called GDPR ok", "GDPR ok", "boolean"],
  ["Please create a multi select Interests with AI, Climate and Health", "Interests", "multiselect"],
])("%j is a new column", (message, label, type) =>
  expect(changesOf(message)).toMatchObject([{ tool: "create_custom_field", input: { label, type } }]),
);
test("a list that should have more is given an option", () =>
  expect(changesOf("Support tier should also have Platinum")).toMatchObject([{ input: { added: ["Platinum"] } }]));

test("each number is of the one before it", () =>
  expect(changesOf("deal sizes: Rajesh 134, Lotte 99, Zephyr 150").map(({ input }) => input["value"])).toEqual([
    "134",
    "99",
    "150",
  ]));
test("what a company does is not its name", () =>
  expect(changesOf("Rajesh's company is hiring again").filter(({ tool }) => tool === "update_founder")).toEqual([]));
test("a task with done behind it is done and no new one", () =>
  expect(changesOf("Reply to Zephyr - done")).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
  ]));

test.each([
  ["Rajesh's deal size dropped from 50 to 31", "31"],
  ["bump Rajesh's deal size up to 80", "80"],
  ["Rajesh's deal size went up to 80", "80"],
])("%j is the number where it ends up", (message, value) =>
  expect(changesOf(message).map(({ input }) => input["value"])).toEqual([value]),
);
test.each(["change next board from 14 to 21 June for Lotte", "Lotte's next board moved from 14 to 21 June"])(
  "%j is the later day",
  (message) => expect(changesOf(message).map(({ input }) => input["value"])).toEqual(["2030-06-21"]),
);
test.each([
  ["water the plants each Monday", "weekly"],
  ["every quarter send the investors a letter, start 1 July", "quarterly"],
])("%j comes back", (message, recurrence) =>
  expect(changesOf(message)).toMatchObject([{ tool: "create_task", input: { recurrence } }]),
);
