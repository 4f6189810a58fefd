import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Kiran Desai" }, { name: "Ana Engel" }, { name: "Grace Wanjiru" }, { name: "Liam Boyd" }],
  owners: ["Mei", "Ben"],
  tasks: [{ title: "Credit note for Engel", status: "in_progress" }],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(HAVING);
  return messages.map((message) => conversation.say(message)).at(-1);
};

test.each(["forget Kiran", "lose Kiran", "please ditch Kiran"])(
  "“%s” asks whether it means to delete them",
  (message) => {
    expect(play(message)).toMatchObject({
      changes: [],
      text: expect.stringContaining("1. Delete Kiran Desai") as string,
    });
    expect(play(message, "1")?.changes).toMatchObject([{ tool: "delete_founder" }]);
  },
);

test.each(["tickle Grace", "bamboozle Grace please"])(
  "“%s” is offered as a task or a note, and nothing is done",
  (message) => {
    const said = play(message);
    expect(said?.changes).toEqual([]);
    expect(said?.text).toMatch(/1\. Add the task “.+”\n2\. Keep it as a note/u);
  },
);

test("of a task only what would change it is offered", () => {
  expect(play("make the Engel thing done")?.text).toMatch(/1\. Mark “Credit note for Engel” as done/u);
  expect(play("make the Engel thing done")?.text).not.toMatch(/Start|Reopen/u);
});

test.each([
  ["Liam to Mei, Grace to Ben", 2],
  ["Liam to Mei and Grace to Ben", 2],
])("“%s” puts each where they go, once it is confirmed", (message, count) => {
  const changes = play(message)?.changes ?? [];
  expect(changes.map(({ tool }) => tool)).toEqual(Array.from({ length: count }, () => "update_founder"));
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});

test("who is deleted beside an order is no task", () => {
  expect(play("Delete Kiran and give Liam to Mei")?.changes.map(({ tool }) => tool)).toEqual([
    "delete_founder",
    "update_founder",
  ]);
});

test.each([
  "Ben asked whether Grace is Active",
  "Yesterday I moved Grace to Lead",
  "Grace lost her Lead",
  "I was going to move Grace to Lead",
])("“%s” changes no field", (message) => {
  expect(play(message)?.changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
});

test("someone who is deleted with their tasks is two cards", () => {
  expect(play("get rid of Ana Engel and her tasks")?.changes.map(({ tool }) => tool)).toContain("delete_founder");
});

test("what a colleague did is no role", () => {
  expect(play("Kiran's co-founder left")?.changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
});
