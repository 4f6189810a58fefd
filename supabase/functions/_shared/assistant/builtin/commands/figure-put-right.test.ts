import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [
    { name: "Ilse Moravec", company: "Damast Mill", values: { Looms: "12" } },
    { name: "Teo Aldana", company: "Teal Dyeworks" },
  ],
  notes: [
    { about: "Ilse Moravec", content: "Shrinkage is 7% after the first wash, next trial in October" },
    { about: "Teo Aldana", content: "Two vats of indigo, from a farm in Oaxaca" },
  ],
  columns: [
    { label: "Looms", type: "number" },
    { label: "Order size", type: "number" },
  ],
};
const changesOf = (message: string) => new PlayedConversation(having).say(message).changes;
const NOTE = "Shrinkage is 7% after the first wash, next trial in October";
const VATS = "Two vats of indigo, from a farm in Oaxaca";

test.each([
  ["In Ilse's note it should be November not October for the trial", NOTE.replace("October", "November")],
  ["in the note on Ilse it should say in November, not in October", NOTE.replace("October", "November")],
  ["On Teo's note it should be Puebla not Oaxaca", VATS.replace("Oaxaca", "Puebla")],
  ["the shrinkage figure on Ilse was wrong, it's 5% not 7", NOTE.replace("7%", "5%")],
  ["the shrinkage for Damast Mill is off, should be 5 rather than 7", NOTE.replace("7%", "5%")],
  ["the number of vats for Teo was wrong, it's three not two", VATS.replace("Two", "Three")],
  ["the farm on Teo was wrong, it's in Puebla, not in Oaxaca. Fix it please", VATS.replace("Oaxaca", "Puebla")],
  ["Teo's vats are wrong, it's three, not two", VATS.replace("Two", "Three")],
])("%s: that part of the note, on a card", (message, content) => {
  const changes = changesOf(message);
  expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["update_note", content]]);
  expect(changes[0]?.held).not.toBeNull();
});

test.each([
  ["the looms figure for Ilse was wrong, it's 14 not 12", "set_custom_value"],
  ["the order on Ilse was wrong, it's 40 not 30", "set_custom_value"],
  ["Ilse's email is wrong, it should be i@damast.example not ilse@damast.example", "update_founder"],
])("%s: the field, and no note", (message, tool) => {
  expect(changesOf(message).map((one) => one.tool)).toEqual([tool]);
});

test.each([
  "the price was wrong, it's 19 not 23",
  "In Ilse's task it should be November not October",
  "was the shrinkage on Ilse wrong, 5% not 7?",
])("%s: no note is put right", (message) => {
  expect(changesOf(message).map(({ tool }) => tool)).not.toContain("update_note");
});
