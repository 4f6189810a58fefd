import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }, { name: "Ossie Brand" }],
  tasks: [
    { title: "Get insurance papers", founderName: "Ilse Moravec", dueDate: "2030-06-08" },
    { title: "Sign-off call", founderName: "Teo Aldana", dueDate: "2030-06-05" },
    { title: "Yarn stock review", recurrence: "monthly" as const, dueDate: "2030-06-10" },
    { title: "Renew guild membership" },
    { title: "Weekly ledger", recurrence: "weekly" as const, dueDate: "2030-06-07" },
  ],
};
function play(message: string) {
  const played = new PlayedConversation(having);
  return played.say(message).changes.map(({ tool, input }) => {
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    return {
      tool,
      title: input["title"] ?? played.tasks.find(({ id }) => id === input["taskId"])?.title,
      who: played.people.find(({ id }) => id === input["founderId"])?.name,
      due: input["dueDate"],
      status: patch["status"] ?? input["status"],
      rhythm: input["recurrence"],
      clear: input["clear"],
    };
  });
}

test.each([
  ["the insurance papers came by post today, tick off", "Get insurance papers"],
  ["Insurance papers reached me by mail yesterday, tick", "Get insurance papers"],
  ["Guild membership paid online today, close", "Renew guild membership"],
  ["Yarn stock counted this morning. Mark done", "Yarn stock review"],
  ["The sign-off call with Teo is over, check off", "Sign-off call"],
])("%j completes the task that it tells of", (message, title) =>
  expect(play(message)).toMatchObject([{ tool: "update_task", title, status: "done" }]),
);

test("a note keeps such an order", () =>
  expect(play("note on Ilse: the papers came, tick off")).toMatchObject([{ tool: "create_note" }]));

test.each([
  ["No need to repeat the yarn stock review any more, just once", "Yarn stock review"],
  ["Weekly ledger doesn't have to recur any longer, once is enough", "Weekly ledger"],
  ["the yarn stock review need not repeat now, only once", "Yarn stock review"],
  ["don't repeat the weekly ledger anymore", "Weekly ledger"],
])("%j takes the rhythm off", (message, title) =>
  expect(play(message)).toMatchObject([{ tool: "update_task", title, clear: ["recurrence"] }]),
);
test("what someone said is no task to stop", () => expect(play("no need to repeat what Ilse said")).toEqual([]));

test.each([
  ["delete Teo from list and the guild membership task also", "Teo Aldana", "Renew guild membership"],
  ["Remove Ossie and the sign-off call task", "Ossie Brand", "Sign-off call"],
  ["delete the guild task and Ilse as well", "Ilse Moravec", "Renew guild membership"],
])("%j is of both", (message, who, title) =>
  expect(play(message)).toMatchObject([
    { tool: "delete_founder", who },
    { tool: "delete_task", title },
  ]),
);
test("hers is a task of hers", () =>
  expect(play("delete the guild task and Ilse's as well").map(({ tool }) => tool)).toEqual([
    "delete_task",
    "delete_task",
  ]));

test.each([
  ["Already started working on the Damast risk memo, make a task in progress for it", "Damast risk memo"],
  ["I'm halfway through the fair report, add a task for it as in progress", "Fair report"],
  ["Began the tax folder yesterday. Create a task for that, in progress", "Tax folder"],
])("%j is a task that was begun", (message, title) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", title, status: "in_progress" }]),
);

test.each([
  ["before Teo lands on the 16th i must book his cab, one day prior", "Book Teo Aldana's cab", "2030-06-15"],
  ["Remind me to print badges for the fair on 12 June, two days before", "Print badges for the fair", "2030-06-10"],
  ["when Ilse comes on 20 June we have to clean the hall, a week before", "Clean the hall", "2030-06-13"],
  ["VAT filing end of this month dont let me forget", "VAT filing", "2030-06-30"],
  ["add to my to-do, order new visiting cards", "Order new visiting cards", null],
])("%j is a task for its day", (message, title, due) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", title, due }]),
);

test.each([
  ["Quarterly loom audit with Teo, first one on 30 June please", "Loom audit with Teo", "2030-06-30", "quarterly"],
  ["weekly stock count, starting 10 June", "Stock count", "2030-06-10", "weekly"],
  [
    "Every Friday I have to mail the sales report to Teo, set it as recurring from this Friday",
    "Mail the sales report to Teo",
    "2030-06-07",
    "weekly",
  ],
  ["each month i pay the rent, set as a recurring task from 1 July", "Pay the rent", "2030-07-01", "monthly"],
])("%j repeats", (message, title, due, rhythm) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", title, due, rhythm }]),
);

test.each(["tick off", "Is the guild membership paid? tick off", "check off"])("%j names no task by “off”", (message) =>
  expect(play(message).filter(({ title }) => title === "Sign-off call")).toEqual([]),
);
test.each(["quarterly review with Teo was good, first one in years", "I told Ilse to sign the lease, close"])(
  "%j is told and no task",
  (message) => expect(play(message).map(({ tool }) => tool)).not.toContain("create_task"),
);
