import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const played = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ines Marrow" }, { name: "Ben Carrow" }] })
    .say(message)
    .changes.filter(({ tool }) => tool === "create_founder");

test.each([
  [
    "Jana Whitlock and Sam Obi are new. Jana is CEO of Peatworks in Leeds (jana@peat.example, linkedin.com/in/jana-whitlock), Sam is her cofounder linkedin.com/in/sam-obi",
    [
      { name: "Jana Whitlock", roleTitle: "CEO", company: "Peatworks", location: "Leeds", email: "jana@peat.example" },
      { name: "Sam Obi", roleTitle: "cofounder", company: "Peatworks" },
    ],
  ],
  [
    "Kofi Mensah and Lea Brandt are both new: Lea runs Tidehouse (linkedin.com/in/lea-brandt) and Kofi is CFO at Marl, linkedin.com/in/kofi-mensah",
    [
      { name: "Lea Brandt", company: "Tidehouse" },
      { name: "Kofi Mensah", roleTitle: "CFO", company: "Marl" },
    ],
  ],
  [
    "Ana Ruiz, Bo Lund and Cy Marsh are new contacts. Ana's head of sales at Solar Uno, in/ana-ruiz-solar. Bo is her CTO, in/bo-lund. Cy is a lawyer in Oslo, in/cy-marsh-law",
    [
      { name: "Ana Ruiz", company: "Solar Uno" },
      { name: "Bo Lund", roleTitle: "CTO", company: "Solar Uno" },
      { name: "Cy Marsh", location: "Oslo", company: null },
    ],
  ],
])("%s", (message, expected) => {
  const changes = played(message);
  expect(changes.map(({ input }) => input)).toMatchObject(expected);
  // Nobody asked for it in words.
  expect(changes.every(({ held }) => held !== null)).toBe(true);
  expect(changes.every(({ input }) => String(input["profileUrl"]).includes("linkedin.com/in/"))).toBe(true);
});

test("an order to add them is done at once", () => {
  const changes = played(
    "Add Kofi Mensah and Lea Brandt. Kofi: CFO at Marl, in/kofi-mensah. Lea: designer at Tidehouse, in/lea-brandt",
  );
  expect(changes).toMatchObject([
    { input: { name: "Kofi Mensah", roleTitle: "CFO", company: "Marl" }, held: null },
    { input: { name: "Lea Brandt", roleTitle: "designer", company: "Tidehouse" }, held: null },
  ]);
});

test("who is there already is nobody new", () => {
  expect(played("Ines Marrow and Ben Carrow are new. Ines is happy, linkedin.com/in/ines-marrow, Ben is not")).toEqual(
    [],
  );
});
