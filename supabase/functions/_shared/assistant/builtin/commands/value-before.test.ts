import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withValueBefore } from "./value-before.ts";

const WORLD = {
  people: [{ name: "Ilse Moravec", stage: "Lead" }],
  columns: [{ label: "Looms", type: "number" as const }],
};
const first = (message: string) => new PlayedConversation(WORLD).say(message).changes[0]?.input;

test.each([
  ["<script>alert(1)</script> set this as Ilse's location", { location: "<script>alert(1)</script>" }],
  ["<b>Bruges</b>, make that Ilse's location", { location: "<b>Bruges</b>" }],
  ["<img src=x onerror=go(1)> put this as Ilse's company", { company: "<img src=x onerror=go(1)>" }],
  ["“Bruges” set this as Ilse's location", { location: "Bruges" }],
  ["Bruges, set this as Ilse's location", { location: "Bruges" }],
  ["set Ilse's location to <i>Bruges</i>", { location: "<i>Bruges</i>" }],
  ["change Ilse's role to <script>run()</script>", { roleTitle: "<script>run()</script>" }],
])("%j is stored as it is written", (message, patch) => expect(first(message)).toMatchObject({ patch }));

test("what has the tags of a page waits", () => {
  const [change] = new PlayedConversation(WORLD).say("<i>Bruges</i> set this as Ilse's location").changes;
  expect(change?.held).not.toBeNull();
});

test.each([
  "Ilse sold a loom, set that as a note",
  "The loom broke, make it Ilse's task",
  "set Ilse's looms to 4",
  "Ilse's location is <b>Bruges</b>",
  "Note on Ilse: <b>loud</b>, set this as her location",
])("nothing is put before a field in %j", (message) => expect(withValueBefore(message, [])).toBe(message));

test.each([
  ["Chief of staff - make that Ilse's role", { roleTitle: "Chief of staff" }],
  ["ilse@loom.example, set this as Ilse's email", { email: "ilse@loom.example" }],
])("%j is surely a value of that field", (message, patch) => expect(first(message)).toMatchObject({ patch }));

test.each([
  "Perfect, set that as Ilse's location",
  "Great, put that as Ilse's owner",
  "Lovely - make that her company",
  "Wonderful, use that as Ilse's role",
  "Once she confirms, put it in Ilse's role",
  "If he agrees, set it as Ilse's role",
  "When the director signs, put it under Ilse's location",
  "Ilse wants polish as well; please put it under her industry",
  "She moved to Bruges, set that as Ilse's location",
])("what is said before “it” is no value: %j", (message) => expect(withValueBefore(message, [])).toBe(message));
