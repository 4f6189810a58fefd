import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const played = (first: string) => {
  const talk = new PlayedConversation({
    people: [{ name: "Orla Finch", company: "Tidewell" }],
    columns: [
      { label: "Bells", type: "number" },
      { label: "Opens", type: "date" },
    ],
    tasks: [{ title: "Call with the foundry", dueDate: "2030-06-05" }],
  });
  talk.say(first);
  return talk;
};
const BOTH = [
  "remind me to call Orla on Friday and set her bells to 7",
  "set Orla's bells to 7 and remind me to call her on Friday",
];

test.each(
  BOTH.flatMap((first) =>
    ["make it Thursday instead", "no, Thursday", "actually make it monthly"].map((said) => [first, said]),
  ),
)("after %j, %j is of the task", (first, said) =>
  expect(
    played(first)
      .say(said)
      .changes.map(({ tool }) => tool),
  ).toEqual(["update_task"]),
);
test.each(BOTH.flatMap((first) => ["make it 8 instead", "no, 9"].map((said) => [first, said])))(
  "after %j, %j is of the number",
  (first, said) =>
    expect(
      played(first)
        .say(said)
        .changes.map(({ tool }) => tool),
    ).toEqual(["set_custom_value"]),
);

test.each(["and the call on Thursday", "the call is on Thursday", "no, the reminder for Thursday please"])(
  "%j moves the task that waits, and no other",
  (said) => {
    const { changes } = played("Orla's bells are 7 now and remind me to call her on Friday").say(said);
    expect(changes.map(({ tool }) => tool)).toEqual(["take_back", "create_task"]);
    expect(changes[1]?.input).toMatchObject({ title: "Call Orla", dueDate: "2030-06-06" });
  },
);
test("a task that is named by other words is the one that is there", () => {
  const { changes } = played("Orla's bells are 7 now and remind me to thank her on Friday").say(
    "the foundry call to Thursday",
  );
  expect(changes.map(({ tool }) => tool)).toEqual(["update_task"]);
});
