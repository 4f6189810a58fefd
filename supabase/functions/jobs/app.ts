import { sameSecret } from "../_shared/server/same-secret.ts";

export interface JobsOutside {
  cronKey: string;
  drain(): Promise<void>;
  /** Keeps the function alive for work that outlasts the reply. */
  background(work: Promise<unknown>): void;
}

/** Answers the schedule's wake-up at once and drains the queue behind the reply; only the cron key opens it. */
export function createApp(outside: JobsOutside): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!(await sameSecret(request.headers.get("apikey") ?? "", outside.cronKey))) {
      return Response.json({ error: "This needs the key of the schedule." }, { status: 401 });
    }
    if (request.method !== "POST")
      return Response.json({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
    outside.background(outside.drain().catch((error: unknown) => console.error("Draining the queue failed:", error)));
    return Response.json({ accepted: true }, { status: 202 });
  };
}
