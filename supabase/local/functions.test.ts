// How functions run here, and where that differs from Supabase's edge runtime.
import { request } from "node:http";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { childWith } from "./child-with.ts";
import type { Patience } from "./end-when-silent.ts";
import { type FunctionPart, startFunction } from "./functions.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dataDir = mkdtempSync(join(tmpdir(), "tracker-functions-"));
const folder = join(dataDir, "supabase/functions");

const LOOK_AROUND = `Deno.serve((request) => Response.json({
  path: new URL(request.url).pathname,
  edgeRuntime: typeof EdgeRuntime,
  setting: Deno.env.get("POST_SOURCE"),
  secrets: Object.values(Deno.env.toObject()).filter((value) => value === "ours"),
  headers: [...request.headers.keys()].filter((name) => name.startsWith("x-tracker")),
  home: Deno.env.get("USER") ?? null,
}));`;

const saying = (words: string) => `Deno.serve(() => new Response("${words}"));`;

const fromGateway = { "x-tracker-gateway": "ours" };
let part: FunctionPart;
beforeAll(async () => {
  mkdirSync(join(folder, "look-around"), { recursive: true });
  writeFileSync(join(folder, "deno.json"), "{}");
  writeFileSync(join(folder, "look-around/index.ts"), LOOK_AROUND);
  writeFileSync(join(folder, "deno.lock"), '{"version":"5"}');
  mkdirSync(join(folder, "hangs"));
  writeFileSync(join(folder, "hangs/index.ts"), LOOK_AROUND);
  mkdirSync(join(folder, "broken"));
  writeFileSync(join(folder, "broken/index.ts"), 'throw new Error("no such setting");');
  mkdirSync(join(folder, "changes"));
  writeFileSync(join(folder, "changes/index.ts"), saying("before"));
  part = await start("look-around");
});
afterAll(async () => {
  await part.stop();
  rmSync(dataDir, { recursive: true });
});

const start = (name: string, given: { patience?: Patience; watch?: boolean } = {}) =>
  startFunction(name, {
    root,
    functionsDir: folder,
    dataDir,
    env: { POST_SOURCE: "sample" },
    gatewaySecret: "ours",
    watch: false,
    onOutput: () => undefined,
    ...given,
  });

test("a function gets its settings and nothing else of our environment, and no EdgeRuntime (a difference)", async () => {
  const seen: unknown = await (await fetch(`${part.address}/look-around/deep`, { headers: fromGateway })).json();
  const path = "/look-around/deep";
  expect(seen).toEqual({ path, edgeRuntime: "undefined", setting: "sample", secrets: [], headers: [], home: null });
});

test.each([
  ["nothing", {}],
  ["a guess", { "x-tracker-gateway": "theirs" }],
  ["the gateway's words in another place", { "cf-connecting-ip": "ours", authorization: "Bearer ours" }],
])("a function answers nobody who says %s, whatever name they call it by", async (_what, headers) => {
  for (const host of ["127.0.0.1", "evil.example"]) {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    // fetch() does not let its caller choose the Host header.
    request(part.address, { headers: { ...headers, host } }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
    expect(await promise).toBe(403);
  }
});

test("a watched function answers as its code is by now", async () => {
  const watched = await start("changes", { watch: true });
  const says = async () => {
    const response = await fetch(watched.address, { headers: fromGateway }).catch(() => null);
    return response?.text() ?? null;
  };
  try {
    await expect.poll(says, { timeout: 20_000 }).toBe("before");
    writeFileSync(join(folder, "changes/index.ts"), saying("after"));
    await expect.poll(says, { timeout: 20_000 }).toBe("after");
  } finally {
    await watched.stop();
  }
}, 60_000);

test("a function that does not start says why in one sentence", async () => {
  await expect(start("broken")).rejects.toThrow(/^The function `broken` does not start \(.*no such setting.*\)/);
});

test("a function that was stopped is not well", async () => {
  const other = await start("look-around");
  await expect(other.check()).resolves.toBeUndefined();
  await other.stop();
  await expect(other.check()).rejects.toThrow("not running");
});

test("a function that hangs is not well, and is started again after it was silent for long enough", async () => {
  const hanging = await start("hangs", { patience: { everyMs: 200, answerMs: 500, silences: 6 } });
  const pid = childWith("/hangs/index.ts");
  process.kill(pid, "SIGSTOP");
  await expect(hanging.check()).rejects.toThrow("does not answer");
  await expect.poll(() => hanging.check().then(() => "well", String), { timeout: 25_000 }).toBe("well");
  expect(childWith("/hangs/index.ts")).not.toBe(pid);
  expect(readFileSync(join(dataDir, "function-hangs.log"), "utf8")).toMatch(/^The program ended with SIGKILL, 2/m);
  await hanging.stop();
});

test("the gateway takes /functions/v1 away and asks for no key (a difference)", async () => {
  const { supabaseUrl } = inject("stack");
  const answer = await fetch(`${supabaseUrl}/functions/v1/api/founders`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toHaveProperty("error");
});

test("an unknown function is answered with 404", async () => {
  const { supabaseUrl } = inject("stack");
  expect((await fetch(`${supabaseUrl}/functions/v1/nothing`)).status).toBe(404);
});

test("the API answers at /api of the gateway as well, with the same function", async () => {
  const { supabaseUrl } = inject("stack");
  const [short, long] = await Promise.all(
    ["/api/founders", "/functions/v1/api/founders"].map((path) => fetch(supabaseUrl + path)),
  );
  expect(await short?.json()).toEqual(await long?.json());
});
