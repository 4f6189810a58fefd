import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TomlError } from "smol-toml";
import * as z from "zod/mini";

const templateSchema = z.object({ subject: z.string(), content_path: z.string() });

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
      template: z.catchall(
        z.object({ confirmation: templateSchema, recovery: templateSchema, email_change: templateSchema }),
        templateSchema,
      ),
    }),
    rate_limit: z.object({ sign_in_sign_ups: z.number(), email_sent: z.optional(z.number()) }),
  }),
});

/** What `supabase config push` would send to a hosted project, as far as it is checked. */
export type ProductionConfig = z.infer<typeof productionConfigSchema> & {
  /** Whether a block `[remotes.…]` is for this project. */
  hasOwnBlock: boolean;
};

/** A mail as it is in this folder; `name` is Auth's, `recovery` for example. */
export interface MailTemplate {
  name: string;
  subject: string;
  content: string;
}

/** Why config.toml cannot be read: one sentence. */
export class ConfigError extends Error {}

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

function parseToml(toml: string): Table {
  try {
    return parse(toml);
  } catch (error) {
    // Below its first line the message quotes the file.
    const line = error instanceof TomlError ? `, line ${error.line}` : "";
    const reason = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : "";
    throw new ConfigError(`config.toml${line}: ${reason.replace(/^Invalid TOML document: /, "")}.`);
  }
}

const remotesOf = (all: Table) => (isTable(all["remotes"]) ? all["remotes"] : {});

/** The `project_id` of `[remotes.production]`, when that block is filled in. Throws ConfigError. */
export function readProductionRef(toml: string): string | undefined {
  const block = remotesOf(parseToml(toml))["production"];
  return isTable(block) && typeof block["project_id"] === "string" ? block["project_id"] : undefined;
}

/**
 * Reads config.toml as the CLI does for a project: the block `[remotes.…]` with its `project_id` lies over the rest. Throws ConfigError
 * for what cannot be checked.
 */
export function readProductionConfig(toml: string, ref: string): ProductionConfig {
  const all = parseToml(toml);
  const own = Object.values(remotesOf(all))
    .filter(isTable)
    .find((remote) => remote["project_id"] === ref);
  const config = productionConfigSchema.safeParse(merged(all, own ?? {}));
  if (config.success) return { ...config.data, hasOwnBlock: own !== undefined };
  const faults = config.error.issues.map(
    (issue) =>
      `${issue.path.join(".")} must be ${"expected" in issue ? `of type ${String(issue.expected)}` : "different"}`,
  );
  throw new ConfigError(`config.toml: ${faults.join("; ")}.`);
}

/** The mails that a configuration names; `content_path` begins at the project's root. Throws ConfigError. */
export function readMails({ auth }: ProductionConfig, root: string): MailTemplate[] {
  return Object.entries(auth.email.template).map(([name, { subject, content_path: path }]) => {
    if (!existsSync(join(root, path)))
      throw new ConfigError(`config.toml: auth.email.template.${name}.content_path names ${path}, which is not there.`);
    return { name, subject, content: readFileSync(join(root, path), "utf8") };
  });
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
