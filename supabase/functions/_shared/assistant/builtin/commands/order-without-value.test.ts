import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Yara Blom" }, { name: "Otis Kane" }, { name: "Mina Sato" }],
    columns: [
      { label: "Plan", type: "select", options: ["Basic", "Plus"] },
      { label: "Opening", type: "date" },
    ],
  }).say(message);
const values = (message: string) =>
  said(message).changes.flatMap(({ tool, input, held }) =>
    tool === "set_custom_value" ? [[String(input["founderId"]).at(-1), input["value"], held !== null]] : [],
  );

test.each([
  ["set plan of Yara and Otis wants plus", "What should the plan of Yara be?"],
  ["please change the plan for Mina, and Yara prefers basic", "What should the plan of Mina be?"],
  ["Set the opening for Otis, and Mina is back on Friday", "What should the opening of Otis be?"],
])("takes what is told of someone else for no value of the first: %s", (message, asks) => {
  expect(said(message).text).toContain(asks);
  expect(values(message).every(([, , isHeld]) => isHeld)).toBe(true);
  expect(values(message).length).toBeLessThanOrEqual(1);
});

test.each([
  ["set plan of Yara and Otis to plus", "Plus"],
  ["set the plan for Yara and Otis: basic", "Basic"],
  ["Set opening of Yara and Otis to 4 July", "2030-07-04"],
])("gives both a value that is said for both: %s", (message, value) => {
  expect(values(message)).toEqual([
    ["0", value, false],
    ["1", value, false],
  ]);
});
