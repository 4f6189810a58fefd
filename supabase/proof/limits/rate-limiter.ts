import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { makeScratchDatabase } from "../../tests/make-scratch-database.ts";
import { firstOf, type Proof } from "../proof.ts";

const LIMIT = 100;
const CLIENTS = 8;
const SIZES = { short: { windows: 5, timed: 1_000 }, long: { windows: 100, timed: 30_000 } };
/** A window that nobody sees the end of. */
const WINDOW_SECONDS = 86_400;

// The control: a limiter that reads first and writes after.
const READ_THEN_WRITE = `
  create or replace function private.take_request(bucket_name text, most integer, window_seconds integer) returns integer
  language plpgsql set search_path = '' as $$
  declare
    known integer := (select count from private.request_counts where bucket = bucket_name);
  begin
    if known >= most then
      return 1;
    end if;
    perform pg_sleep(0.001);
    insert into private.request_counts as r (bucket, window_start, count) values (bucket_name, '2026-01-01', 1)
    on conflict (bucket, window_start) do update set count = coalesce(known, 0) + 1;
    return 0;
  end;
  $$;
`;

/** How many of many more requests than the limit were let through, all clients asking at once. */
async function passed(clients: Sql[], bucket: string): Promise<number> {
  const counts = await Promise.all(
    clients.map(async (sql) => {
      let count = 0;
      for (let asked = 0; asked < (LIMIT * 3) / CLIENTS; asked += 1) {
        const [row] = await sql<
          [{ wait: number }]
        >`select private.take_request(${bucket}, ${LIMIT}, ${WINDOW_SECONDS}) as wait`;
        if (row.wait === 0) count += 1;
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function windowsOf(clients: Sql[], windows: number): Promise<number[]> {
  const results: number[] = [];
  for (let window = 0; window < windows; window += 1) results.push(await passed(clients, randomUUID()));
  return results;
}

/** The mean cost of a call in milliseconds, one client asking for one bucket again and again. */
async function costOf(sql: Sql, calls: number): Promise<number> {
  const bucket = randomUUID();
  const began = performance.now();
  for (let call = 0; call < calls; call += 1)
    await sql`select private.take_request(${bucket}, ${LIMIT}, ${WINDOW_SECONDS})`;
  return (performance.now() - began) / calls;
}

/** The rate limiter lets exactly as many through as it says. */
export const rateLimiter: Proof = {
  name: "limiter",
  claim: `of many requests at once exactly the limit of ${LIMIT} pass`,
  needsEmbedded: true,
  async run({ stack, size }) {
    const { windows, timed } = SIZES[size];
    const scratch = await makeScratchDatabase(stack.dbUrl, "proof_limiter");
    const clients = Array.from({ length: CLIENTS }, () => postgres(scratch.url, { max: 1 }));
    try {
      const exact = await windowsOf(clients, windows);
      const cost = await costOf(scratch.sql, timed);
      await scratch.sql.unsafe(READ_THEN_WRITE);
      const naive = await windowsOf(clients, 3);
      const wrong = exact.filter((count) => count !== LIMIT);
      return {
        figures: {
          "windows, clients, limit": `${windows}, ${CLIENTS}, ${LIMIT}`,
          "requests let through in each": [...new Set(exact)].join(", "),
          "windows with another count": wrong.length,
          "milliseconds a call, round trip included": cost,
        },
        ok: wrong.length === 0,
        control: { "let through when it reads first and writes after": naive.join(", ") },
        controlFailed: naive.some((count) => count > LIMIT),
        faults: firstOf(wrong.map((count) => `${count} of ${LIMIT} were let through`)),
      };
    } finally {
      await Promise.all(clients.map((sql) => sql.end()));
      await scratch.drop();
    }
  },
};
