import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ines Marrow", values: {} },
    { name: "Omar Haddad", values: { Topics: "Legal" } },
  ],
  columns: [
    { label: "Topics", type: "multiselect", options: ["Talent", "Legal", "Finance"] },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
    { label: "Paid", type: "boolean" },
  ],
};
const noteOf = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.map(({ tool, input }) => [tool, input["content"]]);

test.each([
  ["note on Ines: does she still ship to Spain?", "Does she still ship to Spain?"],
  ["add a note to Omar: who pays the freight?", "Who pays the freight?"],
  ["Notiz zu Ines: kommt sie zur Messe?", "Kommt sie zur Messe?"],
  ['note for Ines: "prefers mornings"', "Prefers mornings"],
  ["note on Omar: 'call after six'", "Call after six"],
  ['note on Omar: "maybe" is all he says', '"maybe" is all he says'],
  ['note on Ines: she said "soon"', 'She said "soon"'],
  ["Ines's note: she said no", "She said no"],
  ["Let the record show that Omar said no", "Omar said no"],
  ["Here is a mail from Omar:\nHi,\nwe start in May.\nOmar", "Here is a mail from Omar:\nHi,\nwe start in May.\nOmar"],
  ["Comment for Omar: great guy", "Great guy"],
  ["Omar's new baby is called Mira, remember", "Omar's new baby is called Mira"],
  ["note on Omar: https://example.com/talk, worth watching", "https://example.com/talk, worth watching"],
  ["put in a note that Omar is off until March", "Omar is off until March"],
  ["Quick memo about Omar – he's allergic to nuts!", "He's allergic to nuts!"],
  ["write down for Omar what he asked: can we ship?", "What he asked: can we ship?"],
  ["merk dir, dass Omar keine Videocalls mag", "Omar keine Videocalls mag"],
  [
    "Notes from today's call with Omar\n1. budget approved\n2. wants a pilot",
    "Notes from today's call with Omar\n1. budget approved\n2. wants a pilot",
  ],
])("%j keeps what it says", (message, content) => expect(noteOf(message)).toEqual([["create_note", content]]));
test("a question about a note stays one", () => expect(noteOf("what is the note on Ines: ships?")).toEqual([]));

test.each(["Omar: gold, Talent and Finance, paid", "Omar has talent and finance as topics now, gold tier"])(
  "%j sets both choices at once",
  (message) => {
    const values = new PlayedConversation(HAVING)
      .say(message)
      .changes.flatMap(({ tool, input }) => (tool === "set_custom_value" ? [String(input["value"])] : []));
    expect(values.some((value) => value.includes("Talent") && value.includes("Finance"))).toBe(true);
    expect(values.filter((value) => /Talent|Finance/u.test(value))).toHaveLength(1);
  },
);
