import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withVerbOfEach } from "./verb-of-each.ts";

const HAVING = {
  people: [
    { name: "Mirela Popa", company: "Kilnworks" },
    { name: "Yusuf Demir", company: "Harbour Kites" },
    { name: "Aoife Brennan", company: "Kilnworks" },
  ],
  columns: [{ label: "Tier", type: "select" as const, options: ["Gold", "Silver"] }],
};
const people = new PlayedConversation(HAVING).people;

test.each([
  ["Mirela is CTO and Yusuf CEO", "Mirela is CTO and Yusuf is CEO"],
  ["Mirela is the CTO & Yusuf the CEO", "Mirela is the CTO and Yusuf is the CEO"],
  [
    "Mirela Popa is Chair, Yusuf Demir CFO and Aoife Glazer",
    "Mirela Popa is Chair, Yusuf Demir is CFO and Aoife is Glazer",
  ],
  ["Aoife lives in Cork and Yusuf in Izmir", "Aoife lives in Cork and Yusuf lives in Izmir"],
  ["Aoife works at Acme and Yusuf at Lumen", "Aoife works at Acme and Yusuf works at Lumen"],
  ["Aoife is CTO of Lumen and Yusuf CEO", "Aoife is CTO of Lumen and Yusuf is CEO"],
  ["Yusuf became Chair and Aoife CFO", "Yusuf became Chair and Aoife became CFO"],
  ["set Yusuf's role to Chair and Aoife CFO", "set Yusuf's role to Chair and Aoife's role to CFO"],
  ["the role of Yusuf is Chair and Aoife CFO", "the role of Yusuf is Chair and Aoife is CFO"],
  ["set the role of Yusuf to Chair and Aoife CFO", "set the role of Yusuf to Chair and Aoife to CFO"],
])("“%s” has the verb of each", (message, whole) => {
  expect(withVerbOfEach({ message, people })).toBe(whole);
});

test.each([
  "Mirela is CTO and Yusuf is CEO",
  "Mirela is CTO and Yusuf likes tea",
  "Mirela is CTO and co-founder",
  "Mirela is CTO and Yusuf Demir",
  "Mirela is CTO and knows Yusuf",
  "Mirela is happy and Yusuf sad",
  "Mirela is CEO, not Yusuf",
  "Mirela and Yusuf are CEO",
  "is Mirela CTO and Yusuf CEO?",
  "note that Mirela is CTO and Yusuf CEO",
  "note on Aoife: Mirela is CTO and Yusuf CEO",
  "set the role of Mirela to CTO and Yusuf to CEO",
  "Mirela lives in Cork and Yusuf Lakes is near",
  "Mirela is Yusuf's boss",
  "Set the company of Mirela to Popa and Demir Ltd",
  "Set Aoife's company to Brennan and Demir Peptides",
  "Mirela's company is Popa & Brennan Partners",
  "Yusuf joined Brennan and Popa Hospital",
  "set the company of Yusuf to Lumen and Aoife Acme",
  "Yusuf is CEO of Demir and Popa Bio",
  "Yusuf is at Lumen and Mirela at home",
  "Aoife is in Cork and Mirela at work",
  "Aoife is based in Cork and Yusuf Demir Oslo",
])("“%s” stays as it is", (message) => {
  expect(withVerbOfEach({ message, people })).toBe(message);
});

const cards = (message: string) => {
  const talk = new PlayedConversation(HAVING);
  const { changes, text } = talk.say(message);
  const said = changes.map(({ input, held }) => {
    const { roleTitle, location, company } = input["patch"] as Record<string, string | null>;
    const name = talk.people.find(({ id }) => id === input["founderId"])?.name;
    return [name, roleTitle ?? location ?? company, held !== null];
  });
  return { said, text };
};
test.each([
  ["Mirela is CTO and Yusuf CEO", "CTO", "CEO", true],
  ["Mirela is CTO, Yusuf CEO", "CTO", "CEO", true],
  ["Mirela moved to Oslo and Yusuf to Rome", "Oslo", "Rome", true],
  ["Mirela is in Berlin and Yusuf in Oslo", "Berlin", "Oslo", true],
  ["change Mirela's role to CTO and Yusuf CEO", "CTO", "CEO", false],
])("“%s” is one change of each", (message, one, other, waits) => {
  expect(cards(message).said).toEqual([
    ["Mirela Popa", one, waits],
    ["Yusuf Demir", other, waits],
  ]);
});

test.each([
  ["Set the company of Mirela to Popa and Demir Ltd", "Mirela Popa", "Popa and Demir Ltd", false],
  ["Set Aoife's company to Brennan and Demir Peptides", "Aoife Brennan", "Brennan and Demir Peptides", false],
  ["Set the company of Aoife to Popa and Demir Hospital", "Aoife Brennan", "Popa and Demir Hospital", false],
  ["Mirela's company is Popa & Brennan Partners", "Mirela Popa", "Popa & Brennan Partners", true],
  ["Yusuf joined Brennan and Popa Partners", "Yusuf Demir", "Brennan and Popa Partners", true],
])("a firm that is called after people is one company: “%s”", (message, who, firm, waits) => {
  expect(cards(message).said).toEqual([[who, firm, waits]]);
});

test("a role at such a firm is of one person", () => {
  const { changes } = new PlayedConversation(HAVING).say("Yusuf is CEO of Demir and Popa Bio");
  expect(changes).toMatchObject([{ input: { patch: { company: "Demir and Popa Bio", roleTitle: "CEO" } } }]);
});

test.each([
  "set the company of Yusuf to Lumen and Aoife Acme",
  "Aoife is based in Cork and Yusuf Demir Oslo",
  "Yusuf is in Izmir and Mirela Popa Rome",
  "Mirela is at Lumen and Yusuf Demir at home",
])("what may be of someone else is in nobody's field: “%s”", (message) => {
  const { changes } = new PlayedConversation({
    ...HAVING,
    columns: [{ label: "College", type: "select", options: ["Cork", "Izmir"] }],
  }).say(message);
  expect(changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
});
