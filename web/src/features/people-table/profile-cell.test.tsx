import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { aFounder } from "@/testing/founder";
import { USUAL_REACH } from "@/lib/posts-reach";
import { NO_REFRESHES } from "./live-refreshes";
import { PeopleLiveContext } from "./people-live";
import { ProfileCell } from "./profile-cell";

const opened = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("open", opened);
});
afterEach(() => {
  cleanup();
  opened.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const link = () => screen.getByRole("link", { name: "Latest post of Ada Okafor, on LinkedIn" });

/** Clicks, and tells whether the browser was left to follow the link. The test goes nowhere. */
function isFollowed(init: MouseEventInit): boolean {
  let isPrevented = true;
  const last = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", last, { once: true });
  fireEvent.click(link(), init);
  return !isPrevented;
}

test("one click opens the latest post in a new tab that cannot reach back", () => {
  render(<ProfileCell founder={aFounder()} />);
  fireEvent.click(link(), { detail: 1 });
  expect(opened).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(opened.mock.calls).toEqual([[link().getAttribute("href"), "_blank", "noopener,noreferrer"]]);
});

test("a double click opens nothing: it edits the cell", () => {
  render(<ProfileCell founder={aFounder()} />);
  fireEvent.click(link(), { detail: 1 });
  fireEvent.click(link(), { detail: 2 });
  vi.advanceTimersByTime(1_000);
  expect(opened).not.toHaveBeenCalled();
});

test("keys and modifiers are left to the browser, which opens the link at once", () => {
  render(<ProfileCell founder={aFounder()} />);
  expect(isFollowed({ detail: 0 })).toBe(true);
  expect(isFollowed({ detail: 1, ctrlKey: true })).toBe(true);
  expect(isFollowed({ detail: 1 })).toBe(false);
});

test("a click on someone invented opens their page after the same moment, and leaves the product in no way", () => {
  const sample = aFounder({ profileUrl: "https://www.linkedin.com/in/demo-ines-marrow" });
  const paths: string[] = [];
  const onOpen = (path: string) => void paths.push(path);
  const nothing = () => undefined;
  render(
    <PeopleLiveContext
      value={{
        now: new Date(0),
        refreshes: NO_REFRESHES,
        reach: USUAL_REACH,
        onRefresh: nothing,
        onFollow: nothing,
        onOpen,
      }}
    >
      <ProfileCell founder={sample} />
    </PeopleLiveContext>,
  );
  const own = screen.getByRole("link", { name: "Latest post of Ada Okafor" });
  const path = `/people/${sample.id}?post=7000000000000000000`;
  expect(own.getAttribute("href")).toBe(path);
  fireEvent.click(own, { detail: 1 });
  expect(paths).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(paths).toEqual([path]);
  expect(opened).not.toHaveBeenCalled();
});

test("says in an alert that there is nothing to open", () => {
  render(
    <>
      <ProfileCell founder={aFounder({ lastPostUrl: null, profileUrl: "" })} />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Open Ada Okafor on LinkedIn" }));
  expect(screen.getByRole("alert").textContent).toBe("No LinkedIn posts or profile URL found for this founder.");
});
