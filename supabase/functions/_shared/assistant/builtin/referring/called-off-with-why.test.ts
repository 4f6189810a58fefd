import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ruta Kalnina", company: "Amberline", status: "Active", stage: "Lead", values: { stage: "Lead" } },
    { name: "Ossie Brand", stage: "Lead", values: { stage: "Lead" } },
  ],
  columns: [{ label: "Fee", type: "number" }],
};
const toolsAfter = (order: string, message: string) => {
  const played = new PlayedConversation(HAVING);
  played.say(order);
  return played.say(message).changes.map(({ tool }) => tool);
};

test.each([
  "forget it, Ossie's bringing some, take the reminder away",
  "take that reminder off again",
  "Ossie's seeing to it, so take it off again",
  "the yard is lending us one, delete the reminder",
  "don't bother, the hall does that, bin it",
  "no, she's back on Monday, take that back",
  "they have plenty already, take the task away please",
])("“%s” takes back the task that was just made", (message) =>
  expect(toolsAfter("remind me to buy rope on Friday", message)).toEqual(["take_back"]),
);

test.each([
  "revert pls, that was somebody else",
  "undo please, that was another contact",
  "roll back, wrong Ruta",
  "Sorry, revert. It was someone else's",
  "it was the other contact, undo",
])("“%s” takes back what was set", (message) => {
  expect(toolsAfter("set Ruta's company to Baltline", message)).toEqual(["take_back"]);
  expect(toolsAfter("Ruta's company is Baltline", message)).toEqual(["take_back"]);
});

test.each([
  ["set Ruta's fee to 5", "undo that, it should be 4"],
  ["set Ruta's fee to 5", "it's 4, take that back to 3"],
  ["remind me to buy rope on Friday", "Ossie is bringing the rope"],
  ["remind me to buy rope on Friday", "she's back on Monday"],
])("after “%s”, “%s” is not only taken back", (order, message) =>
  expect(toolsAfter(order, message)).not.toEqual(["take_back"]),
);

test.each([
  ["Just Ruta to Closed for now", { stage: "Closed" }],
  ["Only Ruta into Meeting please", { stage: "Meeting" }],
  ["move Ruta to Closed for the time being", { stage: "Closed" }],
  ["put Ruta on Paused until further notice", { status: "Paused" }],
])("“%s” is of her alone", (message, patch) =>
  expect(new PlayedConversation(HAVING).say(message).changes).toMatchObject([
    { tool: "update_founder", input: { patch } },
  ]),
);

test("a note keeps such words", () =>
  expect(new PlayedConversation(HAVING).say("note on Ruta: moves to Riga for now").changes).toMatchObject([
    { input: { content: "Moves to Riga for now" } },
  ]));
