import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FullText } from "./full-text";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a text that is pointed at stays shown whole when it is pressed", () => {
  vi.useFakeTimers();
  render(
    <FullText>
      <button type="button" data-cut data-full="All of it">
        All…
      </button>
    </FullText>,
  );
  const text = screen.getByRole("button");
  fireEvent.pointerOver(text, { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText("All of it")).toBeTruthy();
  // A press gives the focus, and no ring.
  vi.spyOn(text, "matches").mockReturnValue(false);
  act(() => {
    text.focus();
    vi.advanceTimersByTime(1_000);
  });
  expect(document.activeElement).toBe(text);
  expect(screen.getByText("All of it")).toBeTruthy();
});
