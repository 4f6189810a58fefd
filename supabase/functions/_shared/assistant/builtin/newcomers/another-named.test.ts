import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const WORLD = {
  people: [
    { name: "Leo Brandt", stage: "Lead", company: "Kiln" },
    { name: "Ana Duarte", stage: "Contacted", company: "Kiln" },
  ],
  columns: [{ label: "Introduced by", type: "text" as const }],
};
const said = (facts: string) =>
  new PlayedConversation(WORLD).say(`add Odile Marche, linkedin.com/in/odile-marche, ${facts}`).changes;
const added = (facts: string) => said(facts).find(({ tool }) => tool === "create_founder");

test.each([
  "CEO of Vela. Talk to Leo and move him to Meeting",
  "CEO of Vela. Leo left them, set him to Closed",
  "CEO of Vela. Ana is out, put her in Closed",
  "CEO of Vela, she replaces Leo. Move him to Closed",
  "CEO of Vela. Also Leo signed, mark him as Closed",
  "CEO of Vela. Ana Duarte was at the fair. Set her to Meeting",
  "CEO of Vela, she met Sam. Set him to Meeting",
  "her cofounder is Tim Roe, set him to Closed",
])("behind someone else who was named, “him” is not at once who is new: %s", (facts) => {
  const person = added(facts);
  expect(person?.input).toMatchObject({ name: "Odile Marche" });
  expect(person?.held === null ? person.input["stage"] : null).toBeNull();
});

test.each([
  "CEO of Vela. Leo left them, set him to Closed",
  "CEO of Vela. Ana is out, put her in Closed",
  "CEO of Vela. Also Leo signed, mark him as Closed",
])("the one who was named is offered: %s", (facts) =>
  expect(said(facts)).toContainEqual(
    expect.objectContaining({
      tool: "update_founder",
      held: expect.any(String) as unknown,
      input: expect.objectContaining({ patch: expect.objectContaining({ stage: "Closed" }) as unknown }) as unknown,
    }),
  ),
);

test.each([
  "CEO of Vela, introduced by Ana, set her to Meeting",
  "knows Leo. Move her to Meeting",
  "sent by Leo, put her in Meeting",
])("who they came by is no one else's order: %s", (facts) =>
  expect(added(facts)?.input).toMatchObject({ stage: "Meeting" }),
);

test.each([
  "her boss is Leo Brandt, CTO of Vela",
  "her cofounder is Tim Roe, CTO, Cork",
  "the founder is Tim Roe, Cork",
])("what follows who another one is waits: %s", (facts) => {
  const [person] = said(facts);
  expect(person?.held).not.toBeNull();
});

test.each(["her boss is Leo Brandt, she works at Vela", "CTO of Vela, her boss is Leo Brandt"])(
  "what is said of who is new does not wait: %s",
  (facts) => {
    expect(added(facts)).toMatchObject({ held: null, input: { company: "Vela" } });
  },
);

test.each([
  ["boss of Vento, Oslo", "Vento"],
  ["boss of Harbour Works", "Harbour Works"],
  ["Vento 3m, CEO", "Vento 3m"],
])("a firm is kept, on a card: %s", (facts, company) => {
  expect(added(facts)?.input).toMatchObject({ company });
  expect(added(facts)?.held).not.toBeNull();
});

test.each([
  "CEO of Vela, set Ana as introducer",
  "CEO of Vela, mark Ana down as the one who sent her",
  "CEO of Vela. Put Ana down as the source",
])("who they came by is no order of a stage: %s", (facts) => {
  expect(added(facts)?.input).toMatchObject({ name: "Odile Marche", company: "Vela" });
  expect(said(facts).filter(({ tool }) => tool === "update_founder")).toEqual([]);
  expect(JSON.stringify(said(facts))).toMatch(/"value":"Ana/u);
});

test.each([
  "then set her to Meeting tomorrow",
  "move her to Closed next week",
  "CEO of Vela. Put her in Meeting on Friday",
])("a stage with a day waits, and no note is made of its words: %s", (facts) => {
  expect(added(facts)?.held).not.toBeNull();
  expect(said(facts).filter(({ tool }) => tool === "create_note")).toEqual([]);
});
