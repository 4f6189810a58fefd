import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", values: { Fibres: "Silk, Linen" } },
    { name: "Teo Witham", values: { Fibres: "Alpaca" } },
  ],
  columns: [
    { label: "Fibres", type: "multiselect" as const, options: ["Silk", "Linen", "Alpaca", "Raw Wool"] },
    { label: "Hobbies", type: "multiselect" as const, options: ["Chess", "Rowing"] },
    { label: "Kind", type: "select" as const, options: ["Weaver", "Dyer"] },
  ],
};
const set = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input, held }) => [tool, [...String(input["value"]).split(", ")].sort().join(","), held]);

test.each([
  ["Tag Teo with silk and raw wool under fibres", "Alpaca,Raw Wool,Silk"],
  ["Put Teo down for linen and silk under Fibres", "Alpaca,Linen,Silk"],
  ["Label Teo raw wool, linen and silk", "Alpaca,Linen,Raw Wool,Silk"],
  ["please file Ilse Moravec under alpaca and raw wool", "Alpaca,Linen,Raw Wool,Silk"],
  ["Tag Ilse with raw wool under fibres", "Linen,Raw Wool,Silk"],
  ["Classify Teo as silk & linen in her fibres please", "Alpaca,Linen,Silk"],
])("options are added to what someone has: %j", (message, value) => {
  expect(set(message)).toEqual([["set_custom_value", value, null]]);
});

test.each([
  ["Ilse no longer does raw silk, drop that fibre", "Linen"],
  ["Ilse doesn't weave linen any more, take that fibre off", "Silk"],
  ["Ilse has given up silk. Please remove that fibre", "Linen"],
  ["Ilse is out of linen now, drop the fibre", "Silk"],
])("the option that was told of goes, and the others stay: %j", (message, value) => {
  expect(set(message)).toEqual([["set_custom_value", value, null]]);
});

test.each([
  "Tag Teo as weaver",
  "Ilse loves silk, drop that fibre",
  "Ilse no longer does chess, drop that fibre",
  "Does Ilse no longer do silk?",
  "note on Ilse: tag Teo with silk and linen under fibres",
])("what says something else adds and takes off no option: %j", (message) => {
  expect(
    set(message).filter(([tool, value]) => tool === "set_custom_value" && /Silk.*Linen|Linen$/u.test(String(value))),
  ).toEqual([]);
});
