import { expect, test } from "vitest";
import { viewToOpen } from "./opened-view";
import { writeView } from "./view-url";

const asked = (address: string, opened: string | null, defaultView: string | null = null) =>
  viewToOpen(new URLSearchParams(address), { defaultView }, opened);

test("a link opens the view that it names, in any tab", () => {
  expect(asked("view=a", null)).toBe("a");
  expect(asked("view=a", "b", "c")).toBe("a");
});

test("a link opens its view as it was saved in the tab that opened it last, too", () => {
  expect(asked("view=a", "a")).toBe("a");
});

test("what was changed in a view since it was opened is not thrown away by a reload", () => {
  expect(asked("view=a&f=email:filled", "a")).toBeNull();
  const nothingLeft = writeView(
    new URLSearchParams("view=a&f=email:filled"),
    { filters: [], sort: null, search: "" },
    "a",
  );
  expect(viewToOpen(nothingLeft, { defaultView: null }, "a")).toBeNull();
});

test("the default view opens in a new tab only, and never over an address that asks for something", () => {
  expect(asked("", null, "c")).toBe("c");
  expect(asked("add=person", null, "c")).toBe("c");
  expect(asked("", "none", "c")).toBeNull();
  expect(asked("q=ada", null, "c")).toBeNull();
});
