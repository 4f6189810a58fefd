import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Teo Aldana", company: "Damast" },
    { name: "Nadia Brückner", company: "Kornfeld" },
    { name: "Owen Price", company: "Kornfeld" },
    { name: "Piet van Dijk", company: "Zuiver" },
  ],
};
function notes(message: string): string[] {
  const played = new PlayedConversation(HAVING);
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0] ?? "";
  return played
    .say(message)
    .changes.map(({ tool, input }) =>
      tool === "create_note" ? `${nameOf(input["founderId"])}: ${String(input["content"])}` : tool,
    );
}

test.each([
  [
    'log this for Zuiver pls "visa interview 3 March, can\'t travel before"',
    "Piet",
    "Visa interview 3 March, can't travel before",
  ],
  ['log this on Damast: "new loom in May"', "Teo", "New loom in May"],
  ["save this against Zuiver please: “kiln is down until June”", "Piet", "Kiln is down until June"],
  ['record "new loom in May" for Damast', "Teo", "New loom in May"],
  ['"new loom in May" - log for Damast pls', "Teo", "New loom in May"],
  ["for Damast, log: new loom in May", "Teo", "New loom in May"],
  ['log this for Piet pls "visa interview 3 March"', "Piet", "Visa interview 3 March"],
  ["Nadia needs this on file: bring passports and photos", "Nadia", "Bring passports and photos"],
])("%j is noted", (message, who, text) => expect(notes(message)).toEqual([`${who}: ${text}`]));

test.each([
  "Both Kornfeld founders need this on file: password changes on Fridays",
  "The two at Kornfeld get this note: password changes on Fridays",
  "Everyone at Kornfeld needs this noted: password changes on Fridays",
  "Nadia and Owen both need this on their records: password changes on Fridays",
])("%j is noted on both", (message) =>
  expect(notes(message)).toEqual(["Nadia: Password changes on Fridays", "Owen: Password changes on Fridays"]),
);

test.each([
  'keep this for Kornfeld "password changes on Fridays"',
  'Teo said "add this for Piet"',
  "We need this noted: new loom in May",
  'add this to Teo\'s tasks "call the mill"',
  "Nobody needs this on file: bring passports",
])("%j notes nothing by itself", (message) => expect(notes(message)).toEqual([]));
test("a need is told, and no note is ordered", () =>
  expect(notes("Piet needs this: a passport")).toEqual(["Piet: Piet needs this: a passport"]));
