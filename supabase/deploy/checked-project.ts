// Lets the checks look at a stand-in project, for tests.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostedProject, type HostedProjectOptions } from "./hosted-project.ts";
import { productionBlock } from "./production-block.ts";
import { readMails, readMigrations, readProductionConfig } from "./production-config.ts";
import { lookAt } from "./project-checks.ts";
import type { Result } from "./run-checks.ts";
import { ACCESS_TOKEN, healthyProject, KID, type ProjectState, REF, serveProject } from "./stand-in-project.ts";

const folder = dirname(fileURLToPath(import.meta.url));
export const migrations = readMigrations(join(folder, "../migrations"));
export const shipped = readFileSync(join(folder, "../config.toml"), "utf8");
/** The block that config.toml shows, filled in. */
export const BLOCK = productionBlock(shipped, REF, "https://app.example");

export const config = readProductionConfig(shipped + BLOCK, REF);
export const mails = readMails(config, join(folder, "../.."));
export const healthy = () => healthyProject(migrations, mails);

export async function check(state: ProjectState, options: Partial<HostedProjectOptions> = {}): Promise<Result[]> {
  const { url, stop } = await serveProject(state);
  try {
    const project = hostedProject({
      ref: REF,
      config,
      mails,
      migrations,
      cli: { pinned: "3.1.0", installed: "3.1.0" },
      projectUrl: url,
      managementUrl: url,
      accessToken: ACCESS_TOKEN,
      publishableKey: undefined,
      signingKeyId: KID,
      ...options,
    });
    return await lookAt(project);
  } finally {
    await stop();
  }
}

export const missing = (results: Result[]) => results.flatMap((result) => (result.state === "missing" ? [result] : []));

export const line = (from: string, to: string) => BLOCK.replace(from, to);
