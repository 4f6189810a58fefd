import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const WORLD = {
  people: [
    { name: "Ilse Moravec", stage: "Lead", values: { email: "ilse@loom.example" } },
    { name: "Teo Aldana", stage: "Lead" },
  ],
  columns: [{ label: "Looms", type: "number" as const, options: [] }],
};
const last = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};
const MAIL = "From: Teo Aldana <teo@oven.example>\nSubject: hi\n\nI moved, call me. Teo";

test.each(["set it to Meeting", "set the stage to Meeting", "set the looms to 5"])(
  "behind a letter of someone else %j waits",
  (message) => {
    const changes = last(MAIL, message);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.held).not.toBeNull();
  },
);
const WROTE = "On Mon, Jun 3, 2030 at 9:02 AM Teo Aldana <teo@oven.example> wrote:\n> hey, all good?\n> Teo";
const CHAT = "[10:02] Teo Aldana: the oven is in\n[10:04] Teo Aldana: see you";
test.each([
  [MAIL, "set his stage to Meeting"],
  [WROTE, "set his stage to Meeting"],
  [WROTE, "move him to Closed"],
  [CHAT, "put her in Meeting"],
  ["save the gist of this mail:\n\n" + MAIL, "his stage is Meeting now"],
  ["---------- Forwarded message ---------\n" + MAIL, "set their looms to 5"],
])("behind %j an order by a pronoun waits: %j", (before, message) => {
  const changes = last("show Ilse", before, message);
  expect(changes.filter(({ tool }) => /update_founder|set_custom/u.test(tool))).toHaveLength(1);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});
test.each([
  [MAIL, "thanks", "set his stage to Meeting"],
  [WROTE, "what is his email?", "move him to Closed"],
])("behind %j and %j it waits as well: %j", (before, between, message) => {
  const changes = last("show Ilse", before, between, message);
  expect(changes).toMatchObject([{ tool: "update_founder" }]);
  expect(changes[0]?.held).not.toBeNull();
});
test("who the user names after it is theirs", () =>
  expect(last(MAIL, "show Teo", "what is his stage?", "set his stage to Meeting")).toMatchObject([
    { tool: "update_founder", held: null },
  ]));
test.each([
  ["Teo likes rye", "set his stage to Meeting"],
  ["Note for Teo: he said yes", "set his stage to Meeting"],
  ["save this on Teo:\n\n" + MAIL, "set his stage to Meeting"],
  ["show Teo", "move him to Meeting"],
])("after %j nobody else says who %j is about", (before, message) =>
  expect(last("show Ilse", before, message)).toMatchObject([{ tool: "update_founder", held: null }]),
);
test.each(["set Teo's stage to Meeting", "set Ilse's stage to Meeting"])("%j says whose it is", (message) =>
  expect(last(MAIL, message)).toMatchObject([{ tool: "update_founder", held: null }]),
);

test.each([
  ["Note for Teo: likes rye", "set the stage to Meeting"],
  ["Teo likes rye", "set the stage to Meeting"],
  ["Teo likes rye", "set stage to Meeting"],
])("after %j the stage of %j is set, and nothing is noted", (told, message) =>
  expect(last(told, message)).toMatchObject([{ tool: "update_founder", input: { patch: { stage: "Meeting" } } }]),
);
test.each(["Teo likes rye", "Note for Teo: likes rye", MAIL])("after %j a stage is no text of the note", (told) =>
  expect(last(told, "make it Closed")).toEqual([]),
);

test.each([
  ["what is the email of Teo?", "set it to teo.a@oven.example", { patch: { email: "teo.a@oven.example" } }],
  ["what is the email of Ilse?", "make it ilse@looms.co.example.", { patch: { email: "ilse@looms.co.example" } }],
  ["what is Ilse's company?", "set it to Dr. Loom", { patch: { company: "Dr. Loom" } }],
  ["what is the stage of Ilse?", "set it to Closed", { patch: { stage: "Closed" } }],
])("after %j all of %j is the value", (asked, message, input) =>
  expect(last(asked, message)).toMatchObject([{ input }]),
);

test.each(["when's that due?", "and when is it due"])("%j asks of the task that was just made", (asked) =>
  expect(last("remind me to call Teo", asked, "Friday then")).toMatchObject([{ tool: "update_task" }]),
);
