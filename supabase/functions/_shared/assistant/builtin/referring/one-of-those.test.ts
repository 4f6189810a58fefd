import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const NAMES = ["Odile Marchetti", "Bruno Vance", "Ines Moor", "Tarek Said"];
const talk = (names: readonly string[] = NAMES) =>
  new PlayedConversation({
    people: names.map((name) => ({ name, location: "Nantes", values: { location: "Nantes" } })),
    tasks: [{ title: "Call him first", dueDate: "2030-06-04" }, { title: "Chase second payment" }],
    stages: ["Lead", "Tasting", "Regular"],
    statuses: ["Active", "Paused"],
    columns: [{ label: "Round", type: "select", options: ["Spring", "Autumn"] }],
  });
/** Who is changed by what is said after a list of people, by their place in it. */
function changedAfterList(message: string, names = NAMES): { places: number[]; text: string; tools: string[] } {
  const played = talk(names);
  const list = played.say("who is in Nantes?").text;
  const shown = names
    .filter((name) => list.includes(name))
    .sort((one, other) => list.indexOf(one) - list.indexOf(other));
  const { text, changes } = played.say(message);
  const ids = changes.flatMap(({ input }) => (input["founderIds"] as string[] | undefined) ?? [input["founderId"]]);
  const places = ids.map((id) => shown.indexOf(played.people.find((one) => one.id === id)?.name ?? "") + 1);
  return { places, text, tools: changes.map(({ tool }) => tool) };
}

test.each([
  ["put the first of them into Autumn", [1]],
  ["set the second of those to Paused", [2]],
  ["move the last of them to Regular", [4]],
  ["set the first two of them to Paused", [1, 2]],
  ["put the first into Autumn", [1]],
  ["set the stage of the third of them to Tasting", [3]],
  ["note on the first of them: likes tea", [1]],
  ["remind me to call the second of these on Friday", [2]],
  ["delete the first", [1]],
  ["remove the second of them", [2]],
  ["delete the last of the list", [4]],
] as const)("%j is of those places of the list alone", (message, places) =>
  expect(changedAfterList(message)).toMatchObject({ places }),
);

test.each(["set them to Paused", "set all of them to Paused", "set all four of them to Paused", "delete them"])(
  "%j is of them all",
  (message) => expect(changedAfterList(message).places.sort()).toEqual([1, 2, 3, 4]),
);

test.each([
  "set one of them to Paused",
  "move two of them to Tasting",
  "set the stage of some of them to Lead",
  "mark most of those as Paused",
  "give half of them to Bruno",
  "set none of them to Paused",
  "delete one of them",
])("%j is asked back: nobody knows which", (message) => {
  const { tools, text } = changedAfterList(message);
  expect(tools).toEqual([]);
  expect(text).toContain("Which of them do you mean");
});

test("those that a list did not show are not left out silently", () => {
  const many = Array.from("ABCDEFGHIJKLM", (letter) => `${letter}nna ${letter}orvik`);
  const { tools, text } = changedAfterList("set their stage to Lead", many);
  expect(tools).toEqual([]);
  expect(text).toContain("only 10 of 13");
  expect(changedAfterList("delete them", many).tools).toEqual([]);
  expect(changedAfterList("set the first two of them to Paused", many).places).toEqual([1, 2]);
});

test("a place of no list of people is as before", () => {
  const played = talk();
  expect(played.say("delete the task chase second payment").changes.map(({ tool }) => tool)).toEqual(["delete_task"]);
  expect(
    talk()
      .say("note on Ines: one of them is late")
      .changes.map(({ tool }) => tool),
  ).toEqual(["create_note"]);
});
