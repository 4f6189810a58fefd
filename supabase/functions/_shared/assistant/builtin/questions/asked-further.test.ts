import { describe, expect, test } from "vitest";
import type { StepRequest } from "../../assistant-model.ts";
import { NOTHING_SAID } from "../reading.ts";
import { askedOn } from "../referring/asked-on.ts";
import { withDoneToThem } from "./done-to-them.ts";
import { AskedConversation } from "./testing/asked-conversation.ts";

const rows = {
  people: [
    {
      name: "Ilse Brandt",
      stage: "Quote sent",
      own: { Boats: 31, Gate: "code 4417", "Permit until": "2030-05-01", Finish: ["Oil"] },
      posts: [["2030-05-20", "We are looking for a cook who likes rain."]] as [string, string][],
    },
    {
      name: "Otis Vale",
      stage: "Lost",
      own: { Boats: 12, Gate: "ring twice", "Permit until": "2030-08-01", Finish: ["Wax"] },
      notes: [["2030-05-02", "Has a cook in the family."]] as [string, string][],
    },
    { name: "Pia Ruud", stage: "Lead", own: { Boats: 40, "Permit until": "2030-12-01", Finish: ["Oil", "Wax"] } },
  ],
  tasks: [
    { title: "Grease the winch", recurrence: "weekly", dueDate: "2030-06-07" },
    { title: "Send the drawings", person: "Pia Ruud", dueDate: "2030-06-12" },
  ],
  columns: [
    { label: "Boats", type: "number" as const },
    { label: "Gate", type: "text" as const },
    { label: "Permit until", type: "date" as const },
    { label: "Finish", type: "multiselect" as const, options: ["Oil", "Wax"] },
  ],
};
const talk = (...said: string[]): string => {
  const chat = new AskedConversation(rows, { stages: ["Lead", "Quote sent", "Lost"] });
  return said.map((message) => chat.ask(message)).at(-1) ?? "";
};

describe.each(["has expired", "is expired", "is overdue", "has run out", "has already lapsed"])(
  "whose permit %s",
  (over) => {
    test("asks for a day that is past", () => {
      const text = talk(`whose permit ${over}?`);
      expect(text).toContain("Ilse");
      expect(text).not.toMatch(/Otis|Pia/u);
    });
  },
);

test.each(["who keeps more than twenty boats", "who runs over thirty boats?", "who sails at least thirty boats"])(
  "%s compares numbers in words",
  (question) => {
    const text = talk(question);
    expect(text).toContain("Ilse");
    expect(text).toContain("Pia");
    expect(text).not.toContain("Otis");
  },
);

test.each(["what's Ilse's gate code", "what is the gate code of Ilse?", "gate code for Ilse?"])(
  "%s tells what the column holds",
  (question) => expect(talk(question)).toContain("code 4417"),
);

test.each([
  ["who did we lose?", "who is in Lost?"],
  ["who have we quoted so far", "who is in Quote sent?"],
  ["which people did we lose", "which people are in Lost?"],
  ["who did we lose sight of?", "who did we lose sight of?"],
  ["who did we call?", "who did we call?"],
])("%j is %j", (said, meant) => expect(withDoneToThem(said, ["Lead", "Quote sent", "Lost"])).toBe(meant));

test.each(["which tasks repeat?", "any repeating tasks", "is there a recurring task for the winch?"])(
  "%s",
  (question) => {
    expect(talk(question)).toContain("Grease the winch");
    expect(talk(question)).not.toContain("drawings");
  },
);

test("of several texts the one that says it as it is asked", () => {
  const text = talk("who is looking for a cook?");
  expect(text).toContain("Ilse");
  expect(text).not.toContain("Otis");
});

test("the difference of two is told", () => {
  expect(talk("what's the difference in boats between Ilse and Pia?")).toContain("by 9");
  expect(talk("whose permit ends later, Ilse or Pia?")).toMatch(/Pia.* is later/u);
});

describe("what goes on from an answer", () => {
  const listed = "who has boats, sorted by boats?";
  test.each([
    ["what's the gate code of the second one?", "Ilse Brandt"],
    ["and the second one's gate?", "code 4417"],
    ["who's on top?", "Pia Ruud"],
    ["how many boats does the last one have", "Otis Vale"],
  ])("%s", (question, says) => expect(talk(listed, question)).toContain(says));
  test("of the two whose field was told", () => {
    expect(talk("until when is Ilse's permit?", "and Pia's?")).toContain("Pia");
    expect(talk("What is Ilse's Permit until?", "and Pia's?", "which one is earlier?")).toMatch(/Ilse.* is earlier/u);
  });
  test("who does then", () => {
    expect(talk("does Otis have oil?", "who does then?")).toContain("Ilse");
    expect(talk("is Otis in Lead?", "who is then?")).toContain("Pia");
  });
  test("when that was", () => expect(talk("what did Ilse post?", "when was that?")).toContain("May 20, 2030"));
  test("the week after", () =>
    expect(talk("what is due this week?", "and the week after?")).toContain("Send the drawings"));
});
test.each(["mark the second one as done", "note on the second one: likes tea", "the first one is wrong"])(
  "%s asks nothing",
  (message) => {
    const list = ["Ilse", "Otis"].map((name) => ({ kind: "person" as const, id: name, name }));
    const state = { ...NOTHING_SAID, list, thread: { list, spoken: [], fields: [] } };
    expect(askedOn({ message, people: [], history: [], state } as unknown as StepRequest).message).toBe(message);
  },
);
