import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Marga Oduya", stage: "Lead", values: { stage: "Lead", owner: "Kim", Tier: "Gold", priorityScore: "40" } },
    { name: "Per Holt", stage: "Meeting", values: { stage: "Meeting", owner: "Kim" } },
    { name: "Ravi Menon", stage: "Lead", values: { stage: "Lead", owner: "Sol", priorityScore: "10" } },
    { name: "Anna Keller", stage: "Contacted", values: { stage: "Contacted" } },
  ],
  columns: [{ label: "Tier", type: "select", options: ["Gold", "Silver"] }],
  owners: ["Kim", "Sol"],
};
const changed = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const { changes } = played.say(message);
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0];
  return changes.map(({ input, held }) => {
    const { founderIds, founderId, patch, value } = input;
    const who = ((founderIds ?? [founderId]) as unknown[]).map(nameOf).join(" ");
    return { who, to: patch ?? value, waits: held !== null || founderIds !== undefined };
  });
};

test.each([
  ["set everybody without an owner to Kim", "Anna", { owner: "Kim" }],
  ["everyone who has no tier goes to Sol", "Per Ravi Anna", { owner: "Sol" }],
  ["whoever has no tier yet: silver", "Per Ravi Anna", "Silver"],
  ["people in Meeting → Closed", "Per", { stage: "Closed" }],
  ["all contacts in Lead, priority 20", "Marga Ravi", { priorityScore: 20 }],
  ["the leads should all have priority 30", "Marga Ravi", { priorityScore: 30 }],
])("%j changes %s", (message, who, to) => expect(changed(message)).toMatchObject([{ who, to, waits: true }]));
test.each(["bump everyone in Lead by 5", "raise the priority of everyone in Lead by 5"])(
  "%j is a step for each of them",
  (message) =>
    expect(changed(message)).toMatchObject([
      { who: "Marga", to: { priorityScore: 45 }, waits: true },
      { who: "Ravi", to: { priorityScore: 15 }, waits: true },
    ]),
);
test.each([
  "who has no tier?",
  "if the fair is on, everyone in Lead gets priority 30",
  "the leads all liked the fair",
  "everyone goes to Oslo in May",
])("%j changes nobody", (message) => expect(changed(message)).toEqual([]));
test("an owner who has nobody yet is asked about in words that were said", () => {
  const { text, changes } = new PlayedConversation(HAVING).say("set everybody without an owner to Ines");
  expect(changes).toEqual([]);
  expect(text).not.toContain("“no”");
});
test("a note keeps such words", () => {
  const { changes } = new PlayedConversation(HAVING).say("note for Marga: everyone in Lead goes to Sol");
  expect(changes.map(({ input }) => input["content"])).toEqual(["Everyone in Lead goes to Sol"]);
});
