import { beforeAll, describe, expect, inject, test } from "vitest";
import postgres from "postgres";
import { refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import { clientWith, follow, type NamedUser, signUp } from "./named-user.ts";

/** What an owner may change and delete, with a change for each; a note is only added and deleted. */
const tables = [
  ["founders", { company: "Changed" }],
  ["notes", null],
  ["tasks", { title: "Changed" }],
  ["custom_fields", { label: "Changed" }],
  ["custom_field_values", { value: 2 }],
] as const;

/** Someone with one row in each of the tables. */
async function withOneOfEach(): Promise<NamedUser> {
  const user = await signUp("Owner");
  const founderId = await follow(user);
  // What the worker writes about the founder is written before anything is compared.
  await user.call(refreshSummaries, { params: { founderId } });
  const field = { name: "score", label: "Score", type: "number" };
  const [{ data }, ...rest] = await Promise.all([
    user.db.from("custom_fields").insert(field).select("id").single(),
    user.db.from("notes").insert({ founder_id: founderId, content: "Mine" }),
    user.db.from("tasks").insert({ title: "Mine", founder_id: founderId }),
  ]);
  for (const { error } of rest) expect(error).toBeNull();
  await setCustomValue(user.db, data?.id ?? "", founderId, 1);
  return user;
}

/** Everything that is stored of someone, so that a test can see that nothing changed. */
async function storedOf({ id }: NamedUser): Promise<unknown> {
  const sql = postgres(inject("stack").dbUrl, { max: 1 });
  const rows = await Promise.all(tables.map(([table]) => sql`select * from ${sql(table)} where user_id = ${id}`));
  await sql.end();
  return rows.map((found) => [...found]);
}

describe.each(tables)("changing and deleting %s", (table, change) => {
  let owner: NamedUser;
  beforeAll(async () => {
    owner = await withOneOfEach();
  });

  test("another user and nobody in particular change nothing of it, with and without a filter", async () => {
    const before = await storedOf(owner);
    for (const db of [(await signUp("Bob")).db, clientWith(null)]) {
      const attempts = [
        db.from(table).delete().not("user_id", "is", null),
        db.from(table).delete().eq("user_id", owner.id),
        ...(change === null
          ? []
          : [
              db
                .from(table)
                .update(change as never)
                .not("user_id", "is", null),
              db
                .from(table)
                .update(change as never)
                .eq("user_id", owner.id),
            ]),
      ];
      await Promise.all(attempts);
    }
    expect(await storedOf(owner)).toEqual(before);
  });

  test("its owner does, and only with their own", async () => {
    const own = [{ user_id: owner.id }];
    if (change !== null) {
      const changed = await owner.db
        .from(table)
        .update(change as never)
        .not("user_id", "is", null)
        .select("user_id");
      expect(changed.data).toEqual(own);
    }
    const removed = await owner.db.from(table).delete().not("user_id", "is", null).select("user_id");
    expect(removed.data).toEqual(own);
  });
});
