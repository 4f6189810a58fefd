import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import linter from "addons-linter";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXTENSION_REDIRECTS } from "../supabase/functions/_shared/contract/extension.ts";
import { fieldsFor, labelInSentence } from "../supabase/functions/_shared/contract/person-fields.ts";
import { buildExtension } from "./build.ts";
import { BROWSERS, type Browser } from "./manifest.ts";

interface Manifest extends Record<string, unknown> {
  permissions: string[];
  host_permissions: string[];
  optional_host_permissions: string[];
  content_scripts: { matches: string[]; js: string[]; world?: string }[];
  content_security_policy: { extension_pages: string };
  background: { service_worker?: string; scripts?: string[] };
  icons: Record<string, string>;
  key?: string;
  browser_specific_settings?: {
    gecko: { id: string; strict_min_version: string; data_collection_permissions: { required: string[] } };
  };
}

const into = mkdtempSync(join(tmpdir(), "tracker-build-"));
beforeAll(() => buildExtension({ appUrl: null, into }));
afterAll(() => rmSync(into, { recursive: true, force: true }));

const filesOf = (browser: Browser) =>
  readdirSync(join(into, browser), { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(into, browser).length + 1));
const read = (browser: Browser, file: string) => readFileSync(join(into, browser, file));
const manifestOf = (browser: Browser) => JSON.parse(read(browser, "manifest.json").toString()) as Manifest;
const zipped = (data: Uint8Array) => gzipSync(data).length;

test("a build leaves the process as it was", () => {
  expect(process.env["NODE_ENV"]).toBe("test");
});

describe.each(BROWSERS)("built for %s", (browser) => {
  test("it asks for as little as it needs", () => {
    const { permissions, host_permissions, optional_host_permissions, content_scripts, ...rest } = manifestOf(browser);
    expect(permissions).toEqual(["alarms", "identity", ...(browser === "chrome" ? ["sidePanel"] : [])]);
    expect(host_permissions).toEqual(["https://www.linkedin.com/*"]);
    expect(optional_host_permissions).toEqual(["https://*/*", "http://127.0.0.1/*", "http://localhost/*"]);
    expect(content_scripts).toEqual([
      { matches: ["https://www.linkedin.com/*"], js: ["content.js"], run_at: "document_idle" },
    ]);
    for (const key of ["web_accessible_resources", "externally_connectable", "declarative_net_request", "sandbox"])
      expect(rest, key).not.toHaveProperty(key);
  });

  test("its pages load their own files only", () => {
    const policy = manifestOf(browser).content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*(?!;| )/);
    for (const page of ["popup.html", "panel.html"]) {
      const html = read(browser, page).toString();
      expect(html).not.toMatch(/https?:\/\/|<script(?![^>]*\bsrc=)|\bon\w+=|style=/);
    }
  });

  test("every file that it names is there, and nothing is there that is not needed", () => {
    const manifest = manifestOf(browser);
    const named = JSON.stringify(manifest).match(/[\w/-]+\.(?:js|html|png)/g) ?? [];
    expect(named.filter((file) => !existsSync(join(into, browser, file)))).toEqual([]);
    const known =
      /^(manifest\.json|(popup|panel)\.html|(background|content)\.js|icons\/\d+\.png|assets\/[\w.-]+\.(js|css|woff2))$/;
    expect(filesOf(browser).filter((file) => !known.test(file.replaceAll("\\", "/")))).toEqual([]);
  });

  test("its scripts are one file each, without code from elsewhere", () => {
    for (const file of filesOf(browser).filter((each) => each.endsWith(".js"))) {
      const code = read(browser, file).toString();
      expect(code, file).not.toMatch(/\beval\(|\bnew Function\b|\bimport\(|importScripts|document\.write\b/);
    }
    for (const file of ["background.js", "content.js"])
      expect(read(browser, file).toString(), file).not.toMatch(/^\s*(import|export)\b|\brequire\(|innerHTML/m);
    // No word of the page's own world, and none of what only the background has.
    expect(read(browser, "content.js").toString()).not.toMatch(
      /indexedDB|\bfetch\(|XMLHttpRequest|\.click\(|scrollTo|scrollBy/,
    );
  });

  test("what runs in pages is at most 15 KB when zipped, and the popup 90 KB", () => {
    expect(zipped(read(browser, "content.js"))).toBeLessThanOrEqual(15 * 1024);
    const popup = filesOf(browser).filter((file) => /^popup\.html$|assets[/\\].*\.(js|css)$/.test(file));
    expect(popup.length).toBeGreaterThan(2);
    expect(popup.reduce((sum, file) => sum + zipped(read(browser, file)), 0)).toBeLessThanOrEqual(90 * 1024);
  });

  test("its zip holds exactly its files", () => {
    const { version } = manifestOf(browser);
    const zip = unzipSync(readFileSync(join(into, `tracker-${browser}-${String(version)}.zip`)));
    expect(Object.keys(zip).toSorted()).toEqual(filesOf(browser).toSorted());
    for (const [file, data] of Object.entries(zip))
      expect(Buffer.from(data).equals(read(browser, file)), file).toBe(true);
  });
});

test("both browsers hand the app's answer to the addresses that the app knows", () => {
  const key = Buffer.from(manifestOf("chrome").key ?? "", "base64");
  const letters = [...createHash("sha256").update(key).digest("hex").slice(0, 32)];
  const id = letters.map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join("");
  const gecko = manifestOf("firefox").browser_specific_settings?.gecko.id ?? "";
  const firefoxId = createHash("sha1").update(gecko).digest("hex");
  expect(EXTENSION_REDIRECTS).toEqual([
    `https://${id}.chromiumapp.org/connect`,
    `https://${firefoxId}.extensions.allizom.org/connect`,
  ]);
});

test("Firefox is told what is collected, and has an event page", () => {
  const { background, browser_specific_settings: settings } = manifestOf("firefox");
  expect(background).toEqual({ scripts: ["background.js"] });
  expect(settings?.gecko.strict_min_version).toBe("140.0");
  expect(settings?.gecko.data_collection_permissions.required).toContain("websiteContent");
});

test("Firefox's own linter finds no error, and warns of what React does only", async () => {
  const run = { logLevel: "fatal", output: "none", stack: false, shouldScanFile: () => true };
  const { errors, notices, warnings } = await linter
    .createInstance({ config: { ...run, _: [join(into, "firefox")] }, runAsBinary: false })
    .run();
  expect([...errors, ...notices]).toEqual([]);
  // react-dom sets innerHTML for those who ask it to, which nothing here does: https://github.com/facebook/react/issues/21993
  expect(warnings.map(({ code, file }) => `${code} ${file.replace(/-[\w-]+\.js$/, "")}`)).toEqual([
    "UNSAFE_VAR_ASSIGNMENT assets/main",
    "UNSAFE_VAR_ASSIGNMENT assets/main",
  ]);
}, 60_000);

test("the stores' texts name this version, every permission, and all that is saved of a person", () => {
  const text = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  const { version, permissions, description } = manifestOf("chrome");
  const [newest] = /## ([\d.]+)/.exec(text("CHANGELOG.md"))?.slice(1) ?? [];
  expect(newest).toBe(version);
  const privacy = text("store/PRIVACY.md");
  const [, collected] = /COLLECTED_VERSION = (\d+)/.exec(text("src/messages.ts")) ?? [];
  expect(privacy).toContain(`Version ${String(collected)} of what is collected.`);
  for (const key of fieldsFor("seen")) expect(privacy.toLowerCase(), key).toContain(labelInSentence(key).toLowerCase());
  const { required } = manifestOf("firefox").browser_specific_settings?.gecko.data_collection_permissions ?? {};
  for (const name of [...permissions, ...(required ?? [])]) expect(privacy).toContain(`\`${name}\``);
  expect(text("store/LISTING.md")).toContain(String(description));
  expect(String(description).length).toBeLessThanOrEqual(132);
});

test("a build that names its Tracker needs no more permission than that one", async () => {
  const other = join(into, "other");
  await buildExtension({ appUrl: "https://tracker.example.com:8443", into: other });
  const manifest = JSON.parse(readFileSync(join(other, "chrome/manifest.json"), "utf8")) as Manifest;
  expect(manifest.host_permissions).toEqual(["https://www.linkedin.com/*", "https://tracker.example.com/*"]);
});
