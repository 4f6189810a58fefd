// The stand-ins for pg_cron, pg_net and Vault behave as the real extensions do, as far as a migration can tell.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cronPattern } from "./cron-runner.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { onnotice: () => undefined });
});
afterAll(() => sql.end());

describe("pg_cron", () => {
  test.each([
    ["10 seconds", { pattern: "* * * * * *", interval: 10 }],
    ["1 second", { pattern: "* * * * * *", interval: 1 }],
    ["*/15 * * * *", { pattern: "*/15 * * * *" }],
    ["0 0 $ * *", { pattern: "0 0 L * *" }],
  ])("reads the schedule `%s`", (schedule, expected) => {
    expect(cronPattern(schedule)).toEqual(expected);
  });

  test("runs a job as who scheduled it, until it is unscheduled, and keeps a record", async () => {
    await sql`create table if not exists public.cron_log (role text)`;
    const [job] =
      await sql`select cron.schedule('test-tick', '1 second', 'insert into public.cron_log values (current_user)') as id`;
    await expect
      .poll(async () => sql`select distinct role from public.cron_log`, { timeout: 8_000 })
      .toEqual([{ role: "postgres" }]);
    await sql`select cron.unschedule('test-tick')`;
    await expect
      .poll(
        () =>
          sql`select distinct status, command, username from cron.job_run_details where jobid = ${job?.["id"] as string} and end_time is not null`,
      )
      .toEqual([
        { status: "succeeded", command: "insert into public.cron_log values (current_user)", username: "postgres" },
      ]);
    expect(await sql`select 1 from cron.job where jobname = 'test-tick'`).toHaveLength(0);
    await sql`drop table public.cron_log`;
  });

  test("records why a job failed", async () => {
    const [job] = await sql`select cron.schedule('test-failure', '1 second', 'select 1/0') as id`;
    const why = () =>
      sql`select distinct status, return_message from cron.job_run_details where jobid = ${job?.["id"] as string} and end_time is not null`;
    await expect.poll(why, { timeout: 8_000 }).toEqual([{ status: "failed", return_message: "division by zero" }]);
    await sql`select cron.unschedule('test-failure')`;
  });

  test("replaces a job that is scheduled under the same name", async () => {
    const [first] = await sql`select cron.schedule('test-again', '0 0 1 1 *', 'select 1') as id`;
    const [second] = await sql`select cron.schedule('test-again', '0 0 2 1 *', 'select 2') as id`;
    expect(second).toEqual(first);
    expect(await sql`select schedule, command from cron.job where jobname = 'test-again'`).toEqual([
      { schedule: "0 0 2 1 *", command: "select 2" },
    ]);
    await sql`select cron.unschedule('test-again')`;
  });

  test.each(["every minute", "60 seconds", "0 seconds", "* * * *", "* * * * * *"])(
    "refuses the schedule `%s`",
    async (schedule) => {
      await expect(sql`select cron.schedule('test-bad', ${schedule}, 'select 1')`).rejects.toThrow(/invalid schedule/);
    },
  );

  test("says so when there is no job to unschedule", async () => {
    await expect(sql`select cron.unschedule('test-nothing')`).rejects.toThrow(/could not find valid entry for job/);
  });
});

describe("pg_net", () => {
  let server: Server;
  let url: string;
  const received: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
        if (request.url !== "/silent") response.writeHead(201, { "content-type": "text/plain" }).end("thanks");
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const sent = (path: string) => received.filter((request) => request.url === path);

  test("sends a request as soon as its transaction commits, and keeps the reply", async () => {
    const [request] = await sql`
      select net.http_post(${`${url}/post`}, '{"a": 1}'::jsonb, '{"q": "x y&ü"}'::jsonb, '{"apikey": "k"}'::jsonb) as id`;
    const path = "/post?q=x%20y%26%C3%BC";
    await expect.poll(() => sent(path), { timeout: 800 }).toHaveLength(1);
    expect(sent(path)[0]).toMatchObject({
      method: "POST",
      body: '{"a": 1}',
      headers: { apikey: "k", "content-type": "application/json" },
    });
    await expect
      .poll(
        () =>
          sql`select status_code, content, content_type, timed_out, error_msg from net._http_response where id = ${request?.["id"] as string}`,
      )
      .toEqual([
        { status_code: 201, content: "thanks", content_type: "text/plain", timed_out: false, error_msg: null },
      ]);
  });

  test("sends nothing of a transaction that is rolled back", async () => {
    const failing = sql.begin(async (transaction) => {
      await transaction`select net.http_get(${`${url}/never`})`;
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    // What was queued after it arrives, so it would have too.
    await sql`select net.http_get(${`${url}/after`})`;
    await expect.poll(() => sent("/after")).toHaveLength(1);
    expect(sent("/never")).toHaveLength(0);
  });

  test("gives up when nobody answers in time, and says so", async () => {
    const [request] = await sql`select net.http_get(${`${url}/silent`}, timeout_milliseconds => 50) as id`;
    const reply = () =>
      sql`select status_code, timed_out from net._http_response where id = ${request?.["id"] as string}`;
    await expect.poll(reply).toEqual([{ status_code: null, timed_out: true }]);
  });

  test("may be used by the migrations' role and the service role only", async () => {
    for (const role of ["anon", "authenticated"]) {
      const asRole = sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`);
        await transaction`select net.http_get(${url})`;
      });
      await expect(asRole).rejects.toThrow(/permission denied/);
    }
  });
});

describe("Vault", () => {
  test("gives a secret back, and stores it encrypted", async () => {
    const [created] = await sql`select vault.create_secret('in the clear', 'test-secret', 'for a test') as id`;
    const id = created?.["id"] as string;
    expect(await sql`select name, description, decrypted_secret from vault.decrypted_secrets where id = ${id}`).toEqual(
      [{ name: "test-secret", description: "for a test", decrypted_secret: "in the clear" }],
    );
    const [stored] = await sql<{ secret: string }[]>`select secret from vault.secrets where id = ${id}`;
    expect(Buffer.from(stored?.secret ?? "", "base64").toString("latin1")).not.toContain("in the clear");
    await sql`select vault.update_secret(${id}, 'changed')`;
    expect(await sql`select decrypted_secret from vault.decrypted_secrets where id = ${id}`).toEqual([
      { decrypted_secret: "changed" },
    ]);
    await sql`delete from vault.secrets where id = ${id}`;
  });

  test("holds what the schedule needs to call the function", async () => {
    const { supabaseUrl, cronKey } = inject("stack");
    const rows =
      await sql`select name, decrypted_secret from vault.decrypted_secrets where name in ('jobs_url', 'cron_key') order by name`;
    expect(rows).toEqual([
      { name: "cron_key", decrypted_secret: cronKey },
      { name: "jobs_url", decrypted_secret: `${supabaseUrl}/functions/v1/jobs` },
    ]);
  });

  test.each(["anon", "authenticated"])("is closed to %s", async (role) => {
    const asRole = sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`select * from vault.decrypted_secrets`;
    });
    await expect(asRole).rejects.toThrow(/permission denied/);
  });
});

describe("Postgres", () => {
  test("has none of the extensions that Supabase compiles itself, but for the stand-ins (a difference)", async () => {
    const names = [
      "pg_cron",
      "pg_net",
      "supabase_vault",
      "pgcrypto",
      "pg_trgm",
      "vector",
      "postgis",
      "pgmq",
      "pg_graphql",
    ];
    const there = await sql`select name from pg_available_extensions where name in ${sql(names)} order by name`;
    expect(there.map((row) => row["name"] as string)).toEqual([
      "pg_cron",
      "pg_net",
      "pg_trgm",
      "pgcrypto",
      "supabase_vault",
    ]);
  });

  test("sorts names as Supabase does: letters before their case and accents", async () => {
    const sorted = await sql`select name from unnest(array['Zoe', 'bo', 'Äda', 'ada', 'Bo', 'Ada']) name order by name`;
    expect(sorted.map((row) => row["name"] as string)).toEqual(["ada", "Ada", "Äda", "bo", "Bo", "Zoe"]);
  });

  test("the seed of `supabase start` names Vault's entries as the embedded stack does", async () => {
    const seed = readFileSync(new URL("../seed.sql", import.meta.url), "utf8");
    const named = sql.begin(async (transaction) => {
      await transaction`delete from vault.secrets`;
      await transaction.unsafe(seed);
      const rows = await transaction`select name from vault.decrypted_secrets order by name`;
      throw new Error(rows.map((row) => row["name"] as string).join());
    });
    await expect(named).rejects.toThrow(/^cron_key,jobs_url$/);
  });

  test("the migrations' role is no superuser, and may read no file of the server", async () => {
    expect(
      await sql`select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = 'postgres'`,
    ).toEqual([{ rolsuper: false, rolcreaterole: true, rolcreatedb: true, rolbypassrls: true }]);
    await expect(sql`select pg_read_file('/etc/hostname')`).rejects.toThrow(/permission denied/);
  });
});
