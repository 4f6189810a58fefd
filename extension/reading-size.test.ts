import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ENTRY = `import { readProfile } from "./src/reading/read-profile.ts";
import { readPosts } from "./src/reading/read-posts.ts";
import { watchPage } from "./src/reading/watch-page.ts";
import { showPageButton } from "./src/reading/page-button.ts";
watchPage(window, (page) => globalThis.dispatchEvent(new CustomEvent("x", { detail: [page, readProfile, readPosts, showPageButton] })));`;

/** All that reads pages as one script, as the extension's build makes a content script of it. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: at("."),
    logLevel: "silent",
    resolve: { alias: { "@contract": at("../supabase/functions/_shared/contract") } },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? at("entry.ts") : null),
        load: (id) => (id === at("entry.ts") ? ENTRY : null),
      },
    ],
    build: { write: false, target: "es2024", rolldownOptions: { input: "entry", output: { format: "iife" } } },
  });
  const chunks = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  expect(chunks).toHaveLength(1);
  return chunks.flatMap((chunk) => ("code" in chunk ? [chunk.code] : [])).join("");
}

describe("what reads pages", () => {
  it("is one script without imports, of at most 15 KB when zipped", async () => {
    const code = await bundle();
    expect(code.length).toBeGreaterThan(5_000);
    expect(code).not.toMatch(/\bimport\b|\brequire\(|\beval\(|\bnew Function\b|innerHTML/);
    expect(code).not.toMatch(/chrome\.|browser\.runtime/);
    expect(gzipSync(code).length).toBeLessThanOrEqual(15 * 1024);
  });
});
