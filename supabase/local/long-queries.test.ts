// Reads whose query is long, as a filter by many names is.
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../proof/people.ts";
import { startTestStack, type TestStack } from "../tests/one-stack.ts";

let stack: TestStack;
let token: string;
beforeAll(async () => {
  stack = await startTestStack();
  ({ token } = await signUp(stack, "Ada"));
});
afterAll(() => stack.stop());

const NAMES: [string, string][] = [
  ["plain", "Ada Lovelace"],
  ["one-letter", "a"],
  ["quoted", '"Lovelace, Ada"'],
  ["Chinese", "愛達"],
];
const SIZES = [1_000, 4_000, 8_000, 11_000, 14_000];

test.each(NAMES.flatMap((name) => SIZES.map((size) => [...name, size] as const)))(
  "a filter by %s names (%s) of %i bytes is answered at once",
  async (_, name, size) => {
    const encoded = encodeURIComponent(name);
    const names = Array(Math.floor(size / (encoded.length + 1)))
      .fill(encoded)
      .join(",");
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${token}` };
    const response = await fetch(`${stack.supabaseUrl}/rest/v1/founders?select=id&name=in.(${names})`, { headers });
    expect([response.status, await response.json()]).toEqual([200, []]);
  },
);
