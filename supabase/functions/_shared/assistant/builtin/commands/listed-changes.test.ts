import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Yara Blom", stage: "Lead" },
      { name: "Otis Kane", stage: "Lead" },
      { name: "Mina Sato", stage: "Trial" },
    ],
    stages: ["Lead", "Trial", "Signed"],
    statuses: ["Open", "Asleep"],
    columns: [{ label: "Seats", type: "number" }],
  }).say(message);
const changes = (message: string) =>
  said(message).changes.map(({ tool, input }) => [
    tool,
    input["value"] ??
      input["content"] ??
      Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null)),
  ]);

test.each([
  ["Mina: trial -> signed, asleep, seats 40", { stage: "Signed", status: "Asleep" }],
  ["move Otis from lead → trial", { stage: "Trial" }],
  ["Yara: open => asleep", { status: "Asleep" }],
])("takes what is before an arrow for where someone comes from: %s", (message, patch) => {
  expect(changes(message)[0]).toEqual(["update_founder", patch]);
});

test("keeps an arrow in a note", () => {
  expect(changes("note on Mina: trial -> signed is agreed")).toEqual([["create_note", "Trial -> signed is agreed"]]);
});

test.each(["mina asleep, seats 40, note: wants a ramp", "Mina: asleep, seats 40; note: wants a ramp"])(
  "notes what is behind values as a note, and not the values: %s",
  (message) => {
    expect(changes(message)).toContainEqual(["create_note", "Wants a ramp"]);
    expect(changes(message)).toContainEqual(["set_custom_value", "40"]);
    expect(changes(message)).toHaveLength(3);
  },
);

test.each([
  "Everyone in Lead gets Sol as owner, she starts today",
  "everybody at Lead should have Sol as their new owner",
])("sets the owner of a group: %s", (message) => {
  const [change, ...more] = said(message).changes;
  expect(more).toEqual([]);
  expect(change).toMatchObject({ tool: "update_founders", input: { patch: { owner: "Sol" } } });
  expect(change?.input["founderIds"]).toHaveLength(2);
});

test.each([
  ["Otis's status shuold be asleep", { status: "Asleep" }],
  ["set uh Yara no sorry set Mina's stage to signed", { stage: "Signed" }],
  ["set Otis to Trial, no wait, set him to Signed", { stage: "Signed" }],
])("reads an order with a slip, or that begins again: %s", (message, patch) => {
  expect(changes(message)).toEqual([["update_founder", patch]]);
});

test.each([
  ["add Ivo Lund as a partner, linkedin.com/in/ivo", ["Ivo Lund", null, "partner"]],
  ["add Ivo Lund as an advisor of Kelp, linkedin.com/in/ivo", ["Ivo Lund", "Kelp", "advisor"]],
  ["kindly add one more contact: Ivo Lund, buyer, Kelp AB, linkedin.com/in/ivo", ["Ivo Lund", "Kelp AB", "buyer"]],
])("adds someone as what they are: %s", (message, facts) => {
  const [change] = said(message).changes;
  expect([change?.input["name"], change?.input["company"], change?.input["roleTitle"]]).toEqual(facts);
});
