import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { TO_A_MOOD } from "./moods.ts";

const start = () =>
  new PlayedConversation({
    people: [{ name: "Oona Fairweather", stage: "Lead" }, { name: "Tobiah Wren" }],
    tasks: [{ title: "Order new lids" }],
    columns: [{ label: "Paid up", type: "boolean" }],
    owners: ["Ines"],
  });

test.each([
  ["I'm so tired of this day", TO_A_MOOD.weary.en],
  ["ugh, I'm completely knackered today", TO_A_MOOD.weary.en],
  ["my head is killing me", TO_A_MOOD.weary.en],
  ["long day huh", TO_A_MOOD.weary.en],
  ["I really need a coffee", TO_A_MOOD.weary.en],
  ["ich bin so müde", TO_A_MOOD.weary.de],
  ["estoy muy cansada hoy", TO_A_MOOD.weary.es],
  ["je suis crevé", TO_A_MOOD.weary.fr],
  ["what a day", TO_A_MOOD.remark.en],
  ["it's raining again", TO_A_MOOD.remark.en],
  ["quelle journée", TO_A_MOOD.remark.fr],
  ["happy new year", TO_A_MOOD.wish.en],
  ["you never understand me", TO_A_MOOD.annoyed.en],
  ["this is so annoying", TO_A_MOOD.annoyed.en],
])("%j is talk: a kind word, and nothing is stored", (text, says) => {
  const said = start().say(text);
  expect(said.text).toBe(says);
  expect(said.changes).toEqual([]);
});

test.each([
  "I'm tired of Tobiah's excuses",
  "Long day. Oona finally paid us.",
  "I need to call Oona",
  "what a mess at Oona's",
])("%j says something of someone", (text) =>
  expect(Object.values(TO_A_MOOD).map(({ en }) => en)).not.toContain(start().say(text).text),
);

test.each([
  ["can you even change an owner for several people at once?", "Yes."],
  ["could you actually move a whole stage to another in one go?", "Yes."],
  ["can you add several people at once?", "Yes."],
  ["do you do reminders?", "Yes, as tasks"],
  ["can I set repeating tasks", "Yes, as tasks"],
  ["are you able to undo things?", "undo that"],
  ["is it possible to tag people?", "There are no tags."],
  ["can I have two owners on one person?", "No, each person has one owner."],
  ["does this thing work on my phone", "Yes, in the browser"],
  ["do you support Spanish?", "Spanish"],
  ["can you remember birthdays?", "column"],
  ["do you do invoices?", "Outside of Tracker I do nothing."],
  ["can you tell me when someone posts", "I can't message you"],
  ["kannst du mehrere Leute auf einmal ändern?", "Ja."],
  ["puedes cambiar el dueño de varias personas?", "Sí."],
  ["est-ce que tu peux changer plusieurs personnes à la fois ?", "Oui."],
])("%j is asked of the product, and nothing is changed", (text, says) => {
  const said = start().say(text);
  expect(said.text).toContain(says);
  expect(said.changes).toEqual([]);
});

test.each([
  ["can you move Oona to Contacted at once?", "update_founder"],
  ["can you remind me to order several lids?", "create_task"],
  ["could you also mark Order new lids as done", "update_task"],
])("%j is an order", (text, tool) =>
  expect(
    start()
      .say(text)
      .changes.map((one) => one.tool),
  ).toContain(tool),
);

test.each([
  ["the second", "Tobiah Wren"],
  ["Oona", "Oona Fairweather"],
  ["the first, sorry the second", "Tobiah Wren"],
])("after two people were spoken of “her” is asked about, and %j answers", (answer, name) => {
  const conversation = start();
  conversation.say("stage of Oona and of Tobiah?");
  const asked = conversation.say("make Ines her owner");
  expect(asked.text).toBe("Who do you mean: Oona Fairweather or Tobiah Wren?");
  expect(asked.changes).toEqual([]);
  const { changes } = conversation.say(answer);
  const [change] = changes;
  const person = conversation.people.find(({ id }) => id === change?.input["founderId"]);
  expect([change?.tool, person?.name]).toEqual(["update_founder", name]);
  expect(change?.input["patch"]).toMatchObject({ owner: "Ines" });
});
