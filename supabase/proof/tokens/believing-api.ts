import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { createApp } from "../../functions/api/app.ts";
import { type HttpServer, serveHttp } from "../../local/http-server.ts";
import { outsideOf } from "../../tests/api-outside.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { claimsOf } from "../json-web-token.ts";
import type { Person } from "../people.ts";

/** The real API before an Auth that believes every token: no look at signature or audience. */
export async function serveBelievingApi({ supabaseUrl, publishableKey }: StackAddresses, person: Person) {
  const believer = new Hono();
  believer.get("/auth/v1/user", (c) => {
    const token = (c.req.header("Authorization") ?? "").replace(/^Bearer /, "");
    return c.json({ id: claimsOf(token)["sub"], aud: "authenticated", role: "authenticated" });
  });
  believer.all("/*", async (c) => {
    const url = new URL(c.req.url);
    const headers = { ...c.req.header(), authorization: `Bearer ${person.token}` };
    const body = c.req.method === "GET" ? undefined : await c.req.text();
    return proxy(`${supabaseUrl}${url.pathname}${url.search}`, {
      method: c.req.method,
      headers,
      ...(body && { body }),
    });
  });
  const behind = await serve((request) => believer.fetch(request));
  const app = createApp(outsideOf(behind.url, { publishableKey }));
  const front = await serve((request) => app.fetch(request));
  const stop = async () => {
    await front.stop();
    await behind.stop();
  };
  return { api: `${front.url}/api`, stop };
}

async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<HttpServer> {
  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => answer(request));
  return server;
}
