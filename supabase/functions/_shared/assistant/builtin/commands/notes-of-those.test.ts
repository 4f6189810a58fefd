import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [
    { name: "Runa Holm", company: "Holm Dairy" },
    { name: "Yusuf Demir", company: "Quarry Farms" },
    { name: "Pia Lund", company: "Lund Cheese" },
  ],
  columns: [{ label: "Cows", type: "number" }],
};
const notesOf = (message: string) => {
  const played = new PlayedConversation(having);
  return played.say(message).changes.map(({ tool, input }) => {
    const name = played.people.find(({ id }) => id === input["founderId"])?.name;
    return [tool, name, input["content"]];
  });
};

test.each([
  [
    "Holm Dairy - she has 2 barns signed, 130 ha between them. add to her notes",
    "Runa Holm",
    "She has 2 barns signed, 130 ha between them",
  ],
  ["Quarry Farms: 41 cows milked now. put that in his notes", "Yusuf Demir", "41 cows milked now"],
  [
    "Runa's trial reports late in the year. Put a note against her",
    "Runa Holm",
    "Runa's trial reports late in the year",
  ],
  ["Yusuf won the cup. Stick a note on him", "Yusuf Demir", "Yusuf won the cup"],
  [
    "Can you add to Pia that she was sent by my dentist of all people lol",
    "Pia Lund",
    "She was sent by my dentist of all people lol",
  ],
  ["put on Yusuf that his brother left", "Yusuf Demir", "His brother left"],
  ["add to Runa's file that she hates mornings", "Runa Holm", "She hates mornings"],
])("%s", (message, name, content) => {
  expect(notesOf(message)).toEqual([["create_note", name, content]]);
});

test.each([
  ["Same note for both dairy lads Runa and Yusuf please: quota ends in July", ["Runa Holm", "Yusuf Demir"]],
  ["same note on all three of Runa, Yusuf and Pia: quota ends in July", ["Runa Holm", "Yusuf Demir", "Pia Lund"]],
  ["the same note for Runa and Pia: quota ends in July", ["Runa Holm", "Pia Lund"]],
])("%s: each has it", (message, names) => {
  expect(notesOf(message)).toEqual(names.map((name) => ["create_note", name, "Quota ends in July"]));
});

test.each(["Can you put a note on her", "same note for both of them: x", "add to the Cows column that it is old"])(
  "%s: no note is made",
  (message) => {
    expect(notesOf(message)).toEqual([]);
  },
);
