import fc from "fast-check";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { addDays, todayIn } from "../functions/_shared/contract/calendar-date.ts";
import { updateProfile } from "../functions/_shared/contract/profile.ts";
import { nextOccurrence, recurrenceSchema } from "../functions/_shared/contract/recurrence.ts";
import { addTask, listTasks, moveTasks, removeTask, updateTask } from "../functions/_shared/contract/tasks.ts";
import { listTrash, restore } from "../functions/_shared/contract/trash.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { countWithoutNext } from "../functions/_shared/stores/tasks.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 2 });
afterAll(() => sql.end());

const today = todayIn("UTC");

async function aRecurringTask(input: { dueDate?: string; recurrence?: "weekly" | "monthly" | "daily" } = {}) {
  const user = await signUp("Ada");
  const task = await user.call(addTask, {
    input: { title: "Call", description: "About the round", dueDate: today, recurrence: "weekly", ...input },
  });
  return { user, task };
}

const patch = (user: NamedUser, taskId: string, input: object) => user.call(updateTask, { params: { taskId }, input });
const open = async (user: NamedUser) =>
  (await user.call(listTasks)).tasks.filter((task) => task.status === "todo").map((task) => task.dueDate);

test("SQL and TypeScript find the same next occurrence", async () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
  const cases = fc.sample(fc.tuple(dates, dates, fc.constantFrom(...recurrenceSchema.options), fc.boolean()), {
    numRuns: 400,
    seed: 7,
  });
  for (const [due, after, recurrence, months] of cases) {
    const [row] = await sql<[{ next: string }]>`
      select private.next_occurrence(${due}::date, ${recurrence}, ${after}::date, ${months})::text as next`;
    expect({ due, after, recurrence, months, next: row.next }).toEqual({
      due,
      after,
      recurrence,
      months,
      next: nextOccurrence(due, recurrence, after, months),
    });
  }
});

test("counts the completed tasks that have no next one, and no other", async () => {
  const { user, task } = await aRecurringTask();
  const other = await user.call(addTask, { input: { title: "Send", dueDate: today, recurrence: "daily" } });
  const once = await user.call(addTask, { input: { title: "Once", dueDate: today } });
  const ids = [task.id, other.id, once.id];
  expect(await countWithoutNext(user.db, ids), "none is done").toBe(0);
  await user.call(moveTasks, { input: { taskIds: ids, status: "done" } });
  expect(await countWithoutNext(user.db, ids), "each has its next one").toBe(0);
  // As when there is no room for it.
  await sql`delete from tasks where follows_id = ${task.id}`;
  expect(await countWithoutNext(user.db, ids)).toBe(1);
  const stranger = await signUp("Eve");
  expect(await countWithoutNext(stranger.db, ids)).toBe(0);
  await patch(user, task.id, { status: "todo" });
  expect(await countWithoutNext(user.db, ids)).toBe(0);
});

test("completing a recurring task makes the next one, once, however often it is completed", async () => {
  const { user, task } = await aRecurringTask();
  await patch(user, task.id, { status: "done" });
  await patch(user, task.id, { status: "done" });
  expect(await open(user)).toEqual([addDays(today, 7)]);
  const next = (await user.call(listTasks)).tasks.find((one) => one.status === "todo");
  expect(next).toMatchObject({
    title: "Call",
    description: "About the round",
    recurrence: "weekly",
    recursFrom: today,
  });
});

test("ten completions at once make one next task", async () => {
  const { user, task } = await aRecurringTask();
  await Promise.all(Array.from({ length: 10 }, () => patch(user, task.id, { status: "done" })));
  expect(await open(user)).toEqual([addDays(today, 7)]);
});

test("taking a completion back takes the next task back, and completing again makes it again", async () => {
  const { user, task } = await aRecurringTask();
  await patch(user, task.id, { status: "done" });
  await patch(user, task.id, { status: "in_progress" });
  expect((await user.call(listTasks)).tasks).toHaveLength(1);
  expect((await user.call(listTrash)).data).toEqual([]);
  await patch(user, task.id, { status: "done" });
  expect(await open(user)).toEqual([addDays(today, 7)]);
});

test("a next task that someone has worked on stays when the completion is taken back", async () => {
  const { user, task } = await aRecurringTask();
  await patch(user, task.id, { status: "done" });
  const next = (await user.call(listTasks)).tasks.find((one) => one.status === "todo");
  await patch(user, next?.id ?? "", { status: "in_progress" });
  await patch(user, task.id, { status: "todo" });
  await patch(user, task.id, { status: "done" });
  const { tasks } = await user.call(listTasks);
  expect(tasks.map((one) => one.status).sort()).toEqual(["done", "in_progress"]);
});

test("a late completion leads to the first date that is still to come, counted from the original due date", async () => {
  const { user, task } = await aRecurringTask({ dueDate: addDays(today, -16) });
  await patch(user, task.id, { status: "done" });
  expect(await open(user)).toEqual([addDays(today, 5)]);
});

test("a task put off keeps its rhythm; a new due date is a new rhythm", async () => {
  const { user, task } = await aRecurringTask();
  const putOff = await patch(user, task.id, { snoozeTo: addDays(today, 2) });
  expect(putOff).toMatchObject({ dueDate: addDays(today, 2), recursFrom: today });
  await patch(user, task.id, { status: "done" });
  expect(await open(user)).toEqual([addDays(today, 7)]);

  const other = await aRecurringTask();
  await patch(other.user, other.task.id, { dueDate: addDays(today, 2) });
  await patch(other.user, other.task.id, { status: "done" });
  expect(await open(other.user)).toEqual([addDays(today, 9)]);
});

test("a task that is sent back whole, renamed or not, keeps its rhythm", async () => {
  const { user, task } = await aRecurringTask();
  const putOff = await patch(user, task.id, { snoozeTo: addDays(today, 2) });
  const { title, description, dueDate, recurrence, founderId } = putOff;
  const renamed = await patch(user, task.id, { title: `${title} again`, description, dueDate, recurrence, founderId });
  expect(renamed).toMatchObject({ title: "Call again", dueDate: addDays(today, 2), recursFrom: today });
  await patch(user, task.id, { dueDate, status: "done" });
  expect(await open(user)).toEqual([addDays(today, 7)]);
});

test.each<[string, (user: NamedUser) => Promise<object> | object]>([
  ["title", () => ({ title: "Call, with the figures" })],
  ["description", () => ({ description: "About something else" })],
  ["due date", () => ({ dueDate: addDays(today, 9) })],
  ["due date, put off", () => ({ snoozeTo: addDays(today, 9) })],
  ["recurrence", () => ({ recurrence: "monthly" })],
  ["place on the board", () => ({ boardPosition: "a5" })],
  ["founder", async (user) => ({ founderId: (await user.call(addFounder, { input: newFounder() })).id })],
])("a next task whose %s was changed stays when the completion is taken back", async (_, change) => {
  const { user, task } = await aRecurringTask();
  await patch(user, task.id, { status: "done" });
  const next = (await user.call(listTasks)).tasks.find((one) => one.status === "todo");
  await patch(user, next?.id ?? "", await change(user));
  await patch(user, task.id, { status: "todo" });
  expect((await user.call(listTasks)).tasks.map((one) => one.id).toSorted()).toEqual([task.id, next?.id].toSorted());
});

test("by calendar months the 31st comes back after a shorter month", async () => {
  const { user, task } = await aRecurringTask({ dueDate: "2099-01-31", recurrence: "monthly" });
  await user.call(updateProfile, { input: { calendarMonths: true } });
  await patch(user, task.id, { status: "done" });
  expect(await open(user)).toEqual(["2099-02-28"]);
  const february = (await user.call(listTasks)).tasks.find((one) => one.status === "todo");
  await patch(user, february?.id ?? "", { status: "done" });
  expect(await open(user)).toEqual(["2099-03-31"]);
});

test("today is the user's own: far in the east a daily task is due a day earlier than in the west", async () => {
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const { user, task } = await aRecurringTask({ dueDate: addDays(today, -9), recurrence: "daily" });
    await user.call(updateProfile, { input: { timeZone } });
    await patch(user, task.id, { status: "done" });
    expect(await open(user)).toEqual([addDays(todayIn(timeZone), 1)]);
  }
});

test("a completed task comes back from the trash without making another", async () => {
  const { user, task } = await aRecurringTask();
  await patch(user, task.id, { status: "done" });
  const next = (await user.call(listTasks)).tasks.find((one) => one.status === "todo");
  for (const taskId of [task.id, next?.id ?? ""]) await user.call(removeTask, { params: { taskId } });
  for (const entry of (await user.call(listTrash)).data) {
    await user.call(restore, { params: { entryId: entry.id } });
  }
  expect(await open(user)).toEqual([addDays(today, 7)]);
  expect((await user.call(listTasks)).tasks).toHaveLength(2);
});
