import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

const mailTemplate = z.object({ subject: z.string(), content_path: z.string() });

/** The parts of supabase/config.toml that the embedded stack follows; `supabase start` follows all of it. */
const projectConfigSchema = z.object({
  api: z.object({ schemas: z.array(z.string()), extra_search_path: z.array(z.string()), max_rows: z.number() }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      require_current_password: z.boolean().default(false),
      otp_length: z.number(),
      otp_expiry: z.number(),
      template: z.object({ confirmation: mailTemplate, recovery: mailTemplate, email_change: mailTemplate }),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean(), import_map: z.string() })),
});

export type ProjectConfig = z.infer<typeof projectConfigSchema>;

export function readProjectConfig(root: string): ProjectConfig {
  const config = projectConfigSchema.parse(parse(readFileSync(join(root, "supabase/config.toml"), "utf8")));
  // As the CLI reads them: from the folder that holds supabase/.
  for (const template of Object.values(config.auth.email.template)) {
    if (!isAbsolute(template.content_path)) template.content_path = join(root, template.content_path);
  }
  return config;
}
