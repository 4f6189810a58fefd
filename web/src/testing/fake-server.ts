import { vi } from "vitest";

export type Answer = (request: { method: string; body: unknown }) => {
  status?: number;
  json: unknown;
  /** The answer comes no earlier. */
  after?: Promise<void>;
};

/** Answers the browser's requests by the path below /rest/v1/; anything else is a 404. Gives what was asked, in order. */
export function fakeServer(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname.replace("/rest/v1/", "");
    const method = init.method ?? "GET";
    asked.push(`${method} ${path}`);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const {
      status = 200,
      json,
      after,
    } = answers[path]?.({ method, body }) ?? {
      status: 404,
      json: { message: "not there" },
    };
    await after;
    const headers = { "content-type": "application/json", "content-range": "0-0/1" };
    return new Response(JSON.stringify(json), { status, headers });
  });
  return asked;
}
