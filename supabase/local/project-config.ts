import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

/** The parts of supabase/config.toml that the embedded stack follows; `supabase start` follows all of it. */
const projectConfigSchema = z.object({
  api: z.object({ schemas: z.array(z.string()), extra_search_path: z.array(z.string()), max_rows: z.number() }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    email: z.object({ enable_confirmations: z.boolean() }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean(), import_map: z.string() })),
});

export type ProjectConfig = z.infer<typeof projectConfigSchema>;

export function readProjectConfig(root: string): ProjectConfig {
  return projectConfigSchema.parse(parse(readFileSync(join(root, "supabase/config.toml"), "utf8")));
}
