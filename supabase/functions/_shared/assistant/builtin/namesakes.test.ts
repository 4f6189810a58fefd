import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Petra Lund", company: "Fjell Optics", values: { location: "Bergen, Norway" } },
    { name: "Petra Okafor", company: "Delta & Daughters", values: { location: "Lagos, Nigeria" } },
    { name: "Hugo Marsh", company: "Marsh Mills", values: { location: "Leeds" } },
    { name: "Hugo Sanz", company: "Ribera Paper", values: { location: "Bilbao, Spain" } },
  ],
  columns: [{ label: "Reams", type: "number" as const }],
};
const world = () => new PlayedConversation(having);
const idOf = (name: string) => world().people.find((person) => person.name === name)?.id;

/** What tells each of the namesakes from the other. */
const PLACES = [
  ["Petra Lund", "Petra", ["Fjell Optics", "fjell", "Bergen", "Norway"]],
  ["Petra Okafor", "Petra", ["Delta & Daughters", "Lagos"]],
  ["Hugo Marsh", "Hugo", ["Marsh Mills", "leeds"]],
  ["Hugo Sanz", "Hugo", ["Ribera", "Bilbao"]],
] as const;
const WAYS = [
  (name: string, place: string) => `${name} from ${place}`,
  (name: string, place: string) => `${name}, the one from ${place}`,
  (name: string, place: string) => `${name.toLowerCase()} the guy at ${place}`,
  (name: string, place: string) => `${name} who is in ${place}`,
  (name: string, place: string) => `${name} (${place})`,
  (name: string, place: string) => `the ${place} ${name}`,
];
const SAID = PLACES.flatMap(([whole, name, places]) =>
  places.flatMap((place) => WAYS.map((way) => [way(name, place), whole] as const)),
);
const ORDERS = [
  (who: string) => [`put ${who} on Active`, "update_founder"] as const,
  (who: string) => [`add a note to ${who}: likes ships`, "create_note"] as const,
  (who: string) => [`remind me to call ${who} tomorrow`, "create_task"] as const,
  (who: string) => [`${who} called: the ship is late`, "create_note"] as const,
];
test.each(SAID.flatMap(([who, whole]) => ORDERS.map((order) => [...order(who), whole] as const)))(
  "%j is a %s of %s",
  (message, tool, whole) =>
    expect(world().say(message).changes).toMatchObject([{ tool, input: { founderId: idOf(whole) } }]),
);

test.each(PLACES.flatMap(([whole, name, places]) => places.map((place) => [name, place, whole] as const)))(
  "which %s is in %s is %s",
  (name, place, whole) => {
    for (const question of [`which ${name} is the one in ${place}`, `Which ${name} is at ${place}?`])
      expect(world().say(question).text).toMatch(new RegExp(`^\\[${whole}\\]`));
  },
);

test.each(PLACES.flatMap(([whole, name, places]) => places.map((place) => [name, place, whole] as const)))(
  "asked which %s, %j is %s",
  (name, place, whole) => {
    for (const answer of [place, `the ${place} one`, `the one from ${place}`]) {
      const conversation = world();
      expect(conversation.say(`set ${name} to Active`).changes).toEqual([]);
      expect(conversation.say(answer).changes).toMatchObject([
        { tool: "update_founder", input: { founderId: idOf(whole), patch: { status: "Active" } } },
      ]);
    }
  },
);

const BOTH = ["both Petras", "the two petras", "both of the Petras", "both my Petras"];
test.each(BOTH)("%s are the two of them", (both) => {
  const two = ["Petra Lund", "Petra Okafor"].map((name) => ({ input: { founderId: idOf(name) } }));
  expect(world().say(`put ${both} on Active`).changes).toMatchObject(two);
  expect(world().say(`note for ${both}: the price goes up`).changes).toMatchObject(two);
  expect(world().say(`Do ${both} have an email?`).text).toMatch(/Petra Lund[^]*Petra Okafor/);
});

test.each([
  "put Petra from Bilbao on Active",
  "put Hugo on Active",
  "put the three Hugos on Active",
  "Petra moved from Lagos to Bergen",
  "put Petra from the office on Active",
])("%j may be either, and changes nothing", (message) => expect(world().say(message).changes).toEqual([]));
