import { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Sql } from "postgres";
import { type HttpServer, serveHttp } from "../../local/http-server.ts";
import { claimsOf } from "../json-web-token.ts";

/** How often an answer is broken: often enough for a short run to meet each of the three. */
const EVERY = 20;

/** The API with three faults planted: it crashes on a NUL, answers errors in no known shape, and writes what it refuses. */
export async function serveBrokenApi(api: string, sql: Sql): Promise<HttpServer> {
  const app = new Hono();
  let refusals = 0;
  app.all("/*", async (c) => {
    const url = new URL(c.req.url);
    const isForm = c.req.header("Content-Type")?.startsWith("multipart/") === true;
    const body = c.req.method === "GET" || isForm ? "" : await c.req.text();
    if (body.includes("\\u0000")) return c.json({ error: "Crashed" }, 500);
    const given = isForm ? await c.req.arrayBuffer() : body;
    const init = { method: c.req.method, headers: c.req.header(), ...(given !== "" && { body: given }) };
    const response = await proxy(`${api}${url.pathname}${url.search}`, init);
    if (response.status < 400) return response;
    refusals += 1;
    if (refusals % EVERY === 0) return c.json({ message: "Refused" }, 400);
    if (refusals % EVERY === 1) {
      const { sub } = claimsOf(c.req.header("Authorization") ?? "");
      await sql`insert into public.feedback (user_id, type, description) values (${String(sub)}, 'bug', 'refused')`;
    }
    return response;
  });
  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return server;
}
