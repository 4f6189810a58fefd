import type { Sql } from "postgres";
import { sendText } from "../functions/sms/send-text.ts";
import { connectTextQueue, type TextQueue } from "../functions/sms/text-queue.ts";
import { createTwilioClient } from "../functions/sms/twilio-client.ts";
import { startTwilioServer } from "../local/vendors/twilio-server.ts";
import { sqlAskWorker } from "./sql-ask-worker.ts";
import { createScratchDatabase } from "./scratch-database.ts";

/** The number that the account's texts go to. */
export const NUMBER = "+14155552671";

/** An outbox on a database of its own, a worker that empties it by hand, and a stand-in for Twilio. */
export async function openOutbox(name: string) {
  const [database, twilio] = await Promise.all([createScratchDatabase(name), startTwilioServer()]);
  const { sql } = database;
  const queue = connectTextQueue(sqlAskWorker(sql));
  const logged: string[] = [];
  let began = new Date();
  let userId = "";

  const outside = (alone: Partial<TextQueue> = {}) => ({
    queue: { ...queue, ...alone },
    twilio: createTwilioClient({ ...twilio, publicUrl: "http://127.0.0.1:9" }, twilio.url),
    callbackFor: (id: string) => `http://127.0.0.1:9/sms/status?id=${id}`,
    now: () => new Date(),
    logError: (line: string) => void logged.push(line),
  });
  return {
    ...{ sql, url: database.url, twilio, queue, logged, outside },
    userId: () => userId,
    /** Begins again with an empty outbox and an account whose phone is linked. */
    async reset() {
      began = new Date();
      twilio.behave({ isSilent: true });
      await sql`delete from public.outbox`;
      await sql`delete from public.phones`;
      userId = await addUser(sql);
      await sql`insert into public.phones (user_id, phone) values (${userId}, ${NUMBER})`;
    },
    /** Adds a text of the account's; its phone, if one is linked, has this number from then on. */
    async enqueue(words: string, to = NUMBER): Promise<string> {
      await sql`update public.phones set phone = ${to} where user_id = ${userId}`;
      const [row] = await sql<[{ id: string }]>`select queue.send_text(${userId}, ${to}, ${words}) as id`;
      return row.id;
    },
    /** Makes one try at what is due, as a worker does, and skips any wait. */
    async trySending(alone: Partial<TextQueue> = {}): Promise<void> {
      await sql`update public.outbox set next_try_at = now() - interval '1 second' where next_try_at is not null`;
      const text = await queue.claimText();
      if (text) await sendText(text, outside(alone));
    },
    stateOf: async (id: string) =>
      (await sql`select state, error_code, reason from public.outbox where id = ${id}`)[0] as Record<string, unknown>,
    /** How many texts Twilio took for the account. */
    taken: () => twilio.messages.filter(({ to, createdAt }) => to === NUMBER && createdAt >= began).length,
    stop: () => Promise.all([twilio.stop(), database.drop()]),
  };
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

export async function addUser(sql: Sql): Promise<string> {
  const [user] = await sql<[{ id: string }]>`
    insert into auth.users (email) values (${`${crypto.randomUUID()}@example.com`}) returning id`;
  return user.id;
}
