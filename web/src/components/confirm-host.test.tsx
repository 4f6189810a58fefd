import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { confirm } from "@/lib/confirm";
import { ConfirmHost } from "./confirm-host";

// Its code is loaded when it is first asked for, which on a busy machine takes longer than a test waits.
beforeAll(() => import("./confirm-dialog"));
afterEach(cleanup);

const ask = (title: string) => confirm({ title, body: "They go to the trash.", action: "Delete", danger: true });

test("answers yes when the person goes on, and is gone", async () => {
  render(<ConfirmHost />);
  const answer = ask("Delete 3 people?");
  const dialog = await screen.findByRole("alertdialog", { name: "Delete 3 people?" });
  expect(dialog.textContent).toContain("They go to the trash.");
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await answer).toBe(true);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("answers no to Cancel, which has the focus, and to Escape", async () => {
  render(<ConfirmHost />);
  const first = ask("First?");
  await screen.findByRole("alertdialog");
  expect(document.activeElement?.textContent).toBe("Cancel");
  await userEvent.keyboard("{Enter}");
  expect(await first).toBe(false);
  const second = ask("Second?");
  await screen.findByRole("alertdialog", { name: "Second?" });
  await userEvent.keyboard("{Escape}");
  expect(await second).toBe(false);
});

test("asks one question after the other", async () => {
  render(<ConfirmHost />);
  const first = ask("First?");
  const second = ask("Second?");
  await screen.findByRole("alertdialog", { name: "First?" });
  expect(screen.queryByText("Second?")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("alertdialog", { name: "Second?" });
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect([await first, await second]).toEqual([false, true]);
});
