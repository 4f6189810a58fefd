import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fingerprint } from "./build.ts";

const root = mkdtempSync(join(tmpdir(), "tracker-build-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, "web/src"), { recursive: true });
for (const name of [
  "web/index.html",
  "web/package.json",
  "tailwind.config.ts",
  "package-lock.json",
  "web/src/main.tsx",
])
  writeFileSync(join(root, name), name);

test("a setting of the app makes another build, and anything else of the environment does not", () => {
  const plain = fingerprint(root, { HOME: "/home/ada" });
  expect(fingerprint(root, { HOME: "/home/bob" })).toBe(plain);
  expect(fingerprint(root, { HOME: "/home/ada", VITE_PHONE_NUMBER: "+45 12 34 56 78" })).not.toBe(plain);
});
