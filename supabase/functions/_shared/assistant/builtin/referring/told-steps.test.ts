import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    {
      name: "Grace Wanjiru",
      values: { priorityScore: "60", "Price per kg": "8", Bags: "500", Harvest: "2030-06-10" },
    },
  ],
  columns: [
    { label: "Price per kg", type: "number" },
    { label: "Bags", type: "number" },
    { label: "Harvest", type: "date" },
  ],
};
const changes = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.map(({ input, held }) => {
    const value = input["value"] ?? (input["patch"] as { priorityScore?: number } | undefined)?.priorityScore;
    return [typeof value === "string" || typeof value === "number" ? String(value) : "", held !== null];
  });

test.each([
  ["Grace's price went up by 0.5", "8.5"],
  ["Grace's price per kg dropped by 10%", "7.2"],
  ["Grace's bags are 20 more than we thought", "520"],
  ["Grace's bags went down by 100", "400"],
  ["Grace's harvest is two weeks later than planned", "2030-06-24"],
  ["Grace's harvest slipped by a week", "2030-06-17"],
])("“%s” is told, and offered from what is stored", (message, value) => {
  expect(changes(message)).toEqual([[value, true]]);
});

test.each([
  ["knock 50 cents off Grace's price", "7.5"],
  ["increase Grace's price by 5%", "8.4"],
  ["take 20 bags off Grace's bags", "480"],
  ["lower Grace by 10", "50"],
  ["set Grace's price per kg to 8.25", "8.25"],
])("“%s” counts from what is stored", (message, value) => {
  expect(changes(message)).toEqual([[value, false]]);
});

test.each(["Grace says her price went up by 1", "did Grace's price go up by 1?", "who went up by 10?"])(
  "“%s” changes no number",
  (message) => {
    expect(changes(message).filter(([value]) => value !== "")).toEqual([]);
  },
);
