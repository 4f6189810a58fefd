import { describe, expect, test } from "vitest";
import { PlayedConversation, type Wanted } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Damast", status: "Paused", stage: "Lead", values: { Wants: "Loom" } },
    { name: "Teo Aldana", company: "Damast", stage: "Meeting" },
    { name: "Nell Okafor", company: "Spindle" },
  ],
  tasks: [
    { title: "Loom service", dueDate: "2030-06-20", recurrence: "monthly" as const },
    { title: "Prep Nell for the fair", dueDate: "2030-06-14" },
    { title: "Draft price list" },
  ],
  columns: [
    { label: "Wants", type: "select" as const, options: ["Loom", "Dye Kit", "Spinning Wheel"] },
    { label: "Pay Wish", type: "text" as const },
    { label: "Fee %", type: "number" as const },
  ],
};
const play = (message: string): Wanted[] => new PlayedConversation(having).say(message).changes;
const columns = (message: string) => play(message).map(({ tool, input }) => [tool, input["label"], input["type"]]);

describe("columns", () => {
  test.each([
    ["we need somewhere to record the dye lot: dropdown with Red, Blue, Green", "Dye lot", "select"],
    ["I need a place to keep loom size, a number", "Loom size", "number"],
    ["Jo wants a number column - Guarantee Days", "Guarantee Days", "number"],
    ["the team needs a date column: Visa Ends", "Visa Ends", "date"],
  ])("are asked for: %j", (message, label, type) => {
    expect(columns(message)).toEqual([["create_custom_field", label, type]]);
  });

  test.each([
    ["Let's call that Fee % thing Weaving Fee from here on", "Weaving Fee"],
    ["from now on call Pay Wish Pay Date", "Pay Date"],
    ["can we rename the Pay Wish column Asking Price?", "Asking Price"],
    ["Rename Pay Wish to Asking Price pls", "Asking Price"],
    ["let's call the Pay Wish column Asking Price from now on thanks", "Asking Price"],
  ])("get another name: %j", (message, label) => {
    expect(play(message).map(({ tool, input }) => [tool, JSON.stringify(input).includes(`"${label}"`)])).toEqual([
      ["change_custom_field", true],
    ]);
  });
});

describe("options and amounts", () => {
  test.each([
    ["Please take Paused off Ilse, she is Active", "Active"],
    ["remove Lead from Ilse, she's at Meeting now", "Meeting"],
    ["Ilse is looking for a Dye Kit now instead of a Loom", "Dye Kit"],
    ["what Nell's after has gone up to A$45k, fix the pay wish", "A$45k"],
    ["Nell's pay wish has gone up to €900, fix it", "€900"],
    ["Nell now wants $1,200, update her pay wish", "$1,200"],
    ["Nell's through to a meeting, bump her stage", "Meeting"],
    ["Nell has contacted us, move her stage", "Contacted"],
  ])("%j sets %s", (message, value) => {
    const changes = play(message).filter(({ tool }) => tool !== "create_note");
    expect(changes.map(({ input }) => JSON.stringify(input).includes(`"${value}"`))).toEqual([true]);
    expect(changes[0]?.tool).toMatch(/^(?:update_founder|set_custom_value)$/u);
  });

  test.each([
    "what is Nell after?",
    "take Paused off Ilse, she is a good friend",
    "Ilse is looking for a house now instead of a flat",
    "Nell is through to the finals",
  ])("%j sets nothing at once", (message) => {
    expect(play(message).filter(({ tool, held }) => held === null && tool !== "create_note")).toEqual([]);
  });
});

describe("notes", () => {
  test.each([
    [
      "Same comment for both Damast people please: the mill moves on 1 July",
      ["The mill moves on 1 July", "The mill moves on 1 July"],
    ],
    ["the same remark on Ilse and Nell, please: new prices", ["New prices", "New prices"]],
    ["add to nell - her lawyer is back on the 19th", ["Her lawyer is back on the 19th"]],
    ["put on Teo - likes tea and long walks", ["Likes tea and long walks"]],
  ])("%j", (message, texts) => {
    expect(play(message).map(({ tool, input, held }) => [tool, input["content"], held])).toEqual(
      texts.map((text) => ["create_note", text, null]),
    );
  });

  test("nobody is called a list", () => {
    expect(play("add to the list - ring the mill").filter(({ tool }) => tool === "create_note")).toEqual([]);
  });
});

describe("new tasks", () => {
  test.each([
    ["put VAT return in the diary for the 28th, repeats each quarter", "VAT return", "2030-06-28", "quarterly"],
    ["Stick the yarn order in my calendar for Friday", "Yarn order", "2030-06-07", undefined],
    ["monthly thing on the 1st beginning July: check the dyes", "Check the dyes", "2030-07-01", "monthly"],
    ["a quarterly job from 1 July: check the fees", "Check the fees", "2030-07-01", "quarterly"],
    ["weekly task on Wednesdays starting next week: count the spools", "Count the spools", "2030-06-12", "weekly"],
    ["Could Jo get a to-do to send the samples by Friday?", "Send the samples", "2030-06-07", undefined],
    [
      "Friday week: letter to the mill, description should say clause 7 applies",
      "Letter to the mill",
      "2030-06-14",
      undefined,
    ],
    ["Tomorrow: invoice the mill, details: second third", "Invoice the mill", "2030-06-04", undefined],
  ])("%j", (message, title, due, rhythm) => {
    expect(
      play(message).map(({ tool, input }) => [
        tool,
        input["title"],
        input["dueDate"],
        input["recurrence"] ?? undefined,
      ]),
    ).toEqual([["create_task", title, due, rhythm]]);
  });

  test.each(["Could Jo get to the mill by Friday?", "Does Jo have a task to send the samples?"])(
    "a question stays one: %j",
    (message) => {
      expect(play(message)).toEqual([]);
    },
  );
});

describe("tasks that are there", () => {
  const changed = (message: string) => play(message).map(({ tool, input }) => [tool, JSON.stringify(input)]);
  test.each([
    ["No more monthly on the loom service, it's a one off now", '"recurrence":null'],
    ["no more repeats of the loom service please", '"recurrence":null'],
    ["Prepping Nell: bring it forward a day", '"dueDate":"2030-06-13"'],
    ["the loom service: pull it forward by two weeks", '"dueDate":"2030-06-06"'],
    ["'Draft price list' should read 'Draft price list and terms'", '"title":"Draft price list and terms"'],
    ['the task "Draft price list" must say "Print price list"', '"title":"Print price list"'],
  ])("%j", (message, part) => {
    const [[tool, input] = [], ...others] = changed(message);
    expect([tool, others]).toEqual(["update_task", []]);
    expect(input).toContain(part);
  });

  test("a column is no task", () => {
    expect(changed("'Pay Wish' should read 'Asking Price'").filter(([tool]) => tool === "update_task")).toEqual([]);
  });
});
