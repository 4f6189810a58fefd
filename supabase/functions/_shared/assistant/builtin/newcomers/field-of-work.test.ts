import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

test.each([
  ["he does geothermal in Cork", "geothermal", "Cork"],
  ["works in heat pumps in Leeds", "heat pumps", "Leeds"],
  ["she does weddings in Bath", "weddings", "Bath"],
  ["is in fintech in London", "fintech", "London"],
])("of someone who is added, %s: a field of work and a place", (said, industry, location) => {
  const { changes } = new PlayedConversation({}).say(`Add Sam Reed, linkedin.com/in/samreed, ${said}`);
  expect(changes.map(({ input }) => [input["industry"], input["location"]])).toEqual([[industry, location]]);
});

test("a place where someone works is no field of work", () => {
  const { changes } = new PlayedConversation({}).say("Add Sam Reed, linkedin.com/in/samreed, works in Leeds");
  expect(changes.map(({ input }) => [input["industry"] ?? null, input["location"]])).toEqual([[null, "Leeds"]]);
});
