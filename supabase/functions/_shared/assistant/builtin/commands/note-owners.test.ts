import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [{ name: "Mira Osei" }, { name: "Teun Bakker" }, { name: "Marie-Laure Le Bihan" }],
  });
const contents = (said: string) =>
  start()
    .say(said)
    .changes.map(({ tool, input }) => [tool, input["content"]]);

test.each([
  ["please write down on Mira's page that the gate sticks", "The gate sticks"],
  ["jot down in Teun's file: bring the catalogue", "Bring the catalogue"],
  ["record on Mira's card: prefers mornings", "Prefers mornings"],
  ["put down on Teun Bakker's sheet that the tea is bad", "The tea is bad"],
  ["log on Mira's entry that the drawings came", "The drawings came"],
  ["note on Teun's page: wants wax", "Wants wax"],
  ["note on Mira's page she wants wax", "She wants wax"],
  ["note down about Teun's dog that it is ill", "Teun's dog that it is ill"],
  ["note on Mira's file cabinet: jammed since May", "Mira's file cabinet: jammed since May"],
])("%j leaves no piece of the name in the note", (said, content) => {
  expect(contents(said)).toEqual([["create_note", content]]);
});

test.each([
  ["ajoute une note pour Marie-Laure : le four doit rester froid", "Le four doit rester froid"],
  ["note pour Marie-Laure : le camion arrive mardi matin", "Le camion arrive mardi matin"],
  ["ajoute une note sur Marie-Laure: le bois est humide", "Le bois est humide"],
  ["ajoute une note pour Marie-Laure Le Bihan : le bois est humide", "Le bois est humide"],
  ["ajoute une note pour Marie-Laure le bois est humide", "Le bois est humide"],
  ["note pour Marie-Laure, le maire a dit oui", "Le maire a dit oui"],
])("%j keeps a joined name whole", (said, content) => {
  expect(contents(said)).toEqual([["create_note", content]]);
});
