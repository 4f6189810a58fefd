import { expect, test } from "vitest";
import { excerptOf, marked } from "./marked-text";

const inBrackets = (pieces: ReturnType<typeof marked>) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

test("marks what the typed words begin, and loses nothing of the text", () => {
  expect(inBrackets(marked("Add a task, then task it", "task a"))).toBe("[A]dd [a] [task], then [task] it");
  expect(inBrackets(marked("Zoë", "zo"))).toBe("[Zo]ë");
  expect(inBrackets(marked("Rézoné", "zo"))).toBe("Rézoné");
  expect(inBrackets(marked("", "zo"))).toBe("");
});

test("marks whatever a search without word limits found, signs and letters that are written as two too", () => {
  expect(inBrackets(marked("suspension, GPT-4 and Weißbier", "ension gpt-4 eiss", "anywhere"))).toBe(
    "susp[ension], [GPT-4] and W[eiß]bier",
  );
  expect(inBrackets(marked("Cafe\u0301 Søren", "cafe oren", "anywhere"))).toBe("[Cafe\u0301] S[øren]");
});

test("of words within each other the longest is marked, once", () => {
  expect(inBrackets(marked("price pricing", "pri price"))).toBe("[price] [pri]cing");
});

test("a long text is cut around the first word that was found, and around the one that is wanted", () => {
  const content = `Round ${"before ".repeat(40)}\n\nSetúbal${" after".repeat(60)}`;
  expect(inBrackets(excerptOf(content, "setúbal"))).toMatch(/^….{30,45} \[Setúbal\] after.{100,160}…$/);
  expect(inBrackets(excerptOf(content, "round setubal", "anywhere"))).toMatch(/^\[Round\] before.*…$/);
  expect(inBrackets(excerptOf(content, "round setubal", "anywhere", ["setubal"]))).toMatch(/^….*\[Setúbal\] after/);
  expect(inBrackets(excerptOf("Short and found", "found"))).toBe("Short and [found]");
});
