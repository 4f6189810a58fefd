import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [
    { name: "Ilse Brandt", company: "Kornblume" },
    { name: "Marko Juric", company: "Kornblume" },
    { name: "Oda Winther", company: "Fjordlys" },
    { name: "Rafael Pinto", company: "Mareviva" },
  ],
};
const idsOf = (input: Record<string, unknown> | undefined) => input?.["founderIds"];
const played = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const said = turns.map((turn) => talk.say(turn));
  const ids = (...names: string[]) => talk.people.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  return { said, last: said.at(-1), ids };
};
const ORDER = "set the stage of everyone at Kornblume to Meeting";

test.each(["and Oda as well", "Oda too", "and Oda Winther", "also Oda please"])(
  "%j joins the card that waits for several people",
  (words) => {
    const { last, ids } = played(ORDER, words);
    expect(last?.changes.map(({ tool }) => tool)).toEqual(["take_back", "update_founders"]);
    expect(idsOf(last?.changes[1]?.input)).toEqual(ids("Ilse Brandt", "Marko Juric", "Oda Winther"));
    expect(last?.changes[1]?.held).not.toBeNull();
  },
);

test("two more join together, and who is there already stays once", () => {
  const { said, ids } = played(ORDER, "and Oda and Rafael as well", "and Marko as well");
  expect(idsOf(said[1]?.changes[1]?.input)).toEqual(ids("Ilse Brandt", "Marko Juric", "Oda Winther", "Rafael Pinto"));
  expect([said[2]?.text, said[2]?.changes]).toEqual(["Marko Juric: already among them.", []]);
});

test.each([
  "actually make that Contacted",
  "wait, make it Contacted",
  "hm, call it Contacted",
  "sorry, Contacted",
  "oh, I meant Contacted",
  "let's say Contacted",
])("%j after a stage that is none: the order with it", (words) => {
  const { last, ids } = played("set the stage of everyone at Kornblume to Customer", words);
  expect(last?.changes.map(({ tool }) => tool)).toEqual(["update_founders"]);
  expect(idsOf(last?.changes[0]?.input)).toEqual(ids("Ilse Brandt", "Marko Juric"));
  expect(last?.changes[0]?.input["patch"]).toMatchObject({ stage: "Contacted" });
});

test("a stage that is none either is asked about again, and noted nowhere", () => {
  const { last } = played("set the stage of everyone at Kornblume to Customer", "actually make that Buyer");
  expect(last?.changes).toEqual([]);
  expect(last?.text).toContain("Buyer");
});
