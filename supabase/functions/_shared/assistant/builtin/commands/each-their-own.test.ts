import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }],
  columns: [{ label: "Crates", type: "number" as const }],
  tasks: [{ title: "Plum call" }],
};
const play = (message: string) => {
  const talk = new PlayedConversation(having);
  return talk.say(message).changes.map(({ tool, input, held }) => {
    const patch = Object.entries((input["patch"] ?? {}) as Record<string, unknown>).filter(
      ([, value]) => value !== null,
    );
    return [
      tool,
      talk.people.find(({ id }) => id === input["founderId"])?.name,
      patch[0]?.[1] ?? input["value"],
      held === null,
    ];
  });
};

test.each([
  "set Odile's location to Lyon, Bruno's to Turin",
  "Odile's location to Lyon and Bruno's to Turin",
  "set the location of Odile to Lyon, Bruno's to Turin",
  "change location for Odile to Lyon, for Bruno to Turin",
  "location Lyon for Odile, Turin for Bruno",
])("%j is done for each", (message) =>
  expect(play(message)).toEqual([
    ["update_founder", "Odile Marchetti", "Lyon", true],
    ["update_founder", "Bruno Vance", "Turin", true],
  ]),
);

test.each([
  ["priority 10 for Odile, Bruno's is 20", "update_founder", 10, 20],
  ["crates 10 for Odile and 20 for Bruno", "set_custom_value", "10", "20"],
  ["set Odile's crates to 10 and Bruno's to 20", "set_custom_value", "10", "20"],
])("%j is a number of each", (message, tool, one, other) =>
  expect(play(message)).toEqual([
    [tool, "Odile Marchetti", one, true],
    [tool, "Bruno Vance", other, true],
  ]),
);

test.each(["Odile's location: Lyon, Bruno's: Turin", "Odile's location is Lyon now, Bruno's is Turin"])(
  "%j is told, and so offered",
  (message) =>
    expect(
      play(message)
        .filter(([tool]) => tool === "update_founder")
        .map(([, who, value, done]) => [who, value, done]),
    ).toEqual([
      ["Odile Marchetti", "Lyon", false],
      ["Bruno Vance", "Turin", false],
    ]),
);

test("another field of the second one is no value of the first", () =>
  expect(play("Odile's location to Lyon, Bruno's priority to 20").map(([, who, value]) => [who, value])).toEqual([
    ["Odile Marchetti", "Lyon"],
    ["Bruno Vance", 20],
  ]));

test("a day on which someone was called moves no task", () => {
  const { text } = new PlayedConversation(having).say("I called Odile on May 2");
  expect(text).not.toContain("Plum call");
});
