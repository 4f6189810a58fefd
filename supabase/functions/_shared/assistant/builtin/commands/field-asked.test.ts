import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Per Holm" },
    { name: "Ines Marrow", stage: "Lead", values: { stage: "Lead" } },
    { name: "Claire Dubois", values: { location: "Paris" } },
    { name: "Luc Morel", values: { location: "Paris" } },
    { name: "Siobhan Byrne", company: "Kelp & Co" },
  ],
  columns: [
    { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] },
    { label: "First met", type: "date" as const },
  ],
  tasks: [
    { title: "Insurance renewal", dueDate: "2030-07-10" },
    { title: "Call the vet", dueDate: "2030-06-10" },
  ],
  owners: ["Ana", "Sol"],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const changesOf = (message: string) => play(message).changes;

test.each([
  ["who owns Per? make it Sol", { owner: "Sol" }],
  ["who is Per's owner? Set it to Ana", { owner: "Ana" }],
  ["what stage is Ines in? make it Meeting", { stage: "Meeting" }],
])("%j sets the field that was asked about, on a card", (message, patch) => {
  const [change, another] = changesOf(message);
  expect(change).toMatchObject({ tool: "update_founder", input: { patch } });
  expect(change?.held).not.toBeNull();
  expect(another).toBeUndefined();
});
test("an option of the user's own column that was asked about is set too", () =>
  expect(changesOf("what tier is Per? make it Gold")).toMatchObject([{ input: { value: "Gold" } }]));
test.each(["who owns Per? make it a task", "what is new? make it Sol"])("%j sets no owner", (message) =>
  expect(changesOf(message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);

test.each([
  ["insurance renewal -> one week earlier", "2030-07-03"],
  ["insurance renewal: 2 days earlier", "2030-07-08"],
  ["insurance renewal 2 days earlier", "2030-07-08"],
  ["call the vet -> 3 days later", "2030-06-13"],
  ["push the insurance renewal a week", "2030-07-17"],
])("%j counts from the day that the task is due", (message, dueDate) =>
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", input: { patch: { dueDate } } }]),
);

test("“the 3rd of last month” is a day", () =>
  expect(changesOf("set Ines's first met to the 3rd of last month")).toMatchObject([
    { input: { value: "2030-05-03" } },
  ]));

test.each(["Both Paris contacts get tier gold", "both people in Paris get tier Gold"])(
  "%j is about those that the words name",
  (message) =>
    expect(changesOf(message)).toMatchObject([
      { tool: "set_custom_values", input: { founderIds: [expect.any(String), expect.any(String)], value: "Gold" } },
    ]),
);

test.each(["Siobhan's company moved to Galway", "Siobhan's office has moved to Galway"])(
  "%j is only noted: it is neither her company nor her home",
  (message) => expect(changesOf(message).map(({ tool }) => tool)).toEqual(["create_note"]),
);
test("“Siobhan moved to Galway” is her home", () =>
  expect(changesOf("Siobhan moved to Galway")).toMatchObject([{ input: { patch: { location: "Galway" } } }]));

test.each([
  ["Ines moves to Meeting. The meeting is tuesday at 10", "Meeting with Ines at 10", "2030-06-04"],
  ["set Ines to Meeting. The meeting is on 12 June", "Meeting with Ines", "2030-06-12"],
])("%j offers a task that names her", (message, title, dueDate) => {
  const task = changesOf(message).find(({ tool }) => tool === "create_task");
  expect(task).toMatchObject({ input: { title, dueDate } });
  expect(task?.held).not.toBeNull();
});
test("“the call with Ines is Thursday” is a call with her", () =>
  expect(changesOf("the call with Ines is thursday at 2pm")).toMatchObject([
    { input: { title: "Call with Ines at 2pm", dueDate: "2030-06-06" } },
  ]));
