import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AuthApiError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { outsideOf } from "../../../tests/api-outside.ts";
import { createApp } from "../app.ts";
import { toRefusal } from "./auth-refusal.ts";

const refused = (code: string, message = "No") => toRefusal(new AuthApiError(message, 400, code));

test("tells how long to wait, as Auth says it or else a minute", () => {
  const mail = "For security purposes, you can only request this after 42 seconds.";
  expect(refused("over_email_send_rate_limit", mail)).toMatchObject({ status: 429, retryAfterSeconds: 42 });
  expect(refused("over_request_rate_limit")).toMatchObject({ status: 429, retryAfterSeconds: 60 });
  expect(refused("invalid_credentials").retryAfterSeconds).toBeUndefined();
});

test("answers what Auth refuses as too much with Retry-After, which pages of other origins may read", async () => {
  const auth = createServer((_, response) => {
    response.writeHead(429, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error_code: "over_request_rate_limit", msg: "Request rate limit reached" }));
  }).listen(0, "127.0.0.1");
  await once(auth, "listening");
  const app = createApp(outsideOf(`http://127.0.0.1:${(auth.address() as AddressInfo).port}`));
  const response = await app.request("/api/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: "https://elsewhere.example" },
    body: JSON.stringify({ email: "ada@example.com", password: "secret1" }),
  });
  auth.close();
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(response.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
});
