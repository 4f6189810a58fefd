import { expect, test } from "vitest";
import { inPlainerMarks, segmentsOf } from "./segments.ts";

test.each([
  ["one letter", "a", 1],
  ["160 letters of GSM-7", "a".repeat(160), 1],
  ["161 letters of GSM-7", "a".repeat(161), 2],
  ["306 letters of GSM-7", "a".repeat(306), 2],
  ["307 letters of GSM-7", "a".repeat(307), 3],
  ["80 euro signs, of two places each", "€".repeat(80), 1],
  ["81 euro signs", "€".repeat(81), 2],
  ["a bracket that would be cut in two", `${"a".repeat(152)}[${"a".repeat(152)}`, 3],
  ["70 letters with one beyond GSM-7", `${"a".repeat(69)}ç`, 1],
  ["71 letters with one beyond GSM-7", `${"a".repeat(70)}ç`, 2],
  ["letters that GSM-7 has, and é and Ç among them", "éÇñüß".repeat(32), 1],
  ["35 emoji, of two places each", "😀".repeat(35), 1],
  ["36 emoji", "😀".repeat(36), 2],
  ["1,600 letters", "a".repeat(1600), 11],
])("%s: %#", (_, text, segments) => {
  expect(segmentsOf(text)).toBe(segments);
});

test("quotes, dashes and ellipses become characters that cost half", () => {
  const curly = `“Call Ines” – it’s due… ${"a".repeat(100)}`;
  expect(inPlainerMarks(curly).startsWith(`"Call Ines" - it's due...`)).toBe(true);
  expect([segmentsOf(curly), segmentsOf(inPlainerMarks(curly))]).toEqual([2, 1]);
});
