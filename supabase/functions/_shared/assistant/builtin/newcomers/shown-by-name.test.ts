import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const changesOf = (said: string) => new PlayedConversation({ people: [{ name: "Tobias Quendel" }] }).say(said).changes;

test.each([
  "save linkedin.com/in/ines-m, thats Ines Marrow from Oxbow Mills",
  "add linkedin.com/in/ines-m, that's ines marrow from Oxbow Mills",
  "add linkedin.com/in/im-9, this is Ines Marrow from Oxbow Mills",
  "add linkedin.com/in/im-9, goes by Ines Marrow, from Oxbow Mills",
  "put in a record for Ines Marrow, linkedin.com/in/im-9, works for Oxbow Mills",
])("what leads to a name is none of it: %s", (said) => {
  expect(changesOf(said)).toMatchObject([
    { tool: "create_founder", input: { name: "Ines Marrow", company: "Oxbow Mills" } },
  ]);
});

test.each(["linkedin.com/in/ines-m is called Ines Marrow, add her", "add linkedin.com/in/im-9, that's Ines Marrow"])(
  "%s",
  (said) => {
    expect(changesOf(said)).toMatchObject([{ tool: "create_founder", input: { name: "Ines Marrow" } }]);
  },
);

test.each(["Holt", "Frost", "Nakata"])("Will %s is a name", (surname) => {
  expect(
    changesOf(`Add Will ${surname}, linkedin.com/in/will-${surname.toLowerCase()}, buyer at Rabbitry`),
  ).toMatchObject([
    { tool: "create_founder", input: { name: `Will ${surname}`, roleTitle: "buyer", company: "Rabbitry" } },
  ]);
});

test.each(["April", "Hannah"])("who someone works with is no company at once: %s", (name) => {
  const [added] = changesOf(`Add Ines Marrow, linkedin.com/in/ines-marrow, works with ${name}`);
  expect(added?.held ?? "").toContain(name);
  const [beside] = changesOf(`Add Ines Marrow, linkedin.com/in/ines-marrow, works with ${name} on stalls`);
  expect(beside).toMatchObject({ input: { name: "Ines Marrow", company: null } });
});

test("a firm of several words that someone works with is theirs", () => {
  const [added] = changesOf("Add Ines Marrow, linkedin.com/in/ines-marrow, works with Oxbow Mills");
  expect(added).toMatchObject({ input: { company: "Oxbow Mills" }, held: null });
});
