import { expect, test } from "vitest";
import { isSameValue, valueInWords } from "./cell-values";
import { parseDay, parseNumber, parseOption, parseOptions, parseText, parseYesNo } from "./parse-cell";

test("text loses the space around it, and blank text is nothing", () => {
  expect(parseText("  Acme  ")).toEqual({ value: "Acme" });
  expect(parseText(" \n")).toEqual({ value: null });
});

test.each([
  ["12", 12],
  [" -3.5 ", -3.5],
  ["1,234,567.8", 1234567.8],
  ["1 234", 1234],
  ["52.5k", 52500],
  ["1,200K", 1200000],
  ["1.2 m", 1200000],
  ["1.005k", 1005],
  ["-3mn", -3000000],
  ["2bn", 2000000000],
  ["€40k", 40000],
  ["40k €", 40000],
  ["$1,200.50", 1200.5],
  ["-£3", -3],
  ["EUR 2.500,75", 2500.75],
  ["2.500,75 eur", 2500.75],
  ["2.500,75", 2500.75],
  ["1.234.567", 1234567],
  ["1'234'567.8", 1234567.8],
  ["2.5", 2.5],
  ["85.000", 85000],
  ["€ 85.500", 85500],
  ["-1.250 EUR", -1250],
  ["1.250", 1.25],
  ["0.125", 0.125],
  ["€0.125", 0.125],
  ["$1.250k", 1250],
  ["85.000k", 85000],
  ["", null],
])("reads %j as a number", (text, value) => {
  expect(parseNumber(text)).toEqual({ value });
});

test.each([
  "12a",
  "1,23",
  "Infinity",
  "--1",
  "k",
  "1e3k",
  "5kk",
  "1,23k",
  "5 km",
  "€",
  "$$",
  "2.50,75",
  "1.23.456",
  "€40$5",
])("takes %j for no number", (text) => {
  expect(parseNumber(text)).toEqual({ problem: "Enter a number, such as 2500.75 or 40k." });
});

// A Tuesday; in Auckland it is Wednesday already.
const NOW = new Date("2026-11-24T12:00:00Z");
const day = (text: string, timeZone = "UTC") => parseDay(text, timeZone, NOW);

test("reads a day in its written forms, only one that exists, and none that could be two", () => {
  expect(day("2026-11-21")).toEqual({ value: "2026-11-21" });
  expect(day("2026-11-21T09:30")).toEqual({ value: "2026-11-21" });
  expect(day("21.11.2026")).toEqual({ value: "2026-11-21" });
  expect(day(" Nov 21, 2026 ")).toEqual({ value: "2026-11-21" });
  expect(day("")).toEqual({ value: null });
  for (const text of ["2026-02-30", "3/1/2026", "2026-13-01", "2026-1", "1 Foo 2026", "31.4.2026"]) {
    expect([text, day(text)]).toEqual([text, { problem: "Enter a date, such as 2026-11-21 or next friday." }]);
  }
});

test.each([
  ["today", "2026-11-24"],
  ["Tomorrow", "2026-11-25"],
  ["yesterday", "2026-11-23"],
  ["day after tomorrow", "2026-11-26"],
  ["friday", "2026-11-27"],
  ["on friday", "2026-11-27"],
  ["next friday", "2026-12-04"],
  ["last friday", "2026-11-20"],
  ["in 2 weeks", "2026-12-08"],
  ["3 days ago", "2026-11-21"],
  ["next week", "2026-12-01"],
  ["end of month", "2026-11-30"],
  ["12 march", "2027-03-12"],
  ["March 12", "2027-03-12"],
  ["tomorrow at 3pm", "2026-11-25"],
])("reads %j as a day", (text, value) => {
  expect(day(text)).toEqual({ value });
});

test("today is the user's own", () => {
  expect(day("today", "Pacific/Auckland")).toEqual({ value: "2026-11-25" });
});

test.each([
  "soon",
  "may",
  "april",
  "2027",
  "April 2027",
  "at 3pm",
  "call them tomorrow",
  "tomorrow or so",
  "x".repeat(9000),
])("takes %j for no day", (text) => {
  expect(day(text)).toEqual({ problem: "Enter a date, such as 2026-11-21 or next friday." });
});

test("reads yes and no as people and spreadsheets write them", () => {
  expect(["Yes", "TRUE", "1", "x"].map(parseYesNo)).toEqual(Array(4).fill({ value: true }));
  expect(["No", "false", "0"].map(parseYesNo)).toEqual(Array(3).fill({ value: false }));
  expect(parseYesNo("maybe")).toEqual({ problem: "Enter Yes or No." });
});

test("finds options however they are capitalised, and several of them", () => {
  const options = ["Lead", "Won", "Berlin, DE", "lead"];
  expect(parseOption(options, "won")).toEqual({ value: "Won" });
  expect(parseOption(options, "lead")).toEqual({ value: "lead" });
  expect(parseOption(options, "Lost")).toEqual({ problem: "There is no option “Lost”." });
  expect(parseOptions(options, "won, Lead, WON,")).toEqual({ value: ["Won", "Lead"] });
  expect(parseOptions(options, "Berlin, DE")).toEqual({ value: ["Berlin, DE"] });
  expect(parseOptions(options, 'Won, "Berlin, DE"')).toEqual({ value: ["Won", "Berlin, DE"] });
  expect(parseOptions(options, "Won, Lost")).toEqual({ problem: "There is no option “Lost”." });
  expect(parseOptions(options, " ")).toEqual({ value: null });
});

test("a value is said in words, and the order of options is no difference", () => {
  expect([null, true, false, 0, ["a", "b"], "x"].map(valueInWords)).toEqual(["", "Yes", "No", "0", "a, b", "x"]);
  expect(isSameValue(["a", "b"], ["b", "a"])).toBe(true);
  expect(isSameValue(["a"], ["a", "b"])).toBe(false);
  expect(isSameValue(0, null)).toBe(false);
});

test("options come back from their words as they went, whatever they are called", () => {
  const options = ["x", "y", "x, y", 'the "big" one', '"', "a b", ","];
  for (const chosen of [["x", "y"], ["x, y"], ["x, y", "x"], ['the "big" one', "y"], ['"', ","], options]) {
    expect(parseOptions(options, valueInWords(chosen))).toEqual({ value: chosen });
  }
});
