import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = {
  userName: "Nadia",
  owners: ["Nadia", "Sol"],
  stages: ["Heard of", "Invited", "Rehearsing", "Booked"],
  statuses: ["Keen", "Quiet", "On leave"],
  people: [
    { name: "Tomas Ruel", company: "Kite Bank", values: { location: "Lyon", roleTitle: "Drummer", Voice: "Bass" } },
    { name: "Tomas Aldane", company: "Fen Mill", status: "Quiet", values: { location: "Leeds", industry: "Banking" } },
    { name: "Wilma Ostrow", stage: "Booked", values: { location: "Lyon", Voice: "Alto", Fee: "400" } },
    { name: "Petra Lind", status: "On leave", values: { location: "Lyon", Voice: "Alto", Premiere: "2030-09-12" } },
  ],
  columns: [
    { label: "Voice", type: "select" as const, options: ["Bass", "Alto", "Soprano"] },
    { label: "Fee", type: "number" as const },
    { label: "Premiere", type: "date" as const },
  ],
  tasks: [{ title: "Tune the harp", founderName: "Wilma Ostrow", dueDate: "2030-06-20" }],
};
const talk = (...messages: string[]) => {
  const conversation = new PlayedConversation(HAVING);
  const turns = messages.map((message) => conversation.say(message));
  const idOf = (name: string) => conversation.people.find((one) => one.name === name)?.id;
  return { last: turns.at(-1), idOf };
};

describe("a weekday that corrects a day", () => {
  test.each([
    ["set a reminder to ring Wilma", "Tuesday next week", "no, Thursday", "2030-06-13"],
    ["remind me to ring Wilma", "Monday next week", "Friday instead", "2030-06-14"],
    ["task: ring Wilma", "on the 18th", "no, Friday", "2030-06-21"],
    ["task: ring Wilma", "in two weeks on Wednesday", "hmm no, Friday", "2030-06-21"],
    ["task: ring Wilma", "on Friday", "no, Wednesday", "2030-06-05"],
  ])("“%s”, “%s”, “%s” is %s", (order, day, other, due) => {
    const { last } = talk(order, day, other);
    expect(last?.changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: due } } }]);
  });

  test.each([
    ["Petra's premiere is 20 October", "hmm no, 27 October", "2030-10-27"],
    ["set Petra's premiere to Tuesday next week", "no, Thursday", "2030-06-13"],
    ["Petra premiere 20 October", "the 24th instead", "2030-10-24"],
    ["Petra premiere 20 October", "make that 2 November", "2030-11-02"],
    ["Petra premiere 20 October", "cancel that, she is ill. Try 3 November instead", "2030-11-03"],
  ])("“%s”, “%s” is %s of her column", (told, other, value) => {
    const { last } = talk(told, other);
    expect(last?.changes.at(-1)).toMatchObject({ tool: "set_custom_value", input: { value } });
  });

  test("a day of nothing that was said before is no correction", () => {
    expect(talk("set Wilma to Rehearsing", "Friday instead").last?.changes).toEqual([]);
  });
});

describe("one of a list by what is known of them", () => {
  test.each([
    ["put the bass one to Booked", "Tomas Ruel"],
    ["put the drummer one to Booked", "Tomas Ruel"],
    ["set the one who is on leave to Invited", "Petra Lind"],
    ["the bank one to Booked please", "Tomas Ruel"],
  ])("“%s”", (order, name) => {
    const { last, idOf } = talk("who is in Lyon?", order);
    expect(last?.changes).toMatchObject([{ tool: "update_founder", input: { founderId: idOf(name) } }]);
  });

  test.each(["put the alto one to Booked", "set the soprano one to Invited"])(
    "“%s” is asked and sets nothing",
    (order) => {
      expect(talk("who is in Lyon?", order).last?.changes).toEqual([]);
    },
  );

  test("who is meant by the question is set then", () => {
    const { last, idOf } = talk("who is in Lyon?", "put the alto one to Invited", "Petra");
    expect(last?.changes).toMatchObject([{ input: { founderId: idOf("Petra Lind"), patch: { stage: "Invited" } } }]);
  });

  test.each([
    [["Move Tomas to Booked", "the banking one"], "Tomas Aldane"],
    [["Move Tomas to Booked", "the quiet one"], "Tomas Aldane"],
    [["Move Tomas to Booked", "Ruel", "blast, I meant the quiet one"], "Tomas Aldane"],
  ])("of two namesakes %j is one", (messages, name) => {
    const { last, idOf } = talk(...messages);
    expect(last?.changes.at(-1)).toMatchObject({ input: { founderId: idOf(name), patch: { stage: "Booked" } } });
  });
});

describe("some of several changes", () => {
  const THREE = "Put Wilma, Petra and Tomas Ruel to Rehearsing";
  test.each([
    [THREE, "only the first two", 1],
    [THREE, "just the last one", 2],
    [THREE, "the first two only please", 1],
    [THREE, "undo all but the first", 2],
    [THREE, "not the last one please", 1],
    ["Wilma is keen, Petra is quiet and Tomas Ruel is keen", "keep only the first two", 1],
    ["Wilma priority 80, Petra priority 60", "take back Petra's, keep Wilma's", 1],
    ["Set priority of Wilma to 80 and of Petra to 60", "drop the one for Petra but keep Wilma's", 1],
    ["Wilma priority 80, Petra priority 60", "keep Wilma's, scrap Petra's", 1],
  ])("“%s”, “%s” takes %i back", (order, message, count) => {
    const { last } = talk(order, message);
    expect(last?.changes.map(({ tool }) => tool)).toEqual(Array.from({ length: count }, () => "take_back"));
    expect(last?.text).toContain("This stays");
  });

  test.each(["keep both", "keep Wilma's"])("“%s” drops nothing that waits", (message) => {
    const { last } = talk("Wilma priority 80, Petra priority 60", message);
    expect(last?.changes).toEqual([]);
    expect(last?.text).toContain("press Confirm");
  });

  test("more than there are leaves them all", () => {
    expect(talk("Put Wilma and Petra to Rehearsing", "only the first two").last?.changes).toEqual([]);
  });
});

describe("what was undone, kept after all", () => {
  test.each([
    ["Remind me on the 12th to ring Wilma", "forget it", "No, do keep it but on the 13th", "2030-06-13"],
    ["Remind me on Friday to ring Wilma", "undo that", "actually leave it in, but for Thursday", "2030-06-06"],
  ])("“%s”, “%s”, “%s”", (order, undo, kept, dueDate) => {
    const { last } = talk(order, undo, kept);
    expect(last?.changes).toMatchObject([{ tool: "create_task", input: { title: "Ring Wilma", dueDate } }]);
  });

  test("a value and a note are kept in another way too", () => {
    expect(talk("Set Wilma's priority to 50", "undo", "no keep it but at 45").last?.changes).toMatchObject([
      { tool: "update_founder", input: { patch: { priorityScore: 45 } } },
    ]);
    const { last, idOf } = talk("note on Wilma: sings at dawn", "undo that", "no keep it, but on Petra");
    expect(last?.changes).toMatchObject([
      { tool: "create_note", input: { founderId: idOf("Petra Lind"), content: "Sings at dawn" } },
    ]);
  });
});

describe("a decline that brings the next order", () => {
  test.each([
    ["Petra told me she has a new flat", "no I don't need a note, just set her prio to 70"],
    ["Petra told me she has a new flat", "don't keep that. Set her priority to 70"],
    ["Petra told me she has a new flat", "no note please, put her priority at 70 instead"],
    ["Petra told me she has a new flat", "no, just set her priority to 70"],
    ["Petra told me she has a new flat", "no need for a note - give her priority 70"],
  ])("“%s”, “%s”", (told, message) => {
    const { last } = talk(told, message);
    expect(last?.changes.map(({ tool }) => tool)).toEqual(["take_back", "update_founder"]);
    expect(last?.changes.at(-1)?.input["patch"]).toMatchObject({ priorityScore: 70 });
  });

  test("a value for what waits is none", () => {
    const { last } = talk("Petra's fee is 300", "no, just make it 350");
    expect(last?.changes.at(-1)).toMatchObject({ tool: "set_custom_value", input: { value: "350" } });
  });
});

describe("the task that was listed or made", () => {
  test.each([
    ["what is open for Wilma?", "mark it monthly rather than weekly", { recurrence: "monthly" }],
    ["what is open for Wilma?", "every week please", { recurrence: "weekly" }],
    ["what is open for Wilma?", "cancel that, she is ill. Try the 27th instead", { dueDate: "2030-06-27" }],
    ["what is open for Wilma?", "scrap that, Friday instead", { dueDate: "2030-06-07" }],
    ["remind me on Monday to ring Wilma", "and at the same time every month", { recurrence: "monthly" }],
    ["remind me on Monday to ring Wilma", "every week on that day", { recurrence: "weekly" }],
  ])("“%s”, “%s”", (before, message, patch) => {
    const { last } = talk(before, message);
    expect(last?.changes).toMatchObject([{ tool: "update_task", input: { patch } }]);
  });

  test.each(["and a reminder for it too", "remind me about that too", "and a task for that"])(
    "a note, “%s”: a task in its words",
    (message) => {
      const { last } = talk("note on Wilma: send her the score on Friday", message);
      expect(last?.changes).toMatchObject([
        { tool: "create_task", input: { title: "Send her the score", dueDate: "2030-06-07" } },
      ]);
    },
  );
});

describe("a step of what was told", () => {
  test.each([
    ["when is Petra's premiere?", "push it by exactly one week", "2030-09-19"],
    ["when is Petra's premiere?", "stretch it by another two weeks", "2030-09-26"],
    ["what is Wilma's fee?", "add 50 to hers", "450"],
    ["what is Wilma's fee?", "add two to hers", "402"],
  ])("“%s”, “%s” is %s", (question, step, value) => {
    expect(talk(question, step).last?.changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
  });
});

test("an order that was meant for someone else, while it is asked what it means", () => {
  const { last } = talk("Set Wilma to 65", "sorry that was meant for Petra");
  expect(last?.suggestions[0]).toContain("Petra Lind");
  expect(last?.suggestions.join(" ")).not.toContain("Wilma");
});
