import { describe, expect, test } from "vitest";
import { isOnlyWords } from "./everyday-names.ts";

describe("words of every day are nobody's name", () => {
  test.each([
    ["remind me to call Zephyr in two weeks", "Mark Weeks"],
    ["What did Ines post last?", "Emily Post"],
    ["Show posts by Tobias", "Emily Post"],
    ["Post about the fair", "Emily Post"],
    ["Which tasks do I have for Ines?", "Delete All Tasks"],
    ["delete all tasks", "Delete All Tasks"],
    ["Delete all tasks", "Delete All Tasks"],
    ["pay the rent in April", "April Bell"],
    ["due April 12", "April Bell"],
    ["will Ines come?", "Will Stone"],
    ["Will she sign?", "Will Stone"],
    ["a new price for the long run", "Ada Price"],
    ["who needs more time", "Lou Moore-Time"],
  ])("%s: %s", (text, name) => {
    expect(isOnlyWords(text, name)).toBe(true);
  });
});

describe("and still they are someone's", () => {
  test.each([
    ["note on Weeks: likes rum", "Mark Weeks"],
    ["call mark weeks", "Mark Weeks"],
    ["email emily post", "Emily Post"],
    ["emily's post", "Emily Post"],
    ["Post called, she is in", "Emily Post"],
    ["remove Delete All Tasks", "Delete All Tasks"],
    ["April called", "April Bell"],
    ["works with April", "April Bell"],
    ["Will called, he wants a demo", "Will Stone"],
    ["call will tomorrow", "Will Stone"],
    ["grace to Won", "Grace Call"],
    ["what does bill owe", "Bill Rivers"],
    ["stage of Price?", "Ada Price"],
    ["call Ines", "Ada Price"],
  ])("%s: %s", (text, name) => {
    expect(isOnlyWords(text, name)).toBe(false);
  });
});
