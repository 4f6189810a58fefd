import type { Plugin } from "vite";
import { fileAt, headersFile, nginxFile, redirectsFile, vercelFile } from "./host-files.ts";

/** Vite plugin: puts the settings of static hosts, made from the one list of headers, beside the built files. */
export function hostFiles(): Plugin {
  let connect: string[] = [];
  let restOf: string | null = null;
  return {
    name: "host-files",
    configResolved({ env }) {
      const variables = env as Record<string, string | undefined>;
      const backend = variables["VITE_SUPABASE_URL"];
      connect = backend ? [new URL(backend).origin] : [];
      restOf = backend && variables["VITE_REST_AT_OWN_ORIGIN"] === "true" ? new URL(backend).origin : null;
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [pathname = "", query] = (request.url ?? "").split("?");
        request.url = [fileAt(pathname), ...(query === undefined ? [] : [query])].join("?");
        next();
      });
    },
    generateBundle() {
      const hosting = { connect, https: true };
      const files = {
        _headers: headersFile(hosting),
        _redirects: redirectsFile(restOf),
        "vercel.json": vercelFile(hosting, restOf),
        "nginx.inc": nginxFile(hosting, restOf),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
