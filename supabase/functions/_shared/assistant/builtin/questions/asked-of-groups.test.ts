import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const people = [
  {
    ...{ name: "Ada Park", stage: "Closed", status: "Complaint", owner: "Noor", priorityScore: 70 },
    own: { Kiln: "Rohde Ecotop", Glazes: ["Celadon", "Tenmoku"], Pots: 12 },
    notes: [["2030-05-20", "The glaze came back with a crack."]] as [string, string][],
  },
  {
    ...{ name: "Boris Lind", stage: "Closed", status: "Active", owner: "Noor", priorityScore: 40 },
    own: { Kiln: "Nabertherm", Glazes: ["Celadon"], Pots: 30 },
    notes: [["2030-05-02", "Shut the studio in Turin for a week."]] as [string, string][],
    posts: [["2030-05-24", "Anyone know a gallery near Turin? Ours has closed."]] as [string, string][],
  },
  {
    ...{ name: "Cyra Roe", stage: "Lead", status: "Active", owner: "Noor", priorityScore: 70 },
    own: { Kiln: "Rohde Ecotop", Glazes: ["Tenmoku"], Pots: 5 },
    notes: [["2030-05-11", "Knows the gallery in Leeds."]] as [string, string][],
  },
  { name: "Dov Klein", stage: "Lead", status: "Waiting", owner: "Tess", priorityScore: 90, own: { Pots: 3 } },
];
const columns = [
  { label: "Kiln", type: "text" },
  { label: "Glazes", type: "multiselect", options: ["Celadon", "Tenmoku", "Shino"] },
  { label: "Pots", type: "number" },
] satisfies AskedRows["columns"];
const talk = () => new AskedConversation({ people, columns }, { statuses: ["Active", "Waiting", "Complaint"] });
const ask = (question: string) => talk().ask(question);
const named = (reply: string) => [...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name]) => name).sort();

test.each([
  ["which of Noor's people has the highest priority?", ["Ada Park", "Cyra Roe"], "70"],
  ["who of Noor's contacts has the highest priority", ["Ada Park", "Cyra Roe"], "70"],
  ["who among Noor's people has the lowest priority?", ["Boris Lind"], "40"],
  ["which of my people has the most pots?", ["Boris Lind"], "30"],
  ["who of Noor's people has the fewest pots?", ["Cyra Roe"], "5"],
  ["tell me which one of my contacts has the highest priority", ["Dov Klein"], "90"],
  ["Welcher von meinen Kontakten hat die höchste Priorität?", ["Dov Klein"], "90"],
])("%j answers the one on top, and who is level", (question, who, value) => {
  const reply = ask(question);
  expect(named(reply)).toEqual(who);
  expect(reply).toContain(value);
});
test.each([
  "which of Noor's people have the highest priority?",
  "Noor's people with the highest priority",
  "list Noor's people by priority",
])("%j asks for several", (question) => {
  expect(named(ask(question))).toEqual(["Ada Park", "Boris Lind", "Cyra Roe"]);
});

test.each([
  ["tell me who uses a Rohde Ecotop", ["Ada Park", "Cyra Roe"]],
  ["who runs a Nabertherm?", ["Boris Lind"]],
  ["show me everyone who buys Celadon", ["Ada Park", "Boris Lind"]],
  ["which customers are using Tenmoku", ["Ada Park", "Cyra Roe"]],
  ["do you know who wants both Celadon and Tenmoku?", ["Ada Park"]],
  ["list the people who ordered Celadon", ["Ada Park", "Boris Lind"]],
  ["who works with a Rohde Ecotop", ["Ada Park", "Cyra Roe"]],
  ["tell me who needs Tenmoku", ["Ada Park", "Cyra Roe"]],
  ["show me who doesn't use a Rohde Ecotop", ["Boris Lind", "Dov Klein"]],
])("%j asks who has the value", (question, who) => {
  expect(named(ask(question))).toEqual(who);
});
test.each(["who no longer uses a Rohde Ecotop?", "who used to use a Rohde Ecotop", "who sells a Rohde Ecotop?"])(
  "%j is not who has it",
  (question) => expect(named(ask(question))).toEqual([]),
);
test("who was answered can be counted further", () => {
  const conversation = talk();
  conversation.ask("tell me who uses a Rohde Ecotop");
  expect(conversation.ask("how many of them are Closed?")).toMatch(/^1 person/u);
});

test.each([
  "Did anyone complain about a crack?",
  "who complained about the crack?",
  "has anybody complained about cracks",
  "is anyone complaining about a crack?",
  "did any of my customers complain about the crack?",
  "which people complained about a crack",
])("%j is told by what is written", (question) => {
  expect(ask(question)).toContain("The glaze came back with a crack.");
});
test.each(["Did anyone complain about the invoice?", "who complained about parking?"])(
  "%j finds nothing written, and names where it looked",
  (question) => expect(ask(question)).toMatch(/no notes or posts with|I did not understand/u),
);
test.each([
  "who's complaining?",
  "who complained?",
  "did anybody complain?",
  "anyone complaining?",
  "who is complaining",
])("%j asks for the status", (question) => expect(named(ask(question))).toEqual(["Ada Park"]));

test.each([
  "has anybody posted that they're looking for a gallery?",
  "did anyone post that they need a gallery?",
  "has anyone posted about a gallery",
  "have any of them posted that they look for a gallery?",
  "did somebody post they want a gallery",
  "any posts about a gallery?",
])("%j finds posts alone", (question) => {
  const reply = ask(question);
  expect(named(reply)).toEqual(["Boris Lind"]);
  expect(reply).not.toMatch(/“(?:has|have|did)\b/u);
});
test.each([
  "What did Boris write about Turin?",
  "what did Boris say about Turin",
  "what has Boris said about Turin?",
  "what has Boris written about Turin?",
  "what did Boris post about Turin?",
  "and what did Boris write about the gallery?",
])("%j is what is written of it", (question) => {
  const reply = ask(question);
  expect(reply).not.toContain("last contact");
  expect(reply).toContain("Turin");
});
test.each(["what did we last talk about with Boris?", "what did Boris and I last talk about?"])(
  "%j is the last contact",
  (question) => expect(ask(question)).toContain("The last contact with"),
);

const fired = {
  people: [
    { name: "Ada Park", lastTouchAt: "2030-01-10T12:00:00Z", own: { "Last fired": "1984-03-01", Price: 100 } },
    { name: "Boris Lind", lastTouchAt: "2030-05-30T12:00:00Z", own: { "Last fired": "2021-03-01", Price: 700 } },
    { name: "Cyra Roe", own: { Price: 250 } },
  ],
  columns: [
    { label: "Last fired", type: "date" },
    { label: "Price", type: "number" },
    { label: "Opened", type: "date" },
  ],
} satisfies AskedRows;

test.each([
  "whose was last done before 1990?",
  "who was last done before 1990",
  "which customers were last done before 1990?",
  "any people last redone before 1990?",
  "which people were last seen to before 1990",
  "who was last worked on before 1990?",
])("%j is of the one day that says when something was last", (question) => {
  expect(named(new AskedConversation(fired).ask(question))).toEqual(["Ada Park"]);
});
test("with two such days it is not known which is meant", () => {
  const columns_ = [...fired.columns, { label: "Last swept", type: "date" as const }];
  const reply = new AskedConversation({ ...fired, columns: columns_ }).ask("who was last done before 1990?");
  expect(named(reply)).toEqual([]);
});
test("what was done last of the tasks is no such day", () => {
  const tasks = [{ title: "Sweep the kiln", status: "done" as const }];
  expect(new AskedConversation({ ...fired, tasks }).ask("which tasks were last done?")).not.toContain("Last fired");
});

test.each([
  "people I've been in contact with but not for over a month",
  "who have I talked to before but not in the last month?",
  "everyone I have spoken to, but not for at least 60 days",
  "contacts I contacted once but not for two months",
  "list people we have been in touch with but not for a month",
  "people I've spoken with but not in the past 6 weeks",
])("%j leaves out who was never contacted", (question) => {
  expect(named(new AskedConversation(fired).ask(question))).toEqual(["Ada Park"]);
});
test("who was not contacted for a month may never have been", () => {
  expect(named(new AskedConversation(fired).ask("people not contacted for over a month"))).toEqual([
    "Ada Park",
    "Cyra Roe",
  ]);
});

const played = (...messages: string[]): string => {
  const conversation = new AskedConversation(fired);
  return messages.map((message) => conversation.ask(message)).at(-1) ?? "";
};
test.each([
  "how much is that together?",
  "and together?",
  "what's the total of the two?",
  "add them up",
  "the sum of both",
  "how much is that in total",
])("%j adds the highest and the lowest", (message) => {
  expect(played("what is the highest price?", "and the lowest price?", message)).toContain("Price, total: 800.");
});
test.each([
  ["of one there is no sum", ["what is the highest price?"]],
  ["nor with something else in between", ["what is the highest price?", "how many people are there?"]],
  ["nor of one and the same", ["what is the highest price?", "what is the highest price?"]],
])("%s", (_, before) => {
  expect(played(...before, "how much is that together?")).not.toMatch(/That is of \[/u);
});
