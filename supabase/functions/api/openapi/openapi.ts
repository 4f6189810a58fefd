import type { Hono } from "hono";
import { endpoints } from "../../_shared/contract/endpoints.ts";
import type { ApiEnv } from "../outside.ts";
import { openApiDocument } from "../../_shared/contract/openapi-document.ts";

/** The description of all calls, for anybody: it holds nobody's data. */
export function mountOpenApi(app: Hono<ApiEnv>): void {
  app.get("/openapi.json", (c) => c.json(openApiDocument(endpoints, "/api")));
}
