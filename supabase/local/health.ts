import type { Part } from "./part.ts";

/** What `GET /health` answers. */
export interface HealthReport {
  status: "ok" | "failing";
  web: string;
  api: string;
  supabaseUrl: string;
  publishableKey: string;
  /** Each part's name with `ok` or what is wrong with it. */
  parts: Record<string, string>;
}

const PATIENCE_MS = 3_000;

async function checkPart(part: Part): Promise<string> {
  const tooLong = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    tooLong.resolve("does not answer");
  }, PATIENCE_MS);
  const said = part.check().then(
    () => "ok",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([said, tooLong.promise]).finally(() => {
    clearTimeout(timer);
  });
}

/** Asks every part; all is well only when each one is. */
export async function checkParts(
  parts: Part[],
  addresses: Omit<HealthReport, "status" | "parts">,
): Promise<HealthReport> {
  const said = await Promise.all(parts.map(async (part) => [part.name, await checkPart(part)] as const));
  const status = said.every(([, state]) => state === "ok") ? "ok" : "failing";
  return { status, ...addresses, parts: Object.fromEntries(said) };
}
