import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "@/lib/toast";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { aTask } from "@/testing/task";
import { TITLE_REQUIRED } from "./messages";
import TaskDialog from "./task-dialog";

afterEach(() => {
  cleanup();
  toast.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["a new task", undefined],
  ["a task", aTask({ title: "" })],
])("a missing title of %s is said until one is typed", async (_, task) => {
  fakeServer({});
  renderInApp(
    <>
      <TaskDialog task={task} onClose={() => undefined} />
      <Toaster />
    </>,
  );
  const title = screen.getByRole("textbox", { name: "Title" });
  await userEvent.type(title, " ");
  await userEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
  expect((await screen.findByRole("alert")).textContent).toBe(TITLE_REQUIRED);
  expect([title.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", title]);
  await userEvent.type(title, "C");
  expect(screen.queryByText(TITLE_REQUIRED)).toBeNull();
});

test("a missing title is not said any more once the form is left", async () => {
  fakeServer({});
  const { again } = renderInApp(<TaskDialog onClose={() => undefined} />);
  await userEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
  again(<Toaster />);
  expect(screen.queryByText(TITLE_REQUIRED)).toBeNull();
});
