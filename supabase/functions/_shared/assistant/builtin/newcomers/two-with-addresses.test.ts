import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Per Holt" }], stages: ["Lead", "Quoted"] };
const added = (message: string) => {
  const { changes } = new PlayedConversation(HAVING).say(message);
  return changes.filter(({ tool }) => tool === "create_founder").map(({ input }) => input);
};
const JONNA = "https://www.linkedin.com/in/jonna-lehto";
const EMRE = "https://www.linkedin.com/in/emre-kaya-oven";

test.each([
  ...["from", "at"].flatMap((at) =>
    ["and", "plus", "&"].map(
      (and) => `Add two people: Jonna Lehto, ${JONNA}, ${at} Koivu Hall ${and} Emre Kaya, ${EMRE}`,
    ),
  ),
])("each has their own address: %s", (message) => {
  for (const same of ["same place", "same company", "from the same firm"])
    expect(added(`${message}, ${same}`)).toMatchObject([
      { name: "Jonna Lehto", company: "Koivu Hall", profileUrl: JONNA },
      { name: "Emre Kaya", company: "Koivu Hall", profileUrl: EMRE },
    ]);
});

const ROLES = ["Baker", "Luthier", "Gardener", "Sound engineer", "Illustrator"];
test.each(ROLES)("in a line of a card %s is the role, in any position", (role) => {
  const facts = [role, "Taller Lehto, Granada", "jonna@lehto.example"];
  for (const order of [facts, [facts[1], facts[0], facts[2]]])
    expect(added(["Jonna Lehto", ...order, JONNA].join(" | "))).toMatchObject([
      { name: "Jonna Lehto", roleTitle: role, company: "Taller Lehto", location: "Granada" },
    ]);
});

test.each(["piano dealer", "tuner", "wine importer"])("behind %s one word is offered as the place", (trade) => {
  const { changes } = new PlayedConversation(HAVING).say(
    `Jonna Lehto - ${trade}, Vrsnik - stage Quoted - ${JONNA} . please add`,
  );
  expect(changes).toMatchObject([{ input: { roleTitle: trade, location: "Vrsnik", company: null } }]);
  expect(changes[0]?.held).toContain("Vrsnik");
});

test("the dean of a faculty is a role, and Dean a name", () => {
  expect(added(`add Jonna Lehto, Dean of Music at Koivu Hall, ${JONNA}`)).toMatchObject([
    { roleTitle: "Dean of Music", company: "Koivu Hall" },
  ]);
  expect(added("add Dean Lehto from Koivu Hall, linkedin.com/in/dean-lehto")).toMatchObject([{ name: "Dean Lehto" }]);
});
