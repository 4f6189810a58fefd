import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () =>
  new PlayedConversation({
    people: [{ name: "Runa Halvorsen" }, { name: "Emeka Obiora" }],
    tasks: [{ title: "Order glass samples" }],
    columns: [
      { label: "Delivery date", type: "date" },
      { label: "Crates", type: "number" },
    ],
  });

test.each([
  ["The baker rang, delivery date is now 27 July", "2030-07-27"],
  ["A driver phoned me, the delivery date has moved to 2 August", "2030-08-02"],
  ["the workshop emailed, crates is 12 now", "12"],
])("%j asks whose it is, and stores it for the one who is named", (message, value) => {
  const played = talk();
  const asked = played.say(message);
  expect(asked.changes).toEqual([]);
  expect(asked.text).toContain("Whose");
  expect(played.say("Runa").changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
});

test.each(["The baker rang, he likes it", "the driver phoned, all is well now"])("%j sets nothing", (message) =>
  expect(
    talk()
      .say(message)
      .changes.filter(({ tool }) => tool === "set_custom_value"),
  ).toEqual([]),
);
