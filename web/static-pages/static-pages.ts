import type { Plugin } from "vite";
import { contactUs } from "../src/features/legal/contact-us.ts";
import { privacyPolicy } from "../src/features/legal/privacy-policy.ts";
import { termsOfService } from "../src/features/legal/terms-of-service.ts";
import { operatorFrom, type Operator } from "../src/lib/operator.ts";
import { pageHtml } from "./page-html.ts";

/** The pages that open without the app, by file name. */
export function staticPages(operator: Operator): Record<string, string> {
  return {
    "privacy-policy.html": pageHtml(privacyPolicy(operator), operator),
    "terms-of-service.html": pageHtml(termsOfService(operator), operator),
    "contact-us.html": pageHtml(contactUs(operator), operator),
  };
}

/** Vite plugin: puts the legal pages beside the app as files of their own, in development and in the build. */
export function legalPages(): Plugin {
  let operator = operatorFrom({});
  return {
    name: "legal-pages",
    configResolved({ env }) {
      operator = operatorFrom(env as Record<string, string | undefined>);
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(staticPages(operator)))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0];
        const html = staticPages(operator)[path === "/contact-us" ? "contact-us.html" : (path?.slice(1) ?? "")];
        if (html === undefined) {
          next();
          return;
        }
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(html);
      });
    },
  };
}
