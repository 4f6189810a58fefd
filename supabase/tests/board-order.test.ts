import { generateKeyBetween } from "fractional-indexing";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { isBoardPosition } from "../functions/_shared/contract/board-position.ts";
import { addTask, getDueCounts, listTasks, moveTasks, updateTask } from "../functions/_shared/contract/tasks.ts";
import { updateProfile } from "../functions/_shared/contract/profile.ts";
import { addDays, todayIn } from "../functions/_shared/contract/calendar-date.ts";
import { answer, refusal } from "./api-answers.ts";
import { type NamedUser, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 2, onnotice: () => undefined });
afterAll(() => sql.end());

async function column(user: NamedUser, status: string) {
  const { tasks } = await user.call(listTasks);
  const inOrder = tasks.filter((task) => task.status === status);
  inOrder.sort((a, b) => (a.boardPosition < b.boardPosition ? -1 : 1));
  return inOrder.map((task) => task.title);
}

test("steps over indexes as fractional-indexing does, in both directions and past every length", async () => {
  const ends = ["a0", "az", "Zz", "Z0", "bzz", "b00", "Yzz", "Y00", "a0V", "Zz1", "c000", "Xzzz", "zy"];
  for (const end of ends.filter(isBoardPosition)) {
    const [stepped] = await sql<[{ after: string; before: string }]>`
      select private.step_position(${end}, 1) as after, private.step_position(${end}, -1) as before`;
    expect({ end, ...stepped }).toEqual({
      end,
      after: generateKeyBetween(end, null),
      before: generateKeyBetween(null, end),
    });
  }
});

test("the database and the contract agree on what an index is", async () => {
  const texts = ["a0", "a00", "b1", "b12", "Zz", "0a", "a", "aV1", "aV0", "z".repeat(27), "A".padEnd(27, "0"), "a-1"];
  for (const text of texts) {
    const [row] = await sql<[{ ok: boolean }]>`select private.is_board_position(${text}) as ok`;
    expect([text, row.ok]).toEqual([text, isBoardPosition(text)]);
  }
});

test("a new task is at the end of its column, a moved one too, and a done one on top", async () => {
  const user = await signUp("Ada");
  const added = [];
  for (const title of ["One", "Two", "Three"]) added.push(await user.call(addTask, { input: { title } }));
  expect(await column(user, "todo")).toEqual(["One", "Two", "Three"]);
  for (const { id } of added) await user.call(updateTask, { params: { taskId: id }, input: { status: "done" } });
  expect(await column(user, "done")).toEqual(["Three", "Two", "One"]);
  const first = added[0]?.id ?? "";
  await user.call(updateTask, { params: { taskId: first }, input: { status: "todo" } });
  await user.call(addTask, { input: { title: "Four" } });
  expect(await column(user, "todo")).toEqual(["One", "Four"]);
});

test("keeps the chosen place, and refuses what is none", async () => {
  const user = await signUp("Ada");
  const one = await user.call(addTask, { input: { title: "One" } });
  const two = await user.call(addTask, { input: { title: "Two" } });
  const boardPosition = generateKeyBetween(null, one.boardPosition);
  const moved = await user.call(updateTask, { params: { taskId: two.id }, input: { boardPosition } });
  expect(moved.boardPosition).toBe(boardPosition);
  expect(await column(user, "todo")).toEqual(["Two", "One"]);
  const params = { taskId: two.id };
  expect(await refusal(updateTask, user.token, { params, input: { boardPosition: "b1" } })).toEqual({
    status: 400,
    error: "This is no place on the board.",
  });
  const { error } = await user.db.from("tasks").update({ board_position: "b1" }).eq("id", two.id);
  expect(error?.message).toBe("This is no place on the board.");
});

test("twenty tasks added at once get twenty places", async () => {
  const user = await signUp("Ada");
  const titles = Array.from({ length: 20 }, (_, n) => `Task ${n}`);
  const added = await Promise.all(titles.map((title) => user.call(addTask, { input: { title } })));
  expect(new Set(added.map((task) => task.boardPosition)).size).toBe(20);
  await user.db.from("tasks").insert(titles.map((title) => ({ title: `${title} more` })));
  expect(new Set((await user.call(listTasks)).tasks.map((task) => task.boardPosition)).size).toBe(40);
});

test("moves many tasks at once, those of others not at all", async () => {
  const [owner, other] = [await signUp("Ada"), await signUp("Bob")];
  const taskIds = [];
  for (const title of ["One", "Two", "Three"]) taskIds.push((await owner.call(addTask, { input: { title } })).id);
  const move = { input: { taskIds, status: "done" } } as const;
  expect(await answer(moveTasks, other.token, move)).toEqual({ success: true, moved: 0 });
  expect(await answer(moveTasks, owner.token, move)).toEqual({ success: true, moved: 3 });
  expect(await answer(moveTasks, owner.token, move)).toEqual({ success: true, moved: 0 });
  expect(await column(owner, "done")).toHaveLength(3);
  expect(await refusal(moveTasks, owner.token, { input: { taskIds: [], status: "done" } })).toEqual({
    status: 400,
    error: "Choose at least one task",
  });
});

test.each(["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata", "UTC"])(
  "counts what is due by the date it is in %s",
  async (timeZone) => {
    const [user, other] = [await signUp("Ada"), await signUp("Bob")];
    await user.call(updateProfile, { input: { timeZone } });
    const today = todayIn(timeZone);
    for (const days of [-30, -1, 0, 1]) {
      await user.call(addTask, { input: { title: "Due", dueDate: addDays(today, days) } });
    }
    await user.call(addTask, { input: { title: "Done", status: "done", dueDate: addDays(today, -1) } });
    await user.call(addTask, { input: { title: "Some day" } });
    expect(await answer(getDueCounts, user.token)).toEqual({ dueToday: 1, overdue: 2 });
    expect(await answer(getDueCounts, other.token)).toEqual({ dueToday: 0, overdue: 0 });
  },
);

test("a single move and a bulk move of the same task wait for each other, and neither fails", async () => {
  const user = await signUp("Ada");
  const [one, other] = [
    await user.call(addTask, { input: { title: "One" } }),
    await user.call(addTask, { input: { title: "Other" } }),
  ];
  const [many, single] = [await sql.reserve(), await sql.reserve()];
  const watching = postgres(inject("stack").dbUrl, { max: 1 });
  try {
    for (const connection of [many, single]) {
      await connection`begin`;
      await connection`select set_config('request.jwt.claim.sub', ${user.id}, true)`;
      await connection`set local role authenticated`;
    }
    const moveMany = (id: string) =>
      many<[{ moved: number }]>`select public.move_tasks(${many.json({ ids: [id], status: "in_progress" })}) as moved`;
    await moveMany(one.id);
    const [{ pid }] = await single<[{ pid: number }]>`select pg_backend_pid() as pid`;
    const waiting = single`update public.tasks set status = 'done' where id = ${other.id}`.then(() => "moved");
    await expect.poll(() => watching`select from pg_locks where pid = ${pid} and not granted`).toHaveLength(1);
    expect(await moveMany(other.id)).toEqual([{ moved: 1 }]);
    await many`commit`;
    expect(await waiting).toBe("moved");
    await single`commit`;
  } finally {
    for (const connection of [many, single]) {
      await connection`rollback`;
      connection.release();
    }
    await watching.end();
  }
  expect(await column(user, "done")).toEqual(["Other"]);
});
