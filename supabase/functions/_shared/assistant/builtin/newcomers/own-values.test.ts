import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  columns: [
    { label: "Braille languages", type: "multiselect" as const, options: ["German", "French", "English"] },
    { label: "Permit granted", type: "boolean" as const },
    { label: "Roof colour", type: "select" as const, options: ["Slate", "Red"] },
  ],
};
const added = (facts: string) => {
  const { changes, text } = new PlayedConversation(having).say(`Add Ines Roth, linkedin.com/in/inesroth, ${facts}`);
  const [first, ...rest] = changes;
  return {
    text,
    person: Object.fromEntries(
      Object.entries(first?.input ?? {}).filter(
        ([key, value]) => value !== null && !/^(?:name|profileUrl)$/u.test(key),
      ),
    ),
    values: rest.map(({ input }) => input["value"]),
    isHeld: changes.some(({ held }) => held !== null),
  };
};

test.each([
  ["braille in French and English", {}, ["French, English"]],
  ["languages German, permit is already granted", {}, ["German", "yes"]],
  ["roof in slate, braille French", {}, ["Slate", "French"]],
  ["Freelance beard maker from Norwich", { roleTitle: "freelance beard maker", location: "Norwich" }, []],
  ["harbour office Bergen", { company: "harbour office Bergen" }, []],
  ["tax office in Bergen", { company: "Tax Office", location: "Bergen" }, []],
])("“%s” of someone new is used up to its last word", (facts, person, values) =>
  expect(added(facts)).toMatchObject({ person, values, isHeld: false }),
);
test("a word of no value is still said", () => expect(added("braille in French and Breton").text).toMatch(/breton/iu));
