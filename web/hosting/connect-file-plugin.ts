import type { Plugin } from "vite";

/** Where the browser extension asks what answers an app's calls: {api, key}. Its background reads the same address. */
export const CONNECT_FILE = "connect-extension.json";

/** The file's contents. Without a backend elsewhere, the app's is at its own address and needs no key. */
export function connectFile(variables: Readonly<Record<string, string | undefined>>): string {
  const backend = variables["VITE_SUPABASE_URL"] ?? "";
  return JSON.stringify({
    api: `${backend}/functions/v1/api`,
    key: variables["VITE_SUPABASE_PUBLISHABLE_KEY"] ?? null,
  });
}

/** Vite plugin: puts that file beside the built ones, and serves it while developing. */
export function connectFilePlugin(): Plugin {
  let file = "";
  return {
    name: "connect-file",
    configResolved({ env }) {
      file = connectFile(env as Record<string, string | undefined>);
    },
    configureServer(server) {
      server.middlewares.use(`/${CONNECT_FILE}`, (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(file);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: CONNECT_FILE, source: file });
    },
  };
}
