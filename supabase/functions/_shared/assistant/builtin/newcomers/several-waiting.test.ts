import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

/** Who was added by a conversation, with their company and role. */
function addedIn(...turns: string[]): string[] {
  const conversation = new PlayedConversation({ people: [{ name: "Greta Holm", company: "Coldlane" }] });
  return turns.flatMap((turn) =>
    conversation
      .say(turn)
      .changes.map(({ tool, input }) =>
        [tool === "create_founder" ? "add" : tool, input["name"], input["company"], input["roleTitle"]]
          .filter(Boolean)
          .join(" "),
      ),
  );
}
const FIRST = "Add Anselm Roe, COO at Rova.";
const SECOND = "Add Ines Calder, CFO at Kumo.";
const [ANSELM, INES] = ["add Anselm Roe Rova COO", "add Ines Calder Kumo CFO"];

test.each([
  [
    ["in/anselm-roe", "in/ines-calder"],
    [ANSELM, INES],
  ],
  [
    ["in/ines-calder", "linkedin.com/in/anselm-roe"],
    [INES, ANSELM],
  ],
  [
    ["Anselm's is in/a-roe-17", "Ines is in/icalder"],
    [ANSELM, INES],
  ],
  [
    ["add Anselm: in/a-roe-17", "add Ines Calder linkedin.com/in/icalder"],
    [ANSELM, INES],
  ],
  [
    ["what is overdue?", "in/anselm-roe", "what is overdue?", "in/ines-calder"],
    [ANSELM, INES],
  ],
])("several who wait for their addresses keep what was said of them: %j", (answers, expected) => {
  expect(addedIn(FIRST, SECOND, ...answers)).toEqual(expected);
});

test("another one is named right after someone who waits", () => {
  expect(addedIn(FIRST, "and Mira Jansen at Rail & Reed", "in/mira-jansen", "in/anselm-roe")).toEqual([
    "add Mira Jansen Rail & Reed",
    ANSELM,
  ]);
});

test("who was asked about after the first of two waits as well", () => {
  expect(
    addedIn(
      "new contacts: Dario Petti (Palletwise) and Ada Benhal (Quayvale)",
      FIRST,
      "in/dario-petti",
      "in/ada-benhal",
    ),
  ).toEqual(["add Dario Petti Palletwise", "add Ada Benhal"]);
});
