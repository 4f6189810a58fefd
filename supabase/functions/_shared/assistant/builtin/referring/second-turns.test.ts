import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead", values: { stage: "Lead", Panes: "4000", priorityScore: "40" } },
    { name: "Teo Aldana", values: { priorityScore: "20" } },
    { name: "Ruth Osei" },
  ],
  tasks: [
    { title: "Glaze the chapel", dueDate: "2030-06-05" },
    { title: "Order new lead", dueDate: "2030-06-10" },
  ],
  columns: [
    { label: "Panes", type: "number" as const },
    { label: "Glass", type: "text" as const },
  ],
};
const play = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};
const IDS = /^(?:founderId|actionId|taskId|fieldId|clear)$/;
const short = (...messages: string[]) =>
  play(...messages).map(({ tool, input, held }) => {
    if (tool === "take_back") return tool;
    const set = Object.entries((input["patch"] ?? input) as Record<string, unknown>);
    const values = set.flatMap(([key, value]) => (IDS.test(key) || value === null ? [] : [JSON.stringify(value)]));
    return [tool, ...(held === null ? [] : ["waits"]), ...values].join(" ").replaceAll('"', "");
  });

const NOTED = "met Ilse at the fair, she wants to see our kiln";
test.each([
  [NOTED, "yes, keep it", ["take_back", "create_note Met Ilse at the fair, she wants to see our kiln"]],
  [NOTED, "sure, save that as a note", ["take_back", "create_note Met Ilse at the fair, she wants to see our kiln"]],
  [NOTED, "great, keep that", ["take_back", "create_note Met Ilse at the fair, she wants to see our kiln"]],
  [NOTED, "please keep it", ["take_back", "create_note Met Ilse at the fair, she wants to see our kiln"]],
  ["Ilse moved to Brno", "yes, correct, do it", ["take_back", "update_founder Brno"]],
  ["Ilse moved to Brno", "yes, and set her to Meeting", ["take_back", "update_founder Brno", "update_founder Meeting"]],
  ["add a task to call Ilse", "yes but on Friday", ["update_task 2030-06-07"]],
  ["Ilse moved to Brno", "yes but make it Olomouc", ["take_back", "update_founder waits Olomouc"]],
  ["set Ilse to Closed", "ok but Meeting", ["update_founder Meeting"]],
  ["set Ilse's panes to 5000", "okay but 4500 please", ["set_custom_value 4500"]],
  ["move glaze the chapel to Friday", "ok but make it Thursday", ["update_task 2030-06-06"]],
])("“%s”, then “%s”: what waits is done, and what the yes goes on with", (first, next, changes) =>
  expect(short(first, next)).toEqual(changes),
);

test.each([
  ["Ilse moved to Brno", "yes, but maybe wait", []],
  ["Ilse moved to Brno", "ok but ask me first", []],
  ["Ilse moved to Brno", "yes and the moon is made of cheese", []],
  ["Ilse moved to Brno", "sure and the moon is made of cheese", []],
  ["note on Ilse: she wants a lantern", "ok but she hesitates", []],
  ["note on Ilse: she wants a lantern", "ok but make it shorter", []],
  ["set Ilse's panes to 5000", "ok but Teo has 900", ["set_custom_value 900"]],
  ["set Ilse to Closed", "yes but Teo too", ["update_founder Closed"]],
  ["set Ilse to Closed", "okay but Teo is in Meeting", ["update_founder waits Meeting"]],
  ["Ilse moved to Brno", "ok so also move glaze the chapel to Friday", ["update_task 2030-06-07"]],
  ["Ilse moved to Brno", "ok, and set Teo to Meeting", ["update_founder Meeting"]],
])("“%s”, then “%s”: nothing that waits is done or replaced", (first, next, changes) =>
  expect(short(first, next)).toEqual(changes),
);
test("“sure, go ahead and set Teo to Closed” agrees to what waits", () =>
  expect(short("Ilse moved to Brno", "sure, go ahead and set Teo to Closed")).toEqual([
    "take_back",
    "update_founder Brno",
    "update_founder Closed",
  ]));

test.each([
  [NOTED, "no need to keep that"],
  [NOTED, "don't bother"],
  [NOTED, "nah, that's not worth a note"],
  [NOTED, "no thanks"],
  [NOTED, "no don't save that"],
  ["Ilse moved to Brno", "no need to change it, it's only for the summer"],
])("“%s”, then “%s”: what was offered is let go of", (first, next) =>
  expect(short(first, next)).toEqual(["take_back"]),
);
test("“she doesn't need a discount” goes on with the story", () =>
  expect(short(NOTED, "she doesn't need a discount").at(-1)).toContain("discount"));

test.each([
  ["delete Ilse and Teo", "no, only Teo"],
  ["delete Ilse and Teo", "actually just Teo"],
  ["set Ilse and Teo to Closed", "oops, not Ilse's"],
  ["set Ilse and Teo to Closed", "Ilse was wrong, she's still a lead"],
  ["note for Ilse and Teo: market cancelled", "take it off Ilse, she wasn't coming anyway"],
  ["note for Ilse and Teo: market cancelled", "not for Ilse, she knows"],
])("“%s”, then “%s”: only hers is taken back", (first, next) => {
  const [taken, more] = play(first, next);
  expect([taken?.tool, taken?.input["actionId"], more]).toEqual(["take_back", expect.stringMatching(/11$/), undefined]);
});
test("“only Ilse has a kiln” takes nothing back", () =>
  expect(short("set Ilse and Teo to Closed", "only Ilse has a kiln")).not.toContain("take_back"));
test("“don't delete Ruth” leaves the card of someone else", () =>
  expect(short("delete Ilse", "don't delete Ruth")).toEqual([]));

test.each([
  ["remind me to call Ilse on Wednesday", "no wait, make that thursday", "2030-06-06"],
  ["remind me to call Ilse on Wednesday", "hang on, make it thursday", "2030-06-06"],
  ["remind me to call Ilse on Wednesday", "wait, thursday not wednesday", "2030-06-06"],
  ["remind me to call Ilse on Wednesday", "scratch that, thursday", "2030-06-06"],
  ["remind me to call Ilse on Wednesday", "push to friday", "2030-06-07"],
  ["remind me to call Ilse on Wednesday", "postpone by a week", "2030-06-12"],
  ["remind me to call Ilse on Wednesday", "bring forward to tomorrow", "2030-06-04"],
  ["remind me to call Ilse on Wednesday", "rather the week after", "2030-06-12"],
  ["remind me to call Ilse on Wednesday", "friday would be better", "2030-06-07"],
  ["remind me to call Ilse on Wednesday", "two days earlier would be better", "2030-06-03"],
  ["move the chapel task to friday", "and the lead one too", "2030-06-07"],
  ["mark the chapel task done", "oh no, that's still open", "todo"],
  ["mark the chapel task done", "and the lead one", "done"],
  ["add a task to ring Teo", "it's done already", "done"],
])("“%s”, then “%s”: %s", (first, next, value) => expect(short(first, next)).toEqual([`update_task ${value}`]));
test.each([
  ["remind me to call Ilse on 10 June", "and Teo the day after", "create_task Call Teo 2030-06-11"],
  ["remind me to call Ilse on 10 June", "same for Teo, on the 14th", "create_task Call Teo 2030-06-14"],
])("“%s”, then “%s”: one for him", (first, next, change) => expect(short(first, next)).toEqual([change]));

test.each([
  ["set Ilse's panes to 250k", "hmm make that 275", "set_custom_value 275000"],
  ["set Ilse's panes to 250k", "sorry, 300 not 250", "set_custom_value 300000"],
  ["set Ilse's panes to 250000", "make it 275", "set_custom_value waits 275000"],
  ["set Ilse's panes to 250", "make it 275", "set_custom_value 275"],
  ["set Ilse's priority to 60", "raise to 75", "update_founder 75"],
  ["set Ilse's priority to 60", "a bit more, 70", "update_founder 70"],
  ["what is Ilse's priority?", "bump up to 55", "update_founder 55"],
  ["raise Ilse's priority by 10", "sorry, by 20", "update_founder 60"],
  ["raise Ilse's priority by 10", "20 i meant", "update_founder 60"],
  ["lower Ilse's priority by 10", "no, by 20", "update_founder 20"],
])("“%s”, then “%s”: %s", (first, next, change) => expect(short(first, next)).toEqual([change]));
test.each([
  [
    "what is Ilse's priority?",
    "30 from now on, and she's in Meeting now",
    ["update_founder 30", "update_founder waits Meeting"],
  ],
  ["set priority of Ilse to 80", "Teo 70 and Ruth 60", ["update_founder 70", "update_founder 60"]],
])("“%s”, then “%s”: both", (first, next, changes) => expect(short(first, next)).toEqual(changes));

test.each([
  [["set a task to call Teo friday", "set Ilse to Meeting", "undo the task for Teo"], "11"],
  [["set a task to call Teo friday", "set Teo to Meeting", "undo the task for Teo"], "11"],
  [["note for Teo: likes tea", "set Ilse to Meeting", "take back the note for Teo"], "11"],
  [["remind me to ring Teo tomorrow", "set Ilse to Closed", "that task for Teo, take it back"], "11"],
])("%j takes back what is named", (messages, id) =>
  expect(play(...messages).map(({ tool, input }) => [tool, String(input["actionId"]).slice(-2)])).toEqual([
    ["take_back", id],
  ]),
);
