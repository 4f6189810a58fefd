import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PeopleSkeleton } from "./people-skeleton";

afterEach(cleanup);

test("says in the specification's words that the table is on its way", () => {
  render(<PeopleSkeleton />);
  expect(screen.getByRole("status").textContent).toContain("Loading founders...");
});
