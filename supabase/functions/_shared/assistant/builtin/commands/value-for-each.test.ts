import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Otto Brand" }, { name: "Runa Falk" }, { name: "Vera Moss" }],
  columns: [
    { label: "Insured", type: "boolean" as const },
    { label: "Berth", type: "number" as const },
    { label: "Rig", type: "select" as const, options: ["Sloop", "Ketch"] },
  ],
};
const valuesOf = (message: string) =>
  new PlayedConversation(HAVING)
    .say(message)
    .changes.map(({ input }) => `${String(Number(String(input["founderId"]).slice(-2)))} ${String(input["value"])}`)
    .sort();

test.each([
  ["Insured: yes for Otto, no for Runa and Vera", ["0 yes", "1 no", "2 no"]],
  ["Set insured to yes for Otto and to no for Runa", ["0 yes", "1 no"]],
  ["insured yes for Otto and Vera, no for Runa", ["0 yes", "1 no", "2 yes"]],
  ["Rig: Ketch for Otto, Sloop for Vera", ["0 Ketch", "2 Sloop"]],
  ["set the berth to 4 for Otto and 7 for Runa", ["0 4", "1 7"]],
])("“%s” gives each their own value", (message, values) => expect(valuesOf(message)).toEqual(values));

test.each([
  "note for Otto: yes for the ketch, no for the sloop",
  "Remind me to ask Otto: yes for Friday, no for Monday",
])("“%s” sets nothing", (message) =>
  expect(new PlayedConversation(HAVING).say(message).changes.map(({ tool }) => tool)).not.toContain("set_custom_value"),
);

test.each([
  ["set Insured of Otto to no", ["0 no"]],
  ["change the insured of Otto and Vera to no", ["0 no", "2 no"]],
  ["set insured for Runa to yes", ["1 yes"]],
])("“%s”: a column of yes and no has its value behind the names", (message, values) =>
  expect(valuesOf(message)).toEqual(values),
);
