import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { DesignFrame } from "./design-frame";
import { DesignPage } from "./design-page";
import { families } from "./families";
import { frameAddress } from "./specimen";

afterEach(cleanup);

const inline = families.map((family) => ({
  ...family,
  specimens: family.specimens.filter(({ isAlone }) => !isAlone),
}));
const alone = families.flatMap((family) =>
  family.specimens.filter(({ isAlone }) => isAlone).map((specimen) => [family.name, specimen.name] as const),
);

test("shows every specimen in both themes, side by side", () => {
  const { container } = renderInApp(<DesignPage shown={inline} />);
  const count = inline.reduce((sum, { specimens }) => sum + specimens.length, 0);
  for (const theme of ["light", "dark"]) {
    expect(container.querySelectorAll(`div[style*="color-scheme: ${theme}"]`)).toHaveLength(count);
  }
});

test.each(alone)("draws %s, %s in a frame of its own", (family, specimen) => {
  const { baseElement } = renderInApp(<DesignFrame family={family} specimen={specimen} theme="dark" />);
  expect(screen.queryByText("There is no such specimen.")).toBeNull();
  expect(baseElement.querySelectorAll("*").length).toBeGreaterThan(1);
  const asked = new URLSearchParams(frameAddress(family, specimen, "dark").split("?")[1]);
  expect([asked.get("family"), asked.get("specimen")]).toEqual([family, specimen]);
});
