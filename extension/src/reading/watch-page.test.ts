import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parsePage } from "../../fixtures/parse-page.ts";
import { PEOPLE } from "../../fixtures/people.ts";
import { writePage } from "../../fixtures/write-page.ts";
import { type SeenPage, watchPage } from "./watch-page.ts";

const [ada, juergen] = PEOPLE.map((person) => writePage(person, { layout: "driven" }));
const FEED = "https://www.linkedin.com/feed/";

/** A window with only what the watcher uses; `isModern` has the Navigation API. */
function windowAt(href: string, isModern: boolean) {
  const document = parsePage({
    html: "<html><head><title>LinkedIn</title></head><body><main></main></body></html>",
    frame: null,
  });
  const listeners = new EventTarget();
  const window = {
    document,
    location: { href },
    ...(isModern && { navigation: listeners }),
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  };
  return {
    // The watcher touches nothing else of a window.
    window: window as unknown as Window,
    document,
    go: (address: string) => {
      window.location.href = address;
      listeners.dispatchEvent(new Event(isModern ? "currententrychange" : "popstate"));
    },
    show: (html: string) => {
      const next = parsePage({ html, frame: null });
      document.title = next.title;
      document.body.innerHTML = next.body.innerHTML;
    },
  };
}

describe.each([
  { browser: "a browser with the Navigation API", isModern: true },
  { browser: "one without", isModern: false },
])("watchPage in $browser", ({ isModern }) => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const seen: SeenPage[] = [];
  const brief = () =>
    seen.splice(0).map(({ reading, isSettled }) => [reading.kind, reading.fields.name?.value ?? null, isSettled]);
  const watch = (href: string) => {
    const browser = windowAt(href, isModern);
    const stop = watchPage(browser.window, (page) => seen.push(page));
    return { ...browser, stop };
  };

  it("says what the address is at once, and the rest when the name stays", () => {
    const { show, stop } = watch(ada?.address ?? "");
    expect(brief()).toEqual([["profile", null, false]]);
    vi.advanceTimersByTime(2_000);
    expect(brief()).toEqual([]);
    show(ada?.html ?? "");
    vi.advanceTimersByTime(1_000);
    expect(brief()).toEqual([["profile", "Ada Marlowe", true]]);
    vi.advanceTimersByTime(60_000);
    expect(brief()).toEqual([]);
    stop();
  });

  it("follows a step from the feed to a profile, and to another one whose page comes late", () => {
    const { go, show, stop } = watch(FEED);
    expect(brief()).toEqual([["unknown", null, false]]);
    expect(vi.getTimerCount()).toBe(0);
    go(ada?.address ?? "");
    show(ada?.html ?? "");
    vi.advanceTimersByTime(1_000);
    expect(brief()).toEqual([
      ["profile", null, false],
      ["profile", "Ada Marlowe", true],
    ]);
    // The address changes first; for a while the page is still the one before.
    go(juergen?.address ?? "");
    vi.advanceTimersByTime(3_000);
    expect(brief()).toEqual([["profile", null, false]]);
    show(juergen?.html ?? "");
    vi.advanceTimersByTime(1_000);
    expect(brief()).toEqual([["profile", "Jürgen Groß-Weber", true]]);
    stop();
  });

  it("says so when nothing settles in time, with the address all the same", () => {
    const { stop } = watch(ada?.address ?? "");
    vi.advanceTimersByTime(20_000);
    expect(seen.at(-1)).toMatchObject({ isSettled: false, reading: { profileUrl: ada?.profileUrl, fields: {} } });
    expect(brief()).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  it("does not begin again for what opens over the profile", () => {
    const { go, show, stop } = watch(ada?.address ?? "");
    show(ada?.html ?? "");
    vi.advanceTimersByTime(2_000);
    brief();
    go(`${ada?.address ?? ""}overlay/contact-info/`);
    go(`${ada?.address ?? ""}?x=1#y`);
    vi.advanceTimersByTime(20_000);
    expect(brief()).toEqual([]);
    stop();
  });

  it("leaves the page as it was, and is silent once stopped", () => {
    const { document, go, show, stop } = watch(ada?.address ?? "");
    show(ada?.html ?? "");
    const before = document.documentElement.outerHTML;
    vi.advanceTimersByTime(20_000);
    expect(document.documentElement.outerHTML).toBe(before);
    stop();
    brief();
    go(juergen?.address ?? "");
    vi.advanceTimersByTime(20_000);
    expect(brief()).toEqual([]);
  });
});
