import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [{ name: "Ingrid Moss" }, { name: "Halima Osei" }],
  tasks: [
    { title: "Book the tasting room" },
    { title: "Translate the labels" },
    { title: "Clean the kegs" },
    { title: "Review the lease" },
  ],
};
const wanted = (message: string) => {
  const conversation = new PlayedConversation(having);
  const { text, changes } = conversation.say(message);
  const titleOf = (id: unknown) => conversation.tasks.find((task) => task.id === id)?.title;
  return { text, changes, titles: changes.map(({ input }) => titleOf(input["taskId"])) };
};

const FOUND = [
  ["the label translation", "Translate the labels"],
  ["the kegs", "Clean the kegs"],
  ["the lease review", "Review the lease"],
] as const;
const MISSING = ["the cellar inventory", "the roof repair"];
const ORDERS = ["mark % as done", "tick off %", "delete %", "% are done"];
const pairs = <Thing>(things: readonly Thing[]) =>
  things.flatMap((one) => things.flatMap((other): [Thing, Thing][] => (one === other ? [] : [[one, other]])));

test.each(ORDERS)("%j: each of several named tasks is meant", (order) => {
  for (const [one, other] of pairs(FOUND))
    expect(wanted(order.replace("%", `${one[0]} and ${other[0]}`)).titles).toEqual([one[1], other[1]]);
});

test.each(ORDERS)("%j: the one of several that is not there is said", (order) => {
  FOUND.forEach(([named], no) => {
    const missing = MISSING[no % MISSING.length] ?? "";
    for (const both of [`${named} and ${missing}`, `${missing} and ${named}`]) {
      const { text, changes } = wanted(order.replace("%", both));
      expect([both, changes, text]).toEqual([both, [], expect.stringContaining(missing.replace("the ", ""))]);
    }
  });
});

test.each([
  "Tasted with Ingrid and her team this afternoon.",
  "Long day. Tasted with Ingrid and her team this afternoon: the perry won, the cider lost.",
  "I reviewed something with Halima. She was glad.",
  "We cleaned up with Ingrid for hours. Great evening.",
])("%j links no task to anybody", (message) => {
  for (const { tool, input } of wanted(message).changes)
    if (tool === "update_task") expect(input["patch"] ?? input).toMatchObject({ founderId: null });
});

test.each(["The lease belongs to Halima", "The lease is about Halima", "link the lease to Halima"])(
  "%j links it",
  (message) => {
    const [change] = wanted(message).changes;
    const patch = (change?.input["patch"] ?? change?.input) as Record<string, unknown>;
    expect(patch["founderId"]).toEqual(expect.any(String));
  },
);

const DONE = ["check the fridge temperatures", "water the hops", "send Wrona her sales figures"];
const WORDINGS = [
  "Put a weekly reminder on Mondays to %, starting next Monday",
  "Add a weekly task on Fridays to %, starting this Friday",
  "Can you make a task without a date: %",
  "create a task with no due date: %",
  "add a task: %, no due date",
  "every quarter, %, first on 4 January",
  "every month, %, the first one on 1 July",
];
test.each(WORDINGS)("%j has what is to be done as its title", (wording) => {
  for (const done of DONE) {
    const [change, another] = wanted(wording.replace("%", done)).changes;
    expect([wording, change?.input["title"], another]).toEqual([
      wording,
      done.replace(/^\w/u, (letter) => letter.toUpperCase()),
      undefined,
    ]);
  }
});
