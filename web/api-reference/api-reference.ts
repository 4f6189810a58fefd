import type { Plugin } from "vite";
import { endpoints } from "../../supabase/functions/_shared/contract/endpoints.ts";
import { openApiDocument } from "../../supabase/functions/_shared/contract/openapi-document.ts";
import { type OpenApiDocument, referencePage } from "./reference-page.ts";

/** What the site serves of the API's description, by file name. */
export function referenceFiles(): Record<string, string> {
  const document = openApiDocument(endpoints, "/api");
  return {
    "openapi.json": JSON.stringify(document),
    // The document is made by the same code base; its shape is what OpenAPI says.
    "api-reference.html": referencePage(document as unknown as OpenApiDocument, endpoints),
  };
}

/** Vite plugin: puts the API's reference page and openapi.json beside the app, in development and in the build. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    generateBundle() {
      for (const [fileName, source] of Object.entries(referenceFiles()))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      for (const name of Object.keys(referenceFiles())) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader("Content-Type", name.endsWith(".json") ? "application/json" : "text/html; charset=utf-8");
          response.end(referenceFiles()[name]);
        });
      }
    },
  };
}
