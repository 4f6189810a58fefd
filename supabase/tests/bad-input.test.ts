import fc from "fast-check";
import { expect, inject, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { answer } from "./api-answers.ts";
import { signUp, somebody } from "./named-user.ts";

const SEED = 20261121;
const REQUESTS_PER_CALL = 60;

const odd = fc.constantFrom<unknown>(
  "",
  " ",
  "\0",
  "\ud800",
  "🙂",
  "'; drop table founders; --",
  "%00",
  "../..",
  "x".repeat(3_000),
);
const value = fc.oneof(odd, fc.jsonValue(), fc.constantFrom<unknown>(-1, 1e21, null, true, [], {}));
const field = fc.constantFrom(
  "name",
  "profileUrl",
  "company",
  "email",
  "followerCount",
  "content",
  "password",
  "userId",
  "__proto__",
);
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.tuple(field, value)).map((fields) => JSON.stringify(Object.fromEntries(fields))),
  },
  fc.json(),
  fc.string({ unit: "binary" }),
);
const query = fc.array(
  fc.tuple(fc.constantFrom("page", "limit", "x"), fc.oneof(fc.string(), fc.integer().map(String))),
);

interface Attempt {
  founderId: string;
  query: [string, string][];
  body: string;
}

/** Sends an attempt and gives what is wrong with the answer, if anything is. */
async function faultOf({ method, path, reply }: Endpoint, token: string, attempt: Attempt): Promise<string | null> {
  const search = new URLSearchParams(
    attempt.query.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
  );
  const address = `${inject("stack").api}${path.replace(":founderId", encodeURIComponent(attempt.founderId.toWellFormed()))}`;
  const response = await fetch(`${address}?${search.toString()}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(method !== "GET" && { body: attempt.body }),
  });
  const text = await response.text();
  const shape = response.ok ? reply : z.object({ error: z.string().check(z.minLength(1)) });
  if (response.status >= 500) return `${response.status} ${text}`;
  return z.safeParse(shape, text === "" ? null : JSON.parse(text)).success
    ? null
    : `${response.status} of no known shape: ${text}`;
}

test.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  "%s %s answers whatever it is sent in a known shape, and never fails",
  async (_method, _path, endpoint) => {
    const { token } = await signUp("Fuzz");
    const { id } = await answer(addFounder, token, { input: somebody() });
    const founderId = fc.oneof({ weight: 2, arbitrary: fc.constant(id) }, fc.string({ minLength: 1 }), fc.uuid());
    const attempts = fc.sample(fc.record({ founderId, query, body }), { seed: SEED, numRuns: REQUESTS_PER_CALL });
    const faults: string[] = [];
    for (const attempt of attempts) {
      const fault = await faultOf(endpoint, token, attempt);
      if (fault !== null) faults.push(`${JSON.stringify(attempt)} → ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
