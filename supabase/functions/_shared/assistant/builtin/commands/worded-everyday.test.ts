import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ines Roth", company: "Bergmann Mills", location: "Milan", values: { location: "Milan", owner: "Kim" } },
    { name: "Omar Diallo", company: "Sahel Foods", location: "München", values: { location: "München" } },
  ],
  owners: ["Kim", "Sol"],
  stages: ["Lead", "Meeting"],
  statuses: ["Active", "On hold"],
};
const play = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const [last] = messages.map((message) => talk.say(message)).slice(-1);
  return {
    text: last?.text ?? "",
    changes: (last?.changes ?? []).map(({ tool, input, held }) => ({ tool, ...input, held: Boolean(held) })),
  };
};

test.each(["remove Kim as owner of Ines", "take Kim from being the owner of Ines", "unassign Kim from Ines"])(
  "“%s” empties the owner, on a card",
  (message) => expect(play(message).changes).toMatchObject([{ tool: "update_founder", clear: ["owner"], held: true }]),
);
test.each([
  "Ines no longer works at Bergmann Mills, she's at Kelp now",
  "Omar doesn't work for Sahel Foods any more, he joined Kelp",
])("“%s” tells of a new company", (message) =>
  expect(play(message).changes).toMatchObject([{ tool: "update_founder", patch: { company: "Kelp" }, held: true }]),
);
test.each(["note to self: never call Omar before ten", "note to self: Omar hates calls"])(
  "“%s” is a note, for there is nothing to do",
  (message) => expect(play(message).changes).toMatchObject([{ tool: "create_note" }]),
);
test.each(["note to self: call Omar", "do a task for me: slides for Omar, due Friday"])("“%s” is a task", (message) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_task" }]),
);
test.each([
  ["make Omar top priority", 100],
  ["wrong number, Omar's priority is 14 not 40", 14],
])("“%s” sets the priority", (message, priorityScore) =>
  expect(play(message).changes).toMatchObject([{ tool: "update_founder", patch: { priorityScore } }]),
);
test.each([
  "remind me on Monday to call Omar",
  "rappelle-moi lundi d'appeler Omar",
  "recuérdame el lunes llamar a Omar",
])("“%s”, said on a Monday, is the next one", (message) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_task", dueDate: "2030-06-10" }]),
);
test.each([
  ["Wer wohnt in Mailand?", "Ines Roth"],
  ["who lives in Milano", "Ines Roth"],
  ["who is in Munich?", "Omar Diallo"],
])("“%s” finds %s, whatever the city is called", (message, name) => expect(play(message).text).toContain(name));
test("only the people who are asked for", () =>
  expect(play("show me only the people in Milan").text).toContain("Ines Roth"));

test.each([
  "met a guy called Jonas Weber yesterday, he runs Solarify, linkedin.com/in/jonasweber, add him",
  "met a woman called Lena Fuchs last week, CTO at Loop, linkedin.com/in/lenafuchs, create her",
])("“%s”: when someone was met is no role", (message) => {
  const [change] = play(message).changes as unknown as { roleTitle?: string; location?: string }[];
  expect(`${change?.roleTitle ?? ""} ${change?.location ?? ""}`).not.toMatch(/yesterday|week/u);
});

test.each(["take Ines off the list of leads", "remove Omar from the leads", "drop Ines from Lead"])(
  "“%s” never sets the stage that it takes away",
  (message) => {
    expect(play(message).changes).toEqual([]);
    expect(play(message).text).toMatch(/What is the stage of/u);
  },
);
test.each([
  ["schedule a catch up with Omar for the second week of July", "2030-07-08", "Schedule a catch up with Omar"],
  ["remind me in the last week of June to call Omar", "2030-06-24", "Call Omar"],
  ["I'm in Milan on the 18th, remind me to see Ines there", "2030-06-18", "See Ines in Milan"],
  ["I'll be in Munich next Tuesday, remind me to ring Omar", "2030-06-11", "Ring Omar"],
])("“%s” is due on %s", (message, dueDate, title) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_task", dueDate, title }]),
);
test.each(["Omar's birthday is 4 March", "Ines's assistant is called Ida, note"])("“%s” is a note", (message) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_note" }]),
);
test("everyone somewhere is on hold: said, not asked", () => {
  expect(play("everyone in Milan is on hold").changes).toMatchObject([{ patch: { status: "On hold" } }]);
  expect(play("is everyone in Milan on hold?").changes).toEqual([]);
});
test("a hold on someone is a status", () =>
  expect(play("put a hold on Omar").changes).toMatchObject([{ patch: { status: "On hold" } }]));

test.each([
  "Omar's daughter's first name is Ida",
  "Ines's dog's given name is Rex",
  "Omar's assistant's last name is Braun",
  "Omar is operating as Interim CEO",
  "Omar's company was small, now it's big",
])("“%s” changes nobody", (message) =>
  expect(play(message).changes.filter(({ tool }) => tool === "update_founder")).toEqual([]),
);
test.each(["take Omar to the meeting", "send Ines to the meeting", "set Don Roth's stage to Lead"])(
  "“%s” sets no stage at once",
  (message) => expect(play(message).changes.filter(({ tool, held }) => tool === "update_founder" && !held)).toEqual([]),
);
test.each([
  ["note on Omar: priority should drop to 5", "Priority should drop to 5"],
  ["note on Omar: fix the roof, while you're at it check the pump", "Fix the roof, while you're at it check the pump"],
  ["add a note for Omar (he wants gold) that the deck is ready", "(he wants gold) that the deck is ready"],
])("“%s” is kept as it is typed", (message, content) => expect(play(message).changes).toMatchObject([{ content }]));
test.each(["I must call Omar tomorrow, remember", "remind me to bring one to every 10th"])(
  "“%s” is no note",
  (message) => expect(play(message).changes.filter(({ tool }) => tool === "create_note")).toEqual([]),
);

test.each([
  ["remind me on friday the 14th of june to call Omar", "2030-06-14"],
  ["task for tuesday the eighteenth of june: call Omar", "2030-06-18"],
  ["call Omar on friday, the 7th of june", "2030-06-07"],
  ["coffee with Omar on the first monday of the new year", "2031-01-06"],
  ["call Omar on the first Tuesday of next year", "2031-01-07"],
])("“%s” is due on %s: the whole day counts", (message, dueDate) =>
  expect(play(message).changes).toMatchObject([{ tool: "create_task", dueDate }]),
);
test("“push it a week” counts from the day that it is due", () => {
  const talk = new PlayedConversation({ tasks: [{ title: "Renewal talk", dueDate: "2030-06-10" }] });
  expect(talk.say("push the renewal talk a week").changes[0]?.input).toMatchObject({
    patch: { dueDate: "2030-06-17" },
  });
});
test.each(["record my next call with Omar and transcribe it", "a task for each on the 4th, send the contract"])(
  "“%s” stores nothing",
  (message) => expect(play(message).changes).toEqual([]),
);
test("“task, not a note” is no title", () =>
  expect(play("Omar wants a second scanner", "task, not a note. by the 9th").changes).toEqual([]));
test("“only Ines, leave Omar as he was” takes his change back", () => {
  const talk = new PlayedConversation(HAVING);
  talk.say("owner Sol for Ines and Omar");
  expect(talk.say("only Ines, leave Omar as he was").changes).toMatchObject([{ tool: "take_back" }]);
});
test.each([
  [
    "bumped into Sirpa Koskela at Slush. she's head of sales at Tuuli Events, linkedin.com/in/sirpa, put her in under Lead",
    { company: "Tuuli Events" },
  ],
  ["new partner in lyon! Luc Petit of Petit SA, linkedin.com/in/lucpetit", { company: "Petit SA", location: "Lyon" }],
  ["new contact in Lyon: Luc Petit of Petit SA, linkedin.com/in/lucpetit", { company: "Petit SA", location: "Lyon" }],
])("“%s”: neither where one met nor a city is a company", (message, person) =>
  expect(play(message).changes[0]).toMatchObject({ tool: "create_founder", ...person }),
);
