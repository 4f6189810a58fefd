import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundleReaders } from "./fixtures/bundle-readers.ts";

const ENTRY = `import { readProfile } from "../src/reading/read-profile.ts";
import { readPosts } from "../src/reading/read-posts.ts";
import { watchPage } from "../src/reading/watch-page.ts";
import { showPageButton } from "../src/reading/page-button.ts";
watchPage(window, (page) => globalThis.dispatchEvent(new CustomEvent("x", { detail: [page, readProfile, readPosts, showPageButton] })));`;

describe("what reads pages", () => {
  it("is one script without imports, of at most 15 KB when zipped", async () => {
    const code = await bundleReaders(ENTRY);
    expect(code.length).toBeGreaterThan(5_000);
    expect(code).not.toMatch(/\bimport\b|\brequire\(|\beval\(|\bnew Function\b|innerHTML/);
    expect(code).not.toMatch(/chrome\.|browser\.runtime/);
    expect(gzipSync(code).length).toBeLessThanOrEqual(15 * 1024);
  });
});
