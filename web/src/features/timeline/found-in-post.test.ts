import { expect, test } from "vitest";
import { aPost } from "@/testing/post";
import { foundInPost } from "./found-in-post";

const long = `${"We shipped a lot this year. ".repeat(20)}The pension scheme comes next.${" More soon.".repeat(20)}`;
const shown = (post: Parameters<typeof aPost>[0], search: string) => {
  const found = foundInPost(aPost(post), search);
  return (
    found && { ...found, pieces: found.pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("") }
  );
};

test("without a search there is nothing to show of it", () => {
  expect(shown({ aiSummary: "Plans." }, " ")).toBeNull();
});

test("a word of the summary is marked in it, with its lines as they are", () => {
  expect(shown({ aiSummary: "- Pénsions\n- Hiring", postContent: long }, "pension")).toEqual({
    isPost: false,
    pieces: "- [Pénsion]s\n- Hiring",
  });
});

test("a word that only the post has is shown where the post has it", () => {
  const found = shown({ aiSummary: "- A good year", postContent: long }, "year pension");
  expect(found?.isPost).toBe(true);
  expect(found?.pieces).toMatch(/^….*\[year\]\. The \[pension\] scheme comes next\. More soon.*…$/);
  expect(shown({ aiSummary: null, postContent: "The pension scheme." }, "ension")).toEqual({
    isPost: true,
    pieces: "The p[ension] scheme.",
  });
});
