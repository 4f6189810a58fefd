import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () =>
  new PlayedConversation({
    people: [{ name: "Odile Marchetti", values: { round: "Spring" } }, { name: "Bruno Vance" }, { name: "Ines Moor" }],
    tasks: [{ title: "Order the corks" }, { title: "Book the barn for the tasting" }],
    notes: [
      { founderName: "Odile Marchetti", content: "Likes pears" } as never,
      { founderName: "Bruno Vance", content: "Has a barn" } as never,
    ],
    stages: ["Lead", "Tasting", "Regular"],
    columns: [{ label: "Next visit", type: "date" }],
  });
const after = (first: string, second: string) => {
  const played = talk();
  played.say(first);
  const { text, changes } = played.say(second);
  const nameOf = (id: unknown) => played.people.find((one) => one.id === id)?.name ?? id;
  const titleOf = (id: unknown) => played.tasks.find((one) => one.id === id)?.title;
  return {
    text,
    changes: changes
      .filter(({ tool }) => tool !== "take_back" && tool !== "undo_action")
      .map(({ tool, input }) => `${tool} ${String(titleOf(input["taskId"]) ?? nameOf(input["founderId"]))}`),
  };
};

test.each([
  ["Odile passe en Tasting", "non pardon, c'était Bruno", "update_founder Bruno Vance"],
  ["move Odile to Tasting", "ah non, c'est Ines", "update_founder Ines Moor"],
  ["move Odile to Tasting", "non, je voulais dire Bruno Vance", "update_founder Bruno Vance"],
  ["setz Odile auf Tasting", "nein, ich meinte Bruno", "update_founder Bruno Vance"],
  ["move Odile to Tasting", "no perdón, era Ines", "update_founder Ines Moor"],
  ["move Odile to Tasting", "pardon, Bruno", "update_founder Bruno Vance"],
  ["bin the corks task", "Sorry! I meant the barn one, keep it", "delete_task Book the barn for the tasting"],
  ["bin the corks task", "keep that one, I meant the barn one", "delete_task Book the barn for the tasting"],
  ["delete Odile", "no, keep Odile, I meant Bruno", "delete_founder Bruno Vance"],
  ["delete Odile", "sorry! it was Bruno, leave her alone", "delete_founder Bruno Vance"],
])("%j, then %j: the other one instead, and the first is left", (first, second, meant) => {
  const { text, changes } = after(first, second);
  expect(changes).toEqual([meant]);
  expect(text).toMatch(/Cancelled|Undone|take_back|undo/u);
});

test.each([
  ["delete Odile", "ok leave her, just take the next visit off", "set_custom_value Odile Marchetti"],
  ["delete Odile", "keep her, wipe her next visit", "set_custom_value Odile Marchetti"],
])("%j, then %j: nobody is deleted, and the rest is done", (first, second, meant) =>
  expect(after(first, second).changes).toEqual([meant]),
);

test.each(["no es Bruno", "non merci", "nein, danke", "I meant well, keep smiling"])(
  "%j after a change names nobody who was meant",
  (second) => expect(after("move Odile to Tasting", second).changes.filter((one) => /Bruno/u.test(one))).toEqual([]),
);
