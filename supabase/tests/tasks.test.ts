import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { addFounder, getFounder } from "../functions/_shared/contract/founders.ts";
import { updateProfile } from "../functions/_shared/contract/profile.ts";
import { addTask, listTasks, listWeeklyUpdates, removeTask, updateTask } from "../functions/_shared/contract/tasks.ts";
import { listTrash, restore } from "../functions/_shared/contract/trash.ts";
import { answer, refusal } from "./api-answers.ts";
import { signUp, newFounder } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

test("adds a task for a founder, and shows it in the list and under the founder", async () => {
  const { token } = await signUp("Ada");
  const founder = await answer(addFounder, token, { input: newFounder("Grace Hopper") });
  const input = {
    title: " Call Grace ",
    description: "About the round",
    dueDate: "2026-12-24T10:00:00.000Z",
    founderId: founder.id,
  };
  const task = await answer(addTask, token, { input });
  expect(task).toMatchObject({
    title: "Call Grace",
    status: "todo",
    dueDate: "2026-12-24",
    founderName: "Grace Hopper",
    nextDueDate: null,
  });
  await answer(addTask, token, { input: { title: "No founder", dueDate: null } });
  expect((await answer(listTasks, token)).tasks.map((one) => one.title)).toEqual(["No founder", "Call Grace"]);
  expect(await answer(listTasks, token, { query: { founderId: founder.id } })).toEqual({
    success: true,
    tasks: [task],
    error: null,
    nextCursor: null,
  });
});

test("reads the list page by page by cursor, losing and repeating none", async () => {
  const { token } = await signUp("Ada");
  for (const title of ["One", "Two", "Three"]) await answer(addTask, token, { input: { title } });
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    // The cursor is text on its way in and a place in the list once it is read.
    const query = { limit: 2, ...(cursor !== undefined && { cursor }) } as never;
    const page = await answer(listTasks, token, { query });
    titles.push(...page.tasks.map((task) => task.title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(titles).toEqual(["Three", "Two", "One"]);
  expect(await refusal(listTasks, token, { query: { cursor: "nonsense" } })).toMatchObject({ status: 400 });
});

test("moves and edits a task, changing only what is named", async () => {
  const { token } = await signUp("Ada");
  const { id: taskId } = await answer(addTask, token, {
    input: { title: "Write", description: "Keep me", dueDate: "2026-12-01" },
  });
  const params = { taskId };
  expect(await answer(updateTask, token, { params, input: { status: "in_progress" } })).toMatchObject({
    status: "in_progress",
    description: "Keep me",
    dueDate: "2026-12-01",
  });
  const done = await answer(updateTask, token, { params, input: { status: "done", dueDate: null, description: null } });
  expect(done).toMatchObject({ status: "done", dueDate: null, description: null });
  expect(done.completedAt).not.toBeNull();
  expect((await answer(updateTask, token, { params, input: { status: "todo" } })).completedAt).toBeNull();
  expect(await answer(updateTask, token, { params, input: {} })).toMatchObject({ title: "Write" });
});

test("tells when a recurring task is due next", async () => {
  const { token } = await signUp("Ada");
  const { nextDueDate } = await answer(addTask, token, {
    input: { title: "Weekly", dueDate: "2020-01-06", recurrence: "weekly" },
  });
  expect(new Date(`${nextDueDate ?? ""}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(await refusal(addTask, token, { input: { title: "When?", recurrence: "weekly" } })).toEqual({
    status: 400,
    error: "A recurring task needs a due date.",
  });
});

test.each([
  [{ title: "  " }, "Task title is required"],
  [{}, "Task title is required"],
  [{ title: "A", dueDate: "2026-02-30" }, "Enter a date as yyyy-mm-dd."],
  [{ title: "A", status: "pending" }, "status is not valid."],
  [{ title: "A", userId: "x" }, "Unknown field: userId"],
  [{ title: "A", completedAt: "2026-01-01" }, "Unknown field: completedAt"],
])("refuses the task %j", async (input, error) => {
  const { token } = await signUp("Ada");
  expect(await refusal(addTask, token, { input: input as never })).toEqual({ status: 400, error });
});

test("another user's task and founder are not found", async () => {
  const [owner, other] = [await signUp("Ada"), await signUp("Bob")];
  const founder = await owner.call(addFounder, { input: newFounder() });
  const { id: taskId } = await owner.call(addTask, { input: { title: "Mine" } });
  const notFound = { status: 404, error: "Task not found" };
  expect(await refusal(updateTask, other.token, { params: { taskId }, input: { title: "Theirs" } })).toEqual(notFound);
  expect(await refusal(removeTask, other.token, { params: { taskId } })).toEqual(notFound);
  expect(await refusal(addTask, other.token, { input: { title: "A", founderId: founder.id } })).toEqual({
    status: 404,
    error: "Founder not found",
  });
  expect((await owner.call(listTasks)).tasks.map((task) => task.title)).toEqual(["Mine"]);
});

test("a removed task waits in the trash and comes back as it was", async () => {
  const { token } = await signUp("Ada");
  const task = await answer(addTask, token, { input: { title: "Oops", dueDate: "2026-12-01" } });
  expect(await answer(removeTask, token, { params: { taskId: task.id } })).toBeNull();
  const { data } = await answer(listTrash, token);
  expect(data).toMatchObject([{ kind: "task", recordId: task.id, title: "Oops" }]);
  expect(await answer(restore, token, { params: { entryId: data[0]?.id ?? "" } })).toEqual({ recordId: task.id });
  expect((await answer(listTasks, token)).tasks).toEqual([task]);
});

test("a done task comes back from the trash done when it was, and as no new move", async () => {
  const user = await signUp("Ada");
  const { id } = await user.call(addTask, { input: { title: "Long done" } });
  await user.call(updateTask, { params: { taskId: id }, input: { status: "done" } });
  await sql`
    update public.tasks set completed_at = completed_at - interval '20 days', moved_at = moved_at - interval '20 days' where id = ${id}`;
  const stored = () => sql`
    select to_jsonb(t) as task, (select count(*)::int from public.task_moves m where m.task_id = t.id) as moves
    from public.tasks t where id = ${id}`;
  const before = await stored();
  await user.call(removeTask, { params: { taskId: id } });
  const { data } = await user.call(listTrash);
  await user.call(restore, { params: { entryId: data[0]?.id ?? "" } });
  expect(await stored()).toEqual(before);
});

test("completing a founder's task touches the founder", async () => {
  const { token } = await signUp("Ada");
  const { id: founderId } = await answer(addFounder, token, { input: newFounder() });
  const { id: taskId } = await answer(addTask, token, { input: { title: "Call", founderId } });
  expect((await answer(getFounder, token, { params: { founderId } })).lastTouchAt).toBeNull();
  await answer(updateTask, token, { params: { taskId }, input: { status: "done" } });
  expect((await answer(getFounder, token, { params: { founderId } })).lastTouchAt).not.toBeNull();
});

test("counts the weeks, the present one last", async () => {
  const { token } = await signUp("Ada");
  await answer(addTask, token, { input: { title: "Late", dueDate: "2020-01-01" } });
  const { id: taskId } = await answer(addTask, token, { input: { title: "Done" } });
  await answer(updateTask, token, { params: { taskId }, input: { status: "done" } });
  const { weeks } = await answer(listWeeklyUpdates, token);
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toMatchObject({ created: 2, completed: 1, moved: 1, overdue: 1, postsSeen: 0 });
  expect(weeks.at(0)).toMatchObject({ created: 0, completed: 0, moved: 0, overdue: 0 });
  expect((await answer(listWeeklyUpdates, token, { query: { weeks: 2 } })).weeks).toHaveLength(2);
});

test.each([
  ["sunday", 0],
  ["monday", 1],
  ["saturday", 6],
] as const)("a week of the figures starts on the user's %s", async (weekStart, day) => {
  const { token } = await signUp("Ada");
  await answer(updateProfile, token, { input: { weekStart } });
  await answer(addTask, token, { input: { title: "Now" } });
  const { weeks } = await answer(listWeeklyUpdates, token, { query: { weeks: 2 } });
  expect(weeks.map((week) => new Date(`${week.weekStart}T00:00:00Z`).getUTCDay())).toEqual([day, day]);
  expect(weeks.map((week) => week.created)).toEqual([0, 1]);
});

test("a past week keeps what was moved and completed in it, whatever becomes of the tasks later", async () => {
  const user = await signUp("Ada");
  const dueDate = new Date(Date.now() - 15 * 86_400_000).toISOString().slice(0, 10);
  const { id: taskId } = await user.call(addTask, { input: { title: "Once done", dueDate } });
  const move = (status: "todo" | "in_progress" | "done") =>
    user.call(updateTask, { params: { taskId }, input: { status } });
  await move("in_progress");
  await move("done");
  await sql`update public.tasks set created_at = created_at - interval '14 days' where id = ${taskId}`;
  await sql`update public.task_moves set moved_at = moved_at - interval '14 days' where task_id = ${taskId}`;
  const weeks = async () => (await user.call(listWeeklyUpdates, { query: { weeks: 3 } })).weeks;
  expect((await weeks())[0]).toMatchObject({ completed: 1, moved: 1, overdue: 0 });
  await move("todo");
  expect(await weeks()).toMatchObject([
    { completed: 1, moved: 1, overdue: 0 },
    { completed: 0, moved: 0, overdue: 0 },
    { completed: 0, moved: 1, overdue: 1 },
  ]);
  await move("done");
  await move("todo");
  expect((await weeks())[2]).toMatchObject({ completed: 0, moved: 1, overdue: 1 });
  await user.call(removeTask, { params: { taskId } });
  expect((await weeks())[0]).toMatchObject({ completed: 1, moved: 1 });
});
