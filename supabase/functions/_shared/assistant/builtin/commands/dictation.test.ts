import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ottilie Brandt", company: "Brandt Reeds", stage: "Lead" },
    { name: "Rafael Coelho", company: "Coelho Strings" },
    { name: "Yun Seo", company: "Seo Lacquer" },
  ],
  tasks: [
    { title: "Call Ottilie about the reeds", dueDate: "2030-06-05", founderName: "Ottilie Brandt" },
    { title: "Tune the harpsichord" },
    { title: "Send the varnish samples" },
    { title: "Send Rafael the invoice", founderName: "Rafael Coelho" },
  ],
};
const world = () => new PlayedConversation(having);
const person = (name: string) => world().people.find((one) => one.name === name)?.id;
const task = (title: string) => world().tasks.find((one) => one.title === title)?.id;
const OTTILIE = person("Ottilie Brandt");

describe("what someone dictates and then wants noted is a note", () => {
  const leads = [
    "okay so i just spoke to ottilie and um she wants",
    "So I talked to Ottilie, she wants",
    "uh ottilie wants",
  ];
  const puts = [
    "so please put that in her notes",
    "can you put that in her notes",
    "please add this to her notes",
    "save that under her notes please",
  ];
  const pairs = leads.flatMap((lead) => puts.map((put) => `${lead} forty reeds for christmas ${put}`));
  test.each(pairs)("%j", (message) => {
    const [note, another] = world().say(message).changes;
    expect(another).toBeUndefined();
    expect(note).toMatchObject({ tool: "create_note", input: { founderId: OTTILIE } });
    expect(note?.input["content"]).toMatch(/wants forty reeds for christmas$/);
    expect(note?.input["content"]).not.toMatch(/\bum\b|notes/i);
  });
  test.each(pairs)("%j, with an order behind it", (message) =>
    expect(
      world().say(`${message.replace(/ please$/, "")} and move the call with her to friday`).changes,
    ).toMatchObject([
      { tool: "create_note", input: { founderId: OTTILIE } },
      {
        tool: "update_task",
        input: { taskId: task("Call Ottilie about the reeds"), patch: { dueDate: "2030-06-07" } },
      },
    ]),
  );
  test("an order is no story", () =>
    expect(world().say("set Ottilie to Active and put that in her notes").changes).not.toContainEqual(
      expect.objectContaining({ tool: "create_note" }),
    ));
});

describe("two tasks of which one is named behind what becomes of both", () => {
  const done = ["as done", "as finished", "as complete", "off"];
  test.each(done)("%s", (as) =>
    expect(
      world().say(`uh mark the task with the varnish samples ${as} and also the one where i send the invoice to rafael`)
        .changes,
    ).toMatchObject(
      ["Send the varnish samples", "Send Rafael the invoice"].map((title) => ({
        tool: "update_task",
        input: { taskId: task(title), patch: { status: "done" } },
      })),
    ),
  );
});

describe("a new person at a company that is known is added, and changes nobody", () => {
  const url = "https://www.linkedin.com/in/imke-vos";
  const told = [
    `we have a new buyer at Brandt Reeds, Imke Vos, imke@reeds.example, ${url}`,
    `There's a new buyer at Brandt Reeds: Imke Vos, imke@reeds.example, ${url}`,
    `Brandt Reeds hired a new buyer, Imke Vos, imke@reeds.example, ${url}`,
    `new buyer at Brandt Reeds: Imke Vos, imke@reeds.example, ${url}`,
  ];
  test.each(told)("%j", (message) =>
    expect(world().say(message).changes).toMatchObject([
      {
        tool: "create_founder",
        input: { name: "Imke Vos", company: "Brandt Reeds", profileUrl: url, roleTitle: "buyer" },
      },
    ]),
  );
});

describe("an order that goes on is about the person before it", () => {
  const tasks = ["send more", "ask about the price", "send an invoice", "call again"];
  test.each(tasks)("%s", (title) => {
    const theirs = { tool: "create_task", input: { founderId: person("Yun Seo") } };
    expect(world().say(`set Yun to Active and remind me on Friday to ${title}`).changes[1]).toMatchObject(theirs);
    const conversation = world();
    conversation.say("I had lunch with Yun, she loves the small brushes");
    expect(conversation.say(`and remind me in a week to ${title}`).changes).toMatchObject([theirs]);
  });
  test.each(["buy milk", "send the report to the bank", "water the plants"])("%s is nobody's", (title) =>
    expect(world().say(`set Yun to Active and remind me on Friday to ${title}`).changes[1]).toMatchObject({
      input: { founderId: null },
    }),
  );
  test.each([
    ["todo", "todo"],
    ["in progress", "in_progress"],
    ["to do", "todo"],
  ])("a task that was just changed is set to %s", (said, status) => {
    const conversation = world();
    conversation.say("move the task Tune the harpsichord to Friday");
    expect(conversation.say(`and set it to ${said}`).changes).toMatchObject([
      { tool: "update_task", input: { taskId: task("Tune the harpsichord"), patch: { status } } },
    ]);
  });
  test("after something was taken back, too", () => {
    const conversation = world();
    conversation.say("delete Rafael");
    conversation.say("undo");
    expect(conversation.say("and give him to Rosa").changes).toMatchObject([
      { tool: "update_founder", input: { founderId: person("Rafael Coelho"), patch: { owner: "Rosa" } } },
    ]);
  });
});

describe("news of two people is a note on each", () => {
  const news = ["got her permit", "is away until July", "moved offices", "'s boss said yes"];
  const pairs = news.flatMap((one) => news.filter((other) => other !== one).map((other) => [one, other] as const));
  test.each(pairs)("Ottilie %s and Yun %s", (one, other) => {
    const said = (name: string, what: string) => `${name}${what.startsWith("'") ? "" : " "}${what}`;
    const { changes } = world().say(`Two things: ${said("Ottilie", one)} and ${said("Yun", other)}.`);
    expect(changes).toMatchObject([
      { tool: "create_note", input: { founderId: OTTILIE, content: said("Ottilie", one) } },
      { tool: "create_note", input: { founderId: person("Yun Seo"), content: `${said("Yun", other)}.` } },
    ]);
  });
  test.each(["Ottilie wants an intro to Rafael and Yun", "Ottilie likes oak and Yun's lacquer"])(
    "%j is news of one",
    (message) => expect(world().say(message).changes).toMatchObject([{ input: { founderId: OTTILIE } }]),
  );
});
