import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addUserWithFounders,
  createScratchDatabase,
  type ScratchDatabase,
  withoutAutovacuum,
} from "./scratch-database.ts";
import { actAs, type Connection, rowsReadBy } from "./rows-read.ts";

let database: ScratchDatabase;
beforeAll(async () => {
  database = await createScratchDatabase("history_cost");
  await withoutAutovacuum(database.sql);
});
afterAll(() => database.drop());

const as = (userId: string, batch: string, run: (sql: Connection) => Promise<unknown>) =>
  actAs(database.sql, userId, batch, run);

test("undoing values does not compare each with each, also for a user the planner knows nothing of", async () => {
  // What the planner knows is about someone else.
  const other = await addUserWithFounders(database.sql, 3_000);
  await database.sql`insert into public.custom_fields (user_id, name, label, type) values (${other.userId}, 'f', 'F', 'text')`;
  await database.sql`insert into public.custom_field_values (user_id, field_id, founder_id, value)
    select p.user_id, f.id, p.id, '"x"' from public.founders p join public.custom_fields f on f.user_id = p.user_id`;
  await database.sql`analyze`;
  const rowsRead: number[] = [];
  for (const count of [1_000, 2_000]) {
    const { userId } = await addUserWithFounders(database.sql, count);
    await database.sql`insert into public.custom_fields (user_id, name, label, type) values (${userId}, 'f', 'F', 'text')`;
    const batch = crypto.randomUUID();
    await as(userId, batch, (sql) =>
      sql.unsafe(`insert into public.custom_field_values (user_id, field_id, founder_id, value)
        select p.user_id, f.id, p.id, '"x"' from public.founders p join public.custom_fields f on f.user_id = p.user_id where p.user_id = '${userId}'`),
    );
    await as(userId, crypto.randomUUID(), async (sql) => {
      const undo = async () => {
        for (let left = 1; left > 0;) {
          const [step] = (await sql.unsafe(`select private.undo('${batch}') as step`)) as unknown as {
            step: { left: number };
          }[];
          left = step?.step.left ?? 0;
        }
      };
      rowsRead.push(await rowsReadBy(sql, undo));
    });
    expect(await database.sql`select from public.custom_field_values where user_id = ${userId}`).toHaveLength(0);
  }
  const [few = 0, many = 0] = rowsRead;
  expect(few).toBeGreaterThan(1_000);
  // What is left is listed in each step; joined row by row it would be thousands for each value.
  expect(many / few).toBeLessThan(5);
  expect(many / 2_000).toBeLessThan(250);
});

test("each step of an undo and of its redo reads as much as the one before, also for a user the planner knows nothing of", async () => {
  const { sql } = database;
  await addUserWithFounders(sql, 100);
  await sql`analyze`;
  const { userId } = await addUserWithFounders(sql, 2_000);
  await sql`insert into public.tasks (user_id, founder_id, title) select user_id, id, 'Call' from public.founders where user_id = ${userId}`;
  const everyone = `array(select id from public.founders where user_id = '${userId}')`;
  let batch: string = crypto.randomUUID();
  const inSteps = async (statement: () => string): Promise<number[]> => {
    const rows: number[] = [];
    for (let left = 1; left > 0;) {
      await as(userId, "", async (connection) => {
        const read = await rowsReadBy(connection, async () => {
          const [row] = (await connection.unsafe(statement())) as unknown as {
            step: { left: number; undoId: string };
          }[];
          left = row?.step.left ?? 0;
          if (left === 0) batch = row?.step.undoId ?? "";
        });
        rows.push(read);
      });
    }
    return rows;
  };
  await inSteps(() => `select private.delete_people(${everyone}, '${batch}', md5(${everyone}::text)) as step`);
  for (const what of ["undo", "redo"]) {
    const undone = batch;
    const rows = await inSteps(() => `select private.undo('${undone}') as step`);
    expect(rows, what).toHaveLength(4);
    expect(Math.min(...rows), what).toBeGreaterThan(1_000);
    expect(Math.max(...rows) / 500, `${what}: ${rows.join(", ")} rows`).toBeLessThan(300);
  }
});

test("undoing one record does not read a history that is one large import", async () => {
  const { sql } = database;
  const { userId } = await addUserWithFounders(sql, 3_000);
  await as(userId, crypto.randomUUID(), (connection) =>
    connection.unsafe(`update public.founders set company = 'Imported' where user_id = '${userId}'`),
  );
  await sql`analyze public.changes`;
  const batch = crypto.randomUUID();
  const one = `(select id from public.founders where user_id = '${userId}' limit 1)`;
  await as(userId, batch, (connection) =>
    connection.unsafe(`update public.founders set company = 'Typed' where id = ${one}`),
  );
  await as(userId, crypto.randomUUID(), async (connection) => {
    const undo = () => connection.unsafe(`select private.undo('${batch}')`);
    expect(await rowsReadBy(connection, undo, ["changes"])).toBeLessThan(1_000);
  });
  expect(await sql`select from public.founders where user_id = ${userId} and company <> 'Imported'`).toHaveLength(0);
});

test("a change of many is summed up when it ends, as it would be counted, and again when it goes on", async () => {
  const { sql } = database;
  const { userId } = await addUserWithFounders(sql, 1_100);
  const batch = crypto.randomUUID();
  await as(userId, "", async (connection) => {
    for (let left = 1; left > 0;) {
      const [step] = (await connection.unsafe(
        `select private.delete_people(array(select id from public.founders where user_id = '${userId}'), '${batch}', md5(array(select id from public.founders where user_id = '${userId}')::text)) as step`,
      )) as unknown as { step: { left: number } }[];
      left = step?.step.left ?? 0;
    }
  });
  const summed = () =>
    sql`select summary, private.counts_of(user_id, id) as counted from public.batches where id = ${batch}`;
  const [ended] = await summed();
  expect(ended?.["summary"]).toEqual(ended?.["counted"]);
  expect(ended?.["summary"]).toMatchObject({
    people: 1_100,
    counts: [
      { noun: "activities", kind: "deleted", count: 1_100 },
      { noun: "founders", kind: "deleted", count: 1_100 },
    ],
  });
  await as(userId, batch, (connection) =>
    connection.unsafe(
      `insert into public.founders (user_id, name, profile_url) values ('${userId}', 'New', 'https://www.linkedin.com/in/new')`,
    ),
  );
  expect((await summed())[0]?.["summary"]).toBeNull();
});
