import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog, DialogContent, DialogTitle } from "./dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu";

function DateMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Due</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Other date…</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isOpen && (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Edit task</DialogTitle>
            <input aria-label="Title" autoFocus />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

afterEach(cleanup);

test("a dialog that a menu opened gives the focus back to the menu's button, each time", async () => {
  render(<DateMenu />);
  const due = screen.getByRole("button", { name: "Due" });
  for (let time = 0; time < 2; time += 1) {
    due.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem");
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => document.activeElement === due).toBe(true);
  }
});
