import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInApp } from "@/testing/render";
import { DesignFrame } from "./design-frame";
import { DesignPage } from "./design-page";
import { families } from "./families";
import { frameAddress } from "./specimen";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inline = families.flatMap(({ specimens }) => specimens.filter(({ isAlone }) => !isAlone));
const alone = families.flatMap((family) =>
  family.specimens.filter(({ isAlone }) => isAlone).map((specimen) => [family.name, specimen.name] as const),
);

test("shows every specimen in both themes, side by side", () => {
  // The frames are not loaded here, and the console is told so.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = renderInApp(<DesignPage />);
  for (const theme of ["light", "dark"]) {
    expect(container.querySelectorAll(`div[style*="color-scheme: ${theme}"]`)).toHaveLength(inline.length);
    expect(container.querySelectorAll(`iframe[title$=", ${theme}"]`)).toHaveLength(alone.length);
  }
});

test.each(alone)("draws %s, %s in a frame of its own", (family, specimen) => {
  const { baseElement } = renderInApp(<DesignFrame family={family} specimen={specimen} theme="dark" />);
  expect(screen.queryByText("There is no such specimen.")).toBeNull();
  expect(baseElement.querySelectorAll("*").length).toBeGreaterThan(1);
  const asked = new URLSearchParams(frameAddress(family, specimen, "dark").split("?")[1]);
  expect([asked.get("family"), asked.get("specimen")]).toEqual([family, specimen]);
});
