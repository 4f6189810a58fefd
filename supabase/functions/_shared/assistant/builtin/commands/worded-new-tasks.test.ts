import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec", stage: "Lead" }, { name: "Teo Aldana" }, { name: "Bram Visser" }],
  tasks: [
    { title: "Photograph the Visser window", founderName: "Bram Visser" },
    { title: "Pay the lead supplier", dueDate: "2030-06-10" },
    { title: "Call Teo about the came", founderName: "Teo Aldana", dueDate: "2030-06-06" },
    { title: "Sand the frames", status: "done" as const },
  ],
};
const play = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  const said = messages.map((message) => played.say(message)).at(-1);
  const named = (id: unknown) =>
    played.people.find((one) => one.id === id)?.name ?? played.tasks.find((one) => one.id === id)?.title ?? null;
  return (said?.changes ?? []).map(({ tool, input, held }) => {
    const patch = Object.entries((input["patch"] as object | undefined) ?? {}).filter(([, value]) => value !== null);
    const isNew = tool === "create_task";
    const own = isNew ? [input["title"], input["dueDate"], input["status"], named(input["founderId"])] : [];
    const about = isNew || tool === "create_note" ? [] : [named(input["taskId"] ?? input["founderId"])];
    return [tool, ...about, ...own, ...patch.map(([, value]) => value as string), ...(held === null ? [] : ["waits"])];
  });
};

test.each([
  [
    "put call Teo about the lid on my board as in progress",
    ["Call Teo about the lid", null, "in_progress", "Teo Aldana"],
  ],
  ["put call Teo about the lid on my board", ["Call Teo about the lid", null, null, "Teo Aldana"]],
  [
    "I'm already working on a catalogue for Ilse, put that on my board as in progress",
    ["Catalogue", null, "in_progress", "Ilse Moravec"],
  ],
])("“%s” is a new task", (message, task) => expect(play(message)).toEqual([["create_task", ...task]]));
test("what was spoken of goes on the board as in progress", () =>
  expect(play("move the lead supplier to friday", "put that on my board as in progress")).toEqual([
    ["update_task", "Pay the lead supplier", "in_progress"],
  ]));

test.each([", ", ": "])("another one for someone is a task of theirs (“%s”)", (mark) =>
  expect(play("remind me to call Ilse on friday", `another for Teo${mark}send the swatches on monday`)).toEqual([
    ["create_task", "Send the swatches", "2030-06-10", null, "Teo Aldana"],
  ]),
);
test("another one for someone that is nothing to do is no task", () =>
  expect(play("another for Teo: likes teal").filter(([tool]) => tool === "create_task")).toEqual([]));

test.each([
  ["I'm on holiday until the 10th, remind me then to water the plants", "Water the plants", null],
  ["away until the 10th, so remind me then to call Bram about the fork", "Call Bram about the fork", "Bram Visser"],
  ["Ilse is on leave until the 10th, remind me then to call her", "Call Ilse", "Ilse Moravec"],
  ["Ilse is away until the 10th, remind me then", "Follow up with Ilse", "Ilse Moravec"],
])("“%s” is due when that is over", (message, title, person) =>
  expect(play(message)).toEqual([["create_task", title, "2030-06-10", null, person]]),
);

test.each([
  "lose Bram and the photo task with him",
  "get rid of Bram and the photo task",
  "delete Bram and the photo task",
])("“%s” deletes both", (message) =>
  expect(play(message)).toEqual([
    ["delete_founder", "Bram Visser"],
    ["delete_task", "Photograph the Visser window"],
  ]),
);
test.each([
  ["don't remind me about Bram any more", "Photograph the Visser window"],
  ["don't remind me about the lead supplier anymore", "Pay the lead supplier"],
  ["stop reminding me about the came", "Call Teo about the came"],
])("“%s” deletes the task", (message, title) => expect(play(message)).toEqual([["delete_task", title]]));
test.each(["don't remind me yet", "no need to remind me about Teo's came", "don't remind me about Bram"])(
  "“%s” changes nothing",
  (message) => expect(play(message)).toEqual([]),
);

test.each([
  ["don't let me forget Ilse's birthday on the 14th, I want to send her flowers", "Send Ilse flowers for her birthday"],
  ["don't let me forget Ilse's birthday on the 14th, I'd like to send a card", "Send a card for Ilse's birthday"],
  ["remember Ilse's birthday on 14 June, we should bake her a cake", "Bake Ilse a cake for her birthday"],
  ["don't let me forget Ilse's birthday on the 14th", "Ilse's birthday"],
])("“%s” is what is to be done", (message, title) =>
  expect(play(message)).toEqual([["create_task", title, "2030-06-14", null, "Ilse Moravec"]]),
);

test.each(["every monday and thursday check the ovens", "remind me on mondays and thursdays to check the ovens"])(
  "“%s” is a task for each day",
  (message) =>
    expect(play(message)).toEqual([
      ["create_task", "Check the ovens", "2030-06-03", null, null],
      ["create_task", "Check the ovens", "2030-06-06", null, null],
    ]),
);

test("a call that moved is the task that is there", () => {
  expect(play("the call with Teo moved to the 19th")).toEqual([
    ["update_task", "Call Teo about the came", "2030-06-19"],
  ]);
  expect(play("the call with Teo moved from the 6th to the 19th")).toEqual([
    ["update_task", "Call Teo about the came", "2030-06-19"],
  ]);
});
test.each(["the meeting with Ilse moved to the 19th", "the price moved to 300"])(
  "“%s” is none and makes none",
  (message) => expect(play(message).filter(([tool]) => tool !== "create_note")).toEqual([]),
);
test("a reason behind what is opened again is no part of it", () =>
  expect(play("reopen the frames, the customer wants another coat")).toEqual([
    ["update_task", "Sand the frames", "todo"],
  ]));
