import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", stage: "Lead" },
    { name: "Callum Reid", stage: "Contacted" },
    { name: "Anna Weiss", stage: "Lead" },
    { name: "Omar Haddad", stage: "Lead" },
  ],
  columns: [{ label: "Crew", type: "number" as const }],
};
const conversation = new PlayedConversation(having);
const [petra, callum, anna, omar] = conversation.people.map(({ id }) => id);
const last = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};
const changed = (...messages: string[]) =>
  last(...messages).flatMap(({ input }) => input["founderIds"] ?? input["founderId"]);

test.each([
  ["all but the first to Closed", [anna, omar]],
  ["move everyone but the last to Closed", [petra, anna]],
  ["set all except the second one to Closed", [petra, omar]],
  ["ok, put all of them except for the first in Closed", [anna, omar]],
  ["now mark all but the third as Closed", [petra, anna]],
  ["give everyone except the first priority 40", [anna, omar]],
])("%j is about the others of the list", (message, people) =>
  expect(changed("who is in Lead?", message).flat()).toEqual(people),
);
test("without a list nobody else is changed", () =>
  expect(changed("who is Callum?", "all but the first to Closed")).not.toContain(callum));

test.each([
  ["gib Petra Priorität 40", "und Anna 50"],
  ["gib Petra Priorität 40", "und Anna kriegt 50"],
  ["gib Petra Priorität 40", "und der Anna die 50"],
  ["pon a Petra prioridad 40", "y a Anna 50"],
  ["mets Petra en priorité 40", "et Anna 50"],
  ["give Petra priority 40", "and Anna 50"],
])("%j, %j sets the same field", (before, message) =>
  expect(last(before, message)).toMatchObject([
    { tool: "update_founder", input: { founderId: anna, patch: { priorityScore: 50 } } },
  ]),
);
test.each(["und Anna?", "und Anna hat 50 Gäste eingeladen"])("%j sets nothing", (message) =>
  expect(last("gib Petra Priorität 40", message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);

test.each([
  "add a note to each: visit planned",
  "put the same note on all of them: visit planned",
  "and make a note for every one of them that visit planned",
  "write a note about each of these - visit planned",
  "please leave a note with everyone: visit planned",
  "ok, log a note on each one: visit planned",
])("%j is on each of the list", (message) =>
  expect(last("who is in Lead?", message)).toMatchObject(
    [petra, anna, omar].map((founderId) => ({ tool: "create_note", input: { founderId, content: "Visit planned" } })),
  ),
);
