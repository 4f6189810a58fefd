import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

function after(...turns: string[]) {
  const talk = new PlayedConversation({ people: [{ name: "Tobias Quendel" }] });
  return turns.map((turn) => talk.say(turn).changes).at(-1) ?? [];
}
const ADDS = "Add Priya Venk, head of ops at Lumen Freight";

describe("the address of someone new comes after other turns", () => {
  test.each([
    "Priya's profile is linkedin.com/in/priya-venk",
    "here is Priya's: linkedin.com/in/priya-venk",
    "ok found it, her linkedin is linkedin.com/in/priya-venk",
    "linkedin.com/in/priya-venk",
  ])("%s", (said) => {
    expect(after(ADDS, "note on Tobias: sings", said)).toMatchObject([
      { tool: "create_founder", input: { name: "Priya Venk", company: "Lumen Freight", roleTitle: "head of ops" } },
    ]);
  });
  test.each(["Tobias is linkedin.com/in/tobias-q", "Tobias's profile is linkedin.com/in/tobias-q"])(
    "not hers: %s",
    (said) => {
      expect(after(ADDS, "note on Tobias: sings", said)).not.toContainEqual(
        expect.objectContaining({ tool: "create_founder" }),
      );
    },
  );
});

test.each(["note for priya: hates cold calls, loves sourdough", "note on her: hates cold calls, loves sourdough"])(
  "what is to be noted of someone new is kept until she is there: %s",
  (said) => {
    expect(after(ADDS, said, "linkedin.com/in/priya-venk")).toMatchObject([
      { tool: "create_founder", input: { name: "Priya Venk" } },
      {
        tool: "create_note",
        input: { content: expect.stringMatching(/ates cold calls.*loves sourdough/u) as string },
      },
    ]);
  },
);
