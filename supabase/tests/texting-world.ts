import { randomInt } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { signUp } from "../proof/people.ts";
import { waitUntil } from "../local/wait-until.ts";
import type { TwilioMessage, TwilioServer } from "../local/vendors/twilio-server.ts";
import { startTestStack, type TestStack } from "./one-stack.ts";

/** A number that nobody else has. */
export const someNumber = () => `+1415${randomInt(2_000_000, 9_999_999)}`;

/** A user who acts over REST. */
export interface Account {
  id: string;
  email: string;
  db: Db;
}
/** A user whose number is linked. */
export interface Texter extends Account {
  number: string;
  say(words: string, answers?: number): Promise<string[]>;
}

/** Returns the code that the app shows. */
export async function codeFor(db: Db): Promise<string> {
  const { data, error } = await db.rpc("begin_phone_link");
  if (error) throw new Error("There is no code", { cause: error });
  return (data as { code: string }).code; // As the function's own comment says.
}

/** Texting on a stack of its own, with the stand-in for Twilio. */
export interface TextingWorld {
  stack: TestStack;
  twilio: TwilioServer;
  sql: Sql;
  /** Returns the answers that a number received, oldest first. */
  sentTo(number: string): TwilioMessage[];
  /** Sends a text and waits for this many answers. Returns their words. */
  say(from: string, words: string, answers?: number): Promise<string[]>;
  /** Moves the clock to the end of the two seconds in which more texts of a number may come. */
  endPause(from: string): Promise<void>;
  /** Resolves when no turn and no text is waiting. */
  settle(): Promise<void>;
  join(name?: string): Promise<Account>;
  /** Makes a new user who has linked a number. */
  link(): Promise<Texter>;
  stop(): Promise<void>;
}

const ANSWER_MS = 20_000;
const SETTLE_MS = 60_000;

export async function startTexting(settings: Record<string, string> = {}): Promise<TextingWorld> {
  const stack = await startTestStack(settings);
  const { twilio, dbUrl } = stack;
  if (twilio === null) throw new Error("This stack has no stand-in for Twilio.");
  const sql = postgres(dbUrl, { max: 2, onnotice: () => undefined });
  const sentTo = (number: string) =>
    twilio.messages.filter((one) => one.to === number && one.direction === "outbound-api");
  const settle = async () => {
    const isQuiet = async () => {
      const [open] = await sql<[{ count: number }]>`
        select (select count(*) from public.outbox where next_try_at is not null)::int
          + (select count(*) from queue.text_lanes where due_at is not null)::int as count`;
      return open.count === 0;
    };
    // The work of a killed function is picked up at the schedule's next tick, after its leases.
    if (!(await waitUntil(isQuiet, SETTLE_MS, 50))) {
      const waiting = await sql`
        select (select jsonb_agg(to_jsonb(o)) from public.outbox o where next_try_at is not null) as outbox,
          (select jsonb_agg(to_jsonb(l)) from queue.text_lanes l where due_at is not null) as lanes`;
      throw new Error(`Texts are still waiting: ${JSON.stringify(waiting)}`);
    }
  };
  const endPause = async (from: string) => {
    const [lane] = await sql`
      update queue.text_lanes l set due_at = clock_timestamp() from public.phones p
      where p.phone = ${from} and p.user_id = l.user_id and l.due_at > clock_timestamp() and l.turn_id is null returning 1`;
    if (lane) await sql`select private.wake_texts()`;
  };
  const say: TextingWorld["say"] = async (from, words, answers = 1) => {
    const before = sentTo(from).length;
    const status = await twilio.textIn(from, words);
    if (status !== 200) throw new Error(`The webhook answered with ${status}.`);
    await endPause(from);
    if (answers === 0) await settle();
    else await waitUntil(() => Promise.resolve(sentTo(from).length >= before + answers), ANSWER_MS, 50);
    return sentTo(from)
      .slice(before)
      .map(({ body }) => body);
  };
  const join: TextingWorld["join"] = async (name = "Ana") => {
    const { id, email, token } = await signUp(stack, name);
    const accessToken = () => Promise.resolve(token);
    return { id, email, db: createClient<Database>(stack.supabaseUrl, stack.publishableKey, { accessToken }) };
  };
  const link = async () => {
    const account = await join();
    const number = someNumber();
    await say(number, `LINK ${await codeFor(account.db)}`);
    return { ...account, number, say: (words: string, answers?: number) => say(number, words, answers) };
  };
  const stop = async () => {
    await sql.end();
    await stack.stop();
  };
  return { stack, twilio, sql, sentTo, endPause, settle, say, join, link, stop };
}
