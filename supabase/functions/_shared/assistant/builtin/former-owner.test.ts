import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  userName: "Account",
  owners: ["Sol", "Kim"],
  people: [
    { name: "Marga Oduya", company: "Oduya Pears", owner: "Kim", location: "Ghent", stage: "Meeting" },
    { name: "Piet Haan", company: "Haan Sails", owner: "Kim", location: "Ghent", stage: "Meeting" },
    { name: "Ines Rocha", company: "Rocha Kelp", owner: "Sol", location: "Bruges", stage: "Lead" },
  ],
};
const said = (message: string) => new PlayedConversation(having).say(message);
const ownersOf = (message: string) =>
  said(message).changes.map(({ input }) => (input["patch"] as { owner?: string } | undefined)?.owner);

test.each([
  "make Sol the owner of Marga, not Kim",
  "hand Marga to Sol, take Kim off",
  "set Marga's owner to Sol, not Kim",
  "please give Marga over to Sol, take Kim off her",
  "put Sol as the owner of Marga instead of Kim",
])("who is the owner no more is no more than that: %s", (message) => {
  expect(ownersOf(message)).toEqual(["Sol"]);
});

test.each([
  "Put the owner meeting with Piet in for me, not Kim",
  "Switch the owner meeting with Marga to Friday, not Monday",
  "Set the owner call with Ines up for Sol, not Kim",
  "Move the owner review of Piet to Sol, not Kim",
])("a thing that is called for owners sets none: %s", (message) => {
  expect(ownersOf(message).filter((owner) => owner !== undefined)).toEqual([]);
});

test.each([
  ["Make Sol the owner of everyone in Ghent, not Haan", "Piet Haan"],
  ["Give all of Kim's to Sol, take Oduya off", "Marga Oduya"],
  ["Make Sol the owner of everyone in Meeting, not Oduya", "Marga Oduya"],
  ["Give everyone in Ghent to Sol, not Haan Sails", "Piet Haan"],
])("a group keeps who is left out of it: %s", (message, name) => {
  const conversation = new PlayedConversation(having);
  const { changes } = conversation.say(message);
  const left = conversation.people.find((person) => person.name === name);
  expect(changes.flatMap(({ input }) => input["founderIds"] ?? [])).not.toContain(left?.id);
});

test.each(["Both of the Tarn people should be with Sol now, not Kim", "give both of the Tarn people to Sol, not Kim"])(
  "who has a group no more leaves nobody out of it: %s",
  (message) => {
    const people = [
      { name: "Ada Lund", company: "Tarn", owner: "Kim" },
      { name: "Bo Friis", company: "Tarn", owner: "Kim" },
      { name: "Cy Marsh", company: "Kelp", owner: "Sol" },
    ];
    expect(new PlayedConversation({ owners: ["Sol", "Kim"], people }).say(message).text).not.toMatch(/left out/u);
  },
);
