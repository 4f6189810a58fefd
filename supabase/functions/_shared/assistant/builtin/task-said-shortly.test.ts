import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Ana Silva", company: "Delta Foods" },
    { name: "Leo Brandt", company: "Brandt Mills" },
    { name: "Maya Okafor" },
  ],
  tasks: [
    { title: "Book tasting with Ana", founderName: "Ana Silva", dueDate: "2030-06-12" },
    { title: "Send oven quote", founderName: "Leo Brandt", dueDate: "2030-06-10" },
    { title: "Weekly stock count", dueDate: "2030-06-10", recurrence: "weekly" as const },
    { title: "Translate the leaflet", dueDate: "2030-06-20" },
  ],
  columns: [{ label: "Order €k", type: "number" as const }],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message));
};
const [tasting, oven, stock, leaflet] = new PlayedConversation(having).tasks.map(({ id }) => id);

test.each([
  ["oven quote: give it another week", oven, "2030-06-17"],
  ["Oven quote - give it two more days please", oven, "2030-06-12"],
  ["the oven quote needs another fortnight", oven, "2030-06-24"],
  ["stock count: one more day", stock, "2030-06-11"],
  ["Leaflet translation: let's give it another week", leaflet, "2030-06-27"],
  ["Deadline for the oven quote job is Wednesday now", oven, "2030-06-05"],
  ["The due date for the tasting is Friday now", tasting, "2030-06-07"],
])("%s: its day moves", (message, taskId, dueDate) => {
  const [played] = play(message);
  expect(played?.changes).toMatchObject([{ tool: "update_task", input: { taskId, patch: { dueDate } } }]);
});

test.each([
  ["The stock count thing - once is enough, no repeating", stock, "recurrence"],
  ["stock count: just the once", stock, "recurrence"],
  ["Stock count - no need to repeat it", stock, "recurrence"],
  ["no due date on the oven quote, whenever", oven, "dueDate"],
  ["no deadline for the leaflet translation, any time is fine", leaflet, "dueDate"],
  ["oven quote: no deadline, no rush", oven, "dueDate"],
])("%s: it is taken off", (message, taskId, field) => {
  const [played] = play(message);
  expect(played?.changes).toMatchObject([{ tool: "update_task", input: { taskId, clear: [field] } }]);
});

test.each([
  "change the due date on the tasting task",
  "change the due date on the Ana task",
  "move the deadline for the oven quote",
  "the oven quote needs a new date",
  "give the stock count a different due date",
])("%s: the day is asked, and set", (message) => {
  const [asked, set] = play(message, "the 21st");
  expect(asked?.changes).toEqual([]);
  expect(asked?.text).toContain("To which day do you want to move");
  expect(set?.changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-21" } } }]);
});

test.each([
  ["can the oven quote task go on Maya instead of Leo", oven, 2],
  ["could the tasting be put with Leo rather than Ana?", tasting, 1],
  ["can you have the stock count task on Maya", stock, 2],
])("%s: it is linked to them", (message, taskId, no) => {
  const conversation = new PlayedConversation(having);
  const founderId = conversation.people[no]?.id;
  expect(conversation.say(message).changes).toMatchObject([
    { tool: "update_task", input: { taskId, patch: { founderId } } },
  ]);
});

test.each([
  "Ana needs another week",
  "Leo: once is enough for him",
  "should the oven quote task go on Maya instead of Leo?",
  "is the oven quote due Wednesday now?",
  "does the tasting need another week?",
])("%s: no task is changed", (message) => {
  const [played] = play(message);
  expect(played?.changes.filter(({ tool }) => tool === "update_task")).toEqual([]);
});

const withFirms = {
  people: [
    { name: "Ana Silva", company: "Delta Foods", stage: "Lead" },
    { name: "Leo Brandt", company: "Brandt Mills", stage: "Term sheet" },
  ],
  stages: ["Lead", "Term sheet"],
  tasks: [
    { title: "Reference call on Ana", founderName: "Ana Silva", dueDate: "2030-06-01" },
    { title: "Review Delta data room", founderName: "Ana Silva", dueDate: "2030-06-12" },
    { title: "Brandt Mills term sheet to solicitors", founderName: "Leo Brandt", dueDate: "2030-06-10" },
    { title: "Renew van insurance", dueDate: "2030-05-31" },
  ],
};
const playFirms = (message: string) => new PlayedConversation(withFirms).say(message).changes;

test.each([
  ["The Ana reference - needs a week", "2030-06-10"],
  ["Insurance, two more months", "2030-08-03"],
  ["Delta: another week", "2030-06-19"],
  ["Delta: give it another week", "2030-06-19"],
  ["data room review - one more day", "2030-06-13"],
])("%s: said without an order, or only of a firm, and waits", (message, dueDate) => {
  expect(playFirms(message)).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate } }, held: expect.stringMatching(/./u) as string },
  ]);
});

test("months are those of the calendar", () => {
  expect(playFirms("Insurance: give it 3 more months")).toMatchObject([
    { input: { patch: { dueDate: "2030-09-03" } } },
  ]);
});

test.each([
  "Brandt Mills term sheet, they need two more weeks",
  "Delta data room - she needs another week",
  "Brandt Mills need two more weeks",
  "Ana: two more weeks",
  "Term sheet: another week",
  "Delta: once is enough",
])("%s: news of others or of a deal, and no task is changed at once", (message) => {
  for (const { tool, held } of playFirms(message)) if (tool === "update_task") expect(held).not.toBeNull();
});

test("a verb is no label of a column", () => {
  const [played] = play("remind me to order cups on Friday");
  expect(played?.changes).toMatchObject([{ input: { title: "Order cups" } }]);
});
