import { readFileSync } from "node:fs";
import postgres from "postgres";

/** How to reach the database as one of its roles. */
export interface DatabaseLogin {
  port: number;
  user: string;
  password: string;
}

/** Between two tries of a client whose connection is gone; its own pauses would grow to 20 seconds. */
export const reconnectSeconds = () => 0.1;

export function databaseUrl({ port, user, password }: DatabaseLogin): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

const sqlFile = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** A client for a few statements; notices are Postgres talking to itself. */
export function connect(
  login: DatabaseLogin,
  options: postgres.Options<Record<string, postgres.PostgresType>> = {},
): postgres.Sql {
  return postgres(databaseUrl(login), { max: 1, onnotice: () => undefined, backoff: reconnectSeconds, ...options });
}

/** Makes what Supabase's image has, once for a database; then sets the roles' passwords to this folder's. */
export async function bootstrap(superuser: DatabaseLogin): Promise<void> {
  const sql = connect(superuser);
  try {
    const [known] = await sql`select 1 from pg_roles where rolname = 'authenticator'`;
    if (known) return;
    await sql.begin(async (transaction) => {
      await transaction.unsafe(sqlFile("bootstrap.sql"));
      for (const role of ["authenticator", "supabase_auth_admin"]) {
        await transaction.unsafe(`alter role ${role} password '${superuser.password}'`);
      }
      await transaction.unsafe("alter role postgres password 'postgres'");
    });
  } finally {
    await sql.end();
  }
}

/** Opens Auth's tables to the migrations, as on Supabase; Auth has to have made them. */
export async function openAuthTables(superuser: DatabaseLogin): Promise<void> {
  const sql = connect(superuser);
  try {
    await sql.unsafe(sqlFile("after-auth.sql"));
  } finally {
    await sql.end();
  }
}
