import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { connect, type DatabaseLogin } from "./postgres/bootstrap.ts";
import type { Part } from "./part.ts";
import { keepListening } from "./postgres/keep-listening.ts";

interface QueuedRequest {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
  timeout_milliseconds: number;
}

/** pg_net's own defaults: how many requests go out at once, and how long a reply is kept. */
const BATCH = 200;
const KEEP_RESPONSES = "6 hours";
const POLL_MS = 1_000;
/** How long what is under way may take to end when the stack is stopped. */
const STOP_MS = 2_000;

/** Sends one and stores what came of it, unless `stopping` ends it before. */
async function send(sql: postgres.Sql, request: QueuedRequest, stopping: AbortSignal): Promise<void> {
  const { id, method, url, headers, body, timeout_milliseconds: timeout } = request;
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), stopping]);
    const response = await fetch(url, {
      method,
      headers,
      body: body === null ? null : new Uint8Array(body),
      redirect: "manual",
      signal,
    });
    const content = await response.text();
    await sql`
      insert into net._http_response (id, status_code, content_type, headers, content, timed_out)
      values (${id}, ${response.status}, ${response.headers.get("content-type")},
        ${sql.json(Object.fromEntries(response.headers))}, ${content}, false)`;
  } catch (error) {
    if (stopping.aborted) return;
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    const reason = error instanceof Error ? error.message : String(error);
    await sql`insert into net._http_response (id, timed_out, error_msg) values (${id}, ${timedOut}, ${timedOut ? `Timeout of ${timeout} ms reached` : reason})`;
  }
}

/**
 * What pg_net's background worker does: takes what `net.http_*` queued, at most once, and sends it. It hears of new requests
 * when their transaction commits, and looks by itself every second in case a notification went by while it reconnected.
 */
export async function startNet(login: DatabaseLogin): Promise<Part> {
  const sql = connect(login, { max: 4 });
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  let draining: Promise<void> | null = null;
  let isAskedAgain = false;

  const takeAndSend = async () => {
    do {
      isAskedAgain = false;
      const batch = await sql<QueuedRequest[]>`
        delete from net.http_request_queue where id in (
          select id from net.http_request_queue order by id limit ${BATCH} for update skip locked) returning *`;
      for (const request of batch) {
        const sent = send(sql, request, stopping.signal)
          .catch(() => undefined)
          .finally(() => sending.delete(sent));
        sending.add(sent);
      }
      if (batch.length === BATCH) isAskedAgain = true;
    } while (isAskedAgain && !stopping.signal.aborted);
  };
  const drain = () => {
    isAskedAgain = true;
    if (stopping.signal.aborted) return;
    draining ??= takeAndSend()
      .catch(() => undefined)
      .finally(() => (draining = null));
  };

  const [extension] = await sql`select 1 from pg_extension where extname = 'pg_net'`;
  const timers: NodeJS.Timeout[] = [];
  let listener: Awaited<ReturnType<typeof keepListening>> | null = null;
  if (extension) {
    listener = await keepListening(login, "tracker_net", drain);
    timers.push(setInterval(drain, POLL_MS));
    const forget = () =>
      void sql`delete from net._http_response where created < now() - ${KEEP_RESPONSES}::interval`.catch(
        () => undefined,
      );
    timers.push(setInterval(forget, 60_000));
  }
  return {
    name: "net",
    check: async () => {
      await sql`select 1`;
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      const ended = Promise.all([listener?.stop(), draining, ...sending]);
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      await sql.end({ timeout: 2 });
    },
  };
}
