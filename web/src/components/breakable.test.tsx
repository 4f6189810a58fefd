import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Breakable } from "./breakable";

afterEach(cleanup);

test("breaks words without end, and changes nothing of the text", () => {
  for (const text of ["W".repeat(10_000), `a ${"x".repeat(450)} b`, "😀".repeat(500), "e\u0301".repeat(500)]) {
    const { container, unmount } = render(<Breakable text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll("wbr").length).toBeGreaterThan(1);
    // No piece begins with a mark, nor with half a character.
    const pieces = [...container.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    for (const { textContent: piece } of pieces) {
      const textContent = piece ?? "";
      expect(textContent).not.toMatch(/^(\p{M}|[\udc00-\udfff])/u);
      expect(textContent.length).toBeLessThan(450);
    }
    unmount();
  }
});

test("leaves ordinary text alone", () => {
  const { container } = render(<Breakable text={"word ".repeat(2_000)} />);
  expect(container.querySelector("wbr")).toBeNull();
  expect(container.childNodes).toHaveLength(1);
});
