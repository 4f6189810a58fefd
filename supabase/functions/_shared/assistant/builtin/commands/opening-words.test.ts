import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withPlainOpening } from "./opening-words.ts";

const said = (message: string) => withPlainOpening({ message });

test.each([
  ["fyi owen is leaving fernpath", "owen is leaving fernpath"],
  ["Heads-up: Ana wants the contract in French", "Ana wants the contract in French"],
  [
    "need Jean-Sébastien Morin in here asap, founder of Écorce Data",
    "add Jean-Sébastien Morin, founder of Écorce Data",
  ],
  ["we'd like Ana Ruiz on the list: CEO of Kelp", "add Ana Ruiz, CEO of Kelp"],
  [
    "Put Wren's new head of product in the CRM: Dalia Okafor, Fernpath, linkedin.com/in/dalia",
    "add Dalia Okafor, head of product, Fernpath, linkedin.com/in/dalia",
  ],
  ["pour Étienne, note: new plant in Magog", "note for Étienne: new plant in Magog"],
  ["for Ana Ruiz - note down: likes tea", "note for Ana Ruiz: likes tea"],
  [
    "how about a number column for Deal Size CAD, and put 60000 for Priya",
    "add a number column called Deal Size CAD and put 60000 for Priya",
  ],
  [
    "I want to track funding round for everybody: pre-seed, seed, series A. One choice only.",
    "add a dropdown column called funding round: pre-seed, seed, series A",
  ],
  [
    "we need to track their tools: Geotab, Snowflake; can have several",
    "add a multiselect column called tools: Geotab, Snowflake",
  ],
  [
    "New column Integrations, can tick several: Geotab, Salesforce",
    "add a multiselect column called Integrations: Geotab, Salesforce",
  ],
])("%s", (message, plain) => expect(said(message)).toBe(plain));

test.each([
  "I need Ana's email",
  "I want to track Ana",
  "for Ana, add a task: call her",
  "we need to note: Ana, Leo and Bea are out",
  "put Ana's new address in the notes: Main Street 1",
  "how about Friday",
  "fyi\nmove Ana to Lead",
  "fyi move Ana to Lead",
  "Record a note on Callum: likes tea, hates fish",
  "Record the call with Priya: she agreed, wants 60k",
  "I want to record the visit to Kelp: rainy, two boats, one choice only",
  "Track Callum for everyone: he likes tea, hates fish",
  "I want to track Callum: likes tea, hates fish",
  "For Monday, add: call Wren",
  "For Thursday add: send the deck to Callum",
  "For Callum, add: send MOU by Friday",
  "For June, note: the fair",
  "For Leo, add: invoice for the boat",
  "What about a date column for renewals, do we have one?",
  "How about a date column for renewals, do we have one?",
  "How about a text column for what she said, or is that too much?",
  "let's add a number column for seats if the others agree",
  "fyi",
])("“%s” opens as it stands", (message) => expect(said(message)).toBe(message));

test("what is told “fyi” of two people is offered on both", () => {
  const talk = new PlayedConversation({ people: [{ name: "Owen Achter" }, { name: "Wren Kowal" }] });
  const { changes } = talk.say("fyi owen is leaving fernpath end of april, wren told me on the phone today");
  expect(changes.map(({ tool, held }) => [tool, held !== null])).toContainEqual(["create_note", true]);
});
