import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { BLOCK, healthy, shipped } from "./checked-project.ts";
import { allChecks } from "./project-checks.ts";
import { ACCESS_TOKEN, KID, REF, serveProject, SECRETS } from "./stand-in-project.ts";

/** Runs the command itself, as `npm run deploy:check` does. */
function runCommand(args: string[], more: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; out: string }> {
  const env = {
    PATH: process.env["PATH"],
    SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
    TOKEN_SIGNING_KEY: `{"kid":"${KID}","d":"private"}`,
    ...more,
  };
  const child = spawn(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), "check.ts"), ...args], { env });
  let out = "";
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (out += String(chunk)));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out })));
}

/** A folder that is gone after the test, with config.toml in it. */
function configFile(toml: string): string {
  const temporary = mkdtempSync(join(tmpdir(), "tracker-deploy-"));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  writeFileSync(join(temporary, "config.toml"), toml);
  return join(temporary, "config.toml");
}

test("the command exits with 2 when it could not look, with 1 when something is missing, else with 0, and prints no secret", async () => {
  const state = healthy();
  const { url, stop } = await serveProject(state);
  // The project is that of the block in config.toml.
  const args = ["--project-url", url, "--management-url", url, "--config", configFile(shipped + BLOCK)];
  const well = await runCommand(args);
  expect(well.out).toContain(`Looking at ${REF}`);
  expect(well).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${allChecks.length} ok, 0 missing, 0 not checked.`) as string,
  });
  state.functions["token"] = { status: 503, json: {} };
  const broken = await runCommand(args);
  expect(broken).toMatchObject({ code: 1, out: expect.stringContaining("missing      functions: token") as string });
  const blind = await runCommand(args, { SUPABASE_ACCESS_TOKEN: "sbp_another" });
  expect(blind).toMatchObject({ code: 2, out: expect.stringContaining("Part of the project was not seen") as string });
  const unreadable = await runCommand(args, { TOKEN_SIGNING_KEY: "{" });
  expect(unreadable).toMatchObject({ code: 1, out: expect.stringContaining("TOKEN_SIGNING_KEY is there") as string });
  for (const secret of [...SECRETS, '"private"', "sbp_another"])
    expect(well.out + broken.out + blind.out + unreadable.out).not.toContain(secret);
  await stop();
});

const TARGET = ["--project-ref", REF];
const blocks = (from: string | RegExp, to: string) => shipped.replace(from, to);
test.each<[string, string[], string | null, string]>([
  ["an unknown flag", ["--fix"], null, "--fix"],
  ["a flag without its value", ["--config"], null, "--config"],
  ["a word too many", ["production"], null, "production"],
  ["a file that is not there", [...TARGET, "--config", "no-such.toml"], null, "no-such.toml cannot be read."],
  ["a ref that is none", ["--project-ref", "my-project"], null, "my-project is no project ref"],
  ["no project", [], shipped, "Which project?"],
  ["the placeholder of a project", [], shipped + BLOCK.replace(REF, "<ref>"), "<ref> is no project ref"],
  ["no TOML", TARGET, `${shipped}\nsite_url =`, "config.toml, line "],
  [
    "a number for an address",
    TARGET,
    blocks(/^site_url = .*/m, "site_url = 7"),
    "auth.site_url must be of type string",
  ],
  ["no limits", TARGET, blocks(/^sign_in_sign_ups.*/m, ""), "auth.rate_limit.sign_in_sign_ups must be of type number"],
  [
    "a mail that is not there",
    TARGET,
    blocks("templates/recovery.html", "recovery.html"),
    "recovery.html, which is not there",
  ],
])("%s is one sentence, and exit code 2", async (_, args, toml, sentence) => {
  const { code, out } = await runCommand(toml === null ? args : [...args, "--config", configFile(toml)]);
  expect(out.trim().split("\n")).toHaveLength(1);
  expect(out).toContain(sentence);
  expect(code).toBe(2);
});
