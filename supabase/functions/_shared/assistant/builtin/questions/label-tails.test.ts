import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const column = (label: string, type: "text" | "date" | "number") => ({ label, type });
const having = {
  people: [
    {
      name: "Ilse Moravec",
      values: { Phone: "+43 660 1", "Skype address": "ilse.m", Birthday: "1990-05-06", Looms: "4" },
    },
    { name: "Teo Aldana", values: {} },
  ],
  columns: [
    column("Phone", "text"),
    column("Skype address", "text"),
    column("Birthday", "date"),
    column("Looms", "number"),
  ],
  notes: [{ about: "Ilse Moravec", content: "Her husband Marco is a doctor." }],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each([
  ["what's Ilse's phone number?", "+43 660 1"],
  ["what is the phone number of Ilse?", "+43 660 1"],
  ["phone number of Ilse?", "+43 660 1"],
  ["do you have Ilse's phone number?", "+43 660 1"],
  ["what is Ilse's birthday date?", "1990"],
  ["what is the birthday date of Ilse?", "1990"],
  ["what's Ilse's skype?", "ilse.m"],
  ["what is the skype of Ilse?", "ilse.m"],
  ["what's Ilse's looms figure?", "4"],
])("%j is of the column that is called so, to its tail", (message, value) => {
  const { text, changes } = say(message);
  expect(text).toContain(value);
  expect(changes).toEqual([]);
});
test.each(["who has a phone number?", "who has a phone?"])("%j lists who has one", (message) => {
  expect(say(message).text).toMatch(/^1 person/u);
});
test.each(["what's Ilse's home address?", "what's Ilse's fax number?"])("%j is of no column", (message) => {
  expect(say(message).text).toContain("There is no field or column for");
});
