import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetDrafts, hasDrafts, useDraft } from "./use-draft";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const draftOf = (userId: string) => renderHook(() => useDraft(userId, "note")).result;

test("is there again after a reload, for the same person only", () => {
  const draft = draftOf("ada");
  act(() => draft.current[1]("Half a thought"));
  expect(draftOf("ada").current[0]).toBe("Half a thought");
  expect(draftOf("eve").current[0]).toBe("");
});

test("is forgotten when it is emptied, and with all the others on sign-out", () => {
  const draft = draftOf("ada");
  act(() => draft.current[1]("Half a thought"));
  sessionStorage.setItem("other", "stays");
  expect(hasDrafts()).toBe(true);
  forgetDrafts();
  expect(hasDrafts()).toBe(false);
  expect(draftOf("ada").current[0]).toBe("");
  expect(sessionStorage.getItem("other")).toBe("stays");
  act(() => draft.current[1](""));
  expect(sessionStorage).toHaveLength(1);
});
