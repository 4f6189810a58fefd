import { describe, expect, it } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Maren Holt", company: "Fjordglass", stage: "Lead" },
      { name: "Tobias Ekwall", company: "Fjordglass", stage: "Contacted" },
      { name: "Yusra Hamdan", company: "Kilnworks", stage: "Meeting" },
    ],
    owners: ["Ines", "Paulo"],
    columns: [{ label: "Kiln hours", type: "number" }],
  });

const corrected = (first: string, second: string) => {
  const conversation = world();
  conversation.say(first);
  return conversation.say(second).changes;
};

describe("a correction of a change of several", () => {
  it.each([
    ["give Maren and Tobias priority 80", "82 not 80", { priorityScore: 82 }],
    ["set the stage of Maren and Tobias to Meeting", "Sorry, I meant Contacted", { stage: "Contacted" }],
    ["set the stage of Maren and Tobias to Meeting", "no, Closed", { stage: "Closed" }],
    ["set the status of Maren and Tobias to Active", "oh, paused rather", { status: "Paused" }],
    ["give Maren and Tobias priority 80", "85 typo", { priorityScore: 85 }],
  ])("is one of each of them: %s / %s", (first, second, patch) => {
    const changes = corrected(first, second).filter(({ tool }) => tool === "update_founder");
    expect(changes.map(({ input }) => input["patch"])).toEqual([
      expect.objectContaining(patch),
      expect.objectContaining(patch),
    ]);
  });

  it("is one of those who are named only", () => {
    const ids = corrected("give Maren and Tobias priority 80", "no, 82 for Maren").map(
      ({ input }) => input["founderId"],
    );
    expect(new Set(ids).size).toBeLessThan(2);
  });

  it.each(["thanks", "82 kilns were ordered", "is 82 better?", "so who is in Meeting?"])("is none of: %s", (second) => {
    expect(corrected("give Maren and Tobias priority 80", second)).toEqual([]);
  });
});

describe("what is told behind a change", () => {
  it.each(["oh he's hers already", "ah it's hers already", "oh she moved on", "they're ours already"])(
    "is no value of it: %s",
    (second) => {
      const changes = corrected("set Maren's owner to Ines", second);
      expect(changes.filter(({ tool }) => tool === "update_founder")).toEqual([]);
    },
  );
});
