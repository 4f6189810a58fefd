import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAskedText } from "./use-asked-text";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A text box, what it asked for, and how that comes back. */
function aBox(meaning?: (typed: string) => string) {
  const asked: string[] = [];
  const { result, rerender } = renderHook(({ text }) => useAskedText(text, (next) => asked.push(next), meaning), {
    initialProps: { text: "" },
  });
  return {
    asked,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.setTyped(text)),
    ask: (text?: string) => act(() => result.current.ask(text)),
    settle: () => act(() => void vi.advanceTimersByTime(1_000)),
    comesBack: (text: string) => rerender({ text }),
  };
}

test("what is typed is asked for once it settles, and at once when it is wanted", () => {
  const box = aBox();
  box.type("a");
  box.type("ab");
  expect(box.asked).toEqual([]);
  box.settle();
  expect(box.asked).toEqual(["ab"]);
  box.comesBack("ab");
  box.settle();
  box.type("abc");
  box.ask();
  expect(box.asked).toEqual(["ab", "abc"]);
});

test("letters typed before an earlier text came back stay, and are asked for", () => {
  const box = aBox();
  box.type("ab");
  box.settle();
  box.type("abc");
  box.comesBack("ab");
  expect(box.typed()).toBe("abc");
  box.settle();
  expect(box.asked).toEqual(["ab", "abc"]);
  box.type("abcd");
  box.settle();
  // The second answer was overtaken by the third.
  box.comesBack("abcd");
  expect([box.typed(), box.asked]).toEqual(["abcd", ["ab", "abc", "abcd"]]);
});

test("what someone else puts there takes the place of what was typed", () => {
  const box = aBox();
  box.type("ab");
  box.settle();
  box.comesBack("ab");
  box.comesBack("");
  expect(box.typed()).toBe("");
  box.settle();
  expect(box.asked).toEqual(["ab"]);
});

test("a space that is being typed stays, and asks for nothing", () => {
  const box = aBox((typed) => typed.trim());
  box.type("ada");
  box.settle();
  box.comesBack("ada");
  box.type("ada ");
  box.settle();
  expect([box.typed(), box.asked]).toEqual(["ada ", ["ada"]]);
  box.ask("");
  expect([box.typed(), box.asked]).toEqual(["", ["ada", ""]]);
});
