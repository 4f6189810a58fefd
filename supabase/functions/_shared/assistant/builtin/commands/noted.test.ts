import { expect, test } from "vitest";
import { withNoted } from "./noted.ts";
import { partsOf } from "./split-clauses.ts";

const noted = (message: string) => withNoted(partsOf(message)).map(({ text }) => text);

const commands = [
  "Remind me to call Ada Okafor tomorrow",
  "Move Ada Okafor to Lead",
  "Add a task to write to Ada",
  "Delete the task",
];
const notes = [
  "add a note to Ada Okafor that they like tea",
  "make a note for Ada",
  "note that she likes tea",
  "add a note on her",
];
const pairs = commands.flatMap((command) => notes.map((note) => [command, note] as const));

test.each(pairs)("“%s and %s” keeps both: a command is never what a note says", (command, note) => {
  const parts = noted(`${command} and ${note}`);
  expect(parts.join(" | ")).toContain(command);
  expect(parts.filter((part) => part.startsWith("Note that"))).toEqual([]);
});

test.each([
  "Armelle is in for 40k, make a note",
  "Armelle is in for 40k. Save that as a note please",
  "Armelle is in for 40k. Add a note to Armelle Vauquelin",
])("“%s” notes what was told", (message) => {
  expect(noted(message)).toEqual([expect.stringMatching(/^Note that Armelle is in for 40k/)]);
});
