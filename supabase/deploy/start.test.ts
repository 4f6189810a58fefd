import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

test("deploy:check starts in a language that any Node reads", () => {
  expect(scripts["deploy:check"]).toBe("node supabase/deploy/start.mjs");
});

test("without packages deploy:check is one sentence that says how to install them", () => {
  const copy = mkdtempSync(join(tmpdir(), "tracker-bare-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, "supabase/deploy"), { recursive: true });
  for (const name of ["start.mjs", "check.ts"])
    copyFileSync(join(root, "supabase/deploy", name), join(copy, "supabase/deploy", name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, "supabase/deploy/start.mjs")], {
    encoding: "utf8",
  });
  expect(stdout + stderr).toBe("The packages are not installed yet: run npm ci first, then again.\n");
  expect(status).toBe(2);
});

test("with packages deploy:check passes on its arguments and the exit code", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "supabase/deploy/start.mjs"), "--fix"], {
    encoding: "utf8",
  });
  expect(stderr).toContain("--fix");
  expect(status).toBe(2);
});
