import { expect, test } from "vitest";
import type { KnownPerson } from "../../assistant-model.ts";
import { withSpokenOrder } from "./spoken-orders.ts";

const user = {
  ...{ name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC" },
  ...{ stages: ["Radar", "Pilot", "Parked"], statuses: ["On Hold"] },
};
const people: KnownPerson[] = [];
const columns = [{ id: "n", label: "NDA Signed", type: "boolean" as const, options: [] }];
const said = (message: string, owners: string[] = []) =>
  withSpokenOrder({ message, people, user: { ...user, owners }, columns });

test.each([
  [
    "move the site visit no wait not the site visit the yarn slot move the yarn slot to Monday",
    "move the yarn slot to Monday",
  ],
  ["mark Teo as Pilot, no wait not Teo, Ilse, mark Ilse as Pilot", "mark Ilse as Pilot"],
  ["set Teo's looms to 90 wait not 90 set Teo's looms to 80", "set Teo's looms to 80"],
  ["mark the van as done… sorry, not that one the boat, mark the boat as done", "mark the boat as done"],
])("%j is begun again", (message, plain) => {
  expect(said(message)).toBe(plain);
});

test.each([
  "Move Callum to Pilot. No reply from Wren. Move Owen to Parked",
  "Set Callum's priority to 90. Sorry for the delay. Set Owen's priority to 80",
  "Put Owen on hold. No news from Wren. Put Wren on hold",
  "Add a task to call Owen. No rush. Add a task to call Priya",
  "Delete Étienne. Sorry Hannah, not you. Delete Björn",
  "set Wren's NPS to 9... no wait, forget it. Also, in case Ilse calls, set the NPS of Ilse to 9",
  "Move Callum to Pilot, sorry Wren too, move Wren to Pilot",
  "Add a task to call Owen, sorry not urgent, add a task to call Priya",
  "Move Callum to Pilot, no hurry with Owen, move Owen to Parked",
  "Give Teo to Kim, no not Teo's brother, give Ilse to Kim",
])("%j is several orders", (message) => {
  expect(said(message)).toBe(message);
});

test.each([
  ["Move Hannah to Pilot under Kim", [], "Move Hannah to Pilot, owner Kim"],
  ["Move Hannah to Pilot under kim", ["Kim"], "Move Hannah to Pilot, owner kim"],
  ["put Teo in Parked, under Marc-Olivier", ["Marc-Olivier"], "put Teo in Parked, owner Marc-Olivier"],
])("%j names the owner", (message, owners, plain) => {
  expect(said(message, owners)).toBe(plain);
});

test.each([
  ["Move Callum to Pilot under NDA", []],
  ["Move Callum to Pilot under NDA", ["Kim"]],
  ["Move Callum to Pilot under conditions", []],
  ["Move Hannah to Parked under protest", []],
  ["Move Hannah to Parked under Embargo", ["Kim"]],
  ["put Teo in Pilot under Signed terms", []],
  ["put Teo in Pilot under supervision", ["Kim"]],
])("%j with owners %j names none", (message, owners) => {
  expect(said(message, owners)).toBe(message);
});
