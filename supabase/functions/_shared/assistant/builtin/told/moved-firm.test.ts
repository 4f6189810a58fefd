import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const patches = (message: string) =>
  new PlayedConversation({ people: [{ name: "Siobhan Daly", company: "Daly Marquees" }] })
    .say(message)
    .changes.filter(({ tool }) => tool === "update_founder")
    .map(({ input, held }) => {
      const { patch, clear } = input as { patch: Record<string, unknown>; clear: string[] };
      return {
        ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null)),
        clear,
        isAsked: held !== null,
      };
    });
const tools = (message: string) =>
  new PlayedConversation({ people: [{ name: "Siobhan Daly", company: "Daly Marquees" }] })
    .say(message)
    .changes.map(({ tool }) => tool)
    .sort();

const LEFT = ["Siobhan has left Daly Marquees", "Siobhan left Daly Marquees", "Siobhan just quit Daly Marquees"];
const GONE = ["and gone to", "and joined", ", she'll start at", "and is now at", "to work for"];
test.each(LEFT.flatMap((left) => GONE.map((gone) => [`${left} ${gone} Tentco`.replace(" ,", ",")])))(
  "%j offers the new company",
  (message) => {
    expect(patches(message)).toEqual([{ company: "Tentco", clear: [], isAsked: true }]);
    expect(patches(`${message} in Zürich`)).toEqual([
      { company: "Tentco", location: "Zürich", clear: [], isAsked: true },
    ]);
    expect(patches(`${message} in August`)).toEqual([{ company: "Tentco", clear: [], isAsked: true }]);
  },
);

test("what was told is offered as a note beside it", () => {
  expect(tools("Siobhan has left Daly Marquees and gone to Tentco in Zürich")).toEqual([
    "create_note",
    "update_founder",
  ]);
});

test.each([
  "Siobhan left the party and gone to Tentco",
  "Siobhan may have left Daly Marquees",
  "Siobhan left Daly Marquees and moved to Berlin",
])("%j names no new company", (message) => {
  expect(patches(message).filter((patch) => "company" in patch)).toEqual([]);
});
