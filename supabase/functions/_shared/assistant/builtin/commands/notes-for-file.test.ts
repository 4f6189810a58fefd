import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Marga Oduya", company: "Oduya Pears" },
    { name: "Per Holt", company: "Fjord Robotics" },
    { name: "Ann Lund", company: "Fjord Robotics" },
    { name: "Renée Chang", company: "Quillfish" },
  ],
  notes: [
    { about: "Marga Oduya", content: "Wooden crates break in the rain" },
    { about: "Per Holt", content: "Budget is $48k a year" },
    { about: "Per Holt", content: "Prefers the afternoon" },
  ],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const notes = (message: string) => play(message).changes.map(({ tool, input }) => [tool, input["content"]]);

test.each([
  ["Quick one for the Marga file - they close Sundays", "They close Sundays"],
  ["for the Oduya Pears file: they close Sundays", "They close Sundays"],
  ["Something for Marga's record, she loves jazz", "She loves jazz"],
  ["For Oduya Pears put down: Nils runs the yard", "Nils runs the yard"],
  ["For Marga, write down that she moved the yard", "She moved the yard"],
  ["note on Oduya Pears: closed Sundays", "Closed Sundays"],
])("“%s” is a note about her", (message, content) => {
  expect(notes(message)).toEqual([["create_note", content]]);
});

test.each(["the Fjord Robotics founder is a vegetarian, put it in notes", "note on Fjord Robotics: closed Sundays"])(
  "“%s” may be about two",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/Which one do you mean: Per Holt .*Ann Lund/u);
  },
);

test.each([
  [
    "the note on Marga is wrong, it's the metal crates that break, not wooden. fix it",
    "Metal crates break in the rain",
  ],
  ["Marga's note is wrong, should be snow not rain", "Wooden crates break in the snow"],
  ["fix the note on Marga: it's pallets, not crates", "Wooden pallets break in the rain"],
  ["the note about Per's budget is off, it's $52k not $48k. correct it", "Budget is $52k a year"],
])("“%s” changes one thing of the note", (message, content) => {
  expect(notes(message)).toEqual([["update_note", content]]);
  expect(play(message).changes.every(({ held }) => held !== null)).toBe(true);
});

test.each(["Change the day of the board call", "change the plan", "put renew the passport on my list"])(
  "the verb of an order is no misspelt name: “%s”",
  (message) => {
    const { changes } = play(message);
    expect(changes.every(({ input }) => input["founderId"] == null)).toBe(true);
  },
);
