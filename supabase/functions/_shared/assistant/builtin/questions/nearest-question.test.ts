import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const ROWS: AskedRows = {
  columns: [
    { label: "Next audit", type: "date" },
    { label: "Introduced by", type: "text" },
    { label: "Needs", type: "multiselect", options: ["Legal", "Sales intros", "PR"] },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
  ],
  people: [
    {
      ...{ name: "Ada Park", company: "Tallow", location: "Oslo", owner: "Greta", stage: "Lead" },
      own: { "Next audit": "2030-12-20", Needs: ["Legal"], Tier: "Gold", "Introduced by": "Boris" },
    },
    {
      ...{ name: "Boris Lind", company: "Quince", location: "Lyon", owner: "Omar", stage: "Closed" },
      own: { "Next audit": "2030-12-28", Needs: ["Sales intros"], Tier: "Silver" },
    },
    { name: "Cy Roe", company: "Brindle", location: "Oslo", stage: "Lead", own: { Needs: ["PR", "Legal"] } },
  ],
};
const named = (text: string) =>
  ROWS.people
    .map(({ name }) => name)
    .filter((name) => text.includes(`[${name}]`))
    .sort();
const start = () => new AskedConversation(ROWS, { today: "2030-11-22" });

const UNKNOWN = ["zorking", "frumptious", "grumbling", "blorped"];
const UNDERSTOOD: readonly (readonly [string, string[]])[] = [
  ["who ??? in Oslo", ["Ada Park", "Cy Roe"]],
  ["which gold people are ???", ["Ada Park"]],
  ["who is ??? and has no owner", ["Cy Roe"]],
  ["which leads are ???", ["Ada Park", "Cy Roe"]],
  ["whose next audit ??? before Christmas", ["Ada Park"]],
  ["what is Boris ???", ["Boris Lind"]],
];
test.each(
  UNDERSTOOD.flatMap(([text, people]) => UNKNOWN.map((word) => [text.replace("???", word), word, people] as const)),
)("%j asks back, and a yes answers it", (text, word, people) => {
  for (const yes of ["yes", "ok", "ja", "sí", "oui"]) {
    const conversation = start();
    const asked = conversation.ask(text);
    expect(asked).toContain(`I don't know “${word}”. Do you mean: `);
    expect(named(asked)).toEqual([]);
    expect(named(conversation.ask(yes))).toEqual(people);
  }
});

test("a no leaves it, and another question is answered by itself", () => {
  const conversation = start();
  conversation.ask("who is zorking in Oslo");
  expect(conversation.ask("no")).not.toContain("[");
  const other = start();
  other.ask("who is zorking in Oslo");
  expect(named(other.ask("who is in Lyon?"))).toEqual(["Boris Lind"]);
});

test.each(["who is not zorking in Oslo", "who zorks less than the people in Oslo", "how many people does Wanda own"])(
  "%j is not asked without the word that turns it round",
  (text) => expect(start().ask(text)).not.toContain("Do you mean"),
);

test.each([
  ["whos ownd by greta", ["Ada Park"]],
  ["who is in the stge lead", ["Ada Park", "Cy Roe"]],
])("%j is read as it is spelled nearly", (text, people) => {
  const conversation = start();
  const asked = conversation.ask(text);
  expect(named(asked.includes("Do you mean") ? conversation.ask("yes") : asked)).toEqual(people);
});

test.each([
  ["who needs legal help?", ["Ada Park", "Cy Roe"]],
  ["who needs a lawyer", ["Ada Park", "Cy Roe"]],
  ["who needs introductions", ["Boris Lind"]],
  ["who wants PR", ["Cy Roe"]],
  ["whose audit falls before Christmas?", ["Ada Park"]],
  ["whose audit takes place between Christmas and New Year", ["Boris Lind"]],
  ["which audits come up by the end of the year", ["Ada Park", "Boris Lind"]],
  ["gold tier people", ["Ada Park"]],
  ["who was introduced by Boris?", ["Ada Park"]],
])("%j is read by parts and roots of columns and options", (text, people) =>
  expect(named(start().ask(text))).toEqual(people),
);
test("answers who introduced someone", () =>
  expect(start().ask("who introduced Ada to us")).toContain("Introduced by: Boris"));

test.each([
  "give me a rundown on Boris before my call",
  "how is Boris doing",
  "where do we stand with Boris",
  "I have Boris on the line in five minutes, what do I need to know",
  "I'm about to call Boris. What should I know?",
  "prep me for my meeting with Boris tomorrow",
  "meeting Boris at 3, quick rundown please",
  "what should I know about Boris before lunch on Tuesday",
])("%j is answered with a summary", (text) =>
  expect(start().ask(text)).toMatch(/^\[Boris Lind\][^\n]*\n- Company: Quince/u),
);

test.each([
  ["Nobody told me that Boris is Closed, is he?", "Yes."],
  ["Boris is a Lead, right?", "No."],
  ["I thought Boris was in Lyon, isn't he?", "Yes."],
])("%j is answered", (text, answer) => expect(start().ask(text)).toContain(answer));

test.each(["and Omar?", "what about Omar?", "and omar?"])(
  "%j goes on with the column of the question before it",
  (next) => {
    const conversation = new AskedConversation(
      {
        ...ROWS,
        people: ROWS.people.map((person) => ({ ...person, own: { ...person.own, "Introduced by": "Omar" } })),
      },
      { today: "2030-11-22" },
    );
    expect(named(conversation.ask("who does Greta look after"))).toEqual(["Ada Park"]);
    expect(named(conversation.ask(next))).toEqual(["Boris Lind"]);
    expect(conversation.ask("how many is that")).toMatch(/^1 person/u);
  },
);

test.each([
  ["whose cheque is over 300k", ["Boris Lind"]],
  ["whose cheque is over 300", ["Boris Lind"]],
  ["cheques under 250,000", ["Ada Park"]],
])("%j is read in the unit that the label names", (text, people) => {
  const conversation = new AskedConversation({
    columns: [{ label: "Cheque (kEUR)", type: "number" }],
    people: [
      { name: "Ada Park", own: { "Cheque (kEUR)": 200 } },
      { name: "Boris Lind", own: { "Cheque (kEUR)": 400 } },
    ],
  });
  expect(named(conversation.ask(text))).toEqual(people);
});

test("tasks of nobody are told, and titles with more words between", () => {
  const conversation = new AskedConversation({
    people: [{ name: "Ada Park" }],
    tasks: [
      { title: "Send the yearly letter to partners", dueDate: "2030-06-09" },
      { title: "Call Ada", person: "Ada Park" },
    ],
  });
  expect(conversation.ask("Which tasks have no person?")).toMatch(/^1 open task without a person:\n- Send the yearly/u);
  expect(conversation.ask("when is the partners letter due")).toContain("due Jun 9, 2030");
});

test("the first of those contacted the longest ago is who is talked about next", () => {
  const conversation = new AskedConversation({
    people: [
      { name: "Ada Park", email: "ada@tallow.example", lastTouchAt: "2030-05-01T10:00:00Z" },
      { name: "Boris Lind", email: "boris@quince.example", lastTouchAt: "2030-01-01T10:00:00Z" },
    ],
  });
  conversation.ask("Who was last contacted the longest ago?");
  expect(conversation.last?.person?.name).toBe("Boris Lind");
  expect(conversation.ask("what is his email")).toContain("boris@quince.example");
});
