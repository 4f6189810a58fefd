import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { precacheList } from "./precache-list.ts";

const SOURCE = fileURLToPath(new URL("service-worker.ts", import.meta.url));
const PUBLIC = ["theme.js", "early-keys.js", "mark.svg"];

/**
 * Development has the built app's address, where a worker may still be active that answers with the built app. This one takes its
 * place, takes itself away, and shows each page what is served now.
 */
const GOES_AWAY = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
})()));`;

/** Vite plugin: builds the service worker once all other files are there, with their list in it. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    configureServer(server) {
      server.middlewares.use("/service-worker.js", (_request, response) => {
        response.setHeader("Content-Type", "text/javascript; charset=utf-8");
        response.end(GOES_AWAY);
      });
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error("The build has no folder to put the service worker into");
      const built = Object.values(bundle).map(
        (file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const,
      );
      const files = new Map([...built, ...PUBLIC.map((name) => [name, readFileSync(join(dir, name))] as const)]);
      await build({
        configFile: false,
        logLevel: "error",
        publicDir: false,
        define: {
          __PRECACHE__: JSON.stringify(precacheList(files)),
          "process.env.NODE_ENV": JSON.stringify("production"),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: "es2022",
          rolldownOptions: { input: SOURCE, output: { format: "iife", entryFileNames: "service-worker.js" } },
        },
      });
    },
  };
}
