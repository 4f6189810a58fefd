import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildExtension } from "./build.ts";
import { installedFirefox, startFirefox } from "./firefox-driver.ts";
import { bundleReaders } from "./fixtures/bundle-readers.ts";
import { wrongIn } from "./fixtures/check-drift.ts";
import type { Checks } from "./fixtures/checks.ts";
import { type FixturePerson, PEOPLE } from "./fixtures/people.ts";
import { type FixturePage, LAYOUTS, writePage } from "./fixtures/write-page.ts";

const [, juergen] = PEOPLE as [FixturePerson, FixturePerson];
const ID = "7d0f3a52-5f43-4f0e-9a34-0c8f5ad4c1b7";

describe.skipIf(installedFirefox === undefined)("in Firefox", () => {
  const into = mkdtempSync(join(tmpdir(), "tracker-firefox-build-"));
  let shown: Pick<FixturePage, "html" | "frame"> = { html: "<main></main>", frame: null };
  let firefox: Awaited<ReturnType<typeof startFirefox>>;
  let script = "";
  beforeAll(async () => {
    script = await bundleReaders('import "../src/testing/browser-checks.ts";');
    const pageAt = (url: string) => {
      const { hostname, pathname } = new URL(url);
      if (hostname !== "www.linkedin.com") return null;
      return pathname.startsWith("/preload/") ? shown.frame : shown.html;
    };
    firefox = await startFirefox(installedFirefox ?? "", pageAt, {
      // Where the extension's own pages are, which each profile draws for itself.
      "extensions.webextensions.uuids": JSON.stringify({ "extension@tracker.example": ID }),
    });
  }, 60_000);
  afterAll(async () => {
    await firefox.stop();
    rmSync(into, { recursive: true, force: true });
  });

  async function open(page: Pick<FixturePage, "address" | "html" | "frame">) {
    shown = page;
    await firefox.tab.open(page.address);
    await firefox.tab.run(script);
  }
  const blank = () => open({ address: "https://www.linkedin.com/feed/", html: "<main></main>", frame: null });

  test.each(LAYOUTS)("a %s page is read in every language", async (layout) => {
    for (const [at, person] of PEOPLE.entries()) {
      // A page takes half a second to open there.
      for (const view of at === 0 ? (["profile", "activity"] as const) : (["profile"] as const)) {
        const page = writePage(person, { layout, view });
        await open(page);
        const before = await firefox.tab.evaluate("document.documentElement.outerHTML");
        const { profile, posts } = await firefox.tab.evaluate<ReturnType<Checks["read"]>>("checks.read()");
        expect(wrongIn(page, profile, posts)).toEqual([]);
        expect(posts.posts).toHaveLength(page.posts.length);
        if (view === "profile") expect(profile.notRead).toEqual([]);
        expect(await firefox.tab.evaluate("document.documentElement.outerHTML")).toBe(before);
      }
    }
  });

  test("redesigned pages are read rightly, or said not to be; hostile ones mislead nobody", async () => {
    await blank();
    expect(await firefox.tab.evaluate("checks.drifted(1000, 1200)")).toEqual([]);
    const hostile = await firefox.tab.evaluate<ReturnType<Checks["hostile"]>>("checks.hostile()");
    expect(hostile.length).toBeGreaterThan(5);
    expect(hostile.flatMap(({ name, wrong }) => wrong.map((line) => `${name}: ${line}`))).toEqual([]);
  });

  test("a step from one profile to another is followed", async () => {
    const steps = PEOPLE.slice(0, 2).map((person) => writePage(person, { layout: "driven" }));
    await blank();
    await firefox.tab.run(`window.seen = [];
      checks.watchPage(window, ({ reading, isSettled }) => window.seen.push([reading.fields.name?.value ?? "", isSettled]))`);
    for (const page of steps) {
      await firefox.tab.run(`history.pushState(null, "", ${JSON.stringify(page.address)});
        { const next = new DOMParser().parseFromString(${JSON.stringify(page.html)}, "text/html");
          document.title = next.title; document.body.replaceChildren(...next.body.childNodes); }`);
      const settled = () => firefox.tab.evaluate<[string, boolean][]>("window.seen");
      await expect.poll(async () => (await settled()).at(-1)?.[1]).toBe(true);
    }
    const names = await firefox.tab.evaluate<[string, boolean][]>("window.seen.filter(([, isSettled]) => isSettled)");
    expect(names).toEqual([
      ["Ada Marlowe", true],
      ["Jürgen Groß-Weber", true],
    ]);
  });

  test("the built extension is installed: its popup says what is collected, and its script reads the page", async () => {
    const { firefox: path } = await buildExtension({ appUrl: null, into });
    const installed = await firefox.send("webExtension.install", { extensionData: { type: "path", path } });
    expect(installed).toEqual({ extension: "extension@tracker.example" });
    const popup = await firefox.openOwn(`moz-extension://${ID}/popup.html`);
    await expect.poll(() => popup.evaluate<string>("document.body.innerText")).toContain("Before you start");

    const page = writePage(juergen, { layout: "driven" });
    await open(page);
    const read = `chrome.tabs.query({ url: "https://www.linkedin.com/*" })
      .then(([{ id }]) => chrome.runtime.sendMessage({ kind: "page", tabId: id }))`;
    expect(await popup.evaluate(read)).toMatchObject({
      kind: "profile",
      profileUrl: page.profileUrl,
      fields: { name: { value: "Jürgen Groß-Weber" } },
      person: null,
    });
  });
});
