import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Marga Oduya", company: "Oduya Pears" },
    { name: "Per Holt", company: "Fjord Robotics" },
    { name: "Per Lindqvist", company: "Quillfish" },
  ],
  columns: [{ label: "Crates", type: "select" as const, options: ["Wood", "Steel"] }],
};
const tasks = (message: string) => {
  const played = new PlayedConversation(HAVING);
  return played.say(message).changes.map(({ tool, input, held }) => ({
    ...{ tool, title: input["title"], due: input["dueDate"], held: held !== null },
    ...{ status: input["status"], repeats: input["recurrence"] },
    who: played.people.find(({ id }) => id === input["founderId"])?.name,
  }));
};

test.each([
  ["I told Marga I'd check back in 6 months. make sure I do", "Check back", "2030-12-03"],
  ["promised Marga I'd send the specs by friday, make sure I do it", "Send the specs", "2030-06-07"],
  ["I told Marga that I would call her Thursday. Don't let me forget", "Call Marga", "2030-06-06"],
  ["we assured Marga we'd visit the yard tomorrow - see to it that we do", "Visit the yard", "2030-06-04"],
  ["Marga asked for a price sheet, need it done by wednesday", "Send Marga the price sheet", "2030-06-05"],
  [
    "Marga requested a copy of the contract, get that done by tomorrow",
    "Send Marga the copy of the contract",
    "2030-06-04",
  ],
  ["Marga needs the audit report - must be out by June 20", "Send Marga the audit report", "2030-06-20"],
])("“%s” is one task", (message, title, due) => {
  expect(tasks(message)).toMatchObject([{ tool: "create_task", title, due, who: "Marga Oduya" }]);
});

test("who has the first name of another is named in full", () => {
  expect(tasks("Per Holt wants a quote, needs to be done by friday")).toMatchObject([
    { tool: "create_task", title: "Send Per Holt the quote", who: "Per Holt" },
  ]);
});

test.each([
  ["need a daily thing: clear my voicemail. start tomorrow", "Clear my voicemail", "2030-06-04", "daily"],
  ["need a monthly reminder: pay the rent. first one on July 1", "Pay the rent", "2030-07-01", "monthly"],
  ["i want a weekly chore - water the plants, starting friday", "Water the plants", "2030-06-07", "weekly"],
])("“%s” repeats", (message, title, due, repeats) => {
  expect(tasks(message)).toMatchObject([{ tool: "create_task", title, due, repeats }]);
});

test.each([
  ["Add 'draft SOW' for Marga, due in 10 days, already working on it", "Draft SOW", "2030-06-13"],
  ['new task "prep call" for Marga due tomorrow, I\'m already on it', "Prep call", "2030-06-04"],
])("“%s” has begun", (message, title, due) => {
  expect(tasks(message)).toMatchObject([
    { tool: "create_task", title, due, status: "in_progress", who: "Marga Oduya", held: false },
  ]);
});

test.each(["I told Marga that her quote is ready. make sure I do", "Marga asked for a refund", "make sure I do"])(
  "“%s” makes no task at once",
  (message) => {
    expect(tasks(message).filter(({ tool, held }) => tool === "create_task" && !held)).toEqual([]);
  },
);

test("a quoted option is no task", () => {
  expect(tasks("add 'Paper' for Crates").map(({ tool }) => tool)).toEqual(["change_custom_field"]);
});
