import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ines Marrow", stage: "Lead", values: { stage: "Lead", Topics: "Legal" } },
    { name: "Omar Haddad", stage: "Lead", values: { stage: "Lead" } },
  ],
  columns: [{ label: "Topics", type: "multiselect", options: ["Talent", "Legal", "Finance"] }],
};

test.each(["everyone in Lead: add Finance", "add Finance to everyone in Lead"])(
  "“%s” is a card for each of them, beside what they have",
  (message) => {
    const { changes } = new PlayedConversation(HAVING).say(message);
    expect(changes.map(({ tool }) => tool)).toEqual(["set_custom_value", "set_custom_value"]);
    expect(changes.every(({ held }) => held !== null)).toBe(true);
  },
);
