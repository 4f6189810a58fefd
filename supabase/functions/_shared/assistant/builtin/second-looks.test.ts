import { expect, test } from "vitest";
import { respelled } from "./respelled.ts";
import { peopleMeant } from "../spelling.ts";
import { type Having, PlayedConversation } from "./played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Marga Oduya" }, { name: "Per Holt", stage: "Lead" }, { name: "Ravi Menon" }],
  tasks: [{ title: "Order new leaflets", dueDate: "2030-06-10" }],
  columns: [{ label: "Budget", type: "number" }],
};
const start = () => new PlayedConversation(HAVING);

test.each([
  "nein",
  "non",
  "non merci",
  "wait",
  "I changed my mind",
  "lieber nicht",
  "no, hold on. don't",
  "no don't",
  "hang on, don't delete him",
  "wait a minute, don't",
])("%j withdraws the deletion that waits", (message) => {
  const conversation = start();
  conversation.say("delete Per Holt");
  expect(conversation.say(message).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});
test.each(["undo that, he isn't there yet", "scrap that. 58 was right", "undo that - she's on holiday"])(
  "%j takes the card back, whatever it says behind",
  (message) => {
    const conversation = start();
    conversation.say("Ravi's priority is 85");
    expect(conversation.say(message).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  },
);
test("a task to do that is called as the note was", () => {
  const conversation = start();
  conversation.say("note on Marga: congratulate her on the prize");
  const { changes } = conversation.say("and a task to do that on Monday");
  expect(changes.map(({ input }) => [input["title"], input["dueDate"]])).toEqual([
    ["Congratulate her on the prize", "2030-06-10"],
  ]);
});
test("a task behind a message that is not sent is about the one who it was for", () => {
  const conversation = start();
  conversation.say("who is Marga?");
  conversation.say("tell Ravi that");
  const { changes } = conversation.say("ok then just a task: mention it when I see him, 5 December");
  expect(changes.map(({ input }) => input["founderId"])).toEqual([
    conversation.people.find(({ name }) => name === "Ravi Menon")?.id,
  ]);
});
test("“the one” by itself is no task", () => expect(start().say("a task: the Per one").changes).toEqual([]));
test("a day that is said twice moves the task that is there", () =>
  expect(start().say("push the leaflets to the new year, 4 Jan").changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2031-01-04" } } },
  ]));
test.each([
  ["send the money to Per on Friday", "Send the money to Per", "2030-06-07"],
  ["remind me to buy the honey on Friday", "Buy the honey", "2030-06-07"],
])("%j keeps its words", (message, title, dueDate) =>
  expect(start().say(message).changes).toMatchObject([{ tool: "create_task", input: { title, dueDate } }]),
);
test.each(["Per is at 95 kg", "Per Holt is at 40 percent", "Per is at 300"])("%j is no company", (message) =>
  expect(
    start()
      .say(message)
      .changes.filter(({ tool }) => tool === "update_founder"),
  ).toEqual([]),
);
test("an address is spelled as it is", () => {
  const text = "Jurg has an email: jurg@zumturm-alp.example";
  const people = peopleMeant(
    [{ id: "1", name: "Jürg Zumthurm", company: null, stage: null, status: null, by: "near" }],
    text,
  );
  expect(respelled(text, people)).toContain("jurg@zumturm-alp.example");
});

test.each([
  ["The permit takes two weeks."],
  ["call with Per", "And an email."],
  ["Rename the Budget column please\nThanks!"],
  ["A week before Per's delivery we have guests from Lyon"],
  ["Drop everyone in Lead by 5."],
  ["Write “I'll be late” to Per"],
])("%j changes and stores nothing that was not asked for", (...said) => {
  const conversation = start();
  const all = said.map((message) => conversation.say(message));
  const changes = all.at(-1)?.changes.filter(({ tool }) => /^(?:update|set|change|create_(?:task|custom))/u.test(tool));
  expect(changes).toEqual([]);
});
test("details in a title stay there", () =>
  expect(start().say("Remind me to go through the quote, in detail, with Per").changes).toMatchObject([
    { input: { title: "Go through the quote, in detail, with Per" } },
  ]));
test("who is put back is the one whose change is undone", () => {
  const conversation = start();
  conversation.say("set Per's priority to 10");
  conversation.say("set Ravi's priority to 20");
  expect(conversation.say("put Per back how he was").text).toContain("Per Holt");
});
test("a long word is no slow address", () => {
  const started = performance.now();
  respelled("a".repeat(8000), []);
  respelled("a@".repeat(4000), []);
  expect(performance.now() - started).toBeLessThan(100);
});
