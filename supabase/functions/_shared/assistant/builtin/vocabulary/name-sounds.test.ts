import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { isWithinPart, soundsLikePart } from "./name-sounds.ts";

test.each([
  ["Shivaun", "Siobhán Mac Giolla"],
  ["Teig", "Tadhg Lenihan"],
  ["Kahal", "Cathal Ó Murchadha"],
  ["Neeve", "Niamh Deasy"],
  ["Mairaid", "Mairéad Tansey"],
  ["Stefen", "Stephen Roe"],
  ["Kristof", "Christoph Lang"],
])("%s is heard as a part of %s", (said, name) => expect(soundsLikePart(said, name)).toBe(true));
test.each([
  ["Mark", "Marga Oduya"],
  ["Penny", "Piet Haan"],
  ["Anna", "Oona Berg"],
  ["Declan", "Cathal Ó Murchadha"],
])("%s is no %s", (said, name) => expect(soundsLikePart(said, name)).toBe(false));
test.each([
  ["Raghu", "Priya Raghunathan", true],
  ["seun", "Oluwaseun Adeyemi", true],
  ["Leo", "Leonard Roe", false],
  ["Anna", "Johannah Roe", false],
])("%s is within a part of %s: %s", (said, name, is) => expect(isWithinPart(said, name)).toBe(is));

const having = {
  people: [{ name: "Siobhán Dowd" }, { name: "Oluwaseun Bello" }, { name: "Hugo Brandt" }],
  stages: ["Lead", "Trial"],
};
const play = (...said: string[]) => {
  const conversation = new PlayedConversation(having);
  return said.map((one) => conversation.say(one)).at(-1) ?? conversation.say("");
};

test.each([
  ["set Shivaun's priority to 90", 0],
  ["note on Shivawn: prefers mornings", 0],
  ["note for seun: wants the deck", 1],
])("who may be meant is asked, and a yes does what was ordered: %s", (order, no) => {
  const asked = play(order);
  expect(asked.changes).toEqual([]);
  expect(asked.text).toMatch(/Do you mean/u);
  const { changes } = play(order, "yes");
  expect(changes.map(({ input }) => input["founderId"])).toEqual([new PlayedConversation(having).people[no]?.id]);
});

test("a question about a misheard name is asked back, and a yes answers it", () => {
  expect(play("What's Shivaun's stage?").text).toMatch(/Do you mean Siobhán Dowd/u);
  expect(play("What's Shivaun's stage?", "yes").text).toMatch(/Siobhán Dowd/u);
});

test.each([
  ["seun's stage is Trial", 1],
  ["set Oluwa's stage to Trial", 1],
])("a part of a name and swapped letters wait for a confirmation: %s", (order, no) => {
  expect(play(order).changes).toMatchObject([
    {
      input: { founderId: new PlayedConversation(having).people[no]?.id },
      held: expect.stringMatching(/./u) as string,
    },
  ]);
});

test.each(["set Penny's priority to 90", "note on Marcus: prefers mornings", "set Seun Adebayo's stage to Trial"])(
  "nobody is changed for another name: %s",
  (order) => {
    expect(play(order).changes).toEqual([]);
  },
);

test("two letters of a short name that changed places are the name's, as it is written to be confirmed", () => {
  const { changes } = play("note on Huog: wants the numbers");
  expect(changes).toMatchObject([{ input: { founderId: new PlayedConversation(having).people[2]?.id } }]);
});
