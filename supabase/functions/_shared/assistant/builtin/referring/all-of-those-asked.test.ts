import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = {
  stages: ["Heard of", "Invited", "Rehearsing", "Booked"],
  statuses: ["Keen", "Quiet"],
  people: [
    { name: "Tomas Ruel", company: "Kite Bank", status: "Quiet", values: { Fee: "250" } },
    { name: "Tomas Aldane", company: "Fen Mill", status: "Quiet" },
    { name: "Wilma Ostrow", status: "Quiet" },
    { name: "Petra Lind", status: "Keen" },
  ],
  columns: [{ label: "Fee", type: "number" as const }],
};
const talk = (...messages: string[]) => {
  const conversation = new PlayedConversation(HAVING);
  const turns = messages.map((message) => conversation.say(message));
  const named = (turns.at(-1)?.changes ?? []).map(
    ({ input }) => conversation.people.find(({ id }) => id === input["founderId"])?.name,
  );
  return { last: turns.at(-1), named };
};

describe("all of those who it was asked about", () => {
  test.each([
    ["Move Tomas to Booked", "both", "update_founder"],
    ["Set Tomas's fee to 300", "both of them please", "set_custom_value"],
    ["note on Tomas: met at the fair", "both", "create_note"],
  ])("“%s”, “%s”", (order, message, tool) => {
    const { last, named } = talk(order, message);
    expect(last?.changes.map((one) => one.tool)).toEqual([tool, tool]);
    expect(named).toEqual(["Tomas Ruel", "Tomas Aldane"]);
  });

  test("of a question, both are answered", () => {
    const { last } = talk("what's Tomas's fee?", "both");
    expect(last?.changes).toEqual([]);
    expect(last?.text).toContain("Tomas Ruel");
    expect(last?.text).toContain("Tomas Aldane");
  });
});

describe("all of a list but some", () => {
  test.each([
    ["all but Wilma to Booked", ["Tomas Aldane", "Tomas Ruel"]],
    ["set everyone except Wilma and Tomas Ruel to Booked", ["Tomas Aldane"]],
    ["all except for Tomas Aldane to Booked", ["Tomas Ruel", "Wilma Ostrow"]],
  ])("“%s”", (message, names) => {
    const { named } = talk("who is quiet?", message);
    expect([...named].sort()).toEqual(names);
  });

  test("with someone who is not in it, nobody is changed at once", () => {
    expect(talk("who is quiet?", "all but Petra to Booked").last?.changes.filter(({ held }) => held === null)).toEqual(
      [],
    );
  });
});

describe("another value after a card was cancelled", () => {
  test.each(["75 then", "make it 75 instead", "75", "ok, let's say 75"])("“%s” is a card again", (message) => {
    const { last } = talk("Wilma's priority is 70", "no", message);
    expect(last?.changes).toMatchObject([{ tool: "update_founder", input: { patch: { priorityScore: 75 } } }]);
    expect(last?.changes[0]?.held).not.toBeNull();
  });

  test.each(["what's her priority?", "thanks", "maybe later then"])("“%s” changes nothing", (message) => {
    expect(talk("Wilma's priority is 70", "no", message).last?.changes).toEqual([]);
  });
});

describe("another way of doing a task", () => {
  test.each([
    ["mail her instead", "Email Wilma"],
    ["scratch that, text her", "Text Wilma"],
    ["no, visit her", "Visit Wilma"],
  ])("“%s”", (message, title) => {
    const { last } = talk("remind me to call Wilma tomorrow", message);
    expect(last?.changes).toMatchObject([{ tool: "update_task", input: { patch: { title } } }]);
  });

  test.each([
    ["at 3pm", "no 4"],
    ["thanks", "no 2"],
  ])("“%s”, “%s” sets no day that is over", (before, message) => {
    const { last } = talk("remind me to call Wilma tomorrow", before, message);
    expect(JSON.stringify(last?.changes)).not.toContain("2030-06-02");
    expect(JSON.stringify(last?.changes)).not.toContain('"dueDate":"2030-06-04"');
  });
});

test("a yes with more words is to the note, also where it is asked what else is meant", () => {
  const { last } = talk("Call with Wilma went well, she sends the score next week", "yes, and put her to Invited");
  expect(last?.changes.map(({ tool, held }) => [tool, held])).toContainEqual(["create_note", null]);
  expect(last?.changes.at(-1)).toMatchObject({ tool: "update_founder", input: { patch: { stage: "Invited" } } });
});
