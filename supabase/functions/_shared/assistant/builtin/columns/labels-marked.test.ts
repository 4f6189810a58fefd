import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Wei Zhang", stage: "Lead", values: { Tags: "climate" } },
    { name: "Tom Becker", stage: "Lead" },
  ],
  columns: [
    { label: "Tags", type: "multiselect" as const, options: ["AI", "climate", "health"] },
    { label: "Met on", type: "date" as const },
    { label: "Intro by", type: "text" as const },
    { label: "Ticket size", type: "number" as const },
  ],
  stages: ["Lead", "Meeting", "Closed"],
};
const WEI = "00000000-0000-4000-8000-a00000000000";
const play = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return turns.map((turn) => talk.say(turn).changes).at(-1) ?? [];
};

test.each([
  "Set Wei's tags to AI and climate, met on yesterday, intro by Tom Becker",
  "Set Wei's stage to Meeting, intro by Tom Becker, met on yesterday",
  "Set Wei's stage to Meeting, met on: yesterday, intro by Tom Becker",
])("“%s”: all of it is Wei's", (message) => {
  const changes = play(message);
  expect(changes).toHaveLength(3);
  expect(changes.every(({ input }) => input["founderId"] === WEI)).toBe(true);
  expect(JSON.stringify(changes)).toContain('"value":"Tom Becker"');
});

test("what else is said of another one stays theirs", () => {
  const [, other] = play("Set Wei's stage to Meeting, Tom Becker to Closed");
  expect(JSON.stringify(other?.input)).toContain("Closed");
  expect(other?.input["founderId"]).not.toBe(WEI);
});

test.each(["untag Wei climate", "untag climate from Wei", "remove the tag climate from Wei"])(
  "“%s” takes the tag off",
  (message) => {
    const [change, another] = play(message);
    expect(another).toBeUndefined();
    expect(change?.input["value"]).toBeNull();
  },
);

test.each([
  ["Wei's ticket size is 250k, tags health and AI", "no wait, 300k", "300000"],
  ["Wei's ticket size is 250k, tags health and AI", "sorry, 275", "275000"],
  ["Set Wei's ticket size to 250k, tags health and AI", "no, 300k", "300000"],
])("“%s”, “%s”: a number corrects the number", (first, second, value) => {
  const changes = play(first, second).filter(({ tool }) => tool !== "take_back");
  expect(changes.map(({ input }) => input["value"])).toEqual([value]);
});

test.each([
  ["no, keep Wei. Delete Tom Becker", ["take_back", "delete_founder"]],
  ["no, keep him. Delete Tom Becker", ["take_back", "delete_founder"]],
  ["no, keep Wei, set his stage to Closed", ["take_back", "update_founder"]],
  ["no, keep Wei", ["take_back"]],
])("after “delete Wei”, “%s”", (second, tools) => {
  expect(play("delete Wei", second).map(({ tool }) => tool)).toEqual(tools);
});
