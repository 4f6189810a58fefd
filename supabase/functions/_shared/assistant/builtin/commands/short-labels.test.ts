import { expect, test } from "vitest";
import { withShortLabels } from "./short-labels.ts";

const column = (label: string, type: "number" | "text" = "number") => ({ id: label, label, type, options: [] });
const COLUMNS = [
  column("Annual Tonnes"),
  column("Target Output"),
  column("Investment Needed"),
  column("Headcount"),
  column("Annual Recurring Revenue"),
  column("Repeat Annual Notes"),
];

test.each([
  ["mark placed, hc 0", "mark placed, Headcount 0"],
  ["HC to 3 for Ana", "Headcount to 3 for Ana"],
  ["Ana: ARR 40k", "Ana: Annual Recurring Revenue 40k"],
])("%j has the label in full", (message, plain) => {
  expect(withShortLabels(message, COLUMNS)).toBe(plain);
});

test.each([
  "Remind me tomorrow at 3 to call Wren",
  "Lunch with Wren tomorrow at 12",
  "Task: call Owen at 9:30",
  "Met Owen at 4, he liked the demo",
  "Set Next Call for Callum to Monday at 11",
  "Add a task: dinner with Priya at 7 on Friday",
  "Set Callum's priority to 60",
  "Remind me in 3 days to call Wren",
  "SET THE PRIORITY OF CALLUM TO 60",
  "CALL WREN AT 5",
  "Ana ran 10 km with us",
  "meet at HC 9:30",
  "he arr 3 times",
])("%j stays as it is", (message) => {
  expect(withShortLabels(message, COLUMNS)).toBe(message);
});
