import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Ilse Moravec" }], tasks: [{ title: "Order the lead", dueDate: "2030-06-05" }] };
const changes = (message: string) => new PlayedConversation(having).say(message).changes;
const days = (message: string) =>
  changes(message).map(({ input }) => {
    const { dueDate, status } = (input["patch"] ?? input) as { dueDate: unknown; status: unknown };
    return dueDate ?? status;
  });

const MOVED: readonly (readonly [string, string])[] = [
  ["the eighth no sorry the ninth", "2030-06-09"],
  ["the eighth, sorry, the ninth", "2030-06-09"],
  ["the eighth of july no sorry the ninth", "2030-07-09"],
  ["8 July, no wait, the 9th", "2030-07-09"],
  ["the twenty first uh no the twenty second", "2030-06-22"],
];
test.each(MOVED)("a task that is moved to “%s” goes to the second day", (said, day) => {
  expect(days(`move the lead order to ${said}`)).toEqual([day]);
  expect(days(`move the lead order to ${said} and make it in progress`)).toEqual([day, "in_progress"]);
});
test.each([
  ["remind me on the third of july no wait the fourth to check the tyres", "2030-07-04"],
  ["remind me on the 3rd of july, no, the 4th to check the tyres", "2030-07-04"],
  ["remind me on the eighth to check the tyres", "2030-06-08"],
])("“%s” has one day, and its title none", (message, day) =>
  expect(changes(message).map(({ input }) => [input["title"], input["dueDate"]])).toEqual([["Check the tyres", day]]),
);
test("two reminders on spoken days are two tasks", () =>
  expect(
    changes(
      "remind me on the third of july to check the tyres and on the twenty first of july to send Ilse the invoice",
    ).map(({ input }) => [input["title"], input["dueDate"]]),
  ).toEqual([
    ["Check the tyres", "2030-07-03"],
    ["Send Ilse the invoice", "2030-07-21"],
  ]));
test.each(["on the second floor Ilse has a shop", "Ilse said the third"])("“%s” says no day", (message) =>
  expect(changes(message).map(({ tool }) => tool)).toEqual(["create_note"]),
);
