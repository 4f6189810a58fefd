import { expect, test } from "vitest";
import { excerptText, withShortLead } from "./match-words";

const excerpt = (lead: string) => [
  { text: lead, isFound: false },
  { text: "pension", isFound: true },
  { text: " scheme", isFound: false },
];
const told = (lead: string) =>
  withShortLead(excerpt(lead))
    .map(({ text }) => text)
    .join("");

test("little text comes before a match, so that the match is visible", () => {
  expect(told("Wants to talk about the ")).toBe("… about the pension scheme");
  expect(told("About the ")).toBe("About the pension scheme");
  expect(told("Incomprehensibilities")).toBe("…ehensibilitiespension scheme");
});

test("what was found first, or not at all, is left as it is", () => {
  const found = [{ text: "Pension", isFound: true }];
  expect(withShortLead(found)).toBe(found);
  const none = [{ text: "A long text without any mark", isFound: false }];
  expect(withShortLead(none)).toBe(none);
});

test("all of it is told with its field", () => {
  expect(excerptText({ field: "notes", excerpt: excerpt("About the ") })).toBe("Note: About the pension scheme");
});
