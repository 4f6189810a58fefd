import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The tour is in a sandboxed frame, which can use neither the app's hashed files nor its origin: it gets copies of its own.
const files = [
  { name: "tour/tokens.css", from: at("src/styles/tokens.css"), type: "text/css; charset=utf-8" },
  {
    name: "tour/inter.woff2",
    from: at("../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
    type: "font/woff2",
  },
];

/** Vite plugin: puts the product's colours and font beside the screen tour in public/tour, in development and in the build. */
export function tourFiles(): Plugin {
  return {
    name: "tour-files",
    generateBundle() {
      for (const { name, from } of files) this.emitFile({ type: "asset", fileName: name, source: readFileSync(from) });
    },
    configureServer(server) {
      // What the web server says of these in production: a sandboxed frame has no origin to be the same as.
      server.middlewares.use("/tour", (_request, response, next) => {
        response.setHeader("Access-Control-Allow-Origin", "*");
        next();
      });
      for (const { name, from, type } of files) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader("Content-Type", type);
          response.end(readFileSync(from));
        });
      }
    },
  };
}
