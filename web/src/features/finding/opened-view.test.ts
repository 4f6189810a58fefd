import { expect, test } from "vitest";
import { viewToOpen } from "./opened-view";

const asked = (address: string, opened: string | null, defaultView: string | null = null) =>
  viewToOpen(new URLSearchParams(address), { defaultView }, opened);

test("a link opens the view that it names, in any tab", () => {
  expect(asked("view=a", null)).toBe("a");
  expect(asked("view=a", "b", "c")).toBe("a");
});

test("what was changed in a view since it was opened is not thrown away by a reload", () => {
  expect(asked("view=a", "a")).toBeNull();
  expect(asked("view=a&f=email:filled", null)).toBeNull();
});

test("the default view opens in a new tab only, and never over an address that asks for something", () => {
  expect(asked("", null, "c")).toBe("c");
  expect(asked("add=person", null, "c")).toBe("c");
  expect(asked("", "none", "c")).toBeNull();
  expect(asked("q=ada", null, "c")).toBeNull();
});
