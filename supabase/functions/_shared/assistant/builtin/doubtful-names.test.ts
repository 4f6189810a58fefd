import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Rasmus Oday", company: "Tern", stage: "Lead", status: "On hold" },
    { name: "Ingrid Salo", company: "Kivi", stage: "Pilot", status: "Cold" },
  ],
  stages: ["Lead", "Pilot", "Signed"],
  owners: ["Mara"],
};
const heldIn = (message: string) => new PlayedConversation(having).say(message).changes.map(({ held }) => held);

const ORDERS = [
  "set Ingrid's stage to Signed",
  "move Ingrid Salo to Signed",
  "set Ingrid's email to i@kivi.example",
  "set Ingrid's owner to Mara",
  "change Ingrid's location to Lima",
];
const MARKS = [", Rasmus", " - Rasmus", " — Rasmus Oday", " ~Rasmus", " | Rasmus Oday", "; Rasmus."];
test.each(ORDERS.flatMap((order) => MARKS.map((mark) => order + mark)))(
  "a name that only a mark joins to an order may sign it, so nothing is done at once: %s",
  (message) => {
    expect(heldIn(message).filter((held) => held === null)).toEqual([]);
  },
);

test.each([
  "set Ingrid's stage to Signed, and Rasmus",
  "set Ingrid's stage to Signed, Rasmus too",
  "move Ingrid, Rasmus to Signed",
  "set Ingrid's stage to Signed, Rasmus to Pilot",
  "set stage Signed: Ingrid, Rasmus",
])("two people who are named together are changed at once: %s", (message) => {
  expect(heldIn(message)).toEqual([null, null]);
});
