import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ana Silva", company: "Delta Foods" },
    { name: "Leo Brandt", company: "Brandt Mills" },
    { name: "Tom Hale", company: "Hale Freight" },
  ],
  tasks: [
    { title: "Book tasting with Ana", founderName: "Ana Silva", dueDate: "2030-06-12" },
    { title: "Send oven quote", founderName: "Leo Brandt", dueDate: "2030-06-10" },
    { title: "Check Tom's insurance papers", founderName: "Tom Hale", dueDate: "2030-07-05" },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const played = messages.map((message) => conversation.say(message));
  return { changes: played.flatMap(({ changes }) => changes), text: played.at(-1)?.text ?? "" };
};
const [ana, , tom] = new PlayedConversation(having).people.map(({ id }) => id);
const [tasting, , papers] = new PlayedConversation(having).tasks.map(({ id }) => id);
const made = (title: string, founderId: string | undefined, dueDate: string | null) => ({
  tool: "create_task",
  input: { title, founderId, dueDate },
});
const moved = (taskId: string | undefined, dueDate: string) => ({
  tool: "update_task",
  input: { taskId, patch: { dueDate } },
});

test.each([
  [
    "both tastings - the Ana one goes to the 24th, and make a new one with Tom the day after",
    "2030-06-24",
    "2030-06-25",
  ],
  ["Move the tasting with Ana to Thursday and set up another one with Tom the day after", "2030-06-06", "2030-06-07"],
  ["Push the tasting to the 20th, then book one more with Tom a week later", "2030-06-20", "2030-06-27"],
  ["Move the tasting to the 20th and add a second one with Tom on 2 July", "2030-06-20", "2030-07-02"],
])("%s", (message, first, second) => {
  const { changes } = play(message);
  expect(changes).toMatchObject([moved(tasting, first), made("Book tasting with Tom", tom, second)]);
  expect(changes).toHaveLength(2);
});

test("behind a task that is made in the same message, and behind one of the message before", () => {
  const { changes } = play("Remind me to call Ana on Friday and another one for Tom the same day");
  expect(changes).toMatchObject([made("Call Ana", ana, "2030-06-07"), made("Call Tom", tom, "2030-06-07")]);
  const before = play("move the tasting to Friday", "make a new one with Tom the day after").changes;
  expect(before).toMatchObject([moved(tasting, "2030-06-07"), made("Book tasting with Tom", tom, "2030-06-08")]);
});

test("of nothing that was spoken of, what it shall be is asked, and no task of theirs moves", () => {
  const { changes, text } = play("make a new one with Tom the day after");
  expect(changes).toEqual([]);
  expect(text).toContain("What should the task be?");
});

test.each([
  "Note on Ana: wants a tasting and another one with Tom on Friday",
  "Ana wants a new tasting, and another one with Tom the day after",
  "is there another one with Tom on Friday?",
])("%s: told or asked, and no task", (message) => {
  const { changes } = play(message);
  expect(changes.filter(({ tool }) => tool.endsWith("_task"))).toEqual([]);
  expect(changes.some(({ input }) => input["taskId"] === papers)).toBe(false);
});

const withStages = {
  people: having.people,
  stages: ["Sourced", "Data room", "Term sheet"],
  statuses: ["Warm", "Insurance due"],
  tasks: [
    { title: "Review Delta data room", founderName: "Ana Silva", dueDate: "2030-06-12" },
    { title: "Brandt term sheet to solicitors", founderName: "Leo Brandt", dueDate: "2030-06-10" },
    { title: "Renew insurance", dueDate: "2030-06-11" },
  ],
};

test.each([
  "Move Ana to Data room and book another one with Tom tomorrow",
  "Move Leo to Term sheet, and arrange another one with Tom on Friday",
  "Put Ana in the data room stage and set up another one with Tom on Friday",
  "Set Leo to Insurance due, then book one more with Tom tomorrow",
  "Ana is in Data room now, and book another one with Tom tomorrow",
])("%s: a stage names no task, and none is made of one", (message) => {
  const { changes } = new PlayedConversation(withStages).say(message);
  expect(changes.filter(({ tool, held }) => tool.endsWith("_task") && held === null)).toEqual([]);
  expect(JSON.stringify(changes)).not.toMatch(/data room|solicitors|Renew/u);
});

test("a stage that is a word of a title, with the rest of it", () => {
  const { changes } = new PlayedConversation(withStages).say(
    "Move the Delta data room review to the 20th and make another one with Tom the day after",
  );
  expect(changes.at(-1)).toMatchObject({ tool: "create_task", input: { founderId: tom, dueDate: "2030-06-21" } });
});
