import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readSettings, SETTING_NAMES, SETTINGS_ELSEWHERE } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "tracker-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nowhere = join(folder, "missing");

function dotEnv(text: string): string {
  const path = join(folder, ".env");
  writeFileSync(path, text);
  return path;
}

test("uses the usual ports and tells the functions nothing when nothing is set", () => {
  expect(readSettings({}, nowhere)).toEqual({
    port: 54_321,
    dbPort: 54_322,
    webPort: 5_173,
    dataDir: undefined,
    functions: {},
    web: {},
  });
});

test("reads .env, and lets the environment win over it", () => {
  const file = dotEnv("TRACKER_PORT=1000\nTRACKER_WEB_PORT=0\nOPENAI_API_KEY='from file'\n# POST_SOURCE=other\n");
  const settings = readSettings({ TRACKER_PORT: "2000" }, file);
  expect(settings).toMatchObject({ port: 2000, webPort: 0, functions: { OPENAI_API_KEY: "from file" } });
});

test("takes an empty value for none", () => {
  const settings = readSettings({ OPENAI_API_KEY: "", TRACKER_DATA: " ", TRACKER_PORT: "" }, dotEnv("POST_SOURCE=\n"));
  expect(settings).toMatchObject({ port: 54_321, dataDir: undefined, functions: {} });
});

test("hands the functions their settings and nothing else of the environment", () => {
  const { functions, web } = readSettings({ POST_SOURCE: "sample", HOME: "/home/someone" }, nowhere);
  expect(functions).toEqual({ POST_SOURCE: "sample" });
  // The screens say whose posts there are.
  expect(web).toEqual({ VITE_POST_SOURCE: "sample" });
});

test("hands the web app's build what names the company, from .env as well", () => {
  const file = dotEnv(
    "VITE_COMPANY_NAME=Lund\nVITE_PHONE_NUMBER=+45 12 34 56 78\nVITE_SUPABASE_URL=https://x.example\n",
  );
  const { web, functions } = readSettings({ VITE_COMPANY_NAME: "Lund & Sons" }, file);
  expect(web).toEqual({ VITE_COMPANY_NAME: "Lund & Sons", VITE_PHONE_NUMBER: "+45 12 34 56 78" });
  expect(functions).toEqual({});
});

test.each([
  [
    { TWILIO_AUTH_TOKEN: "x", PUBLIC_URL: "https://x.example" },
    "TWILIO_AUTH_TOKEN without TWILIO_ACCOUNT_SID, TWILIO_PHONE_NUMBER",
  ],
  [
    { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "x", TWILIO_PHONE_NUMBER: "+14155552671" },
    "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_PHONE_NUMBER without PUBLIC_URL",
  ],
  [{ SMTP_URL: "smtp://127.0.0.1:1025" }, "it needs MAIL_FROM"],
  [{ RESEND_API_KEY: "re_1" }, "it needs MAIL_FROM"],
])("says that a set-up is only half there: %o", (environment, reason) => {
  expect(() => readSettings(environment, nowhere)).toThrow(reason);
});

test("a setting that texting and mail share is no half set-up of either", () => {
  expect(readSettings({ PUBLIC_URL: "https://x.example" }, nowhere).functions).toEqual({
    PUBLIC_URL: "https://x.example",
  });
});

test.each(["web", "-1", "65536", "1.5"])("refuses the port %s and names the variable", (text) => {
  expect(() => readSettings({ TRACKER_DB_PORT: text }, nowhere)).toThrow(/^TRACKER_DB_PORT is `/);
});

test(".env.example names each setting once, after a sentence, and what only others need without giving it", () => {
  const example = readFileSync(fileURLToPath(new URL("../../.env.example", import.meta.url)), "utf8");
  const named = (line: RegExp) => [...example.matchAll(line)].map(([, name]) => name);
  expect(named(/^# .+[.;:].*\n(\w+)=/gm)).toEqual(SETTING_NAMES);
  expect(named(/^# .+[.;:].*\n# (\w+)=$/gm)).toEqual(SETTINGS_ELSEWHERE);
});
