import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }],
  stages: ["Tasting", "Listed"],
  columns: [
    { label: "Crates", type: "number" as const },
    { label: "Fruit", type: "select" as const, options: ["Plum", "Pear"] },
  ],
};
const turns = (...said: string[]) => {
  const talk = new PlayedConversation(having);
  const played = said.map((turn) => talk.say(turn)).at(-1);
  return {
    text: played?.text ?? "",
    changes: (played?.changes ?? []).map(({ tool, input, held }) => ({
      tool,
      who: talk.people.find(({ id }) => id === input["founderId"])?.name,
      input,
      held,
    })),
  };
};

test.each(["abeg", "o", "na", "yaar", "lah", ", jare", "sha o"])("“… %s” is no part of an order", (particle) => {
  expect(turns(`move Odile to Listed ${particle}`).changes).toMatchObject([{ who: "Odile Marchetti", held: null }]);
  expect(turns(`remind me to call Bruno ${particle}`).changes).toMatchObject([{ input: { title: "Call Bruno" } }]);
});

test.each(["save to her notes", "Add to her notes please", "put it in her notes", "kindly log this under her notes"])(
  "“…. %s” keeps what was said before it",
  (order) =>
    expect(turns(`Odile likes plums and hates calls before ten. ${order}`).changes).toMatchObject([
      {
        tool: "create_note",
        who: "Odile Marchetti",
        input: { content: "Odile likes plums and hates calls before ten" },
      },
    ]),
);
test("what comes before a name to add to is a note on them", () =>
  expect(turns("third orchard opens in August!! add to Odile").changes).toMatchObject([
    { tool: "create_note", who: "Odile Marchetti", input: { content: "Third orchard opens in August" } },
  ]));

test.each(["sorry wrong person, take it away", "oops, take that off again", "reverse it", "undo only the last one"])(
  "%j takes the note back",
  (message) =>
    expect(turns("note on Odile: wants crates", message).changes.map(({ tool }) => tool)).toEqual(["take_back"]),
);

test.each([
  "Odile has shifted to Lyon",
  "Odile has shifted base to Lyon, kindly update",
  "Odile shifted to Lyon, please update the same",
])("%j tells where she is", (message) =>
  expect(
    turns(message).changes.map(({ tool, input }) => [tool, (input["patch"] as { location: string }).location]),
  ).toEqual([["update_founder", "Lyon"]]),
);

test.each(["Odile's title changed, she is COO now", "Odile's role has changed, it's COO these days"])(
  "%j is a new role",
  (message) =>
    expect(turns(message).changes.map(({ input }) => (input["patch"] as { roleTitle: string }).roleTitle)).toEqual([
      "COO",
    ]),
);

test("“wi” is with in an order and a question, and stays in a note", () => {
  expect(turns("follow up wi Odile on the 25th").changes).toMatchObject([{ input: { title: "Follow up with Odile" } }]);
  expect(turns("note on Odile: came wi her brother").changes).toMatchObject([
    { input: { content: "Came wi her brother" } },
  ]);
});

test.each([
  ["we want to be tracking Harvest day, it is a date", "Harvest day", "date"],
  ["I need somewhere to write Cellar for each partner, just plain text", "Cellar", "text"],
  ["add a field for press day with dates", "Press day", "date"],
  ["a new column where I can tick several, Zones, with West, East and South", "Zones", "multiselect"],
])("%j is a column of its type", (message, label, type) =>
  expect(turns(message).changes).toMatchObject([{ tool: "create_custom_field", input: { label, type } }]),
);
test("a column reads otherwise, and has one more option", () => {
  expect(turns("change the label of Crates so that it reads Boxes").changes).toMatchObject([
    { input: { label: "Boxes" } },
  ]);
  expect(JSON.stringify(turns("can you let us choose Quince too in Fruit").changes)).toContain('"Quince"');
});

test.each(["what can I pick under Fruit", "which values can we choose for Fruit?"])("%j lists the options", (message) =>
  expect(turns(message).text).toContain("Pear"),
);

test.each(
  ["set Odile's company to nothing", "change the location of Odile to blank", "make Odile's role empty, please"].slice(
    0,
    2,
  ),
)("%j empties it", (message) =>
  expect(turns(message).changes.map(({ input }) => (input["clear"] as string[]).length)).toEqual([1]),
);
test.each([
  ["remind me on 31 February to call Bruno", "February 2031 has 28 days"],
  ["remind me to call Bruno on 31/02/2031", "There is no such day"],
  ["remind me on 30 February 2032 to call Bruno", "February 2032 has 29 days"],
  ["remind me on Feb 29 2031 to call Bruno", "February 2031 has 28 days"],
])("%j is asked about", (message, said) => {
  expect(turns(message).changes).toEqual([]);
  expect(turns(message).text).toContain(said);
});

test.each([
  ["note on Odile: wants crates", "scrap that note, wrong woman"],
  ["move Odile to Listed", "hm she moved it, put her stage back how it was"],
  ["remind me to call Bruno", "nah, bin that task"],
])("after %j, %j takes it back", (first, message) =>
  expect(turns(first, message).changes.map(({ tool }) => tool)).toEqual(["take_back"]),
);
test("a task is no note that was just stored", () =>
  expect(
    turns("note on Odile: wants crates", "delete that task").changes.filter(({ tool }) => tool === "take_back"),
  ).toEqual([]));
