import type { Sql } from "postgres";

export type Connection = Pick<Sql, "unsafe">;

/** Acts as the user until the transaction ends, under a batch of this id; of `sql` it takes the one connection it is given, or any. */
export async function actAs(sql: Sql, userId: string, batch: string, run: (sql: Connection) => Promise<unknown>) {
  await sql.begin(async (connection) => {
    await connection`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, true),
      set_config('request.jwt.claim.sub', ${userId}, true), set_config('tracker.batch', ${` ${batch}`}, true)`;
    await run(connection);
  });
}

const TABLES = ["founders", "changes", "custom_field_values", "custom_fields"];

/** Counts the rows of these tables that `work` reads. Flushes the connection's earlier reads first, because statistics are written late. */
export async function rowsReadBy(
  connection: Connection,
  work: () => Promise<unknown>,
  tables = TABLES,
): Promise<number> {
  const soFar = async () => {
    const names = tables.map((table) => `'${table}'`).join(", ");
    const [read] =
      (await connection.unsafe(`select coalesce(sum(coalesce(idx_tup_fetch, 0) + seq_tup_read), 0)::int as rows
      from pg_stat_xact_user_tables where relname in (${names})`)) as unknown as { rows: number }[];
    return read?.rows ?? 0;
  };
  const before = await soFar();
  await work();
  return (await soFar()) - before;
}
