import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Avatar } from "./avatar";

afterEach(cleanup);

test("shows initials in place of a picture that does not load, until there is another one", () => {
  const { container, rerender } = render(<Avatar name="Ada Lovelace" src="/gone.png" />);
  const picture = container.querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/gone.png");
  if (picture) fireEvent.error(picture);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe("AL");
  rerender(<Avatar name="Ada Lovelace" src="/new.png" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/new.png");
});

test("shows initials where there is no picture", () => {
  const { container } = render(<Avatar name="Ada Lovelace" />);
  expect(container.textContent).toBe("AL");
});
