import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }], tasks: [{ title: "Plum tasting" }] };
const play = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  const { changes } = turns.map((turn) => talk.say(turn)).at(-1) ?? { changes: [] };
  return changes.map(({ tool, input, held }) => ({
    tool,
    who: talk.people.find(({ id }) => id === input["founderId"])?.name,
    input,
    held,
  }));
};

test.each(["move that note to Bruno", "put the note on Bruno instead", "file that one under Bruno Vance please"])(
  "%j takes the note that was just stored to someone else",
  (message) =>
    expect(play("note on Odile: likes plums", message).map(({ tool, who }) => [tool, who])).toEqual([
      ["take_back", undefined],
      ["create_note", "Bruno Vance"],
    ]),
);

test.each([
  "she says I should put Odile on Lead and mark Bruno as Paused",
  "Odile thinks we should move Bruno to Meeting and delete the plum tasting",
  "my boss said we must delete Odile and add a task to call Bruno",
])("%j tells what others want, and is no order", (message) =>
  expect(play(message).filter(({ tool }) => tool !== "create_note")).toEqual([]),
);

test.each(["Bot, move Odile to Meeting", "hey Tracker, move Odile to Meeting", "Assistant, move Odile to Meeting"])(
  "%j speaks to the assistant",
  (message) =>
    expect(play(message).map(({ tool, who, held }) => [tool, who, held])).toEqual([
      ["update_founder", "Odile Marchetti", null],
    ]),
);

test.each([
  "add Jo Li in/jo-li-1 and Al Bo in/al-bo-1",
  "add Jo Li, in/jo-li-1, and Al Bo, in/al-bo-1",
  "new people: Jo Li (in/jo-li-1), Al Bo (in/al-bo-1)",
])("each in %j has an address", (message) =>
  expect(play(message).map(({ input }) => [input["name"], String(input["profileUrl"]).split("/in/")[1]])).toEqual([
    ["Jo Li", "jo-li-1"],
    ["Al Bo", "al-bo-1"],
  ]),
);

test("the first change is the one that was made first", () => {
  const undone = (...said: string[]) => {
    const talk = new PlayedConversation(having);
    const made = said.slice(0, -1).map((turn) => talk.say(turn));
    return [
      made.length,
      talk.say(said.at(-1) ?? "").changes.map(({ tool, input }) => [tool, String(input["actionId"]).slice(-3)]),
    ];
  };
  expect(undone("move Odile to Meeting", "set Bruno's status to Paused", "undo the first change")).toEqual([
    2,
    [["take_back", "011"]],
  ]);
  expect(undone("move Odile to Meeting", "set Bruno's status to Paused", "undo the last change")).toEqual([
    2,
    [["take_back", "021"]],
  ]);
});
