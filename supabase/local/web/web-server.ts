import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { EMBEDDED, isTour, securityHeaders } from "../../../web/hosting/security-headers.ts";
import type { Fetch, HttpServer } from "../http-server.ts";
import type { Part } from "../part.ts";
import { staticFiles } from "./static-files.ts";

export interface WebServerOptions {
  /** The built web app. */
  folder: string;
  /** Answers what is not a file: the app finds its whole backend at its own address. */
  gateway: Fetch;
}

/** The web app with its backend beside it. */
export function createWebServer({ folder, gateway }: WebServerOptions) {
  const files = staticFiles(folder);
  const server = new Hono<{ Bindings: HttpBindings }>();
  for (const path of ["/auth/v1/*", "/rest/v1/*", "/functions/v1/*", "/api/*", "/phone-simulator/*"]) {
    server.all(path, (c) => gateway(c.req.raw, c.env));
  }
  server.use(async (c, next) => {
    await next();
    const place = isTour(c.req.path) ? "tour" : "app";
    for (const [name, value] of Object.entries(securityHeaders(EMBEDDED, place))) c.header(name, value);
  });
  server.all("*", (c) => files(c.req.raw) ?? c.text("Not found\n", 404));
  return server;
}

/** The web app's server as a part of the stack; it works once it has the app to answer with. */
export function webPart(server: HttpServer): Part {
  return {
    name: "web",
    check: async () => {
      const page = await fetch(server.url);
      await page.text();
      if (!page.ok) throw new Error(`The web app answers ${page.status}.`);
    },
    stop: () => server.stop(),
  };
}
