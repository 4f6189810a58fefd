import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const { api, dbUrl } = inject("stack");
const sql = postgres(dbUrl, { max: 1 });
afterAll(() => sql.end());

const send = async (user: NamedUser, path: string, body: object, key: string | null) => {
  const response = await fetch(api + path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${user.token}`,
      "Content-Type": "application/json",
      ...(key !== null && { "Idempotency-Key": key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { id?: string; error?: string } };
};

const calls = [
  { table: "tasks", path: () => "/tasks", body: () => ({ title: "Call" }), other: { title: "Write" } },
  {
    table: "notes",
    path: (founderId: string) => `/founders/${founderId}/notes`,
    body: () => ({ content: "Met" }),
    other: { content: "Left" },
  },
  { table: "founders", path: () => "/founders", body: () => newFounder(), other: newFounder() },
];

describe.each(calls)("$table", ({ table, path, body, other }) => {
  async function prepared() {
    const user = await signUp("Ada");
    const { id: founderId } = await user.call(addFounder, { input: newFounder() });
    const count = async () =>
      Number((await sql`select count(*) from ${sql(`public.${table}`)} where user_id = ${user.id}`)[0]?.count);
    return { user, address: path(founderId), sent: body(), key: randomUUID(), before: await count(), count };
  }

  test("ten equal requests at once with one key make one record, and have one answer", async () => {
    const { user, address, sent, key, before, count } = await prepared();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(user, address, sent, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    // A person's posts are being fetched already, which shows in what is answered later.
    const told =
      table === "founders"
        ? answers.map(({ body: { id } }) => id)
        : answers.map(({ body: one }) => JSON.stringify(one));
    expect(new Set(told).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await send(user, address, sent, key)).body.id).toBe(answers[0]?.body.id);
  });

  test("another request with the same key is refused, and the same key of another user is another key", async () => {
    const { user, address, sent, key, before, count } = await prepared();
    const first = await send(user, address, sent, key);
    expect(await send(user, address, other, key)).toEqual({
      status: 409,
      body: { error: "This idempotency key was sent with another request." },
    });
    expect(await count()).toBe(before + 1);
    const bob = await prepared();
    const theirs = await send(bob.user, bob.address, bob.sent, key);
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(first.body.id);
  });

  test("a key is forgotten after a day", async () => {
    const { user, address, sent, key } = await prepared();
    await send(user, address, sent, key);
    await sql`update private.claimed_keys set claimed_at = now() - interval '25 hours' where user_id = ${user.id}`;
    expect((await send(user, address, { ...sent, ...other }, key)).status).toBe(200);
    await sql`update private.claimed_keys set claimed_at = now() - interval '25 hours' where user_id = ${user.id}`;
    await sql`select private.purge_claimed_keys()`;
    expect(await sql`select key from private.claimed_keys where user_id = ${user.id}`).toEqual([]);
  });
});

test("requests without a key are each their own", async () => {
  const user = await signUp("Ada");
  const [one, two] = [
    await send(user, "/tasks", { title: "Call" }, null),
    await send(user, "/tasks", { title: "Call" }, null),
  ];
  expect(one.body.id).not.toBe(two.body.id);
});

test.each(["", " ", "a b", "é", "x".repeat(201)])("the key %j is refused with a sentence", async (key) => {
  const user = await signUp("Ada");
  const sent = encodeURI(key) === key ? key : Buffer.from(key).toString("latin1");
  const { status, body } = await send(user, "/tasks", { title: "Call" }, sent);
  expect([status, body.error]).toEqual([400, "Idempotency-Key must have 1 to 200 visible characters."]);
});

test("a user has 10,000 keys a day, which only the function reads", async () => {
  const user = await signUp("Ada");
  await sql`insert into private.claimed_keys (user_id, key, request)
    select ${user.id}, 'k' || n, repeat('0', 64) from generate_series(1, 10000) n`;
  expect(await send(user, "/tasks", { title: "Call" }, "one-more")).toMatchObject({ status: 429 });
  const request = "0".repeat(64);
  expect((await user.db.rpc("claim_key", { key: "k1", request })).error).toBeNull();
  expect((await user.db.rpc("claim_key", { key: "k2", request: "f".repeat(64) })).error?.code).toBe("PT409");
  expect((await user.db.rpc("claim_key", { key: "", request })).error?.code).toBe("PT400");
});
