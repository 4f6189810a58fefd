import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

function after(first: string, then: string) {
  const talk = new PlayedConversation({
    people: [
      { name: "Ines Marrow", stage: "Lead" },
      { name: "Tobias Quendel", stage: "Lead" },
    ],
    stages: ["Lead", "Trial"],
    columns: [{ label: "Monthly fee", type: "number" }],
  });
  talk.say(first);
  return talk.say(then);
}

describe("a yes that says to which card", () => {
  test.each([
    [
      "Ines's email changed to ines@x.example, and her priority is 90",
      "yes to the email",
      { patch: { email: "ines@x.example" } },
    ],
    [
      "Ines's email changed to ines@x.example, and her priority is 90",
      "yes, the priority please",
      { patch: { priorityScore: 90 } },
    ],
    ["Tobias is at Trial now", "yes, Tobias", { patch: { stage: "Trial" } }],
    ["Ines's monthly fee is 60, and her priority is 90", "ok, only the monthly fee", { value: "60" }],
  ])("%s, %s", (first, then, input) => {
    expect(after(first, then).changes).toMatchObject([{ tool: "take_back" }, { input, held: null }]);
  });
  test("“yes keep that note” keeps the note as it was said", () => {
    const { changes } = after("met Ines, she moved to Bluewave Labs", "yes keep that note");
    expect(changes).toMatchObject([
      { tool: "take_back" },
      { tool: "create_note", input: { content: "Met Ines" }, held: null },
    ]);
  });
  test("a column is confirmed on its card only", () => {
    const { text, changes } = after("add a column Warmth, number", "yes, the column please");
    expect(changes).toEqual([]);
    expect(text).toContain("Press Confirm on its card");
  });
  test.each(["yes, Leo", "yes, but on Friday", "yes, and remind me to call her"])("not: %s", (then) => {
    const { changes } = after("Ines's email changed to ines@x.example, and her priority is 90", then);
    expect(changes).not.toContainEqual(expect.objectContaining({ tool: "update_founder", held: null }));
  });
});
