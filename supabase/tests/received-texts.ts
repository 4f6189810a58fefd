import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { someNumber } from "./texting-world.ts";

export const newSid = () => `SM${randomUUID().replaceAll("-", "")}`;

/** Stores an incoming text as the webhook does. Returns the kind that it was taken for. */
export async function receiveText(sql: Sql, from: string, body: string, id = newSid()): Promise<string> {
  const given = JSON.stringify({ id, from, body, media: [], optOut: null });
  return (await sql<[{ kind: string }]>`select queue.receive_text(${given}::text::jsonb) as kind`)[0].kind;
}

/** Returns the words of all texts to a number, the first one first. */
export const textsTo = async (sql: Sql, number: string): Promise<string[]> =>
  (
    await sql<{ body: string }[]>`select body from public.outbox where recipient = ${number} order by created_at, id`
  ).map(({ body }) => body);

/** Makes an account with a phone that has been linked for a day. */
export async function linkPhone(sql: Sql): Promise<{ userId: string; number: string }> {
  const [{ id: userId }] = await sql<
    [{ id: string }]
  >`insert into auth.users (email) values (${`${randomUUID()}@example.com`}) returning id`;
  const number = someNumber();
  await sql`insert into public.phones (user_id, phone, verified_at) values (${userId}, ${number}, now() - interval '1 day')`;
  return { userId, number };
}
