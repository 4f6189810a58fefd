import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";

afterEach(cleanup);

const floating: Record<string, ReactNode> = {
  popover: (
    <Popover defaultOpen>
      <PopoverTrigger>Date</PopoverTrigger>
      <PopoverContent>
        <input aria-label="Inside" />
      </PopoverContent>
    </Popover>
  ),
  menu: (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Date</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Inside</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

/** Lets the task go by in which Radix gives the focus back. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function closed(kind: string) {
  render(
    <>
      <input aria-label="Line" />
      {floating[kind]}
    </>,
  );
  await waitFor(() => expect(document.activeElement?.closest("[role]")).not.toBeNull());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
}

for (const kind of Object.keys(floating)) {
  test(`a closed ${kind} gives the focus back, but not away from where the user went on`, async () => {
    await closed(kind);
    await settled();
    expect(document.activeElement?.textContent).toBe("Date");
    cleanup();
    await closed(kind);
    const line = screen.getByLabelText("Line", { exact: true });
    line.focus();
    await settled();
    expect(document.activeElement).toBe(line);
  });
}
