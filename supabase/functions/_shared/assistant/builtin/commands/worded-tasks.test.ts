import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [{ name: "Omar Haddad" }, { name: "Greta Nilsen" }],
    tasks: [
      { title: "Paint the shed", dueDate: "2030-06-04", founderName: "Greta Nilsen" },
      { title: "Order grain", dueDate: "2030-06-20", recurrence: "weekly" },
      { title: "Check the photos", status: "done", dueDate: "2030-05-20", founderName: "Omar Haddad" },
    ],
  });
const changesOf = (message: string) =>
  start()
    .say(message)
    .changes.map(({ tool, input }) => {
      const patch = Object.entries((input["patch"] ?? {}) as Record<string, unknown>).filter(
        ([, value]) => value !== null,
      );
      return [tool, Object.fromEntries(patch), ...((input["clear"] as string[] | undefined) ?? [])];
    });

test.each([
  "can the shed wait until the 9th?",
  "could the shed be pushed back to the 9th",
  "don't delete the shed task, just move it to the 9th",
  "please don't close the shed, rather postpone it to the 9th",
  "what's due tomorrow can move to the 9th",
  "everything that is due tomorrow should go to the 9th",
])("%j moves it", (message) => expect(changesOf(message)).toEqual([["update_task", { dueDate: "2030-06-09" }]]));
test.each(["can Omar wait until the 9th?", "don't delete it, just wait", "could you wait until the 9th"])(
  "%j moves nothing at once",
  (message) =>
    expect(
      start()
        .say(message)
        .changes.filter(({ held }) => held === null),
    ).toEqual([]),
);

test.each([
  "the photos aren't finished after all, put it back on the list",
  "Omar's photos weren't done after all, open it again",
  "check the photos isn't complete yet. please reopen it",
])("%j opens it again", (message) => expect(changesOf(message)).toEqual([["update_task", { status: "todo" }]]));
test("a task is open again and gets a day", () =>
  expect(changesOf("Omar's photos: open again, due friday")).toEqual([
    ["update_task", { status: "todo" }],
    ["update_task", { dueDate: "2030-06-07" }],
  ]));

test.each([
  ["make the grain order a task for Greta", [["update_task", { founderId: expect.any(String) as string }]]],
  ["unlink Greta from the shed", [["update_task", {}, "founderId"]]],
  ["the shed has no deadline now, remove the date", [["update_task", {}, "dueDate"]]],
  ["the shed got called off, drop it", [["delete_task", {}]]],
  ["the shed: make it weekly", [["update_task", { recurrence: "weekly" }]]],
  ["grain: done for this week", [["update_task", { status: "done" }]]],
  ["now that the shed is sorted tick that task off", [["update_task", { status: "done" }]]],
  [
    "change the wording of paint the shed to paint the barn, typo of mine",
    [["update_task", { title: "Paint the barn" }]],
  ],
  [
    "rename paint the shed to Paint the barn and shift it to the 9th",
    [
      ["update_task", { title: "Paint the barn" }],
      ["update_task", { dueDate: "2030-06-09" }],
    ],
  ],
  [
    "Shed task: due the 9th, and add the description bring the brush",
    [
      ["update_task", { dueDate: "2030-06-09" }],
      ["update_task", { description: "Bring the brush" }],
    ],
  ],
] as const)("%j is read", (message, changes) => expect(changesOf(message)).toEqual(changes));
