import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TipLayer } from "./tip-layer";
import { Tooltip } from "./tooltip";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
  const point = (pointerType: string) => fireEvent.pointerOver(button, { pointerType });
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
