import { describe, expect, it, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [
    { name: "Ines Marrow", stage: "Lead", values: { location: "Bergen" } },
    { name: "Omar Haddad", stage: "Lead", values: { location: "Bergen" } },
    { name: "Tom Aster", stage: "Contacted" },
    { name: "Tom Brandt", stage: "Contacted" },
    { name: "Uma Lind", stage: "Contacted" },
  ],
  owners: ["Kim", "Sam"],
  columns: [
    { label: "Deal size", type: "number" },
    { label: "Next call", type: "date" },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
  ],
};

/** What the last of the messages sets: who, and the value. */
function sets(...messages: string[]): string[] {
  const conversation = new PlayedConversation(having);
  const name = (id: unknown) => conversation.people.find((person) => person.id === id)?.name ?? "";
  const said = messages.map((message) => conversation.say(message)).at(-1);
  return (said?.changes ?? []).map(({ tool, input }) => {
    const patch: unknown[] = Object.values({ ...(input["patch"] as object | undefined) }).filter(
      (value) => value !== null,
    );
    return [tool === "take_back" ? tool : name(input["founderId"]), ...patch, input["value"]].join(" ").trim();
  });
}

const FIRST = [
  ["set the deal size of Ines to 40", "66", "66", "40"],
  ["set the next call of Ines to 17 December", "the 20th of December", "2030-12-20", "2030-12-17"],
  ["set the tier of Ines to Gold", "Silver", "Silver", "Gold"],
  ["set the owner of Ines to Kim", "Sam", "Sam", "Kim"],
  ["set Ines to Meeting", "Closed", "Closed", "Meeting"],
] as const;

describe("a change like the last, for someone else", () => {
  for (const [first, said, other, same] of FIRST) {
    it.each([`and Uma's to ${said}`, `and Uma to ${said}`, `Uma: ${said}`, `and ${said} for Uma`, `Uma gets ${said}`])(
      `"${first}", then %j`,
      (next) => expect(sets(first, next)).toEqual([`Uma Lind ${other}`]),
    );
    it.each(["same for Uma", "and Uma's", "and Uma too", "the same value for Uma"])(`"${first}", then %j`, (next) =>
      expect(sets(first, next)).toEqual([`Uma Lind ${same}`]),
    );
  }
});

test.each([
  ["the first one: deal size 40", "and the other one 66", ["Omar Haddad 66"]],
  ["set the first to deal size 40", "the other one gets 66", ["Omar Haddad 66"]],
  ["the second is closed", "the others are Meeting", ["Ines Marrow Meeting"]],
  ["the one called Ines is in Meeting", "and move the other to closed", ["Omar Haddad Closed"]],
])("after a list of two, %j and then %j is of the other", (first, next, wanted) => {
  expect(sets("who is in Bergen?", first, next)).toEqual(wanted);
});

test.each([
  ["make Kim their owner", ["Ines Marrow Kim", "Omar Haddad Kim"]],
  ["make Kim the owner", ["Ines Marrow Kim", "Omar Haddad Kim"]],
  ["set both to owner Kim", ["Ines Marrow Kim", "Omar Haddad Kim"]],
])("%j is of all who were listed", (message, wanted) => {
  expect(sets("who is in Bergen?", message)).toEqual(wanted);
});

test.each([
  ["set the first two to Meeting", ["Tom Aster Meeting", "Tom Brandt Meeting"]],
  ["set all three to Meeting", ["Tom Aster Meeting", "Tom Brandt Meeting", "Uma Lind Meeting"]],
  ["give the first two to Kim and the others to Sam", ["Tom Aster Kim", "Tom Brandt Kim", "Uma Lind Sam"]],
])("%j after a list of three", (message, wanted) => {
  expect(sets("who is in stage contacted?", message)).toEqual(wanted);
});

test.each(["oh wait, not Ines, Uma", "no, not Ines but Uma", "sorry, not Ines, I meant Uma"])(
  "%j repeats the change for someone else",
  (message) => expect(sets("move Ines to closed", message)).toEqual(["take_back", "Uma Lind Closed"]),
);

test("of two who are called so, the one at a company", () => {
  const conversation = new PlayedConversation({
    people: [
      { name: "Tom Aster", company: "Kelp" },
      { name: "Tom Brandt", company: "Dak Haas" },
    ],
  });
  const [change] = conversation.say("put Tom from Dak Haas back to Lead").changes;
  expect(change?.input["founderId"]).toBe(conversation.people[1]?.id);
});

test("another day for what a note says", () => {
  const conversation = new PlayedConversation(having);
  conversation.say("note on Uma: demo on the 9th");
  expect(conversation.say("sorry, the 19th").changes).toMatchObject([
    { tool: "update_note", input: { content: "Demo on the 19th" } },
  ]);
});

test.each([
  "remind me to send um Uma sorry Ines the deck",
  "remind me to send Uma, no wait, Ines the deck",
  "remind me to send Uma, I mean Ines, the deck",
])("%j is for the one who was named last", (message) => {
  const conversation = new PlayedConversation(having);
  const { changes } = conversation.say(message);
  expect(changes.map(({ input }) => input["founderId"])).toEqual([conversation.people[0]?.id]);
});

test("the other of two who are called so", () => {
  expect(sets("Tom Aster is closed", "I meant the other Tom")).toEqual(["take_back", "Tom Brandt Closed"]);
});

test.each([
  [["change the deal size", "of Ines", "to 77"], ["Ines Marrow 77"]],
  [["change the deal size", "Ines", "77"], ["Ines Marrow 77"]],
  [["set the next call to 17 December", "for Ines"], ["Ines Marrow 2030-12-17"]],
  [["update the owner", "Ines", "Kim"], ["Ines Marrow Kim"]],
])("%j is filled piece by piece", (messages, wanted) => {
  expect(sets(...messages)).toEqual(wanted);
});

test("a value of a column that waits is not stored, and says what to do first", () => {
  const conversation = new PlayedConversation(having);
  conversation.say("add a column Co-invest, yes/no");
  const { changes, text } = conversation.say("set it to yes for Ines and Uma");
  expect(changes).toEqual([]);
  expect(text).toMatch(/Confirm it, then say: set Co-invest of Ines and Uma to yes/);
});

test.each(["Uma is a friend of mine", "and Uma likes tea", "Uma wants to sell"])(
  "%j is no value of what was set before",
  (message) => {
    expect(sets("set the deal size of Ines to 40", message).join()).not.toMatch(/Uma Lind .*(?:friend|tea|sell)/);
  },
);

test.each([
  ["move the newsletter to the tenth of december no wait the eleventh", "2030-12-11"],
  ["move the newsletter to 3 July, sorry, the 5th", "2030-07-05"],
  ["the newsletter, that one please move it to december 3, or rather the 4th", "2030-12-04"],
])("%j is due on the day that was said last", (message, day) => {
  const conversation = new PlayedConversation({ tasks: [{ title: "Send the newsletter" }] });
  expect(conversation.say(message).changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: day } } },
  ]);
});

test.each(["put a task on each of them: catch up, by tomorrow", "add a task for each of them: catch up by tomorrow"])(
  "%j adds one for each who was listed",
  (message) => {
    const conversation = new PlayedConversation(having);
    conversation.say("who is in Bergen?");
    const { changes } = conversation.say(message);
    expect(changes.map(({ input }) => [input["title"], input["founderId"]])).toEqual(
      conversation.people.slice(0, 2).map(({ id }) => ["Catch up", id]),
    );
    expect(new PlayedConversation(having).say(message).changes).toEqual([]);
  },
);
