// Every line of our documents that calls the Supabase CLI names a command and flags that the pinned CLI has, and says which database it
// means: some commands take the local one unless they are told otherwise.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as fixes from "./fixes.ts";
import { productionBlock } from "./production-block.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cli = join(root, "node_modules/.bin/supabase");
const DOCUMENTS = [
  "README.md",
  "supabase/README.md",
  "supabase/HOSTING.md",
  "supabase/DECISIONS.md",
  "supabase/config.toml",
];
/** Commands that our documents mean for the hosted project, though the CLI would take the local database. */
const LOCAL_BY_DEFAULT = /TARGET\s+Local by default/;

/** The calls in a text: what follows `npx supabase` up to the end of the code, of the command or of the line. */
function callsIn(text: string): string[][] {
  return [...text.matchAll(/npx supabase ([^\n`#&|;]+)/g)].map(([, call = ""]) =>
    call
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ""),
  );
}

const helpOf = (words: string[]): string => {
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", NO_COLOR: "1" };
  return execFileSync(cli, [...words, "--help"], {
    env,
    encoding: "utf8",
    stdio: "pipe",
  });
};

/** What is wrong with a call, by the CLI's own help; null when nothing is. */
function faultOf(call: string[]): string | null {
  const flags = call.filter((word) => word.startsWith("-")).map((flag) => flag.split("=")[0] ?? flag);
  const command = call.slice(0, call.findIndex((word) => word.startsWith("-")) >>> 0);
  let help: string;
  try {
    help = helpOf(command);
  } catch {
    return `there is no command ${command.join(" ")}`;
  }
  const usage = new RegExp(`USAGE\\s+supabase ${command.join(" ")}\\b`);
  if (command.length > 0 && !usage.test(help)) return `there is no command ${command.join(" ")}`;
  const unknown = flags.find((flag) => !new RegExp(`(^|\\s)${flag}\\b`, "m").test(help));
  if (unknown) return `${command.join(" ")} has no ${unknown}`;
  if (LOCAL_BY_DEFAULT.test(help) && !flags.includes("--remote"))
    return `${command.join(" ")} means the local database`;
  return null;
}

const calls = [...DOCUMENTS.map((name) => readFileSync(join(root, name), "utf8")), ...Object.values(fixes)].flatMap(
  callsIn,
);
const unique = [...new Set(calls.map((call) => call.join(" ")))];

test("the documents call the CLI", () => {
  expect(unique.length).toBeGreaterThan(10);
});

test.each(unique)("npx supabase %s is what the pinned CLI knows", (call) => {
  expect(faultOf(call.split(" "))).toBeNull();
});

test.each([
  ["db push", "db push means the local database"],
  ["migration list", "migration list means the local database"],
  ["db push --linked", "db push has no --linked"],
  ["config publish", "there is no command config publish"],
  ["functions deploy --use-docker-please", "functions deploy has no --use-docker-please"],
])("npx supabase %s is refused", (call, fault) => {
  expect(faultOf(call.split(" "))).toBe(fault);
});

test("the CLI knows every key of config.toml, the block for a hosted project included", () => {
  const folder = mkdtempSync(join(tmpdir(), "tracker-config-"));
  mkdirSync(join(folder, "supabase"));
  for (const name of ["functions", "migrations", "templates"])
    cpSync(join(root, "supabase", name), join(folder, "supabase", name), { recursive: true });
  const shipped = readFileSync(join(root, "supabase/config.toml"), "utf8");
  const said = (toml: string) => {
    writeFileSync(join(folder, "supabase/config.toml"), toml);
    // It reads its configuration, and then nobody answers there.
    const call = [
      "db",
      "push",
      "--remote=postgresql://postgres:x@127.0.0.1:1/postgres",
      "--dry-run",
      "--yes",
      "--workdir",
      folder,
    ];
    const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", NO_COLOR: "1" };
    const { stdout, stderr } = spawnSync(cli, call, { env, encoding: "utf8" });
    return stdout + stderr;
  };
  const whole = shipped + productionBlock(shipped, "abcdefghijklmnopqrst", "https://app.example");
  expect(said(whole)).toContain("failed to connect");
  expect(said(whole)).not.toContain("does not recognize");
  expect(said(whole.replace(/^email_sent/m, "email_sends"))).toContain(
    "remotes.production.auth.rate_limit.email_sends",
  );
  rmSync(folder, { recursive: true });
});

test("git never takes in a file that holds keys", () => {
  const ignored = (path: string) => spawnSync("git", ["check-ignore", "-q", path], { cwd: root }).status === 0;
  expect(ignored("supabase/HOSTING.md")).toBe(false);
  for (const path of [".env", "production.env", "signing_keys.json", "supabase/signing_keys.json"])
    expect([path, ignored(path)]).toEqual([path, true]);
});

test("HOSTING.md begins with the installation, and lists the functions' settings", () => {
  const page = readFileSync(join(root, "supabase/HOSTING.md"), "utf8");
  expect(page.indexOf("npm ci")).toBeLessThan(page.indexOf("npx supabase start"));
  const hosted = page.slice(page.indexOf("## Hosted"));
  expect(hosted.indexOf("npm ci")).toBeLessThan(hosted.indexOf("npx supabase login"));
  for (const name of [
    "TOKEN_SIGNING_KEY",
    "SITE_URL",
    "OPENAI_API_KEY",
    "OPENAI_BASE_URL",
    "OPENAI_MODEL",
    "POST_SOURCE",
  ])
    expect(hosted).toContain(`\`${name}\``);
});
