import * as z from "zod/mini";
import { expect, test } from "vitest";
import { endpoints } from "../../supabase/functions/_shared/contract/endpoints.ts";
import { referenceFiles } from "./api-reference.ts";
import { exampleBodies, exampleFiles, exampleQueries } from "./examples.ts";
import { escapeHtml, typeInWords } from "./reference-page.ts";

const page = referenceFiles()["api-reference.html"] ?? "";

test("shows every call, once, with an example", () => {
  expect(page.match(/<section /g)).toHaveLength(endpoints.length);
  expect(page.match(/<pre /g)).toHaveLength(endpoints.length);
});

/** The extension's own calls need its codes and tokens, so they have no examples. */
const isForEverybody = ({ path }: { path: string }) => !path.startsWith("/extension/");

test("has a body of the right shape for every call that takes one", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  for (const { method, path, input, body: form } of endpoints.filter(isForEverybody)) {
    if (z.safeParse(input, undefined).success) continue;
    if (form === "multipart") {
      expect(exampleFiles, `${method} ${path}`).toHaveProperty([`${method} ${path}`]);
      continue;
    }
    const written = JSON.stringify(exampleBodies[`${method} ${path}`] ?? null);
    const body: unknown = JSON.parse(written.replace(/\$[A-Z_]+/g, id));
    expect(z.safeParse(input, body).error, `${method} ${path}`).toBeUndefined();
  }
});

test("has a query for every call that cannot do without one", () => {
  for (const { method, path, query } of endpoints.filter(isForEverybody)) {
    const asked = exampleQueries[`${method} ${path}`] ?? {};
    expect(z.safeParse(query, asked).error, `${method} ${path}`).toBeUndefined();
  }
});

test("works offline and under a strict content policy: nothing inline, nothing foreign", () => {
  expect(page).not.toMatch(/<script|style="|https?:\/\/(?!www\.linkedin\.com\/in\/)/);
});

test("writes text as text", () => {
  expect(escapeHtml(`<b a="1">&`)).toBe("&lt;b a=&quot;1&quot;&gt;&amp;");
});

test.each([
  [{ type: "string", format: "uuid" }, "string (uuid)"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
  [{ type: "array", items: { type: "number" } }, "list of number"],
  [{ enum: ["todo", "done"] }, '"todo" or "done"'],
])("says a type in words", (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});
