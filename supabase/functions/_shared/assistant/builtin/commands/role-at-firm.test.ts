import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const conversation = () =>
  new PlayedConversation({
    people: [
      { name: "Ilse Moravec", company: "Tideworks", values: { roleTitle: "CEO" } },
      { name: "Teo Aldana", company: "Tideworks", values: { roleTitle: "CTO" } },
      { name: "Rui Melo", company: "Lampkit", values: { roleTitle: "Managing Director" } },
    ],
    stages: ["Lead", "Pilot", "Live"],
  });
const played = (message: string) => conversation().say(message);
const idOf = (name: string) => conversation().people.find((one) => one.name === name)?.id;

test.each([
  ["Both Tideworks guys → Pilot", ["Ilse Moravec", "Teo Aldana"]],
  ["move both Tideworks chaps to Pilot", ["Ilse Moravec", "Teo Aldana"]],
])("%s", (message, names) => {
  const { changes } = played(message);
  const ids = changes.flatMap(({ input }) => input["founderIds"] ?? [input["founderId"]]);
  expect(ids).toEqual(names.map(idOf));
});

test.each(["Rui lives in Porto", "Rui now lives in Porto"])("%s: nobody is Live", (message) => {
  const { changes } = played(message);
  expect(changes).toMatchObject([{ input: { patch: { location: "Porto", stage: null } } }]);
});

test("Live is a stage where it is one", () => {
  expect(played("Rui is Live").changes).toMatchObject([{ input: { patch: { stage: "Live" } } }]);
  expect(played("note on Rui: lives in Porto").changes).toMatchObject([{ input: { content: "Lives in Porto" } }]);
});
