import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const NONE = /^- (?:Open tasks|Notes|Posts): none$/u;
const note = { about: "Ilse Moravec", content: "Sold two looms" };
const task = { title: "Weigh the yarn", founderName: "Ilse Moravec" };

test.each([
  { notes: [note], tasks: [] },
  { notes: [], tasks: [task] },
  { notes: [note], tasks: [task] },
  { notes: [], tasks: [] },
])("in a summary, what there is none of stands under no heading: %j", (having) => {
  const lines = new PlayedConversation({ people: [{ name: "Ilse Moravec" }], ...having })
    .say("tell me about Ilse")
    .text.split("\n");
  const heading = lines.findIndex((line) => line.startsWith("**"));
  expect(lines.filter((line) => NONE.test(line))).toHaveLength(3 - having.notes.length - having.tasks.length);
  if (heading >= 0) expect(lines.slice(heading).filter((line) => NONE.test(line))).toEqual([]);
});
