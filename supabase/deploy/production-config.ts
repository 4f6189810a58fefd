import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import * as z from "zod/mini";

const productionConfigSchema = z.object({
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number() }),
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      require_current_password: z.boolean(),
      max_frequency: z.string(),
      template: z.object({ confirmation: z.object({ subject: z.string() }) }),
    }),
    rate_limit: z.object({ sign_in_sign_ups: z.number(), email_sent: z.optional(z.number()) }),
  }),
});

/** What `supabase config push` would send to a hosted project, as far as it is checked. */
export type ProductionConfig = z.infer<typeof productionConfigSchema> & {
  /** Whether a block `[remotes.…]` is for this project. */
  hasOwnBlock: boolean;
};

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

function merged(base: Table, over: Table): Table {
  const result = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const under = result[key];
    result[key] = isTable(value) && isTable(under) ? merged(under, value) : value;
  }
  return result;
}

/** Reads config.toml as the CLI does for a project: the block `[remotes.…]` with its `project_id` lies over the rest. */
export function readProductionConfig(toml: string, ref: string): ProductionConfig {
  const all = parse(toml) as Table;
  const remotes = isTable(all["remotes"]) ? Object.values(all["remotes"]).filter(isTable) : [];
  const own = remotes.find((remote) => remote["project_id"] === ref);
  return { ...productionConfigSchema.parse(merged(all, own ?? {})), hasOwnBlock: own !== undefined };
}

/** What the migrations bring: their versions, and the names of the jobs that they schedule. */
export function readMigrations(folder: string): { versions: string[]; jobs: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const jobs = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/cron\.schedule\(\s*'([^']+)'/g)].map(
      (match) => match[1] ?? "",
    ),
  );
  return { versions: files.map((name) => name.split("_", 1)[0] ?? name), jobs };
}
