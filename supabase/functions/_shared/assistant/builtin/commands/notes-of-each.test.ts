import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Salma Idris" }, { name: "Otto Behn" }, { name: "Lin Wu", company: "Reisfeld" }] };
const notes = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.flatMap(({ tool, input }) => {
    const content = input["content"];
    return tool === "create_note" && typeof content === "string" ? [content.replace(/\.$/u, "")] : [tool];
  });

const LEADS = ["Notes! ", "notes - ", "Two notes. ", "please save notes:\n", "quick notes: "];
test.each(LEADS)("“%s…” of several people are a note of each", (lead) => {
  expect(notes(`${lead}Salma: has a new chief of staff. Otto: away till Thursday.`)).toEqual([
    "Has a new chief of staff",
    "Away till Thursday",
  ]);
  expect(notes(`${lead}Salma: likes tea\nOtto: likes rye; Lin: moved house`)).toEqual([
    "Likes tea",
    "Likes rye",
    "Moved house",
  ]);
});

test.each([
  ["notes for Salma: tea: green; coffee: black", ["Tea: green; coffee: black"]],
  ["note: Salma: likes tea", ["Likes tea"]],
])("“%s” is one note", (message, texts) => expect(notes(message)).toEqual(texts));

test.each(["Note for Salma: ", "add a note on Salma: ", "Please make a note about Salma: "])(
  "“%s…” ends with a mark before the note of someone else",
  (lead) =>
    expect(notes(`${lead}what a talk! Note for Otto: no show! Note on Lin: late!`)).toEqual([
      "What a talk!",
      "No show!",
      "Late!",
    ]),
);
test("a note keeps what is no note of someone else", () =>
  expect(notes("Note for Salma: what a talk! Note the tone: warm")).toEqual(["What a talk! Note the tone: warm"]));

const TWO = { people: [{ name: "Salma Idris" }, { name: "Otto Behn" }, { name: "Lin Wu" }] };
const done = (message: string) =>
  new PlayedConversation(TWO).say(message).changes.map(({ input }) => input["content"] ?? input["title"]);

test.each([
  ["Add a note to Salma: likes rye. Also to Otto: likes tea.", ["Likes rye.", "Likes tea."]],
  [
    "Note for Salma: likes rye. And one for Otto: likes tea. And another for Lin: swims",
    ["Likes rye.", "Likes tea.", "Swims"],
  ],
  ["note on Salma: likes rye; on Otto: likes tea", ["Likes rye", "Likes tea"]],
  [
    "Put a note on Otto: back from leave. Also on Lin Wu: on leave. And remind me to send both of them a mug on Friday",
    ["Back from leave.", "On leave.", "Send Otto and Lin Wu a mug"],
  ],
  [
    "Note for Salma: likes rye. Also for Otto: likes tea. Then remind me to call Lin tomorrow",
    ["Likes rye.", "Likes tea.", "Call Lin"],
  ],
])("%s: each note and the order by itself", (message, expected) => expect(done(message)).toEqual(expected));

test.each([
  "Note on Salma: met for lunch, and about Otto: he wants out",
  "Add a note to Salma: she asked of all. For Otto: nothing",
  "Add a note to Salma: moved. Also to Kate: sent flowers",
])("%s: one note", (message) => expect(done(message)).toHaveLength(1));
