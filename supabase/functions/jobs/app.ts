import { sameSecret } from "../_shared/server/same-secret.ts";

export interface JobsOutside {
  cronKey: string;
  drain(): Promise<void>;
  /** Makes the digests that are due. */
  makeDigests(): Promise<unknown>;
  /** Keeps the function alive for work that outlasts the reply. */
  background(work: Promise<unknown>): void;
}

/** Answers the schedule at once, then drains the queue or makes digests in the background. Requests need the cron key. */
export function createApp(outside: JobsOutside): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!(await sameSecret(request.headers.get("apikey") ?? "", outside.cronKey))) {
      return Response.json({ error: "This needs the key of the schedule." }, { status: 401 });
    }
    if (request.method !== "POST")
      return Response.json({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
    const isDigests = new URL(request.url).pathname.endsWith("/digests");
    const work = isDigests ? outside.makeDigests() : outside.drain();
    outside.background(
      work.catch((error: unknown) =>
        console.error(isDigests ? "Making the digests failed:" : "Draining the queue failed:", error),
      ),
    );
    return Response.json({ accepted: true }, { status: 202 });
  };
}
