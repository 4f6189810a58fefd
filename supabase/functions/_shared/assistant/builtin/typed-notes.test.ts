import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";
import { inTypedWords } from "./typed-notes.ts";

const notesOf = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ines Marrow" }, { name: "Ravi Patel" }] })
    .say(message)
    .changes.flatMap(({ tool, input }) => (tool === "create_note" ? [input["content"]] : []));

test.each([
  [
    "Ravi Patel told me their oven was changed to gas. Keep that as a note.",
    "Ravi Patel told me their oven was changed to gas",
  ],
  ["Note that Ines's sister got promoted to head baker", "Ines's sister got promoted to head baker"],
])("%j is kept in the words that were typed", (message, note) => expect(notesOf(message)).toEqual([note]));

test.each([
  ["She wants tea on Friday", "note on Ines: she wants coffee no wait tea on Friday", "She wants tea on Friday"],
  ["She met Ravi in a tent", "note: she met Rvai in a tent", "She met Ravi in a tent"],
  [
    "Their code is now blue, with dots",
    "note: their code changed to blue, with dots",
    "Their code changed to blue, with dots",
  ],
  ["She told Ravi all about it", "note: she told him all about it. Ravi laughed", "She told Ravi all about it"],
  ["Likes tea", "note on Ines: likes tea", "Likes tea"],
])("%j of %j is %j", (content, message, kept) => expect(inTypedWords(content, message)).toBe(kept));
