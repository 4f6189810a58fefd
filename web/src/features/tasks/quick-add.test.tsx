import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { TITLE_REQUIRED } from "./messages";
import { QuickAdd } from "./quick-add";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("a line without a title is refused at the field, stays as it was typed, and is right again once it is changed", async () => {
  fakeServer({});
  renderInApp(
    <QuickAdd rules={{ today: "2030-06-03", timeZone: "UTC", weekStart: "sunday", calendarMonths: false }} />,
  );
  const line = screen.getByRole<HTMLInputElement>("combobox", { name: "Add a task in your own words" });
  await userEvent.type(line, "  {Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(TITLE_REQUIRED);
  expect([line.value, line.getAttribute("aria-invalid")]).toEqual(["  ", "true"]);
  expect(line.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  await userEvent.type(line, "Call");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(line.getAttribute("aria-invalid")).toBe("false");
});
