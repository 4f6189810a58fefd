import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = {
  userName: "Nadia",
  owners: ["Nadia", "Sol", "Gus"],
  stages: ["Heard of", "Invited", "Rehearsing", "Booked"],
  statuses: ["Keen", "Quiet", "On leave"],
  people: [
    { name: "Tomas Ruel", company: "Kite Bank", values: { location: "Lyon", owner: "Gus", Fee: "250" } },
    { name: "Wilma Ostrow", company: "Reedwork", stage: "Booked", values: { location: "Leeds", Fee: "400" } },
    { name: "Petra Lind", status: "Quiet", values: { location: "Leeds", industry: "Opera" } },
    { name: "Ivo Castell", company: "Fenhall Opera", values: { location: "Ghent", industry: "Opera" } },
  ],
  columns: [
    { label: "Voice", type: "select" as const, options: ["Bass", "Alto", "Soprano"] },
    { label: "Fee", type: "number" as const },
    { label: "Premiere", type: "date" as const },
    { label: "Renewal", type: "date" as const },
  ],
  tasks: [
    { title: "Tune the harp", founderName: "Wilma Ostrow", dueDate: "2030-06-20" },
    { title: "Book the hall", founderName: "Tomas Ruel", dueDate: "2030-06-21" },
  ],
};
const talk = (...messages: string[]) => {
  const conversation = new PlayedConversation(HAVING);
  const turns = messages.map((message) => conversation.say(message));
  const idOf = (name: string) => conversation.people.find((one) => one.name === name)?.id;
  return { last: turns.at(-1), idOf };
};
const patchOf = (...messages: string[]) => talk(...messages).last?.changes.at(-1)?.input["patch"];

describe("a step right after a number", () => {
  test.each([
    ["what is Wilma's fee?", "add 50", "450"],
    ["what is Wilma's fee?", "fifty less", "350"],
    ["set Wilma's fee to 400", "plus 10%", "440"],
    ["Wilma's fee is 380", "add two", "382"],
    ["Wilma fee 400", "20 more please", "420"],
    ["Wilma fee 400", "take off 100", "300"],
  ])("“%s”, “%s” is %s", (before, step, value) => {
    const { last } = talk(before, step);
    expect(last?.changes.at(-1)).toMatchObject({ tool: "set_custom_value", input: { value } });
  });

  test.each([
    ["set Wilma to Rehearsing", "add two"],
    ["what is Wilma's stage?", "add 50"],
    ["who is in Leeds?", "two more"],
  ])("“%s”, “%s” sets nothing", (before, step) => {
    expect(talk(before, step).last?.changes).toEqual([]);
  });
});

describe("the field that was meant", () => {
  test.each([
    ["Petra premiere 4 November", "make that the renewal field", { value: "2030-11-04" }],
    ["Petra premiere 4 November", "no, put that in Renewal", { value: "2030-11-04" }],
    ["set Petra's priority to 70", "sorry, I meant the fee", { value: "70" }],
    ["set Petra's priority to 70", "that should be the Fee column", { value: "70" }],
  ])("“%s”, “%s”", (before, message, input) => {
    const { last } = talk(before, message);
    expect(last?.changes.map(({ tool }) => tool)).toEqual(["take_back", "set_custom_value"]);
    expect(last?.changes.at(-1)?.input).toMatchObject(input);
  });

  test("an option and a name are no field", () => {
    expect(patchOf("set Petra to Invited", "make it Booked")).toMatchObject({ stage: "Booked" });
    const { last, idOf } = talk("set Petra to Invited", "I meant Wilma");
    expect(last?.changes.at(-1)?.input).toMatchObject({ founderId: idOf("Wilma Ostrow") });
  });

  test.each([
    ["just Invited", "status"],
    ["only the stage", "status"],
    ["not Keen", "status"],
    ["only the status", "stage"],
  ])("of two fields “%s” puts the other back", (message, field) => {
    const { last } = talk("set Petra to Invited and Keen", message);
    expect(last?.changes).toMatchObject([{ tool: "update_founder", input: { clear: [field] } }]);
  });
});

describe("the words of a note just stored", () => {
  test.each([
    ["it should say loves, not hates", "Loves long rehearsals"],
    ["change hates to prefers", "Prefers long rehearsals"],
    ["that should be short, not long", "Hates short rehearsals"],
    ["replace rehearsals with tours please", "Hates long tours"],
  ])("“%s”", (message, content) => {
    const { last } = talk("note on Wilma: hates long rehearsals", message);
    expect(last?.changes).toMatchObject([{ tool: "update_note", input: { content } }]);
  });

  test.each(["meant for Petra", "that was meant for Petra", "it was intended for Petra, sorry"])("“%s”", (message) => {
    const { last, idOf } = talk("note on Wilma: hates long rehearsals", message);
    expect(last?.changes.map(({ tool }) => tool)).toEqual(["take_back", "create_note"]);
    expect(last?.changes.at(-1)?.input).toMatchObject({ founderId: idOf("Petra Lind") });
  });
});

describe("values of a column that waits", () => {
  const values = (...messages: string[]) => {
    const { last, idOf } = talk(...messages);
    const params = last?.changes.at(-1)?.input as { values?: { founderId: string; value: string }[] } | undefined;
    return (params?.values ?? []).map(({ founderId, value }) => [
      ["Tomas Ruel", "Wilma Ostrow", "Petra Lind", "Ivo Castell"].find((name) => idOf(name) === founderId),
      value,
    ]);
  };
  const ORIGIN = "make a column Origin, a dropdown: Event, Cold, Referral";
  test.each([
    [[ORIGIN, "Petra was a referral"], [["Petra Lind", "Referral"]]],
    [[ORIGIN, "set Reedwork to Cold"], [["Wilma Ostrow", "Cold"]]],
    [[ORIGIN, "set Fenhall to Event"], [["Ivo Castell", "Event"]]],
    [["add a number column Seats", "Wilma 40", "no, 45"], [["Wilma Ostrow", "45"]]],
    [["add a date column Debut", "3 March for Wilma", "no, 4 March"], [["Wilma Ostrow", "2031-03-04"]]],
    [
      ["add a number column Seats", "Wilma 40, Petra 12", "make Petra's 15"],
      [
        ["Wilma Ostrow", "40"],
        ["Petra Lind", "15"],
      ],
    ],
    [
      ["add a yes/no column Visited", "yes for Petra", "and Wilma"],
      [
        ["Petra Lind", "yes"],
        ["Wilma Ostrow", "yes"],
      ],
    ],
  ])("%j", (messages, expected) => {
    expect(values(...messages)).toEqual(expected);
  });
});

describe("who else, and the other", () => {
  test("who was just spoken of is left out", () => {
    const { last } = talk("set Ivo's priority to 70", "who else is in Opera?");
    expect(last?.text).toContain("Petra Lind");
    expect(last?.text).not.toContain("](/people/00000000-0000-4000-8000-a00000000003)");
  });

  test.each([
    ["delete Wilma", "and set the other to Invited"],
    ["put Wilma on leave", "move the other one to Invited"],
  ])("“%s”, “%s”", (first, message) => {
    const { last, idOf } = talk("who is in Leeds?", first, message);
    expect(last?.changes).toMatchObject([{ input: { founderId: idOf("Petra Lind"), patch: { stage: "Invited" } } }]);
  });

  test("the other task that was told of", () => {
    const { last } = talk("what is open for Wilma?", "the hall one is done", "the other till next Friday");
    expect(last?.changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-14" } } }]);
  });
});

describe("owners and orders in other words", () => {
  test.each([
    [["who owns Tomas?", "swap him to Sol then"], "Sol"],
    [["swap Tomas over to Sol"], "Sol"],
    [["who owns Tomas?", "Gus should not own him any more, I do"], "Nadia"],
    [["Gus no longer looks after Tomas, Sol does"], "Sol"],
    [["Gus should not own Tomas any longer, I do. (Sol)"], "Sol"],
  ])("%j is %s", (messages, owner) => {
    expect(patchOf(...messages)).toMatchObject({ owner });
  });

  test.each([
    [["Notér på Wilma: 61 pladser i september", "og gør det samme på Petra"], "61 pladser i september"],
    [["note on Wilma: back in May", "doe hetzelfde bij Petra"], "Back in May"],
    [["note on Wilma: back in May", "det samma för Petra"], "Back in May"],
  ])("%j is the same note", (messages, content) => {
    const { last, idOf } = talk(...messages);
    expect(last?.changes).toMatchObject([{ input: { founderId: idOf("Petra Lind"), content } }]);
  });

  test("a name or a title behind rather", () => {
    expect(patchOf("change Petra's role to First lead", "hmm, Head of Choir rather")).toMatchObject({
      roleTitle: "Head of Choir",
    });
  });
});

test("a card for a deletion of the wrong one is dropped", () => {
  expect(talk("delete Petra", "not her").last?.changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});
