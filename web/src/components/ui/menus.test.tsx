import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "./dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from "./sheet";

afterEach(cleanup);

const written = () => document.head.querySelectorAll("style").length;

test("a menu opens, is gone through and chosen from by keys alone, and writes no style", async () => {
  const chosen: string[] = [];
  const before = written();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Columns</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => chosen.push("first")}>First</DropdownMenuItem>
        <DropdownMenuItem disabled onSelect={() => chosen.push("disabled")}>
          Disabled
        </DropdownMenuItem>
        <DropdownMenuCheckboxItem checked onCheckedChange={(on) => chosen.push(`email ${on}`)}>
          Email
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menuitemcheckbox", { name: "Email" }).getAttribute("aria-checked")).toBe("true");
  // The disabled one is passed over.
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toEqual(["email false"]);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Columns" }));
  expect(written()).toBe(before);
});

test("a popover is a named dialog that Escape closes, and the focus goes back", async () => {
  render(
    <Popover>
      <PopoverTrigger asChild>
        <Button>Filter</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Filter">
        <input aria-label="Contains" />
      </PopoverContent>
    </Popover>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Filter" }));
  expect(screen.getByRole("dialog", { name: "Filter" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Contains"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" }));
});

test("a sheet has a cross, dims the screen and gives the focus back", async () => {
  render(
    <Sheet>
      <SheetTrigger asChild>
        <Button>Open columns</Button>
      </SheetTrigger>
      <SheetContent>
        <SheetTitle>Columns</SheetTitle>
        <SheetDescription>What the table shows.</SheetDescription>
      </SheetContent>
    </Sheet>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open columns" }));
  expect(screen.getByRole("dialog", { name: "Columns" })).toBeDefined();
  expect(document.querySelector("[data-scrim]")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("[data-scrim]")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open columns" }));
});
