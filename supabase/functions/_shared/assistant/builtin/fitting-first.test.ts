import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const played = (first: string) => {
  const talk = new PlayedConversation({
    people: [{ name: "Orla Finch", company: "Tidewell" }, { name: "Bo Lind" }],
    stages: ["Lead"],
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

test.each(["and the call on Thursday", "no, the reminder for Thursday please"])(
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

test.each([
  ["set Orla's bells to 600. Set her priority to 80", "make it 85", { tool: "update_founder" }],
  ["set Orla's bells to 600. Set Bo's priority to 80", "make it 90", { tool: "update_founder" }],
  ["add a task to call Bo on Friday. Note for Orla: back on Monday", "sorry, Tuesday", { tool: "update_note" }],
])("after %j, %j is of the last", (first, said, one) => expect(played(first).say(said).changes).toMatchObject([one]));

test.each([
  ["set Orla's bells to 600 and Bo's opens to 3 March", "make it 10"],
  ["set Orla's bells to 600 and her email to o1@x.example", "make it o2@x.example"],
  ["set Orla's bells to 600 and her company to Bio2", "no, Bio3"],
  ["set Orla's bells to 600. Set her role to CEO", "make it CEO 2.0"],
  ["set Orla's bells to 600. Note for Bo: call at 10", "sorry, at 11"],
])("after %j, %j is no number of bells", (first, said) => {
  const { changes } = played(first).say(said);
  expect(
    changes.filter(({ tool }) => tool === "set_custom_value" && JSON.stringify(changes).includes("b00000000000")),
  ).toEqual([]);
});

test("a task of someone else stays where it is", () => {
  const { changes } = played("remind me to call Bo on Friday. Set Orla to Lead").say("no, wait until Monday");
  expect(changes.filter(({ tool }) => tool === "update_task")).toEqual([]);
});

test("what someone else may have asked for waits with its other day as well", () => {
  const mail = "From: Bo Lind <bo@x.example>\nSubject: pack\n\nHi, please send us the pack by Friday.\nBo";
  const talk = played(`${mail}\n\n---\nremind me of the date`);
  const { changes } = talk.say("move the task to Monday");
  expect(changes.filter(({ tool }) => tool.endsWith("_task")).every(({ held }) => held !== null)).toBe(true);
});
