import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    {
      name: "Ines Marrow",
      stage: "Lead",
      values: { stage: "Lead", owner: "Greta", location: "Bergen", priorityScore: "40" },
    },
    { name: "Omar Haddad", stage: "Pitch", values: { stage: "Pitch", "Deal size": "300" } },
  ],
  columns: [
    { label: "Deal size", type: "number" },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
    { label: "Contract signed", type: "boolean" },
  ],
  stages: ["Lead", "Pitch", "Closed"],
  statuses: ["Active", "On hold"],
  owners: ["Greta", "Jonas"],
};
const { people } = new PlayedConversation(HAVING);
const [ines, omar] = people.map(({ id }) => id);
const changes = (message: string) => new PlayedConversation(HAVING).say(message).changes;

test.each([
  ["stage of everyone in Bergen: pitch", { patch: { stage: "Pitch" } }],
  ["status of everyone owned by Greta: on hold", { patch: { status: "On hold" } }],
  ["the owner of everybody in Lead → Jonas", { patch: { owner: "Jonas" } }],
])("%j changes all of them, after a Confirm", (message, input) =>
  expect(changes(message)).toMatchObject([{ tool: "update_founders", input: { ...input, founderIds: [ines] } }]),
);
test.each(["Greta's leads go to Jonas", "hand Greta's leads over to Jonas"])(
  "%j hands over those in the stage",
  (message) =>
    expect(changes(message)).toMatchObject([
      { tool: "update_founders", input: { patch: { owner: "Jonas" }, founderIds: [ines] } },
    ]),
);
test("notes go to nobody", () => expect(changes("Greta's notes go to Jonas")).toEqual([]));
test("the stage of everyone is asked without a value", () =>
  expect(changes("what is the stage of everyone in Bergen?")).toEqual([]));

test.each([
  ["Ines's priority should drop to 20", ines, { patch: { priorityScore: 20 } }],
  ["Omar's deal size must go up to 400", omar, { value: "400" }],
  ["Ines's email bounced, remove it", ines, { clear: ["email"] }],
  ["Omar's location is wrong, clear it", omar, { clear: ["location"] }],
  ["Greta hands Ines over to Jonas", ines, { patch: { owner: "Jonas" } }],
  ["Omar hasn't signed the contract", omar, { value: "no" }],
  ["tick the contract box for Omar", omar, { value: "yes" }],
  ["untick the contract signed box of Omar", omar, { value: "false" }],
  ["Ines's location used to be Bergen, now it's Oslo", ines, { patch: { location: "Oslo" } }],
  ["Ines: minus 10 points", ines, { patch: { priorityScore: 30 } }],
  ["Ines plus 5 points", ines, { patch: { priorityScore: 45 } }],
])("%j is one change", (message, founderId, input) =>
  expect(changes(message).filter(({ tool }) => tool !== "create_note")).toMatchObject([
    { input: { ...input, founderId } },
  ]),
);
test("two fields get their own values", () =>
  expect(changes("set Omar's company and role to Kelp Works and CEO")).toMatchObject([
    { input: { founderId: omar, patch: { company: "Kelp Works" } } },
    { input: { founderId: omar, patch: { roleTitle: "CEO" } } },
  ]));
test.each(["take Ines's owner away", "take the tier of Ines away"])("%j stores no “away”", (message) =>
  expect(JSON.stringify(changes(message))).not.toMatch(/away/u),
);
test.each([
  "Get Omar off my list",
  "throw Omar Haddad off the list please",
  "bin the contact Omar",
  "we don't need Omar any longer, remove",
])("%j asks to delete him", (message) =>
  expect(changes(message)).toMatchObject([{ tool: "delete_founder", input: { founderId: omar } }]),
);
test("off the phone is no list", () =>
  expect(changes("get Omar off the phone").filter(({ tool }) => tool === "delete_founder")).toEqual([]));
test("an initial ends no sentence", () =>
  expect(changes("Rename Omar Haddad to Omar K. Haddad")).toMatchObject([
    { input: { patch: { name: "Omar K. Haddad" } } },
  ]));
