import { beforeAll, expect, inject, test } from "vitest";
import { type NamedUser, signUp } from "./named-user.ts";

const NOT_GRANTED = "42501";

let ada: NamedUser;
beforeAll(async () => {
  ada = await signUp("Ada");
});

const { supabaseUrl, publishableKey } = inject("stack");
/** Asks REST for something in a schema of one's choice, as a signed-in user or with the public key alone. */
const ask = (schema: string, path: string, body?: object, token?: string) =>
  fetch(`${supabaseUrl}/rest/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      apikey: publishableKey,
      [body ? "Content-Profile" : "Accept-Profile"]: schema,
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

test("the worker's functions answer the worker only", async () => {
  const calls: [string, object][] = [
    ["claim", { lease_seconds: 90 }],
    ["reap", {}],
    ["heartbeat", { job_id: 1, token: ada.id, lease_seconds: 90 }],
    ["complete", { job_id: 1, token: ada.id, source_name: "x", known: true, posts: [] }],
  ];
  for (const [name, body] of calls) {
    for (const token of [ada.token, undefined]) {
      const response = await ask("worker", `rpc/${name}`, body, token);
      expect([401, 403], name).toContain(response.status);
      expect(await response.json()).toMatchObject({ code: NOT_GRANTED });
    }
  }
});

test.each(["queue/jobs", "private/x", "auth/users", "vault/decrypted_secrets", "net/http_request_queue", "cron/job"])(
  "%s is not there",
  async (place) => {
    const [schema, table] = place.split("/") as [string, string];
    for (const token of [ada.token, undefined]) {
      const response = await ask(schema, table, undefined, token);
      expect(response.status).toBe(406);
      expect(await response.json()).toMatchObject({ code: "PGRST106" });
    }
  },
);
