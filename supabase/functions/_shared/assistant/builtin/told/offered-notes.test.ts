import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const WORLD = { people: [{ name: "Teo Aldana" }, { name: "Ilse Moravec" }] };
const notes = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns
    .map((turn) => talk.say(turn))
    .flatMap(({ changes }) => changes.filter(({ tool }) => tool === "create_note"))
    .map(({ input }) => input["content"]);
};
const CHAT = "[10:02] Teo Aldana: hey\n[10:03] Me: great";
const NEXT = "[11:02] Teo Aldana: all good\n[11:03] Me: see you";
const mail = (day: string, text: string) =>
  `On ${day}, 2030 at 9:02 AM Teo Aldana <teo@oven.example> wrote:\n> ${text}\n> Teo`;

test.each([
  [CHAT, NEXT],
  [CHAT, "Teo: are you free?\nme: Tuesday works\nTeo: thanks"],
  [mail("Mon, Jun 3", "hey there"), mail("Tue, Jun 4", "all fine")],
  ["Teo likes rye", NEXT],
  [CHAT, "Teo likes rye"],
  [CHAT, mail("Tue, Jun 4", "all fine")],
])("behind %j what is pasted or told next is a note of its own: %j", (before, message) => {
  const [first = "", second = "", ...more] = notes(before, message).map(String);
  expect(more).toEqual([]);
  expect(second).not.toContain(first.slice(0, 30));
});

test("a quoted mail is kept in its order", () =>
  expect(notes(mail("Mon, Jun 3", "hey there"))).toEqual([mail("Mon, Jun 3", "hey there")]));
test("a story that goes on is one note", () =>
  expect(notes("Teo likes rye", "he also bakes at night").at(-1)).toBe("Teo likes rye. he also bakes at night"));
