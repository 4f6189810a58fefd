import * as z from "zod/mini";
import { authChecks } from "./auth-checks.ts";
import { DEPLOY, PUSH_CONFIG, PUSH_SCHEMA, SET_SECRETS } from "./fixes.ts";
import { NotChecked, readJson } from "./hosted-project.ts";
import type { Check } from "./run-checks.ts";

const list = (items: string[]) => items.join(", ");
const missingOf = (wanted: string[], there: string[]) => wanted.filter((one) => !there.includes(one));

const jwksSchema = z.object({ keys: z.array(z.object({ kid: z.optional(z.string()), alg: z.optional(z.string()) })) });
const signingKeysSchema = z.object({
  keys: z.array(z.object({ id: z.string(), algorithm: z.nullish(z.string()), status: z.nullish(z.string()) })),
});

const keyChecks: Check[] = [
  {
    title: "keys: tokens are signed with ES256",
    find: async (project) => {
      const keys = await readJson(jwksSchema, await project.ask("/auth/v1/.well-known/jwks.json"));
      if (!keys) throw new NotChecked("the project shows no /.well-known/jwks.json.");
      return keys.keys.some(({ alg }) => alg === "ES256")
        ? null
        : {
            why: "the project still has the old secret alone.",
            fix: "Dashboard → Settings → JWT Keys → Migrate JWT secret",
          };
    },
  },
  {
    title: "keys: that of personal tokens is in use",
    find: async (project) => {
      const kid = project.signingKeyId;
      if (!kid) throw new NotChecked("needs TOKEN_SIGNING_KEY, in the environment or in production.env.");
      const { keys } = await project.manage(signingKeysSchema, "/config/auth/signing-keys");
      const status = keys.find(({ id }) => id === kid)?.status ?? "not there";
      return status === "in_use"
        ? null
        : {
            why: `the key with its kid is ${status.replace("_", " ")}.`,
            fix: "Dashboard → Settings → JWT Keys: import it as standby, then Rotate keys",
          };
    },
  },
  {
    title: "keys: the schedule has one of its own",
    find: async (project) => {
      const keys = await project.manage(
        z.array(z.object({ name: z.string(), type: z.nullish(z.string()) })),
        "/api-keys",
      );
      return keys.some(({ name, type }) => name === "cron" && type === "secret")
        ? null
        : { why: "no secret key is named cron.", fix: "Dashboard → Settings → API Keys → New secret key, named cron" };
    },
  },
];

/** Whether REST serves a schema: with one that it does not serve it answers 406 (PGRST106), and 503 when one of its list is not there. */
const restCheck = (schema: string): Check => ({
  title: `REST: the schema ${schema} is there`,
  find: async (project) => {
    const response = await project.ask("/rest/v1/there_is_no_such_table", { headers: { "accept-profile": schema } });
    const { code } = (await readJson(z.object({ code: z.string() }), response)) ?? { code: "" };
    if (code === "PGRST106") return { why: "it is not exposed.", fix: PUSH_CONFIG };
    if (code === "PGRST002") return { why: "REST exposes a schema that the database has not.", fix: PUSH_SCHEMA };
    // 404: no such table; 401: no right to look there. Both are answers of a schema that is served.
    if (/^(PGRST205|42P01|42501|PGRST301)$/.test(code)) return null;
    throw new NotChecked(`REST answered ${response.status}.`);
  },
});

const functionChecks: Check[] = [
  {
    title: "functions: api answers",
    find: async (project) => {
      const response = await project.ask("/functions/v1/api/openapi.json");
      const document = response.ok ? await readJson(z.object({ openapi: z.string() }), response) : null;
      return document ? null : { why: `it answers ${response.status}.`, fix: DEPLOY };
    },
  },
  {
    title: "functions: jobs answers, and refuses whoever has no key",
    find: async (project) => {
      const { status } = await project.ask("/functions/v1/jobs", { method: "POST" });
      return status === 401 ? null : { why: `it answers ${status} to a stranger.`, fix: DEPLOY };
    },
  },
  {
    title: "functions: token starts with its signing key",
    find: async (project) => {
      const { status } = await project.ask("/functions/v1/token");
      if (status === 405) return null;
      if (status === 503) return { why: "TOKEN_SIGNING_KEY is missing or unreadable.", fix: SET_SECRETS };
      return { why: `it answers ${status}.`, fix: DEPLOY };
    },
  },
  {
    title: "functions: their settings are there",
    find: async (project) => {
      const secrets = await project.manage(z.array(z.object({ name: z.string() })), "/secrets");
      const missing = missingOf(
        ["SITE_URL"],
        secrets.map(({ name }) => name),
      );
      return missing.length > 0 ? { why: `${list(missing)} not set.`, fix: SET_SECRETS } : null;
    },
  },
];

const databaseChecks: Check[] = [
  {
    title: "database: Postgres 17",
    find: async (project) => {
      const { database } = await project.manage(z.object({ database: z.object({ version: z.string() }) }), "");
      return Number.parseInt(database.version) >= 17
        ? null
        : { why: `it is ${database.version}.`, fix: "Dashboard → Settings → Infrastructure → Upgrade project" };
    },
  },
  {
    title: "database: every migration is applied",
    find: async (project) => {
      const rows = await project.query(
        z.object({ version: z.string() }),
        "select version from supabase_migrations.schema_migrations",
      );
      const missing = missingOf(
        project.migrations.versions,
        rows.map(({ version }) => version),
      );
      return missing.length > 0 ? { why: `${missing.length} are not.`, fix: PUSH_SCHEMA } : null;
    },
  },
  {
    title: "schedule: every job is scheduled",
    find: async (project) => {
      const rows = await project.query(z.object({ jobname: z.string() }), "select jobname from cron.job where active");
      const missing = missingOf(
        project.migrations.jobs,
        rows.map(({ jobname }) => jobname),
      );
      return missing.length > 0
        ? {
            why: `${list(missing)} missing or switched off.`,
            fix: "Run the cron.schedule(…) lines of supabase/migrations again in the SQL editor",
          }
        : null;
    },
  },
  {
    title: "schedule: Vault knows where jobs is and its key",
    find: async (project) => {
      const address = `${project.projectUrl}/functions/v1/jobs`;
      // The database compares: no secret leaves it.
      const rows = await project.query(
        z.object({ name: z.string(), fits: z.boolean() }),
        `select name, case name when 'jobs_url' then decrypted_secret = '${address.replaceAll("'", "''")}' else decrypted_secret like 'sb\\_secret\\_%' end as fits
         from vault.decrypted_secrets where name in ('jobs_url', 'cron_key')`,
        "postgres",
      );
      const fits = (name: string) => rows.find((row) => row.name === name)?.fits;
      const value = { jobs_url: address, cron_key: "sb_secret_…" };
      const wrong = (["jobs_url", "cron_key"] as const).filter((name) => !fits(name));
      if (wrong.length === 0) return null;
      const fix = wrong.map((name) =>
        fits(name) === undefined
          ? `select vault.create_secret('${value[name]}', '${name}');`
          : `select vault.update_secret(id, '${value[name]}') from vault.secrets where name = '${name}';`,
      );
      return { why: `${list(wrong)} missing or wrong.`, fix: fix.join("\n") };
    },
  },
  {
    title: "schedule: its calls are accepted",
    find: async (project) => {
      const [latest] = await project.query(
        z.object({ status_code: z.nullable(z.number()) }),
        "select status_code from net._http_response order by id desc limit 1",
      );
      if (!latest) throw new NotChecked("there was no call yet; add a person, then look again.");
      if (latest.status_code === 202) return null;
      const why = `the latest was answered ${latest.status_code ?? "not at all"}.`;
      if (latest.status_code !== 401) return { why, fix: DEPLOY };
      return { why, fix: "select vault.update_secret(id, 'sb_secret_…') from vault.secrets where name = 'cron_key';" };
    },
  },
  {
    title: "schedule: no job failed within a day",
    find: async (project) => {
      const rows = await project.query(
        z.object({ jobname: z.string() }),
        `select distinct j.jobname from cron.job_run_details d join cron.job j using (jobid)
         where d.status = 'failed' and d.start_time > now() - interval '1 day'`,
      );
      if (rows.length === 0) return null;
      return {
        why: `${list(rows.map(({ jobname }) => jobname))} failed.`,
        fix: "select return_message from cron.job_run_details where status = 'failed' order by start_time desc limit 5;",
      };
    },
  },
];

/** What the project itself says. */
export const projectChecks: Check[] = [
  ...databaseChecks.slice(0, 2),
  restCheck("public"),
  restCheck("worker"),
  ...authChecks,
  ...keyChecks,
  ...functionChecks,
  ...databaseChecks.slice(2),
];
