import type { Sql } from "postgres";
import * as z from "zod/mini";
import type { AskWorker } from "../functions/_shared/server/ask-worker.ts";

/** Calls the schema `worker` as PostgREST does, directly in SQL. */
export function sqlAskWorker(sql: Sql): AskWorker {
  return async (reply, name, args) => {
    const names = Object.keys(args);
    const call = `select worker.${name}(${names.map((one, at) => `${one} => $${at + 1}`).join(", ")}) as reply`;
    const [row] = await sql.unsafe<{ reply: unknown }[]>(call, names.map((one) => args[one]) as never[]);
    return z.parse(reply, row?.reply ?? null);
  };
}
