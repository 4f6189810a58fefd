// What `npm start` says when it cannot: one sentence, never a stack trace.
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { databaseDirectory } from "./postgres/postmaster.ts";
import { isReady, newFolder, removeFolders, start, stopStarted } from "./started-program.ts";

afterEach(stopStarted);
afterAll(removeFolders);

async function refusal(dataDir: string, env: Record<string, string> = {}, args?: string[]): Promise<string> {
  const one = await start(dataDir, env, args);
  expect(await one.ended).toBe(1);
  const said = one.output().trim().split("\n");
  expect(one.output()).not.toMatch(/^ +at /m);
  return said.at(-1) ?? "";
}

test("says so when it is running on that folder already", { timeout: 120_000 }, async () => {
  const one = await start(newFolder());
  await isReady(one);
  const said = `Tracker is already running on ${one.dataDir}: stop it first, or set TRACKER_DATA (and other ports) for a second one.`;
  expect(await refusal(one.dataDir)).toBe(said);
  expect(await refusal(one.dataDir, {}, ["--reset-demo"])).toBe(said);
});

test.each(["TRACKER_PORT", "TRACKER_DB_PORT", "TRACKER_WEB_PORT"])(
  "names the port that is in use, and %s",
  async (variable) => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = String(typeof address === "object" && address ? address.port : 0);
    expect(await refusal(newFolder(), { [variable]: port })).toBe(
      `Port ${port} is in use: stop what uses it, or set ${variable} to another port (0 for any free one).`,
    );
    server.close();
  },
);

test("refuses a folder that holds someone else's files, and touches none of them", async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, "letter.txt"), "Dear");
  expect(await refusal(folder)).toBe(
    `${folder} holds files that are not Tracker's: set TRACKER_DATA to an empty or new folder.`,
  );
  expect(readFileSync(join(folder, "letter.txt"), "utf8")).toBe("Dear");
});

test("says what to do about a data folder that is damaged", { timeout: 120_000 }, async () => {
  const one = await start(newFolder());
  await isReady(one);
  one.process.kill("SIGTERM");
  await one.ended;
  rmSync(join(databaseDirectory(one.dataDir), "global"), { recursive: true });
  expect(await refusal(one.dataDir)).toMatch(
    /^The database in .+ does not start \(.+\): restore that folder from a backup, or move it away/,
  );
  rmSync(join(one.dataDir, "secrets.json"));
  expect(await refusal(one.dataDir)).toMatch(
    /secrets\.json is missing: restore it from a backup, or move .+ away to start again\.$/,
  );
});

test("refuses an option and a setting that it does not know", async () => {
  expect(await refusal(newFolder(), {}, ["--sed"])).toMatch(/^Unknown option '--sed'\. Usage: npm start/);
  expect(await refusal(newFolder(), {}, ["--no-seed", "--reset-demo"])).toMatch(/^Use --no-seed or --reset-demo/);
  expect(await refusal(newFolder(), { TRACKER_PORT: "web" })).toMatch(/^TRACKER_PORT is `web`/);
});

test("says how it is used, and starts nothing", async () => {
  for (const option of ["--help", "-h"]) {
    const one = await start(newFolder(), {}, [option]);
    expect(await one.ended).toBe(0);
    expect(one.output()).toMatch(/^Usage: npm start .*--reset-demo/);
    expect(one.output()).not.toContain("Starting");
  }
});

test("hears the options that npm took for its own", async () => {
  const both = "Use --no-seed or --reset-demo, not both.";
  expect(await refusal(newFolder(), { npm_config_reset_demo: "true" })).toContain(both);
  expect(await refusal(newFolder(), { npm_config_seed: "" }, ["--reset-demo"])).toContain(both);
  expect(await refusal(newFolder(), { npm_config_seed: "", npm_config_reset_demo: "true" }, [])).toContain(both);
});
