import { expect, test } from "vitest";
import { readTsv, writeTsv } from "./tsv";

const cells = [
  ["Ada", 'says "hi"', "two\nlines"],
  ["", "tab\there", "-5"],
  ["=1+1", "@x", "+44 20"],
];

test("cells come back from the clipboard as they went there", () => {
  expect(readTsv(writeTsv(cells))).toEqual(cells);
});

test("reads what spreadsheets copy: quoted cells, Windows line ends and an end after the last row", () => {
  expect(readTsv('a\t"b ""quoted"""\r\nc\t"d\ne"\r\n')).toEqual([
    ["a", 'b "quoted"'],
    ["c", "d\ne"],
  ]);
  expect(readTsv("one")).toEqual([["one"]]);
  expect(readTsv("a\t\t\n")).toEqual([["a", "", ""]]);
});

test("a quote that does not close is part of the text", () => {
  expect(readTsv('"5 inch\tx')).toEqual([['"5 inch', "x"]]);
});

test("no cell starts a formula in the spreadsheet it is pasted into; a negative number stays one", () => {
  expect(writeTsv([["=HYPERLINK(1)", "-5", "-cmd", "@a"]])).toBe("'=HYPERLINK(1)\t-5\t'-cmd\t'@a");
});
