import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Omar Haddad", values: { location: "Leeds" } },
    { name: "Søren Kjær", values: { location: "Leeds", owner: "Tobi" } },
    { name: "Walt Dobbs", values: { location: "Hull", owner: "Tobi" } },
  ],
  owners: ["Ines", "Tobi"],
};
const given = (message: string) => {
  const conversation = new PlayedConversation(having);
  return conversation.say(message).changes.flatMap(({ input }) => {
    const { owner } = (input["patch"] ?? {}) as { owner?: string };
    const ids = (input["founderIds"] ?? [input["founderId"]]) as string[];
    const names = ids.map((id) => conversation.people.find((person) => person.id === id)?.name.split(" ")[0]);
    return owner === undefined ? [] : [`${names.join(", ")}: ${owner}`];
  });
};

test.each([
  ["everybody in Leeds goes to Ines, she's the owner from now on", "Omar, Søren: Ines"],
  ["alle in Leeds gehen an Ines", "Omar, Søren: Ines"],
  ["todos los de Leeds pasan a Ines", "Omar, Søren: Ines"],
  ["tous les gens de Leeds vont à Ines", "Omar, Søren: Ines"],
  ["all of Tobi's people are Ines's now", "Søren, Walt: Ines"],
  ["hand Tobi's people over to Ines", "Søren, Walt: Ines"],
  ["Ines takes over everyone of Tobi's", "Søren, Walt: Ines"],
  ["Tobi is leaving, Ines takes all his people", "Søren, Walt: Ines"],
  ["people without an owner go to Tobi", "Omar: Tobi"],
  ["put everyone without an owner on me", "Omar: Ada"],
  ["everything of Tobi's goes to Ines", "Søren, Walt: Ines"],
  ["pass everyone Tobi looks after over to Ines", "Søren, Walt: Ines"],
  ["set everyone owned by Tobi to Ines", "Søren, Walt: Ines"],
  ["set everybody without an owner to Tobi", "Omar: Tobi"],
  ["hand whatever else Tobi owns to Ines", "Søren, Walt: Ines"],
  ["delete Walt, and hand whatever else Tobi owns to Ines", "Søren: Ines"],
  ["give the rest of Tobi's to Ines", "Søren, Walt: Ines"],
  ["pass everything Tobi has over to Ines please", "Søren, Walt: Ines"],
  ["move Tobi's other people to Ines", "Søren, Walt: Ines"],
])("%j: %s", (message, owners) => expect(given(message)).toEqual([owners]));

test.each([
  "everyone in Leeds goes to the fair",
  "everyone in Leeds goes to Ostrava",
  "should everybody in Leeds go to Ines?",
  "if Tobi leaves, everyone goes to Ines",
  "nobody in Leeds goes to Ines",
  "Tobi's people come to the fair on Friday",
  "Tobi's people said no to the fair",
  "everything of Tobi's goes to the fair",
  "don't hand all of Tobi's people to Ines",
])("%j gives nobody an owner", (message) => expect(given(message)).toEqual([]));

const inShort = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages
    .map((message) => conversation.say(message))
    .at(-1)
    ?.changes.map(({ tool, input }) => {
      const name = conversation.people.find(({ id }) => id === input["founderId"])?.name.split(" ")[0];
      return [tool, name, (input["patch"] as { owner?: string } | undefined)?.owner];
    });
};
test.each(["both to Ines", "both of them to Ines please"])("“%s” is an order, after a list of two", (message) =>
  expect(inShort("who does Tobi own?", message)).toEqual([
    ["update_founder", "Søren", "Ines"],
    ["update_founder", "Walt", "Ines"],
  ]),
);
test.each(["and the one in Hull back to Tobi", "Walt back to Tobi again"])("“%s” gives one of them back", (message) =>
  expect(inShort("who does Tobi own?", "give both to Ines", message)).toEqual([["update_founder", "Walt", "Tobi"]]),
);
test.each(["Walt to Dover", "both to Dover"])("“%s” gives nobody away", (message) =>
  expect(inShort("who does Tobi own?", message)?.filter(([, , owner]) => owner !== undefined)).toEqual([]),
);
