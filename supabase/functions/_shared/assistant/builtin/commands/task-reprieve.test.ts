import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const changes = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Per Holt" }, { name: "Marga Oduya", status: "On hold", values: { status: "On hold" } }],
    tasks: [
      { title: "Send the deck to Per", dueDate: "2030-06-05", founderName: "Per Holt" },
      { title: "Prepare the board call", dueDate: "2030-06-10" },
    ],
    columns: [{ label: "Tier", type: "select", options: ["Gold", "Silver"] }],
    statuses: ["Active", "On hold"],
  })
    .say(message)
    .changes.map(({ tool, input }) => {
      const { dueDate, patch, clear, title, content, value, recurrence } = input;
      const due = (patch as { dueDate?: unknown } | undefined)?.dueDate ?? dueDate;
      return [tool, title, content, value, due, recurrence, ...((clear ?? []) as unknown[])]
        .filter((one) => typeof one === "string")
        .join(" ");
    });

test.each([
  ["the deck task needs another week", "update_task 2030-06-12"],
  ["the deck could do with a couple more days", "update_task 2030-06-07"],
  ["our board call needs three more days", "update_task 2030-06-13"],
  ["board call is off, delete", "delete_task"],
  ["the board call has been called off, remove please", "delete_task"],
  ["put ring Marga on my list, tomorrow will do", "create_task Ring Marga 2030-06-04"],
  ["daily until I say stop: log the water temperature", "create_task Log the water temperature 2030-06-04 daily"],
  ["take Marga off hold", "update_founder status"],
  ['add "knows Marga from uni" to Per', "create_note Knows Marga from uni"],
  ["write “hates mornings” on Marga's page", "create_note Hates mornings"],
  ['add "Gold" to Marga', "set_custom_value Gold"],
])("%j: %s", (message, wanted) => expect(changes(message)).toEqual([wanted]));

test.each(["anything overdue goes to Monday", "what's overdue goes to Monday"])("%j moves what is late", (message) => {
  const played = new PlayedConversation({ tasks: [{ title: "Prepare the call", dueDate: "2030-05-30" }] });
  expect(played.say(message).changes.map(({ input }) => (input["patch"] as { dueDate: string }).dueDate)).toEqual([
    "2030-06-10",
  ]);
});
test.each(["how many gold", "how many gold, how many silver?"])("%j counts, and is no thanks", (message) => {
  const played = new PlayedConversation({
    people: [{ name: "Marga Oduya", values: { Tier: "Gold" } }],
    columns: [{ label: "Tier", type: "select", options: ["Gold", "Silver"] }],
  });
  expect(played.say(message).text).toMatch(/^1 person/u);
});
test("a message to someone is no note about them", () => expect(changes("tell Per the deck is late")).toEqual([]));

test.each(["Per needs another week", "the fair needs another week", "Marga is on hold until June"])(
  "%j moves and deletes no task",
  (message) => expect(changes(message).filter((one) => one.includes("_task"))).toEqual([]),
);

test.each([
  "Per and Marga are siblings and don't talk about business",
  "Per is a vegetarian and never drinks",
  "Per is a mother of two",
  "met Per, he's a night owl",
])("%j is news, word for word, and no role", (message) => {
  const all = changes(message);
  expect(all.every((one) => one.startsWith("create_note"))).toBe(true);
  expect(all[0]?.toLowerCase()).toContain(message.toLowerCase());
});
