import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

/** Today is Monday, 3 June 2030. */
const having = {
  stages: ["Scouted", "Talking", "Contracted", "Gone"],
  people: [
    { name: "Runa Halvorsen", company: "Fjord Glass", stage: "Talking" },
    { name: "Emeka Obiora", company: "Fjord Glass", stage: "Scouted" },
    { name: "Lotte Brandsma", company: "Duin Bakers" },
    { name: "Pascal Nguema", company: "Okoumé Timber" },
    { name: "Greta Lindqvist", company: "Lindqvist Boats" },
  ],
  tasks: [
    { title: "Proofread the label text", founderName: "Lotte Brandsma", dueDate: "2030-06-10" },
    { title: "Order glass samples", founderName: "Runa Halvorsen", dueDate: "2030-05-28" },
    { title: "Team round-up", dueDate: "2030-06-28", recurrence: "monthly" as const },
    { title: "Call Greta about moorings", founderName: "Greta Lindqvist", recurrence: "weekly" as const },
    { title: "Renew fire insurance", dueDate: "2030-08-01" },
    { title: "Timber survey", founderName: "Pascal Nguema", dueDate: "2030-06-20" },
    { title: "Sketch the stand plan" },
  ],
  columns: [{ label: "Order value", type: "number" as const }],
};
const play = (message: string) => {
  const played = new PlayedConversation(having);
  const titles = new Map(played.tasks.map(({ id, title }) => [id, title]));
  const { changes, text } = played.say(message);
  const name = (id: unknown) => played.people.find((one) => one.id === id)?.name ?? null;
  return {
    text,
    changes: changes.map(({ tool, input }) => ({
      tool,
      ...input,
      task: titles.get(String(input["taskId"])) ?? null,
      who: name(input["founderId"]),
    })),
  };
};
const newTask = (message: string) => {
  const { changes } = play(message);
  expect(changes).toHaveLength(1);
  return changes[0];
};

test.each([
  ["In a fortnight I want to be prodded about Pascal's second sample", "Pascal's second sample", "2030-06-17"],
  ["In ten days I'd like to be nudged about Lotte's flour quote", "Lotte's flour quote", "2030-06-13"],
  ["I want to be reminded about the harbour fee on 3 July", "Harbour fee", "2030-07-03"],
  ["I need reminding tomorrow to ring the bank", "Ring the bank", "2030-06-04"],
  ["I want poking on 9 July about the boat cradle", "Boat cradle", "2030-07-09"],
  ["In July … let's say the 10th, ring Greta about the sails", "Ring Greta about the sails", "2030-07-10"],
  ["Diarise a visit to the kiln for 12 July", "Visit to the kiln", "2030-07-12"],
  ["Please diarise the audit for 4 July", "Audit", "2030-07-04"],
  ["give Runa a call tomorrow", "Call Runa", "2030-06-04"],
  ["Give me a prod next Thursday about Lotte's rye", "Lotte's rye", "2030-06-13"],
  ["Someone needs to prod me about the rent on the 28th", "Rent", "2030-06-28"],
  ["Put the open day in for 6 July", "Open day", "2030-07-06"],
  ["give Lotte the keys on Thursday", "Give Lotte the keys", "2030-06-06"],
])("%j is a new task", (message, title, dueDate) =>
  expect(newTask(message)).toMatchObject({ tool: "create_task", title, dueDate }),
);

test.each([
  ["every Monday from next week, nudge to check the oven log", "Check the oven log", "weekly", "2030-06-10"],
  ["Every Tuesday from 11 June nudge me to water the samples", "Water the samples", "weekly", "2030-06-11"],
  [
    "Something to do on the 1st of each month: reconcile deposits. Start July",
    "Reconcile deposits",
    "monthly",
    "2030-07-01",
  ],
  ["A job for the 15th of every month: pay the rent. Starting in August", "Pay the rent", "monthly", "2030-08-15"],
  ["Job for every Monday from 10 June: empty the kiln", "Empty the kiln", "weekly", "2030-06-10"],
  ["Something to do every Friday: sweep the yard", "Sweep the yard", "weekly", "2030-06-07"],
])("%j repeats", (message, title, recurrence, dueDate) =>
  expect(newTask(message)).toMatchObject({ tool: "create_task", title, recurrence, dueDate }),
);

test.each([
  ["I've started on the exhibitor guide, add it as in progress, wanted by 20 June", "Exhibitor guide", "2030-06-20"],
  ["I've begun the price list, put it down as in progress, due 18 June", "Price list", "2030-06-18"],
  ["Already working on the floor plan, add that as started, needed by 21 June", "Floor plan", "2030-06-21"],
])("%j is one that is begun", (message, title, dueDate) =>
  expect(newTask(message)).toMatchObject({ tool: "create_task", title, dueDate, status: "in_progress" }),
);

test("what a task is diarised with is its description", () =>
  expect(
    newTask("Could you diarise the bakers' tasting for 25 June, and pop in the description 'bring Emeka's sheet'"),
  ).toMatchObject({ title: "Bakers' tasting", dueDate: "2030-06-25", description: "'bring Emeka's sheet'" }));

test.each([
  ["The label one for Lotte, I've begun it", "Proofread the label text", { status: "in_progress" }],
  ["The survey for Pascal, I've finished it", "Timber survey", { status: "done" }],
  ["Renew fire insurance wants doing sooner. 13 July", "Renew fire insurance", { dueDate: "2030-07-13" }],
  ["The fire insurance needs doing earlier: 1 July", "Renew fire insurance", { dueDate: "2030-07-01" }],
  ["Fire insurance has to move up. 20 July", "Renew fire insurance", { dueDate: "2030-07-20" }],
  ["That timber survey, I've only just begun it", "Timber survey", { status: "in_progress" }],
  ["change 'Timber survey' to say 'Timber survey by boat'", "Timber survey", { title: "Timber survey by boat" }],
  ["Team round-up should be quarterly instead of monthly", "Team round-up", { recurrence: "quarterly" }],
])("%j changes the task that is there", (message, task, patch) =>
  expect(newTask(message)).toMatchObject({ tool: "update_task", task, patch }),
);

test.each([
  ["Call Greta about moorings needn't repeat any more", "Call Greta about moorings"],
  ["Team round-up doesn't need to repeat any longer", "Team round-up"],
  ["The team round-up no longer needs to come round", "Team round-up"],
])("%j takes its rhythm off", (message, task) =>
  expect(newTask(message)).toMatchObject({ tool: "update_task", task, clear: ["recurrence"] }),
);

test.each([
  ["Take the date off the label task, Lotte will send it when she sends it", "Proofread the label text"],
  ["Clear the date on the fire insurance, no idea when they'll write", "Renew fire insurance"],
  ["Remove the deadline from the timber survey, Pascal can't say when it stops raining", "Timber survey"],
])("%j is the order, and why is no other task", (message, task) =>
  expect(newTask(message)).toMatchObject({ tool: "update_task", task, clear: ["dueDate"] }),
);

test.each([
  ["the stand plan task is really for Greta, hang it on her", "Sketch the stand plan", "Greta Lindqvist"],
  ["The insurance was meant for Greta, attach it to her", "Renew fire insurance", "Greta Lindqvist"],
  ["The fire insurance thing is really Pascal's, pin it on him", "Renew fire insurance", "Pascal Nguema"],
])("%j links it", (message, task, who) => {
  const played = new PlayedConversation(having);
  const { changes } = played.say(message);
  const person = played.people.find(({ name }) => name === who);
  expect(changes.map(({ input }) => input["patch"])).toMatchObject([{ founderId: person?.id }]);
  expect(play(message).changes[0]?.task).toBe(task);
});

test("a task that is not begun after all gets its state and its day", () =>
  expect(play("timber survey isn't started after all, back to to do and give it till the 28th").changes).toMatchObject([
    { patch: { status: "todo" } },
    { patch: { dueDate: "2030-06-28" } },
  ]));

test("all that is overdue goes to a day, asked as a question", () =>
  expect(play("Can everything that's overdue go to this coming Monday").changes).toMatchObject([
    { task: "Order glass samples", patch: { dueDate: "2030-06-10" } },
  ]));

test.each([
  ["Everyone at Fjord Glass goes to Contracted, and the timber survey is done too", ["update_founders", "update_task"]],
  [
    "delete the fire insurance task, and Greta Lindqvist can go too, no idea who she is",
    ["delete_task", "delete_founder"],
  ],
  ["Delete the stand plan, and Greta Lindqvist can go as well", ["delete_task", "delete_founder"]],
  ["give Runa a call tomorrow, give Pascal the price list on Friday", ["create_task", "create_task"]],
])("%j is two orders", (message, tools) => expect(play(message).changes.map(({ tool }) => tool)).toEqual(tools));

test.each([
  ["Lotte's order value is 3500 now, and remind me on the 30th to invoice her", "Invoice Lotte"],
  ["remind me on the 28th to write to Pascal, and ring him on Friday", "Ring Pascal"],
  ["Emeka's order value is 900, and remind me tomorrow to send him one", "Send Emeka one"],
  ["Met Runa today, remind me to send her the list on Friday", "Send her the list"],
])("%j names who is meant", (message, title) =>
  expect(play(message).changes.map((one) => ("title" in one ? one.title : null))).toContain(title),
);

test.each([
  ["Task: '}]; DROP TABLE founders; -- ring the caterer' for Monday", "}]; DROP TABLE founders; -- ring the caterer"],
  ["Add a task 'Ask: who pays; when -- and how' for Tuesday", "Ask: who pays; when -- and how"],
  ["New task: “buy rope; check knots” for Friday", "Buy rope; check knots"],
])("%j has all that is quoted as its title", (message, title) => expect(newTask(message)).toMatchObject({ title }));

test.each([
  "I had lunch with Runa on Friday",
  "we had a call with Pascal on tuesday",
  "I had a quick chat with Greta on the 30th",
  "We had a really good meeting with Lotte on Thursday",
])("%j is offered as a note, and nothing to do", (message) =>
  expect(play(message).changes.map(({ tool }) => tool)).toEqual(["create_note"]),
);

test.each([
  "note on Lotte: the date is open, Pascal will send it when he sends it",
  "note on Runa: everything that's overdue can go to Friday",
  "note on Greta: in a fortnight I want to be prodded about the sails",
])("%j keeps its words", (message) => {
  const { changes } = play(message);
  expect(changes).toMatchObject([{ tool: "create_note" }]);
  expect(String(changes[0] && "content" in changes[0] ? changes[0].content : "").toLowerCase()).toBe(
    message.slice(message.indexOf(":") + 2).toLowerCase(),
  );
});

test.each([
  "Do I want to be reminded about Runa's list?",
  "Is everything overdue for Friday?",
  "What is there to diarise?",
])("%j is a question", (message) => expect(play(message).changes).toEqual([]));

test("a day of their column is counted from, whatever it is called by", () => {
  const played = new PlayedConversation({
    people: [{ name: "Runa Halvorsen", company: "Fjord Glass", values: { "Print deadline": "2030-07-10" } }],
    columns: [{ label: "Print deadline", type: "date" }],
  });
  const said = "Two days before the Fjord Glass print deadline I should check the crates. Set that up for Runa";
  expect(played.say(said).changes.map(({ input }) => [input["title"], input["dueDate"]])).toEqual([
    ["Check the crates", "2030-07-08"],
  ]);
});
