import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Iris Vandermeer", company: "Kelp Works", stage: "Tasting" },
    { name: "Otto Brandl", company: "Pine Hollow", stage: "Shelved" },
    { name: "Lena Sørby", company: "Marrow Bay", stage: "Tasting" },
  ],
  tasks: [
    { title: "Send Marrow Bay the label proofs", founderName: "Lena Sørby", dueDate: "2030-06-07" },
    { title: "Monthly stock letter to growers", dueDate: "2030-06-20", recurrence: "monthly" as const },
    { title: "Taste the autumn blend with Otto", founderName: "Otto Brandl", dueDate: "2030-06-10" },
    { title: "Order sample jars", dueDate: "2030-06-12" },
    { title: "Renew the kiln permit" },
  ],
  stages: ["Enquiry", "Tasting", "Contract", "Shelved"],
};
const played = new PlayedConversation(having);
const play = (message: string) => new PlayedConversation(having).say(message);
const titleOf = (id: unknown) => played.tasks.find((task) => task.id === id)?.title ?? null;
const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name ?? null;
const changed = (message: string) =>
  play(message).changes.map(({ tool, input }) => {
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    const set = Object.entries(patch).filter(([, value]) => value !== null);
    return [tool, titleOf(input["taskId"]), Object.fromEntries(set)];
  });

test.each([
  ["the stock letter can go out quarterly from now on", "quarterly"],
  ["Can the stock letter be weekly instead of monthly?", "weekly"],
  ["could the stock letter go out weekly rather than monthly?", "weekly"],
  ["our stock letter can be sent quarterly now", "quarterly"],
])("a task has another rhythm: %j", (message, recurrence) => {
  expect(changed(message)).toEqual([["update_task", "Monthly stock letter to growers", { recurrence }]]);
});

test.each([
  ["give me three more days on the label proofs", "Send Marrow Bay the label proofs", "2030-06-10"],
  ["I need another week on the sample jars", "Order sample jars", "2030-06-19"],
  ["can I get a couple more days on the autumn blend?", "Taste the autumn blend with Otto", "2030-06-12"],
  ["I'll need 2 extra days to finish the sample jars", "Order sample jars", "2030-06-14"],
  ["would you mind moving the sample jars to Friday?", "Order sample jars", "2030-06-07"],
])("more time for a task moves its day: %j", (message, title, dueDate) => {
  expect(changed(message)).toEqual([["update_task", title, { dueDate }]]);
});

test.each([
  ["Label proofs, check. Sample jars ✅", ["Send Marrow Bay the label proofs", "Order sample jars"]],
  ["kiln permit: check", ["Renew the kiln permit"]],
  ["sample jars, checked off\nkiln permit ✔", ["Order sample jars", "Renew the kiln permit"]],
])("tasks that are checked are done: %j", (message, titles) => {
  expect(changed(message)).toEqual(titles.map((title) => ["update_task", title, { status: "done" }]));
});

test.each([
  ["kiln permit belongs to Otto, link it to him", "Renew the kiln permit", "Otto Brandl"],
  ["The sample jars are for Iris, please attach them to her", "Order sample jars", "Iris Vandermeer"],
  ["The kiln permit goes with Lena - tie it to her", "Renew the kiln permit", "Lena Sørby"],
])("a task is linked to whose it is, and nobody is added: %j", (message, title, name) => {
  const [change, another] = play(message).changes;
  const patch = (change?.input["patch"] ?? {}) as Record<string, unknown>;
  expect([titleOf(change?.input["taskId"]), nameOf(patch["founderId"]), another]).toEqual([title, name, undefined]);
});

test("what comes next behind a task that is done is a new one", () => {
  const message = "Label proofs went out this morning so close that, next batch due in two weeks";
  const { changes } = play(message);
  expect(changed(message)[0]).toEqual(["update_task", "Send Marrow Bay the label proofs", { status: "done" }]);
  expect(changes[1]?.input).toMatchObject({
    title: expect.stringMatching(/^Next batch/u) as string,
    dueDate: "2030-06-17",
  });
});

test.each([
  ["Can you set something up so I call Otto every week starting June 10", "Call Otto", "2030-06-10", "weekly"],
  ["put something in so that we check the kiln monthly starting June 12", "Check the kiln", "2030-06-12", "monthly"],
])("something that is set up to be done is a task: %j", (message, title, dueDate, recurrence) => {
  const [change] = play(message).changes;
  expect(change?.tool).toBe("create_task");
  expect(change?.input).toMatchObject({ title, dueDate, recurrence });
});

test.each([
  ["In two weeks nudge me about Otto, we've never actually spoken", "Otto Brandl", "2030-06-17"],
  ["ping me about Lena on Friday, she still owes us the labels", "Lena Sørby", "2030-06-07"],
])("why one is to be reminded of someone is no title: %j", (message, name, dueDate) => {
  expect(play(message).changes.map(({ input }) => [input["title"], input["dueDate"]])).toEqual([
    [`Follow up with ${name}`, dueDate],
  ]);
});

test("who is there is at the firm that was named", () => {
  const { changes } = play(
    "mark the autumn blend for pine hollow as done and remind me on Friday to call the owner there",
  );
  expect(changes.find(({ tool }) => tool === "create_task")?.input["title"]).toBe("Call the owner at Pine Hollow");
});

test.each([
  "Our stock letter may become quarterly",
  "The stock letter could become weekly",
  "The monthly check-in may become quarterly",
  "Could the permit be done weekly?",
  "could the kiln permit become weekly?",
  "We need another month for the tasting",
  "Could we take another day for the proofs?",
  "We could take two more weeks for the jars",
  "Can we have another week with the growers?",
  "Otto needs 2 more days on the contract",
  "Otto can be weekly from now on",
  "Otto, check.",
  "we need two more weeks for the bottling line",
  "set something up so the growers get paid",
  "would you mind if I moved Lena to Contract?",
  "any chance Lena signs this week?",
  "take Otto off the list and put him in a car",
])("no task changes at once: %j", (message) => {
  expect(play(message).changes.filter(({ held }) => held === null)).toEqual([]);
});

test.each([
  ["Sample jars are for Otto, move them to Monday", "Order sample jars", { dueDate: "2030-06-10" }],
  ["The kiln permit is about Otto, assign it to Iris", "Renew the kiln permit", { founderId: "Iris Vandermeer" }],
  ["The sample jars are for Lena, put them on Friday", "Order sample jars", { dueDate: "2030-06-07" }],
  ["The kiln permit is for Lena, link it to Otto", "Renew the kiln permit", { founderId: "Otto Brandl" }],
])("what is ordered behind whose it is is not dropped: %j", (message, title, last) => {
  const all = play(message).changes.map(({ input }) => {
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    return { title: titleOf(input["taskId"]), dueDate: patch["dueDate"], founderId: nameOf(patch["founderId"]) };
  });
  expect(all).toContainEqual(expect.objectContaining({ title, ...last }));
});

test.each([
  ["Remind me about Otto on Friday, he owes us the signed lease", /owes us the signed lease/iu],
  ["In two weeks nudge me about Otto, we've never actually spoken", /we've never actually spoken/iu],
  ["ping me about Lena on Friday, she still owes us the labels", /still owes us the labels/iu],
  ["remind me about Iris on Friday, nobody has replied to her", /nobody has replied/iu],
])("why one is to be reminded is kept with the task: %j", (message, why) => {
  expect(play(message).changes.map(({ input }) => input["description"])).toEqual([
    expect.stringMatching(why) as string,
  ]);
});
