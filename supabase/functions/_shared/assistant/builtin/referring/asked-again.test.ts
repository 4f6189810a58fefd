import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Chloé Mercier", company: "Atelier Nuage", values: { owner: "Lina" } },
    { name: "Oskar Nyström", company: "Frostbyte", values: { owner: "Sam" } },
  ],
  owners: ["Lina", "Sam"],
  columns: [
    { label: "Price per kg", type: "number" },
    { label: "Harvest", type: "date" },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(HAVING);
  return messages.map((message) => conversation.say(message)).at(-1);
};

test.each(["and Oskar", "what about Oskar", "and Oskar?"])(
  "“%s” asks the same of him and writes nothing",
  (message) => {
    const said = play("who owns Chloé?", message);
    expect(said?.text).toContain("Oskar");
    expect(said?.text).not.toMatch(/did not understand/u);
    expect(said?.changes).toEqual([]);
  },
);

test.each([
  ["Oskar Nyström left Frostbyte"],
  ["Oskar Nyström has left the company"],
  ["Oskar Nyström is no longer with Frostbyte"],
  ["Oskar Nyström quit his job"],
])("“%s” offers an empty company", (message) => {
  expect(play(message)?.changes).toMatchObject([{ tool: "update_founder", input: { clear: ["company"] } }]);
  expect(play(message)?.changes.every(({ held }) => held !== null)).toBe(true);
});

test.each(["Oskar left a message", "I heard that Oskar left Frostbyte", "Oskar is leaving Frostbyte in spring"])(
  "“%s” changes no company",
  (message) => {
    expect(play(message)?.changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
  },
);
