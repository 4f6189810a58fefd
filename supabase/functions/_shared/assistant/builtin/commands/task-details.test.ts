import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Runa Falk" }, { name: "Otto Brand" }, { name: "Lien Vos" }],
};
const [runa, otto, lien] = new PlayedConversation(having).people.map(({ id }) => id);
const tasks = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const { changes } = messages.map((message) => conversation.say(message)).at(-1) ?? { changes: [] };
  return changes.map(({ input }) => input);
};

describe("the parts of a new task", () => {
  test.each([
    "Put a task on Runa for 9 July, title Mast check, description bring the long ladder.",
    "create a task for Runa by 9 July, title: Mast check, description: bring the long ladder",
    "Kindly add a task for Runa, due 9 July; title Mast check; details: bring the long ladder",
  ])("“%s”", (message) =>
    expect(tasks(message)).toMatchObject([
      { title: "Mast check", description: "Bring the long ladder", dueDate: "2030-07-09", founderId: runa },
    ]),
  );

  test("a title behind its label needs no day and no description", () =>
    expect(tasks("add a task on Otto, title Mast check")).toMatchObject([{ title: "Mast check", founderId: otto }]));

  test("a title that someone is to check is none", () =>
    expect(tasks("add a task to check the title with Otto")).toMatchObject([{ title: "Check the title with Otto" }]));

  test.each(["no date needed", "no deadline yet", "no rush required"])("“%s” is no part of the title", (words) =>
    expect(tasks(`Kindly create a task to order rope, ${words}.`)).toMatchObject([{ title: "Order rope" }]),
  );

  test.each(["validity 60 days", "valid for 60 days"])(
    "“%s” in the description of a task that has its day stays there",
    (words) =>
      expect(tasks(`Task for tomorrow: send Runa the offer. Description: with the mast, ${words}.`)).toMatchObject([
        { description: `With the mast, ${words}`, dueDate: "2030-06-04" },
      ]),
  );

  test.each(["in exactly two weeks from today", "in precisely 2 weeks", "in two weeks from now"])(
    "“%s” is a day, and no part of the title",
    (when) =>
      expect(tasks(`Set up a follow-up with Otto Brand ${when}`)).toMatchObject([
        { title: "Follow-up with Otto Brand", dueDate: "2030-06-17" },
      ]),
  );

  test("“too” before the colon is no part of the title", () =>
    expect(tasks("note on Otto: wants photos", "and a task for him too: send the photos")).toMatchObject([
      { title: "Send the photos", founderId: otto },
    ]));
});

describe("a task for each of several people", () => {
  test.each([
    "make me a task 'year-end call' for each of Runa, Otto and Lien, due 9 July",
    "add a task for each of Runa, Otto and Lien, due 9 July: year-end call",
  ])("“%s”", (message) =>
    expect(tasks(message)).toMatchObject(
      [runa, otto, lien].map((founderId) => ({ title: "Year-end call", dueDate: "2030-07-09", founderId })),
    ),
  );

  test("without a day, with a verb", () =>
    expect(tasks("create a task to send the card for each of Runa and Lien")).toMatchObject(
      [runa, lien].map((founderId) => ({ title: "Send the card", dueDate: null, founderId })),
    ));
});

describe("what follows a task", () => {
  test("“instead” behind another name of it is none of it", () => {
    expect(tasks("task: order rope", "call it Buy rope instead")).toMatchObject([{ patch: { title: "Buy rope" } }]);
    expect(tasks("task: order rope", "call it 'Buy rope instead'")).toMatchObject([
      { patch: { title: "Buy rope instead" } },
    ]);
  });

  test.each([
    ["Wednesday", "2030-06-12"],
    ["make it Friday", "2030-06-14"],
    ["actually Tuesday", "2030-06-11"],
  ])("“%s” after one for next week is in that week", (message, dueDate) =>
    expect(tasks("remind me next week to order rope", message)).toMatchObject([{ patch: { dueDate } }]),
  );

  test.each(["remind me on Thursday to order rope", "remind me next Thursday to order rope"])(
    "“Wednesday” after “%s” is the next one",
    (message) => expect(tasks(message, "Wednesday")).toMatchObject([{ patch: { dueDate: "2030-06-05" } }]),
  );

  test("the same note for someone else has the same words", () => {
    for (const message of ["The same note for Otto too", "same note for Otto"])
      expect(tasks("Note for Runa: new number from July", message)).toMatchObject([
        { content: "New number from July", founderId: otto },
      ]);
    expect(tasks("Note for Runa: new number from July", "and a note for Otto too")).toEqual([]);
  });

  test.each([
    ["forget it, Tobias has some", 2],
    ["never mind, the yard does that", 2],
    ["take that back, the yard does that", 1],
    ["forget it", 1],
  ])("“%s” after it was made and moved takes back %i", (message, count) =>
    expect(tasks("remind me on Thursday to order rope", "make it Friday", message)).toHaveLength(count),
  );
});

describe("what is to be done, said behind a task that had no title", () => {
  test.each(["send him the photos", "call him about the mast", "ring him"])("“%s” is its title", (message) =>
    expect(tasks("I need a task for Otto on Friday", message)).toMatchObject([
      { patch: { title: `${message.charAt(0).toUpperCase()}${message.slice(1)}`, dueDate: null } },
    ]),
  );

  test.each([
    ["follow up with Otto on Friday", "send him the photos"],
    ["task for Otto on Friday: fix the mast", "send him the photos"],
    ["task for Otto on Friday", "send him the photos on Monday"],
    ["task for Otto on Friday", "ask Runa about the mast"],
  ])("“%s”, “%s” are two tasks", (first, second) => expect(tasks(first, second)[0]).toHaveProperty("title"));
});

test.each(["tell Otto there is no rush", "tell Lien there's no hurry", "write Runa it is not urgent"])(
  "“%s” is what is to be done",
  (words) => {
    const [task] = tasks(`add a task: ${words}`);
    expect(String(task?.["title"]).toLowerCase()).toBe(words.toLowerCase());
  },
);
test.each(["order rope, there's no rush", "order rope no rush", "order rope – not urgent"])(
  "“%s” has a short title",
  (words) => expect(tasks(`add a task: ${words}`)).toMatchObject([{ title: "Order rope" }]),
);

test.each([
  "A task 'mast check' for each of Runa, Otto and Lien, due Friday",
  "Add a task to mast check for each of Runa, Otto and Lien by Friday",
  "ADD a task for each of Runa, Otto and Lien, due Friday: mast check",
])("“%s” is one for each", (message) =>
  expect(tasks(message)).toMatchObject(
    [runa, otto, lien].map((founderId) => ({ title: "Mast check", dueDate: "2030-06-07", founderId })),
  ),
);
test("a rhythm in a title is the task's rhythm", () =>
  expect(tasks("Monthly check of the mast, first one on 1 July")).toMatchObject([
    { recurrence: "monthly", dueDate: "2030-07-01" },
  ]));
