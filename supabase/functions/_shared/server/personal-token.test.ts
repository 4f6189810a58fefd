import { expect, test } from "vitest";
import { hashPersonalToken, mintPersonalToken } from "./personal-token.ts";

test("makes tokens that are all different and hash to what the database stores", async () => {
  const tokens = await Promise.all(Array.from({ length: 100 }, mintPersonalToken));
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(await hashPersonalToken(token)).toMatch(/^[0-9a-f]{64}$/);
});

test("knows a token with any one character changed as no token", async () => {
  const token = await mintPersonalToken();
  for (let at = 0; at < token.length; at += 1) {
    const changed = token.slice(0, at) + (token[at] === "a" ? "b" : "a") + token.slice(at + 1);
    expect(await hashPersonalToken(changed)).toBeNull();
  }
  expect(await hashPersonalToken(`${token} `)).toBeNull();
});
