import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  statuses: ["Active", "Warm"],
  columns: [{ label: "Heat", type: "select" as const, options: ["Boiling", "Cool"] }],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);

test.each(["tag Ilse and Teo as hot", "label Ilse as hot", "please flag Ilse Moravec and Teo with urgent"])(
  "%s, which is no option, is asked and makes no task",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/none of your stages and statuses.*Which one do you want\?/u);
  },
);

test.each(["tag Ilse and Teo as Warm", "label Ilse and Teo as warm", "categorise Ilse & Teo under Warm"])(
  "%s sets the option",
  (message) => expect(play(message).changes.map(({ tool }) => tool)).toEqual(["update_founder", "update_founder"]),
);

test("an option of a column is set too", () =>
  expect(play("tag Ilse and Teo as boiling").changes.map(({ tool }) => tool)).toEqual([
    "set_custom_value",
    "set_custom_value",
  ]));

test("what is to be done later is a task all the same", () =>
  expect(play("remind me to tag Ilse as hot").changes.map(({ tool }) => tool)).toEqual(["create_task"]));
