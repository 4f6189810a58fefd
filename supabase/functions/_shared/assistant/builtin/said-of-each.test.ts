import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = {
  people: [{ name: "Tomasz Zabek" }, { name: "Ingrid Holm" }, { name: "Mairi Ross" }],
  tasks: [{ title: "Invoice for May", founderName: "Mairi Ross" }],
  stages: ["Sourced", "Offer"],
  columns: [
    { label: "Seniority", type: "select" as const, options: ["Lead", "VP"] },
    { label: "Family", type: "select" as const, options: ["Product", "Data"] },
    { label: "Free from", type: "date" as const },
  ],
};
const changesOf = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};
const URL = "linkedin.com/in/farid-haddad-x";

test.each(["Tomasz and Ingrid: priority 90 each", "set Tomasz and Ingrid to stage Offer each"])(
  "“%s” is of those two, and not of everyone",
  (message) => {
    expect(changesOf(message).map(({ tool }) => tool)).toEqual(["update_founder", "update_founder"]);
  },
);
test("“each week” stays a rhythm", () => {
  expect(changesOf("remind me to call Tomasz and Ingrid each week")).toMatchObject([
    { tool: "create_task", input: { recurrence: "weekly" } },
  ]);
});

test.each([
  ["Put in a multi-select field 'Tech stack' w/ Go, Rust", { label: "Tech stack", options: ["Go", "Rust"] }],
  ["put in a date field Board date", { label: "Board date", type: "date" }],
])("“%s” is a new column", (message, input) => {
  expect(changesOf(message)).toMatchObject([{ tool: "create_custom_field", input }]);
});
test("“put in a good word” is no column", () => {
  expect(changesOf("put in a good word for Tomasz").map(({ tool }) => tool)).not.toContain("create_custom_field");
});

test("“for Mairi, by the 8th” is of the task that was just made, and of none that she has", () => {
  expect(changesOf("new task: chase the invoice", "for Mairi, by the 8th")).toMatchObject([
    {
      tool: "update_task",
      input: { taskId: expect.stringContaining("e0") as string, patch: { dueDate: "2030-06-08" } },
    },
  ]);
});

test.each([
  [`add Farid Haddad, Leeds based, ${URL}`, { location: "Leeds", company: null }],
  [`add Farid Haddad (${URL}), London-based, priority 80`, { location: "London", priorityScore: 80 }],
  [`add Farid Haddad, ${URL}, VP Product`, { roleTitle: "VP Product" }],
])("“%s” has each fact in its field", (message, input) => {
  expect(changesOf(message)).toMatchObject([{ tool: "create_founder", input, held: null }]);
});
test("options behind commas stay options", () => {
  expect(changesOf(`add Farid Haddad, VP, Product, ${URL}`).map(({ tool }) => tool)).toEqual([
    "create_founder",
    "set_custom_value",
    "set_custom_value",
  ]);
});
test("where a manager is may be where they work: it is on a card", () => {
  const [change] = changesOf(`add Farid Haddad, he is engineering manager in Flipkite, ${URL}`);
  expect(change?.held).not.toBeNull();
});
test("“date” is no misspelt option", () => {
  expect(changesOf("Tomasz's free from date has moved to 1 March")).toMatchObject([
    { tool: "set_custom_value", input: { value: "2031-03-01" } },
  ]);
});

test("“the other one” after one of two tasks is the one that is left, in the same message or the next", () => {
  const two = {
    tasks: [
      { title: "Send shortlist", dueDate: "2030-05-30" },
      { title: "Chase fees", dueDate: "2030-05-29" },
    ],
  };
  for (const turns of [
    ["which tasks are overdue", "the shortlist is done, the other one can wait till Friday"],
    ["which tasks are overdue", "mark the shortlist as done", "the other one can wait till Friday"],
  ]) {
    const talk = new PlayedConversation(two);
    const last = turns
      .map((turn) => talk.say(turn))
      .at(-1)
      ?.changes.at(-1);
    expect(last?.input).toMatchObject({
      taskId: expect.stringContaining("c00000000001") as string,
      patch: { dueDate: "2030-06-07" },
    });
  }
});
test("“as well” is for both, and undoes nothing", () => {
  const talk = new PlayedConversation({ people: [{ name: "Ana Krishna" }, { name: "Ana Deshpande" }] });
  const changes = ["note for Ana: likes short emails", "the Krishna one", "oh and the Deshpande one as well"].flatMap(
    (turn) => talk.say(turn).changes,
  );
  expect(changes.map(({ tool }) => tool)).toEqual(["create_note", "create_note"]);
});
test("tasks of someone that go never offer to delete the person", () => {
  const { text } = new PlayedConversation(HAVING).say("scrap whatever there is of tasks and notes on Mairi");
  expect(text).not.toContain("Delete Mairi");
});
test.each([
  ["remind me to ring Tomasz on the third of December about the search", "Ring Tomasz about the search"],
  ["remind me to write to Ingrid on Friday", "Write to Ingrid"],
])("“%s” keeps no part of its day in the title", (message, title) => {
  expect(changesOf(message)).toMatchObject([{ tool: "create_task", input: { title } }]);
});
test("a new title in quotes ends with them", () => {
  expect(changesOf("remind me to write to Ingrid on Friday", "and call it 'Send offer details' instead")).toMatchObject(
    [{ tool: "update_task", input: { patch: { title: "Send offer details" } } }],
  );
});
test("“kill off the invoice task” deletes it on a card", () => {
  expect(changesOf("kill off the invoice task")).toMatchObject([{ tool: "delete_task" }]);
});
test("a column that has the word in its name is never denied", () => {
  const talk = new PlayedConversation({ ...HAVING, columns: [{ label: "Salary ask", type: "number" }] });
  for (const message of ["what is Mairi's salary?", "is Mairi lying to me about her salary?"])
    expect(talk.say(message).text).not.toContain("There is no field");
});

test("a phone number is no company, and is kept for a note", () => {
  const { text } = new PlayedConversation(HAVING).say("add Liam Reed, email liam@reed.example, phone +353 86 123 4567");
  expect(text).not.toContain("company");
  expect(text).toContain("+353 86 123 4567");
});
