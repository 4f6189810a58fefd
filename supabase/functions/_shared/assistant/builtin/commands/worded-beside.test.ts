import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Sown", "Harvested"],
  statuses: ["Warm", "Cold"],
  owners: ["Bea"],
  people: [{ name: "Ida Brandt" }, { name: "Noor Bakker" }, { name: "Jean Moreau" }],
  tasks: [
    { title: "Send the seed list to Ida", status: "done" },
    { title: "Order sail thread" },
    { title: "Varnish the oars" },
  ],
};
const talk = () => new PlayedConversation(having);
const patchesOf = (message: string) =>
  talk()
    .say(message)
    .changes.map(({ tool, input }) => [
      tool,
      Object.fromEntries(
        Object.entries((input["patch"] ?? input) as Record<string, unknown>).filter(
          ([key, value]) => value !== null && !/Id$|^description$/.test(key),
        ),
      ),
    ]);

describe("a newcomer and what is to be done with them", () => {
  test.each([
    ["then a call with her on Friday", "Call with Zoe Lind"],
    ["and then lunch with her on Friday", "Lunch with Zoe Lind"],
    ["after that a visit with her on Friday", "Visit with Zoe Lind"],
    ["followed by a meeting with her on Friday", "Meeting with Zoe Lind"],
    ["plus a coffee with her on Friday", "Coffee with Zoe Lind"],
    ["and afterwards another zoom with her on Friday", "Zoom with Zoe Lind"],
  ])("“…, %s” is a task", (tail, title) => {
    expect(patchesOf(`add Zoe Lind linkedin.com/in/zoe-lind from Kelp Works, ${tail}`)).toMatchObject([
      ["create_founder", { name: "Zoe Lind", company: "Kelp Works" }],
      ["create_task", { title, dueDate: "2030-06-07" }],
    ]);
  });
});

test.each([
  "mark the sail thread as in progress, and also Noor is owned by Bea, and one more: Ida's email is ida@sund.example",
  "put the sail thread in progress, also Noor is owned by Bea, and another thing: Ida's email is ida@sund.example",
  "move the sail thread to in progress, and also Noor is owned by Bea, lastly: Ida's email is ida@sund.example",
])("“%s” is three changes", (message) => {
  expect(patchesOf(message)).toEqual([
    ["update_task", { status: "in_progress" }],
    ["update_founder", { owner: "Bea" }],
    ["update_founder", { email: "ida@sund.example" }],
  ]);
});

test.each([
  ["for both Ida and Noor log a note: they share a boat", "They share a boat"],
  ["For Ida and Noor add a note: they share a boat", "They share a boat"],
  ["about Ida and Noor make the same note: they share a boat", "They share a boat"],
  ["on both Ida and Noor leave a note - they share a boat", "They share a boat"],
])("“%s” is a note on each", (message, content) => {
  expect(patchesOf(message)).toEqual([
    ["create_note", { content }],
    ["create_note", { content }],
  ]);
});

describe("what was done is not done after all", () => {
  test.each([
    "The seed list came back, so that's not done after all. New date the 12th of June",
    "the seed list to Ida never arrived, so it isn't done. New due date: 12 June",
    "Seed list bounced, so that one is not done yet. New deadline 12 June",
    "The seed list got lost, therefore it's not finished after all. New date is 12 June",
  ])("“%s” opens the task for that day", (message) => {
    expect(patchesOf(message)).toEqual([
      ["update_task", { status: "todo" }],
      ["update_task", { dueDate: "2030-06-12" }],
    ]);
  });

  test.each(["The seed list came back", "the dog came back, so she's happy"])("“%s” is only told", (message) => {
    expect(
      talk()
        .say(message)
        .changes.filter(({ tool }) => tool === "update_task"),
    ).toEqual([]);
  });
});

test.each(["ponle", "pónle", "póngale", "déjale"])("“%s a …” sets what follows", (verb) => {
  expect(patchesOf(`${verb} a Noor Bakker prioridad 60 y estado Warm`)).toEqual([
    ["update_founder", { status: "Warm", priorityScore: 60 }],
  ]);
});

describe("what is to be done at a meeting is part of it", () => {
  test.each([
    [
      "Put in my diary for 15 June: dinner with Ida in Sund, bring the small oars",
      "Dinner with Ida in Sund",
      "Bring the small oars",
    ],
    [
      "Add to my calendar for 15 June: lunch at the mill, check the seed trays",
      "Lunch at the mill",
      "Check the seed trays",
    ],
    ["task for 15 June: meeting with Noor, prepare the figures", "Meeting with Noor", "Prepare the figures"],
    ["remind me on 15 June: visit at the yard, check the varnish", "Visit at the yard", "Check the varnish"],
  ])("“%s” is one task", (message, title, description) => {
    expect(talk().say(message).changes).toMatchObject([
      { tool: "create_task", input: { title, description, dueDate: "2030-06-15" } },
    ]);
  });

  test("a day or a name of its own makes it another", () => {
    expect(patchesOf("add a task: lunch with Ida on Friday, call Noor on Monday")).toHaveLength(2);
  });
});

test.each([
  ["Update Jean from his signature:", "Cordialement\nM. Jean Moreau\nDirecteur technique\n4 rue Kléber, 68000 Colmar"],
  [
    "Please update Jean from his signature:",
    "Mit freundlichen Grüßen\n\nDI Jean Moreau\nLeiter Technik\nHafengasse 4, 6900 Bregenz",
  ],
  ["Jean's signature, please update:", "Best regards\nMr Jean Moreau\nTechnical Director\nHafenstraße 4, 6900 Bregenz"],
])("“%s” reads the lines as his facts", (lead, card) => {
  const [first, ...more] = talk().say(`${lead}\n\n${card}\nj.moreau@kelp.example`).changes;
  expect(first).toMatchObject({ tool: "update_founder", input: { patch: { email: "j.moreau@kelp.example" } } });
  expect(first?.held).not.toBeNull();
  expect(more.every(({ tool, held }) => tool === "create_note" && held !== null)).toBe(true);
});

test.each([
  ["could you see to it that Ida is marked as cold", "update_founder", { status: "Cold" }],
  ["please make sure that Ida is set to Harvested", "update_founder", { stage: "Harvested" }],
  ["give Ida a task: post the trays", "create_task", { title: "Post the trays" }],
  [
    "give Ida a reminder to post the trays by Friday",
    "create_task",
    { title: "Post the trays", dueDate: "2030-06-07" },
  ],
  ["Ida's to-do: post the trays", "create_task", { title: "Post the trays" }],
  ["In Ida's notes: yard closed in January", "create_note", { content: "Yard closed in January" }],
  ["remember: Ida's yard is closed in January", "create_note", { content: "Ida's yard is closed in January" }],
  ["Ida has a mail now, ida@sund.example", "update_founder", { email: "ida@sund.example" }],
  ["mail of Ida changed to ida@sund.example", "update_founder", { email: "ida@sund.example" }],
  ["Ida's company was wrong, it is Kelp Works", "update_founder", { company: "Kelp Works" }],
  ["set Ida's priority to 70 either way", "update_founder", { priorityScore: 70 }],
])("“%s” is read", (message, tool, patch) => {
  expect(patchesOf(message)).toEqual([[tool, patch]]);
});

test.each([
  ["remember: call Ida on Friday", "create_task", { title: "Call Ida", dueDate: "2030-06-07" }],
  ["note on Ida: she will come either way", "create_note", { content: "She will come either way" }],
])("“%s” stays what it is", (message, tool, patch) => {
  expect(patchesOf(message)).toEqual([[tool, patch]]);
});

test("that a task is done makes no other one", () => {
  expect(patchesOf("Ida's task: done").filter(([tool]) => tool === "create_task")).toEqual([]);
});
