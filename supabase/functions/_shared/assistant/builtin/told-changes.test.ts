import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Hana Berg", company: "Orekrok", stage: "Lead" },
    { name: "Omar Haddad", stage: "Lead" },
  ],
  tasks: [{ title: "Book a slot with Omar", founderName: "Omar Haddad" }, { title: "Pay the rent" }],
};
const filled = (input: Record<string, unknown>) => {
  const patch = (input["patch"] ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null));
};
const told = (message: string) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
  return changes.map(({ tool, input }) => [tool, tool === "create_note" ? {} : filled(input)]);
};

const NEWS: [words: string, patch: Record<string, string>][] = [
  ["she's now with Harrowgate", { company: "Harrowgate" }],
  ["she joined Harrowgate", { company: "Harrowgate" }],
  ["she is based in Oslo these days", { location: "Oslo" }],
  ["she's ceo now", { roleTitle: "CEO" }],
  ["she's Hana Solberg now", { name: "Hana Solberg" }],
  ["her right mail is hana@kelp.example", { email: "hana@kelp.example" }],
];
const STORIES = [
  "hana got married, ",
  "talked to hana yesterday and ",
  "hana was at the fair. ",
  "had lunch with hana - ",
];
test.each(NEWS.flatMap(([words, patch]) => STORIES.map((story) => [story + words, patch] as const)))(
  "%j is a note and a change to confirm",
  (message, patch) =>
    expect(told(message)).toEqual(
      expect.arrayContaining([
        ["create_note", {}],
        ["update_founder", patch],
      ]),
    ),
);
test.each(
  NEWS.map(
    ([words, patch]) =>
      [
        words
          .replace(/^she['’]?s?/, "hana is")
          .replace("is joined", "joined")
          .replace(/^her /, "hana's "),
        patch,
      ] as const,
  ),
)("%j is only the change", (message, patch) => expect(told(message)).toEqual([["update_founder", patch]]));

const MAYBE = ["maybe", "i heard that", "apparently", "i think", "omar said that", "it seems that"];
test.each(
  MAYBE.flatMap((maybe) =>
    ["hana is ceo now", "hana joined Harrowgate", "hana moved to Oslo"].map((news) => [`${maybe} ${news}`]),
  ),
)("%j changes nothing", (message) => expect(told(message).filter(([tool]) => tool !== "create_note")).toEqual([]));
test.each([
  ["hana is at Slush this week"],
  ["hana left for a holiday"],
  ["hana's brother runs a bakery"],
  ["hana is in talks with a bank"],
  ["hana is back from Berlin"],
  ["hana's old mail hana@old.example bounced"],
])("%j is a note and no change", (message) => expect(told(message)).toEqual([["create_note", {}]]));

test.each([
  "i finally booked the slot with omar",
  "we booked the slot with Omar yesterday",
  "just booked the slot with omar",
])("%j offers the task as done", (message) => expect(told(message)).toEqual([["update_task", { status: "done" }]]));
test("a task that is not there is news", () => expect(told("i finally called hana")).toEqual([["create_note", {}]]));

test.each(["the city signed", "the company folded", "the owner agreed"])(
  "%j is news of it, and no value of hers",
  (news) => {
    const all = told(`Just off the phone with Hana, ${news}, so she's on Meeting now.`);
    expect(all.filter(([tool]) => tool === "update_founder")).toEqual([["update_founder", { stage: "Meeting" }]]);
  },
);
