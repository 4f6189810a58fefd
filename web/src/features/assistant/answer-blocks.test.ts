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
