import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { beginningOf, LongText } from "./long-text";

afterEach(cleanup);

test("draws the beginning of a long text, and the whole when asked", async () => {
  const text = `${"word ".repeat(1_999)}last!`;
  const { container } = render(<LongText text={text} what="note" />);
  expect(container.textContent.length).toBeLessThan(700);
  await userEvent.click(screen.getByRole("button", { name: "Show more of this note" }));
  expect(container.querySelector("p")?.textContent).toBe(text);
  await userEvent.click(screen.getByRole("button", { name: "Show less of this note" }));
  expect(container.textContent).not.toContain("last!");
});

test("cuts at the end of a word, after some lines, and never half a character", () => {
  expect(beginningOf("short")).toBeNull();
  expect(beginningOf("word ".repeat(200))).toMatch(/word…$/);
  expect(beginningOf(Array.from({ length: 20 }, (_, line) => `line ${String(line)}`).join("\n"))).toMatch(/line 7…$/);
  expect(beginningOf("😀".repeat(700))?.replaceAll("😀", "")).toBe("…");
});

test("a text from right to left is shown in its direction", () => {
  const { container } = render(<LongText text="ملاحظة" what="note" />);
  expect(container.querySelector("p")?.getAttribute("dir")).toBe("auto");
});
