import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const WORLD: Having = {
  people: [
    { name: "Ada Quill", stage: "Lead" },
    { name: "Jonas Weir", stage: "Lead" },
  ],
  stages: ["Lead", "Won"],
  owners: ["Nell"],
  columns: [
    { label: "Open issues", type: "text" },
    { label: "Budget", type: "number" },
    { label: "Revenue", type: "number" },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
  ],
  tasks: [{ title: "Call the bank", dueDate: "2030-06-10" }, { title: "Bankbrief" }],
};
const changed = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};
const tools = (...turns: string[]) => changed(...turns).map(({ tool }) => tool);

test("what is not to be saved deletes no task that was there before", () => {
  expect(tools("move the bank call to Friday", "don't save that")).toEqual(["take_back"]);
});
test("“leave it for now” takes nothing back", () => {
  expect(tools("move Ada to Won", "leave it for now")).not.toContain("take_back");
});
test.each(["Add a task for the open issues of Ada", "Add a note under Open issues for Ada"])(
  "%s sets no value",
  (said) => {
    expect(tools(said)).not.toContain("set_custom_value");
  },
);
test.each(["Set Ada's spending to 12k", "set the MRR of Ada to 400"])("another quantity is no column: %s", (said) => {
  expect(changed(said).filter(({ tool, held }) => tool === "set_custom_value" && held === null)).toEqual([]);
});
test("a question in another language completes nothing", () => {
  expect(changed("De taak bankbrief is klaar?")).toEqual([]);
});
describe("emptying", () => {
  test("waits for nothing that is still to come", () => {
    expect(changed("Clear the tier of Ada, as soon as she signs")).toEqual([]);
  });
  test("and what is asked for behind it is not dropped", () => {
    const talk = new PlayedConversation(WORLD);
    const { text, changes } = talk.say("Clear Ada's tier, it is wrong, and add a task to call her");
    expect(changes.some(({ tool }) => tool === "create_task") || /call her|not (?:use|understand)/u.test(text)).toBe(
      true,
    );
  });
});
test.each(["Nell covers Ada next week", "Nell looks after Ada on Friday", "Nell takes over Ada until May"])(
  "for a time is no owner: %s",
  (said) => {
    expect(tools(said)).not.toContain("update_founder");
  },
);
test.each([
  ["Remind me to never ship an order without approval", "without approval"],
  ["add a task to book the flights without confirmation", "without confirmation"],
])("%s keeps its end", (said, end) => {
  expect(changed(said)).toMatchObject([{ input: { title: expect.stringContaining(end) as string } }]);
});
test.each([
  "On Ada Quill's page add a task to send the deck",
  "Give Ada and Jonas two tasks: call the bank and send the deck",
])("%s writes no note", (said) => {
  expect(tools(said)).not.toContain("create_note");
});
test.each(["Record yesterday's call as a contact", "Set Main Street as our client"])("%s adds nobody", (said) => {
  expect(tools(said)).not.toContain("create_founder");
  expect(new PlayedConversation(WORLD).say(said).text).not.toMatch(/LinkedIn/u);
});
test("another day of a note beside a month", () => {
  expect(changed("note on Ada: send the March report by Friday", "sorry, Monday")).toMatchObject([
    { tool: "update_note", input: { content: "Send the March report by Monday" } },
  ]);
});

test("“as” is no option “A”", () => {
  const played = new PlayedConversation({
    people: [{ name: "Nadja Brandt" }],
    columns: [{ label: "Grade", type: "select", options: ["A", "B"] }],
  });
  expect(played.say("mark Nadja as lead").changes.map(({ tool }) => tool)).toEqual(["update_founder"]);
});
