import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const NOTE = "Add a note for Hedda: bakes rye";
const behind = (words: string) => {
  const { changes } = new PlayedConversation({
    people: [{ name: "Hedda Moen" }],
    statuses: ["Warm", "Cold"],
    columns: [{ label: "Fee", type: "number" }],
  }).say(`${NOTE}${words}`);
  return changes.map(({ tool, input, held }) => ({ tool, input, isHeld: held !== null }));
};
const task = (words: string) => behind(words).find(({ tool }) => tool === "create_task")?.input;

// Today is Monday, 3 June 2030.
test.each([
  [" and remind me to ask her about the oven, perhaps on Thursday", "2030-06-06"],
  [". Remind me to send the invoice on Friday, let's see if she pays", "2030-06-07"],
  [". Remind me to ring her on Friday, maybe she is home", "2030-06-07"],
])("a note, and “%s”: the task keeps what is said behind it", (words, dueDate) => {
  const [, told = ""] = /, (?:perhaps|maybe|let's see) ?(.*)$/u.exec(words) ?? [];
  expect(task(words)).toMatchObject({ dueDate });
  if (!told.startsWith("on ")) expect(task(words)?.["title"]).toContain(told);
});

test.each([", we'll see", ", fingers crossed", ", who knows."])("“…%s” behind a task is no part of it", (words) =>
  expect(task(`. Remind me to ring her on Friday${words}`)).toMatchObject({
    title: "Ring Hedda",
    dueDate: "2030-06-07",
  }),
);

test.each([", maybe there is hope", ", let's see how it goes", ", perhaps she comes back", ", who knows"])(
  "“make her Warm%s” is done",
  (words) =>
    expect(behind(`. Make her Warm${words}`)).toMatchObject([
      { tool: "create_note", input: { content: "Bakes rye." } },
      { tool: "update_founder", input: { patch: { status: "Warm" } }, isHeld: false },
    ]),
);
test.each([
  ". Make her Warm, perhaps on Monday",
  ". Set her fee to 40, maybe 50",
  ". Make her Warm, maybe it is Cold on 9 June",
])("“%s”: another day or number does not go away silently", (words) =>
  expect(behind(words).filter(({ tool, isHeld }) => tool !== "create_note" && !isHeld)).toEqual([]),
);
