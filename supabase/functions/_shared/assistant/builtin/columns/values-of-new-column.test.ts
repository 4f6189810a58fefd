import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) => {
  const played = new PlayedConversation({
    people: [{ name: "Ruta Kalnina" }, { name: "Ossie Brand" }, { name: "Lin Dao" }],
  });
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0] ?? "";
  return played.say(message).changes.map(({ tool, input }) => ({
    ...{ tool, label: input["label"] },
    values: ((input["values"] ?? []) as { founderId: string; value: string }[]).map(
      ({ founderId, value }) => `${nameOf(founderId)} ${value}`,
    ),
  }));
};

test.each([
  ["new yes/no column Needs mooring. yes for Ruta and Lin", "Needs mooring", ["Ruta yes", "Lin yes"]],
  ["add a checkbox column Needs crane, yes for Ruta", "Needs crane", ["Ruta yes"]],
  ["new number column Needs berths. 3 for Ossie", "Needs berths", ["Ossie 3"]],
  ["Add a checkbox column Insured. Yes for Ruta and Ossie, no for Lin", "Insured", ["Ruta yes", "Ossie yes", "Lin no"]],
  ["new yes/no column Dry. yes for Ruta, no for Ossie and Lin", "Dry", ["Ruta yes", "Ossie no", "Lin no"]],
])("%j is one column with its values", (message, label, values) =>
  expect(play(message)).toEqual([{ tool: "create_custom_field", label, values }]),
);

test("who is named at once for another one is meant", () =>
  expect(play("new yes/no column Dry. yes for Ruta, no, Ossie").flatMap(({ values }) => values)).toEqual([
    "Ossie yes",
  ]));
