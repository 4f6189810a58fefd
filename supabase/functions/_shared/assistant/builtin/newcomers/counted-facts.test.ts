import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Kiran Desai" }],
  columns: [
    { label: "Organ keys", type: "number" },
    { label: "Price per kg", type: "number" },
    { label: "Bags", type: "number" },
  ],
};
const changes = (message: string) => new PlayedConversation(HAVING).say(message).changes;
const values = (message: string) =>
  changes(message).flatMap(({ tool, input }) => (tool === "set_custom_value" ? [input["value"]] : []));
const person = (message: string) => changes(message).find(({ tool }) => tool === "create_founder")?.input;

test.each([
  ["Add Ana Lim, linkedin.com/in/analim, 120 bags", "120"],
  ["New contact Ana Lim linkedin.com/in/analim. She's got a 57 key organ.", "57"],
  ["Add Ana Lim, linkedin.com/in/analim, price 8.50", "8.5"],
  ["Add Ana Lim, linkedin.com/in/analim, at 7.5 per kg", "7.5"],
])("“%s” sets the column that is counted", (message, value) => {
  expect(values(message).map(Number)).toEqual([Number(value)]);
  expect(person(message)?.["company"] ?? null).toBeNull();
});

test("an amount of something else is no company", () => {
  const [change] = changes("Add Ana Lim linkedin.com/in/analim, 12 years in coffee");
  expect(change?.input["company"] ?? null).toBeNull();
});

test.each([
  ["new person Bruno Falk linkedin dot com slash in slash bruno falk", "Bruno Falk", "brunofalk"],
  ["add ana lima linkedin.com slash in slash ana dash lima from porto", "Ana Lima", "ana-lima"],
  ["save https://www.linkedin.com/in/ida-sol as Ida Sol", "Ida Sol", "ida-sol"],
  ["add Mr Emeka Nwosu, linkedin.com/in/emeka-nwosu", "Emeka Nwosu", "emeka-nwosu"],
])("“%s” is read with its address", (message, name, slug) => {
  expect(person(message)).toMatchObject({ name, profileUrl: `https://www.linkedin.com/in/${slug}` });
});

test("a company behind an address names nobody else", () => {
  const said =
    "add Marit Solheim linkedin.com/in/maritsolheim, and Carlo Rossi linkedin.com/in/crossi, Giostre Rossi, Turin";
  expect(changes(said).map(({ input }) => [input["name"], input["company"], input["location"]])).toEqual([
    ["Marit Solheim", null, null],
    ["Carlo Rossi", "Giostre Rossi", "Turin"],
  ]);
});

test("an address of a mail that was dictated is no part of the company", () => {
  expect(
    person("new contact ana lima linkedin.com/in/ana-lima she is the ceo of kelp her email is ana at kelp dot io"),
  ).toMatchObject({ company: "Kelp", email: "ana@kelp.io" });
});

test.each(["don't have", "haven't got"])("who “%s” an address is asked for it, and nothing is lost", (words) => {
  const { text } = new PlayedConversation(HAVING).say(
    `new person her name is elodie fontaine she is a buyer in vannes i ${words} her linkedin`,
  );
  expect(text).toMatch(/To add Elodie Fontaine I need the address.*buyer/u);
});

test("what someone runs is no company of that name", () => {
  const [change] = changes("add Bjarte Solheim, linkedin.com/in/bjarte-solheim, he runs the town hall clock in Voss");
  expect(change?.input["company"] ?? null).toBeNull();
});

test("beside someone who waits nothing is done at once", () => {
  const all = changes(
    "Add Anneke Lund, linkedin.com/in/anneke-lund, keys are something blue, and note that Kiran sent her",
  );
  const waits = all.some(({ tool, held }) => tool === "create_founder" && held !== null);
  expect(all.filter(({ tool, held }) => tool === "create_note" && waits && held === null)).toEqual([]);
});
