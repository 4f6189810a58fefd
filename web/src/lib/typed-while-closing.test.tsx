import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Dialog, DialogContent, DialogTitle, SheetContent } from "@/components/ui/dialog";
import { AlertDialog, AlertDialogCancel, AlertDialogContent, AlertDialogTitle } from "@/components/ui/alert-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { type Command, useCommands } from "./commands";
import { typedAhead } from "./typed-ahead";
import { useCommandKeys } from "./use-command-keys";

let stop: () => void;
let ran: string[] = [];
let openPalette: () => void = () => undefined;
let close: () => void = () => undefined;
beforeEach(() => {
  stop = typedAhead.start();
  ran = [];
});
afterEach(() => {
  cleanup();
  stop();
});

const command = (id: string, keys: string): Command => ({
  id,
  label: id,
  section: "Actions",
  keys,
  run: () => ran.push(id),
});
const commands: Command[] = [
  command("tasks", "g t"),
  command("new task", "t"),
  command("z", "z"),
  { ...command("palette", "mod+k"), opensField: true, run: () => openPalette() },
];

/** Each closes when `isOpen` goes, as it does when the address or an answer of the server says so. */
const overlays: Record<string, (isOpen: boolean) => ReactNode> = {
  dialog: (isOpen) => (
    <Dialog open={isOpen}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Import</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  sheet: (isOpen) => (
    <Dialog open={isOpen}>
      <SheetContent aria-describedby={undefined}>
        <DialogTitle>Columns</DialogTitle>
      </SheetContent>
    </Dialog>
  ),
  question: (isOpen) => (
    <AlertDialog open={isOpen}>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>Sure?</AlertDialogTitle>
        <AlertDialogCancel>No</AlertDialogCancel>
      </AlertDialogContent>
    </AlertDialog>
  ),
  menu: (isOpen) => (
    <DropdownMenu open={isOpen}>
      <DropdownMenuTrigger>Open</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Rename</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  panel: (isOpen) => (
    <Popover open={isOpen}>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent>
        <button>Filter</button>
      </PopoverContent>
    </Popover>
  ),
};

function Screen({ overlay }: { overlay: (isOpen: boolean) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const [hasPalette, setHasPalette] = useState(false);
  useEffect(() => {
    close = () => setIsOpen(false);
    openPalette = () => setHasPalette(true);
  }, []);
  useCommandKeys();
  useCommands(commands);
  return (
    <>
      {overlay(isOpen)}
      {hasPalette && <input aria-label="Search" autoFocus />}
    </>
  );
}

/** Presses what the browser would: on what has the focus. */
const press = (...keys: string[]) => {
  for (const key of keys) {
    const isOpening = key === "Ctrl+K";
    fireEvent.keyDown(document.activeElement ?? document.body, { key: isOpening ? "k" : key, ctrlKey: isOpening });
  }
};
const words = () => screen.queryByLabelText<HTMLInputElement>("Search")?.value;
const arrives = (text: string) => waitFor(() => expect(words()).toBe(text));

/** Waits until what floats has the focus. */
const hasFocus = () => waitFor(() => expect(document.activeElement?.closest("[role]")).not.toBeNull());

async function open(kind: string) {
  render(<Screen overlay={overlays[kind] ?? (() => null)} />);
  await hasFocus();
}

/** Presses a key until it is heard: what was kept of those before it has run by then. */
async function isHeard(key: string) {
  await waitFor(() => {
    press(key);
    expect(ran).toContain(key);
  });
}

for (const kind of Object.keys(overlays)) {
  test(`what is typed for the palette while a ${kind} closes arrives there, and is no command`, async () => {
    for (const before of [0, 1, 2]) {
      await open(kind);
      const keys = ["Ctrl+K", "t", "a"];
      // Some while it is still on screen, some once it is gone and the focus is not back.
      press(...keys.slice(0, before));
      act(close);
      press(...keys.slice(before));
      await arrives("ta");
      expect(ran).toEqual([]);
      cleanup();
    }
  });

  test(`a command pressed as a ${kind} closes is run once, also when its first key came before`, async () => {
    for (const before of [0, 1]) {
      ran = [];
      await open(kind);
      press(...["g", "t"].slice(0, before));
      act(close);
      press(...["g", "t"].slice(before));
      await isHeard("z");
      expect(
        ran.filter((id) => id !== "z"),
        `${before} keys before it was gone`,
      ).toEqual(["tasks"]);
      cleanup();
    }
  });

  test(`a ${kind} that is left by a key or the pointer forgets a Ctrl+K that it had no use for`, async () => {
    for (const leave of [() => press("Escape"), () => fireEvent.pointerDown(document.body)]) {
      await open(kind);
      press("Ctrl+K", "t");
      leave();
      act(close);
      ran = [];
      await isHeard("z");
      expect(screen.queryByLabelText("Search")).toBeNull();
      expect(ran.filter((id) => id !== "z")).toEqual([]);
      cleanup();
    }
  });
}

let openDialog: () => void = () => undefined;
let closeDialog: () => void = () => undefined;
/** A field that a dialog was opened from. */
function FilterWithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    openDialog = () => act(() => setIsOpen(true));
    closeDialog = () => act(() => setIsOpen(false));
  }, []);
  return (
    <>
      <input aria-label="Filter" />
      {overlays["dialog"]?.(isOpen)}
    </>
  );
}

async function closeOverFilter() {
  render(<Screen overlay={() => <FilterWithDialog />} />);
  const filter = screen.getByLabelText<HTMLInputElement>("Filter");
  filter.focus();
  openDialog();
  await waitFor(() => expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull());
  closeDialog();
  return filter;
}

test("the field that gets the focus back is not taken for the one that a command opens", async () => {
  const filter = await closeOverFilter();
  // The palette has to be loaded first.
  const show = openPalette;
  openPalette = () => setTimeout(() => act(show), 20);
  press("Ctrl+K", "t");
  await arrives("t");
  expect(filter.value).toBe("");
});

test("a field that gets the focus back gets what was typed meanwhile", async () => {
  const filter = await closeOverFilter();
  press("t", "a");
  await waitFor(() => expect(filter.value).toBe("ta"));
  expect(ran).toEqual([]);
});
