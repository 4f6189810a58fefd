import { expect, test } from "vitest";
import { answerBlocks } from "./answer-blocks";

test("finds a table between texts", () => {
  expect(
    answerBlocks("Two people:\n\n| Name | Stage |\n|---|:--|\n| Ada | Lead |\n| Bo \\| Co | |\n\nThat is all."),
  ).toEqual([
    { kind: "text", text: "Two people:\n" },
    {
      kind: "table",
      head: ["Name", "Stage"],
      rows: [
        ["Ada", "Lead"],
        ["Bo | Co", ""],
      ],
    },
    { kind: "text", text: "\nThat is all." },
  ]);
});

test("takes neither code nor a lone line for a table", () => {
  const code = "```\n| a |\n|---|\n```";
  expect(answerBlocks(code)).toEqual([{ kind: "text", text: code }]);
  expect(answerBlocks("| only this |")).toEqual([{ kind: "text", text: "| only this |" }]);
});

test("a line at the margin below a list is no part of its last entry", () => {
  expect(answerBlocks("- Stage: Lead\n- Tasks: none\n**Last notes**\n1. One\nThat is all.")).toEqual([
    { kind: "text", text: "- Stage: Lead\n- Tasks: none\n\n**Last notes**\n1. One\n\nThat is all." },
  ]);
  for (const same of ["- One\n  goes on\n- Two", "- One\n\nThen this.", "Two lines\nof words", "```\n- a\nb\n```"])
    expect(answerBlocks(same)).toEqual([{ kind: "text", text: same }]);
});
