import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TipLayer } from "./tip-layer";
import { Tooltip } from "./tooltip";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function draw(expanded = false) {
  const view = render(
    <>
      <Tooltip label="Add New Person" keys="n">
        <button aria-label="Add" aria-expanded={expanded} />
      </Tooltip>
      <TipLayer />
    </>,
  );
  const button = view.getByRole("button", { name: "Add" });
  const point = (pointerType: string, at = { clientX: 1, clientY: 1 }) =>
    fireEvent.pointerOver(button, { pointerType, ...at });
  const wait = () => {
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
  };
  return { point, wait, tip: () => document.querySelector("[data-tip-shown]")?.textContent ?? null };
}

test("names a control, with its keys, after it was pointed at for a while, until Escape", () => {
  const { point, wait, tip } = draw();
  point("mouse");
  expect(tip()).toBeNull();
  wait();
  expect(tip()).toBe("Add New PersonN");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(tip()).toBeNull();
});

test("says nothing under a finger, nor of a control whose menu is open", () => {
  const touched = draw();
  touched.point("touch");
  touched.wait();
  expect(touched.tip()).toBeNull();
  cleanup();
  const opened = draw(true);
  opened.point("mouse");
  opened.wait();
  expect(opened.tip()).toBeNull();
});

test("says nothing when a closing dialog gives the focus back, or uncovers what the pointer rests on", () => {
  const { point, wait, tip } = draw();
  const button = document.querySelector("button");
  // As if it were focused by the keyboard, which the test's browser cannot tell.
  vi.spyOn(HTMLElement.prototype, "matches").mockReturnValue(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  act(() => button?.focus());
  wait();
  expect(tip()).toBeNull();
  act(() => button?.blur());
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => button?.focus());
  wait();
  expect(tip()).toBe("Add New PersonN");
  fireEvent.keyDown(document.body, { key: "Escape" });

  fireEvent.pointerMove(document.body, { clientX: 5, clientY: 5 });
  point("mouse", { clientX: 5, clientY: 5 });
  wait();
  expect(tip()).toBeNull();
  point("mouse", { clientX: 6, clientY: 5 });
  wait();
  expect(tip()).toBe("Add New PersonN");
});
