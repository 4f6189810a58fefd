import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { faultOfVariables } from "./backend-variables.ts";

const URL_OF_BACKEND = "https://abcdefghijklmnopqrst.supabase.co";
const KEY = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
const SECRET = "sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz";
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (role: string) => `${base64({ alg: "HS256" })}.${base64({ iss: "supabase", role })}.c2lnbmF0dXJl`;
const variables = (url?: string, key?: string) => ({
  ...(url === undefined ? {} : { VITE_SUPABASE_URL: url }),
  ...(key === undefined ? {} : { VITE_SUPABASE_PUBLISHABLE_KEY: key }),
});

test.each([
  [{}],
  [variables(URL_OF_BACKEND, KEY)],
  [variables("http://127.0.0.1:54321", KEY)],
  [variables(URL_OF_BACKEND, jwt("anon"))],
  [variables(undefined, KEY)],
  [{ VITE_COMPANY_NAME: "Lund", SUPABASE_SECRET_KEY: SECRET }],
])("builds with %o", (given) => {
  expect(faultOfVariables(given)).toBeNull();
});

test.each([
  ["a secret key", variables(URL_OF_BACKEND, SECRET), "holds a secret key"],
  ["a secret key in quotes", variables(URL_OF_BACKEND, `"${SECRET}"`), "holds a secret key"],
  ["the service role's key", variables(URL_OF_BACKEND, jwt("service_role")), "holds a secret key"],
  ["a secret of another name", { VITE_COMPANY_NAME: SECRET }, "VITE_COMPANY_NAME holds a secret key"],
  ["an access token", { VITE_TOKEN: "sbp_0123456789abcdef" }, "VITE_TOKEN holds a secret key"],
  ["a signing key", { VITE_KEY: '{"kty":"EC","d":"private"}' }, "VITE_KEY holds a secret key"],
  ["a slash at the end", variables(`${URL_OF_BACKEND}/`, KEY), `without a slash: ${URL_OF_BACKEND}`],
  ["a path", variables(`${URL_OF_BACKEND}/rest/v1`, KEY), `without a slash: ${URL_OF_BACKEND}`],
  ["no scheme", variables("abcdefghijklmnopqrst.supabase.co", KEY), "is no address"],
  ["a placeholder", variables("https://….supabase.co", KEY), "is no address"],
  ["an empty address", variables("", KEY), "is no address"],
  ["no key", variables(URL_OF_BACKEND), "needs VITE_SUPABASE_PUBLISHABLE_KEY"],
  ["an empty key", variables(URL_OF_BACKEND, ""), "is no publishable key"],
  ["the placeholder of a key", variables(URL_OF_BACKEND, "sb_publishable_…"), "is no publishable key"],
  ["a user's token", variables(URL_OF_BACKEND, jwt("authenticated")), "is no publishable key"],
])("refuses %s, and quotes no key", (_, given: Record<string, string>, sentence) => {
  const fault = faultOfVariables(given);
  expect(fault).toContain(sentence);
  expect(fault).not.toMatch(/sb_secret_N|eyJ|sbp_0|private/);
});

// In a process of its own: a build makes NODE_ENV "production" for everything that is loaded after it.
test("the web app's own build stops before it writes anything", async () => {
  const web = fileURLToPath(new URL("..", import.meta.url));
  const vite = fileURLToPath(new URL("bin/vite.js", import.meta.resolve("vite/package.json")));
  const env = { ...process.env, VITE_SUPABASE_URL: URL_OF_BACKEND, VITE_SUPABASE_PUBLISHABLE_KEY: SECRET };
  const outDir = mkdtempSync(join(tmpdir(), "no-build-"));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const built = promisify(execFile)(process.execPath, [vite, "build", "--outDir", outDir], { cwd: web, env });
  await expect(built).rejects.toMatchObject({
    stderr: expect.stringContaining(
      "VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, and everybody could read it in the web app.",
    ) as string,
  });
  expect(readdirSync(outDir)).toEqual([]);
});
