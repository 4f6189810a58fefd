import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), "utf8")) as unknown;

const { imports } = (await read("deno.json")) as { imports: Record<string, string> };

/** "npm:/@scope/name@1.2.3/sub" → ["@scope/name", "1.2.3"]. */
function pinned(specifier: string): [name: string, version: string] {
  const [, name, version] = /^npm:\/?((?:@[^/]+\/)?[^@/]+)@(\d+\.\d+\.\d+)(?:\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined || version === undefined) throw new Error(`${specifier} does not pin an npm package`);
  return [name, version];
}

test.each(["../package.json", "../../web/package.json"])("agrees with %s on every version", async (path) => {
  const { dependencies, devDependencies } = (await read(path)) as Manifest;
  const manifest: Record<string, string> = { ...dependencies, ...devDependencies };
  const shared = Object.values(imports)
    .map(pinned)
    .filter(([name]) => name in manifest);
  expect(shared.length).toBeGreaterThan(0);
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(shared.map(([name]) => [name, manifest[name]])));
});

test("names no package that the workspace does not have", async () => {
  const { dependencies } = (await read("../package.json")) as Manifest;
  for (const [name] of Object.values(imports).map(pinned)) expect(dependencies).toHaveProperty([name]);
});

test("keeps registry addresses out of the lock file", async () => {
  expect(await readFile(new URL("deno.lock", import.meta.url), "utf8")).not.toMatch(/https?:\/\//);
});
