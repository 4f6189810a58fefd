import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  stages: ["Lead", "Trial"],
  statuses: ["Active", "Paused"],
  columns: [
    { label: "Looms", type: "number" as const },
    { label: "Dyes", type: "multiselect" as const, options: ["Indigo", "Madder", "Weld"] },
    { label: "Carrier", type: "select" as const, options: ["DHL", "Own van"] },
  ],
};
function play(...messages: string[]) {
  const talk = new PlayedConversation(having);
  const answers = messages.map((message) => talk.say(message));
  return {
    changes: answers.at(-1)?.changes.map(({ tool, input }) => ({ tool, ...input })),
    text: answers.at(-1)?.text,
  };
}
const BACK = { tool: "take_back" };

test.each([
  ["Is Ilse on indigo?", "Enable it in her record then", "Indigo"],
  ["Is Teo on Weld?", "then add it for him", "Weld"],
  ["Is Teo on Madder?", "ok add that too", "Madder"],
])("%j, %j", (asked, then, value) =>
  expect(play(asked, then).changes).toMatchObject([{ tool: "set_custom_value", value }]),
);
test.each([
  ["Set Ilse's dyes to Weld", "and madder as well", "Madder"],
  ["Set Teo's dyes to Indigo", "plus weld too", "Weld"],
])("%j, %j: one more option", (set, then, value) =>
  expect(JSON.stringify(play(set, then).changes)).toMatch(new RegExp(`set_custom_value.*"value":"[^"]*${value}`, "u")),
);
test("one more option beside what waits is on its card", () =>
  expect(play("Ilse uses weld now", "and indigo too").changes).toMatchObject([BACK, { value: "Weld, Indigo" }]));

test.each([
  ["Ilse's role?", "Put Buyer then", { roleTitle: "Buyer" }],
  ["what is Teo's priority?", "put 40 then", { priorityScore: 40 }],
])("%j, %j", (asked, then, patch) => expect(play(asked, then).changes).toMatchObject([{ patch }]));
test("what is said of another field behind it is set too", () => {
  const said = JSON.stringify(play("Ilse's role?", "Put Buyer then. company Yak & Yarn").changes);
  expect(said).toContain('"roleTitle":"Buyer"');
  expect(said).toContain('"company":"Yak & Yarn"');
});
test("what is put in a note is no value", () =>
  expect(play("Ilse's role?", "put that in a note then").changes).toEqual([]));

test.each(["and what is it at now?", "what is it now", "where is it now?"])(
  "%j after an undo asks for the field",
  (asked) => expect(play("Ilse's looms are 5", "revert it", asked).text).toMatch(/Ilse Moravec.*Looms/u),
);

test.each([
  ["actually make that a task instead of note, for monday", "2030-06-10"],
  ["no make it a task not a note, due 12 June", "2030-06-12"],
  ["turn that into a task for friday", "2030-06-07"],
])("a note that was made, and %j", (then, dueDate) =>
  expect(play("note on Ilse: congratulate on the fair", then).changes).toMatchObject([
    BACK,
    { tool: "create_task", title: "Congratulate on the fair", dueDate },
  ]),
);

test.each([
  ["undo the stage only, note is fine"],
  ["take back only the stage change, the note can stay"],
  ["revert just the stage, keep the note"],
])("%j undoes the stage", (then) =>
  expect(play("Note for Ilse: likes tea", "Put her in Trial too", then).changes).toMatchObject([BACK]),
);
test.each([
  "hmm leave it, put back the old name",
  "leave it, keep the old name",
  "no, leave it, stick with the old label",
])("%j drops the card", (then) => expect(play("Rename Looms to Frames", then).changes).toMatchObject([BACK]));

test.each([
  ["wait, don't delete. Just keep him at Trial with priority 10", { stage: "Trial", priorityScore: 10 }],
  ["rukho, don't delete. Just keep him Paused", { status: "Paused" }],
  ["no, do not delete him, keep him in Trial", { stage: "Trial" }],
])("%j drops the deletion and does the rest", (then, patch) =>
  expect(play("Delete Teo", then).changes).toMatchObject([BACK, { tool: "update_founder", patch }]),
);
