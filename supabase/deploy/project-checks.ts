import * as z from "zod/mini";
import { authChecks } from "./auth-checks.ts";
import { configChecks } from "./config-checks.ts";
import { databaseChecks, EVERY_MIGRATION } from "./database-checks.ts";
import { PUSH_CONFIG, PUSH_SCHEMA } from "./fixes.ts";
import { functionChecks } from "./function-checks.ts";
import { type HostedProject, inWords, NotChecked, readJson } from "./hosted-project.ts";
import { keyChecks } from "./key-checks.ts";
import { type Check, type Result, runChecks } from "./run-checks.ts";

/** Whether REST serves a schema: with one that it does not serve it answers 406 (PGRST106), and 503 when one of its list is not there. */
const restCheck = (schema: string): Check => ({
  title: `REST: the schema ${schema} is there`,
  find: async (project) => {
    const response = await project.ask("/rest/v1/there_is_no_such_table", { headers: { "accept-profile": schema } });
    const { code } = readJson(z.object({ code: z.string() }), response) ?? { code: "" };
    if (code === "PGRST106") return { why: "it is not exposed.", fix: PUSH_CONFIG };
    if (code === "PGRST002") return { why: "REST exposes a schema that the database has not.", fix: PUSH_SCHEMA };
    // 404: no such table; 401: no right to look there. Both are answers of a schema that is served.
    if (/^(PGRST205|42P01|42501|PGRST301)$/.test(code)) return null;
    throw new NotChecked(`REST answered ${inWords(response)}.`);
  },
});

/** What config.toml says, then what the project itself says. */
export const allChecks: Check[] = [
  ...configChecks,
  ...databaseChecks.slice(0, 2),
  restCheck("public"),
  restCheck("worker"),
  ...authChecks,
  ...keyChecks,
  ...functionChecks,
  ...databaseChecks.slice(2),
];

/**
 * The schema goes before everything else: settings that name a schema which is not there take down all of REST, and no schedule can be
 * mended without its table.
 */
function schemaFirst(results: Result[]): Result[] {
  const schema = results.find(({ title }) => title === EVERY_MIGRATION)?.state;
  if (schema === "ok") return results;
  return results.map((result) => {
    if (result.state !== "missing" || result.isLocal) return result;
    if (schema === "missing" && (result.fix === PUSH_CONFIG || result.title.startsWith("schedule: every job")))
      return { ...result, fix: PUSH_SCHEMA };
    return result.fix === PUSH_CONFIG ? { ...result, fix: `${PUSH_SCHEMA}\n${PUSH_CONFIG}` } : result;
  });
}

/** Looks at everything; the results come in the order of the checks. */
export async function lookAt(project: HostedProject): Promise<Result[]> {
  return schemaFirst(await runChecks(allChecks, project));
}
