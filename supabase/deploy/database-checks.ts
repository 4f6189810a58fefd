import * as z from "zod/mini";
import { DEPLOY, LOGS, PUSH_SCHEMA } from "./fixes.ts";
import { NotChecked } from "./hosted-project.ts";
import type { Check, Fault } from "./run-checks.ts";

const list = (items: string[]) => items.join(", ");
const missingOf = (wanted: string[], there: string[]) => wanted.filter((one) => !there.includes(one));

/** The title of the check on which the order of the remedies hangs. */
export const EVERY_MIGRATION = "database: every migration is applied";
/** A secret API key as Supabase makes them, in Postgres' regular expressions: `sb_secret_` and 31 characters. */
const SECRET_KEY = "^sb_secret_[A-Za-z0-9_-]{31}$";

const REGISTER =
  "Twilio Console → Messaging → Regulatory Compliance: register the number (10DLC), or verify it (toll-free)";
const ACCOUNT = {
  why: "Twilio refuses the account",
  fix: "Look at the account and its auth token in Twilio's Console",
};
/** Errors of texts that only the operator can fix: https://www.twilio.com/docs/api/errors */
const REFUSED_TEXTS: Record<number, Fault> & Record<20003, Fault> = {
  20003: ACCOUNT,
  30002: ACCOUNT,
  21408: {
    why: "a country isn't switched on",
    fix: "Twilio Console → Messaging → Settings → Geo permissions: switch on the countries that you text to",
  },
  30032: { why: "the toll-free number isn't verified", fix: REGISTER },
  30034: { why: "the number isn't registered with the carriers", fix: REGISTER },
};

/** What mends a call of the schedule that was not answered 202. */
function faultOfCall(status: number | null, isTimeout: boolean): Fault {
  const why = `the latest was answered ${status ?? (isTimeout ? "too late" : "not at all")}.`;
  if (status === null && !isTimeout)
    return { why, fix: "select decrypted_secret from vault.decrypted_secrets where name = 'jobs_url';" };
  if (status === null || status >= 500) return { why, fix: LOGS };
  if (status === 401)
    return { why, fix: "select vault.update_secret(id, 'sb_secret_…') from vault.secrets where name = 'cron_key';" };
  if (status === 429) return { why, fix: "Wait a minute, then look again" };
  return { why, fix: DEPLOY };
}

/** The database, before anything else. */
export const databaseChecks: Check[] = [
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
    title: EVERY_MIGRATION,
    find: async (project) => {
      const rows = await project.query(
        z.object({ version: z.string() }),
        "select version from supabase_migrations.schema_migrations",
      );
      if (!rows) return { why: "none is.", fix: PUSH_SCHEMA };
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
      if (!rows) return { why: "the database has no pg_cron.", fix: PUSH_SCHEMA };
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
        `select name, case name when 'jobs_url' then decrypted_secret = '${address.replaceAll("'", "''")}' else decrypted_secret ~ '${SECRET_KEY}' end as fits
         from vault.decrypted_secrets where name in ('jobs_url', 'cron_key')`,
        "postgres",
      );
      if (!rows) return { why: "the database has no Vault.", fix: PUSH_SCHEMA };
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
      const rows = await project.query(
        z.object({ status_code: z.nullable(z.number()), timed_out: z.nullish(z.boolean()) }),
        "select status_code, timed_out from net._http_response order by id desc limit 1",
      );
      if (!rows) return { why: "the database has no pg_net.", fix: PUSH_SCHEMA };
      const [latest] = rows;
      if (!latest) throw new NotChecked("there was no call yet; add a person, then look again.");
      return latest.status_code === 202 ? null : faultOfCall(latest.status_code, latest.timed_out === true);
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
      if (!rows || rows.length === 0) return null;
      return {
        why: `${list(rows.map(({ jobname }) => jobname))} failed.`,
        fix: "select return_message from cron.job_run_details where status = 'failed' order by start_time desc limit 5;",
      };
    },
  },
  {
    title: "texting: Twilio and the carriers took the texts of the last week",
    find: async (project) => {
      const rows = await project.query(
        z.object({ error_code: z.number() }),
        `select distinct error_code from public.outbox where channel = 'sms' and created_at > now() - interval '7 days'
         and error_code in (${Object.keys(REFUSED_TEXTS).join()})`,
      );
      const [first] = rows ?? [];
      if (!first) return null;
      const { why, fix } = REFUSED_TEXTS[first.error_code] ?? REFUSED_TEXTS[20003];
      return { why: `${why} (error ${first.error_code}).`, fix };
    },
  },
];
