import { expect, test } from "vitest";
import { numberIn } from "../vocabulary/numbers.ts";
import { withValueLists } from "./value-lists.ts";

const COLUMNS = [
  { id: "1", label: "Referral fee", type: "number" as const, options: [] },
  { id: "2", label: "Looms", type: "number" as const, options: [] },
  { id: "3", label: "Yarn", type: "text" as const, options: [] },
];
const ROWS = "Ilse Moravec 5000 8\nTeo Aldana 5200 7";

test.each([
  `update these\n${ROWS}\n(fee, looms)`,
  `update fee and looms:\n${ROWS}`,
  `New figures\nName | Referral fee | Looms\n${ROWS.replace(/ (?=\d)/gu, " | ")}`,
])("“%s” names the field of each number", (message) =>
  expect(withValueLists(message, COLUMNS)).toBe(
    "Ilse Moravec: Referral fee 5000, Looms 8\nTeo Aldana: Referral fee 5200, Looms 7",
  ),
);
test("a heading that names no field leaves it to the words above it", () =>
  expect(withValueLists("update the fees from this\nWho\tAmount\nIlse Moravec\t65\nTeo Aldana\t50", COLUMNS)).toBe(
    "Ilse Moravec: Referral fee 65\nTeo Aldana: Referral fee 50",
  ));
test.each([
  `remind me to check the fees\n${ROWS}`,
  `note for Ilse: fees\n${ROWS}`,
  `what is the total of the fees?\n${ROWS}`,
  `update the fees\n${ROWS}`,
  ROWS,
])("“%s” stays as it is", (message) => expect(withValueLists(message, COLUMNS)).toBe(message));
test("two numbers beside each other are not one", () => {
  expect(numberIn("5000 80")).toBeNull();
  expect([numberIn("45 thousand 200"), numberIn("2 hundred 50"), numberIn("5 080")]).toEqual([45_200, 250, 5_080]);
});
