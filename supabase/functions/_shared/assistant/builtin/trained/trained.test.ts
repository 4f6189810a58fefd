import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { trainedModel } from "./weights-decode.ts";

const having = {
  stages: ["Scouted", "Pitched", "Signed", "Passed"],
  statuses: ["Live", "Dormant"],
  owners: ["Ottoline", "Kasimir"],
  people: [
    { name: "Berit Solheim", values: { Themes: "Water" } },
    { name: "Mandla Dube", values: { owner: "Kasimir" } },
    { name: "Ciara Nolan" },
  ],
  columns: [
    { label: "Themes", type: "multiselect" as const, options: ["Water", "Grid", "Soil"] },
    { label: "Ticket", type: "number" as const },
  ],
  tasks: [
    { title: "Send the grant forms", dueDate: "2030-05-30", founderName: "Berit Solheim" },
    { title: "Book the ferry to Bergen", dueDate: "2030-06-20" },
    { title: "Check the valve samples", dueDate: "2030-06-01", description: "Two crates." },
  ],
};

/** What a message would change, all of it waiting for a Confirm. */
function cards(message: string): Record<string, unknown>[] {
  const { changes } = new PlayedConversation(having).say(message);
  return changes
    .filter(({ tool }) => tool !== "create_note")
    .map(({ tool, input, held }) => {
      expect(held, message).not.toBeNull();
      const { patch = {}, ...rest } = input;
      const all = Object.entries({ ...rest, ...(patch as object) });
      return {
        tool,
        ...Object.fromEntries(
          all.filter(
            ([key, value]) => value !== null && !/Id$/.test(key) && (!Array.isArray(value) || value.length > 0),
          ),
        ),
      };
    });
}

test.each([
  ["Ottoline takes over Mandla from Kasimir", [{ tool: "update_founder", owner: "Ottoline" }]],
  [
    "Put 'renew the berth' on my list for Thursday, it's for Ciara",
    [{ tool: "create_task", title: "Renew the berth", dueDate: "2030-06-06" }],
  ],
  [
    "To do for Ciara: collect the tide tables. End of next week.",
    [{ tool: "create_task", title: "Collect the tide tables", dueDate: "2030-06-14" }],
  ],
])("%j is read by training, and waits for a Confirm", (message, expected) => expect(cards(message)).toEqual(expected));

test("an order about a task that is there is one, whatever words of the world its title has", () => {
  const { changes } = new PlayedConversation(having).say("Move the Bergen ferry to Friday");
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } }]);
});

test("the first of the tasks that the last answer listed are moved by their places", () => {
  const played = new PlayedConversation(having);
  played.say("Which tasks are overdue?");
  const { changes } = played.say("push the first two to Wednesday");
  expect(changes.map(({ tool, held }) => [tool, held === null])).toEqual([
    ["update_task", true],
    ["update_task", true],
  ]);
});

test.each([
  "set Mandla to Signed unless he calls",
  "Kasimir thinks Berit is Signed already",
  "Berit is Signed now, Mandla we lost, Ciara stays",
  "yesterday I moved Ciara to Passed by mistake",
  "Berit almost signed",
  "Ciara was Pitched once",
  "only those in Signed",
  "should Mandla be with Ottoline?",
  "I would never take the ferry to Bergen again",
])("%j changes no one: it is conditional, hearsay, several things, the past or a question", (message) =>
  expect(
    new PlayedConversation(having)
      .say(message)
      .changes.filter(({ tool, held }) => tool !== "create_note" && (held === null || tool !== "update_founder")),
  ).toEqual([]),
);

test("a reader is loaded once, and reads a sentence in a few milliseconds", () => {
  expect(trainedModel()).toBe(trainedModel());
});
