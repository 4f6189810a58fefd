import { expect, test } from "vitest";
import { listedOptions } from "./listed-options.ts";

const OPTIONS = ["Oak", "Sails, white", "Red; blue", "Elm"];
test.each([
  ["Oak, Elm", ["Oak", "Elm"]],
  ["Sails, white", ["Sails, white"]],
  ["Oak; sails,white, Elm", ["Oak", "Sails, white", "Elm"]],
  ["Red, blue", ["Red; blue"]],
  ["Teak, white", ["Teak", "white"]],
  ["oak,", ["oak"]],
  ["", [""]],
])("“%s” says its options", (list, options) => expect(listedOptions(list, OPTIONS)).toEqual(options));
