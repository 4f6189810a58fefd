import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useFollowLink } from "./use-follow-link";

afterEach(cleanup);

function Screen() {
  const follow = useFollowLink();
  const { pathname, search } = useLocation();
  return (
    <>
      <a href="/people/1?tab=notes" onClick={follow}>
        Ada
      </a>
      <output>{pathname + search}</output>
    </>
  );
}

test("a plain click goes there without loading the page again", () => {
  render(<Screen />, { wrapper: MemoryRouter });
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("/people/1?tab=notes");
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("with %s the browser opens it elsewhere", (key) => {
  render(<Screen />, { wrapper: MemoryRouter });
  expect(fireEvent.click(screen.getByRole("link"), { [key]: true })).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("/");
});
