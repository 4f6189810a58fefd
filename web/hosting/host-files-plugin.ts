import type { Plugin } from "vite";
import { fileAt, headersFile, nginxFile, redirectsFile, vercelFile } from "./host-files.ts";

/** Vite plugin: puts the settings of static hosts, made from the one list of headers, beside the built files. */
export function hostFiles(): Plugin {
  let connect: string[] = [];
  return {
    name: "host-files",
    configResolved({ env }) {
      const backend = (env as Record<string, string | undefined>)["VITE_SUPABASE_URL"];
      connect = backend ? [new URL(backend).origin] : [];
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
        _redirects: redirectsFile(),
        "vercel.json": vercelFile(hosting),
        "nginx.inc": nginxFile(hosting),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
