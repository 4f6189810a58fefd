import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Fetch, HttpServer } from "../http-server.ts";
import type { Part } from "../part.ts";
import { staticFiles } from "./static-files.ts";

const NOBODY = ["'none'"];
const OURSELVES = ["'self'"];

/** What the page may load and talk to: itself; and pictures and films of posts from wherever they are. */
const contentSecurityPolicy = {
  defaultSrc: NOBODY,
  scriptSrc: OURSELVES,
  styleSrc: OURSELVES,
  fontSrc: OURSELVES,
  connectSrc: OURSELVES,
  manifestSrc: OURSELVES,
  imgSrc: ["'self'", "data:", "https:"],
  mediaSrc: ["'self'", "https:"],
  frameSrc: OURSELVES,
  baseUri: NOBODY,
  formAction: NOBODY,
  frameAncestors: NOBODY,
  objectSrc: NOBODY,
};

const headers = secureHeaders({
  contentSecurityPolicy,
  xFrameOptions: "DENY",
  referrerPolicy: "no-referrer",
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  // Nobody has a certificate for localhost.
  strictTransportSecurity: false,
});

/**
 * The screen tour stands in a sandboxed frame of the app. Such a frame has no origin, so its files are open to every origin;
 * they hold nothing but a picture of the product. It may talk to nobody.
 */
const tourHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: NOBODY,
    scriptSrc: OURSELVES,
    styleSrc: OURSELVES,
    fontSrc: OURSELVES,
    baseUri: NOBODY,
    formAction: NOBODY,
    frameAncestors: OURSELVES,
    sandbox: ["allow-scripts"],
  },
  xFrameOptions: "SAMEORIGIN",
  referrerPolicy: "no-referrer",
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "cross-origin",
  strictTransportSecurity: false,
});

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
  for (const path of ["/auth/v1/*", "/rest/v1/*", "/functions/v1/*", "/api/*"]) {
    server.all(path, (c) => gateway(c.req.raw, c.env));
  }
  server.use("/tour/*", async (c, next) => {
    await next();
    c.header("Access-Control-Allow-Origin", "*");
  });
  server.use((c, next) => (c.req.path.startsWith("/tour/") ? tourHeaders : headers)(c, next));
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
