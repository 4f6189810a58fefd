import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { exampleBodies, exampleFiles } from "../../web/api-reference/examples.ts";
import { signUp } from "./named-user.ts";

const fieldsOf = ({ input }: Endpoint): string[] =>
  z.safeParse(input, undefined).success
    ? []
    : (z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).required ?? []);

/** The specification's own words for what is missing. */
const OWN_WORDS = ["Please provide your feedback"];

/** A body that is right but for one field. */
function bodyWithout(endpoint: Endpoint, missing: string): BodyInit {
  const named = `${endpoint.method} ${endpoint.path}`;
  if (exampleFiles[named]) return new FormData();
  const example = JSON.stringify(exampleBodies[named]).replaceAll(/\$[A-Z_]+/g, () => randomUUID());
  const { [missing]: left, ...others } = JSON.parse(example) as Record<string, unknown>;
  expect(left, `the example of ${named} has no ${missing}`).toBeDefined();
  return JSON.stringify(others);
}

test("every required field that is missing is asked for by name", async () => {
  const { token } = await signUp("Ada");
  const asked: string[] = [];
  // The extension's own calls have no examples to leave a field out of.
  for (const endpoint of endpoints.filter(({ path }) => !path.startsWith("/extension/"))) {
    for (const field of fieldsOf(endpoint)) {
      const path = endpoint.path.replaceAll(/:\w+/g, () => randomUUID());
      const body = bodyWithout(endpoint, field);
      const response = await fetch(inject("stack").api + path, {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof body === "string" && { "content-type": "application/json" }),
        },
        body,
      });
      const { error } = (await response.json()) as { error: string };
      const where = `${endpoint.method} ${endpoint.path} without ${field}`;
      expect(response.status, where).toBe(400);
      if (!OWN_WORDS.includes(error)) expect(error, where).toMatch(/^[A-Z][A-Za-z ]+ is required\.?$/);
      asked.push(error);
    }
  }
  expect(asked).toEqual(expect.arrayContaining(["LinkedIn URL is required", "Founder ID is required"]));
});
