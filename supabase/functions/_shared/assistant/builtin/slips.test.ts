import { describe, expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Leonor Vasquez", company: "Vasquez Tiles", values: { email: "leonor@tiles.example" } },
    { name: "Tomasz Wierzba", company: "Oderwerk" },
    { name: "Bao Anh Nguyen", company: "Lotus Glass" },
    { name: "Marta Rossi", company: "Terra" },
    { name: "Marto Silva", company: "Azulejo" },
  ],
  stages: ["Sampling", "Negotiating", "Supplied"],
  statuses: ["Active", "Dormant"],
  columns: [
    { label: "Pallets per quarter", type: "number" as const },
    { label: "Harbour", type: "select" as const, options: ["Rotterdam", "Valencia"] },
    { label: "Frost proof", type: "boolean" as const },
  ],
};
const world = () => new PlayedConversation(having);
const idOf = (name: string) => world().people.find((person) => person.name === name)?.id;

/** Two letters swapped, one left out, one doubled: each within the word. */
const slipsOf = (word: string): string[] => {
  const at = Math.floor(word.length / 2);
  return [
    word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? "") + word.slice(at),
  ].filter((slip) => slip !== word);
};
const within = (text: string, word: string) => slipsOf(word).map((slip) => text.replace(word, slip));

describe("a slip in one's own words is read, and the card names it", () => {
  const column = (label: string, value: string) => ({ columnLabel: label, value });
  const orders = [
    ...within("set Frost proof of Leonor Vasquez to yes", "proof").map((said) => [said, column("Frost proof", "yes")]),
    ...within("set Harbour of Leonor Vasquez to Valencia", "Harbour").map((said) => [
      said,
      column("Harbour", "Valencia"),
    ]),
    ...within("set Harbour of Leonor Vasquez to Valencia", "Valencia").map((said) => [
      said,
      column("Harbour", "Valencia"),
    ]),
    ...within("set Pallets per quarter of Leonor Vasquez to 40", "Pallets").map((said) => [
      said,
      column("Pallets per quarter", "40"),
    ]),
    ["set frost proof of Leonor Vasquez to yse", column("Frost proof", "yes")],
    ["set frsot prof of Leonor Vasquez to yse", column("Frost proof", "yes")],
  ] as [string, { columnLabel: string; value: string }][];
  test.each(orders)("%j", (message, { columnLabel, value }) => {
    const conversation = world();
    const { id } = conversation.columns.find(({ label }) => label === columnLabel) ?? {};
    expect(conversation.say(message).changes).toEqual([
      {
        tool: "set_custom_value",
        input: { founderId: idOf("Leonor Vasquez"), fieldId: id, value },
        held: expect.stringMatching(/I read|not sure/) as unknown,
      },
    ]);
  });
  test.each([
    ...within("put Leonor Vasquez on Dormant", "Dormant"),
    ...within("set the status of Leonor Vasquez to Dormant", "Dormant"),
  ])("%j", (message) =>
    expect(world().say(message).changes).toMatchObject([
      { tool: "update_founder", input: { patch: { status: "Dormant" } }, held: expect.any(String) as unknown },
    ]),
  );
});

describe("a slip in a name is the only one who is nearly called so", () => {
  const names = [
    ...within("Leonor", "Leonor").map((said) => [said, "Leonor Vasquez"] as const),
    ...within("Tomasz Wierzba", "Wierzba").map((said) => [said, "Tomasz Wierzba"] as const),
    ["Bao Ahn", "Bao Anh Nguyen"] as const,
    ["Boa Anh", "Bao Anh Nguyen"] as const,
    ["Bao Anh Nguyne", "Bao Anh Nguyen"] as const,
  ];
  test.each(names)("%s is %s", (said, name) => {
    expect(world().say(`note for ${said}: wants grey tiles`).changes).toMatchObject([
      { tool: "create_note", input: { founderId: idOf(name), content: "Wants grey tiles" } },
    ]);
    const { text } = world().say(`What is the company of ${said}?`);
    expect(text).toMatch(new RegExp(`^I read “.*” as .*${name}.*Company`));
  });
  test.each(["whats leonors company", "whats lenors company", "what is leonrs company"])("%j is answered", (question) =>
    expect(world().say(question).text).toContain("Vasquez Tiles"),
  );
  test("of two who a word is nearly the name of, one is asked for", () => {
    const conversation = world();
    const asked = conversation.say("set the stage of Marte to Sampling");
    expect([asked.changes, asked.text]).toEqual([[], expect.stringMatching(/Which one.*Marta Rossi.*Marto Silva/)]);
    expect(conversation.say("Marta Rossi").changes).toMatchObject([{ input: { founderId: idOf("Marta Rossi") } }]);
  });
  test("who is called so is nobody else with a slip", () =>
    expect(world().say("set the stage of Marta to Sampling").changes).toMatchObject([
      { input: { founderId: idOf("Marta Rossi") }, held: null },
    ]));
  test.each(["pelase", "plese", "plase", "please"])("%j at the end is no part of a value", (please) =>
    expect(world().say(`assign Leonor Vasquez to Otto ${please}`).changes).toMatchObject([
      { tool: "update_founder", input: { patch: { owner: "Otto" } } },
    ]),
  );
  test.each(["note for Bao and Leonor: wants tiles", "Bao had tea"])("%j names nobody else", (message) =>
    expect(world().say(message).text).not.toContain("Tomasz"),
  );
});
