import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { type Command, useCommands } from "./commands";
import { singleKeys } from "./single-keys";
import { useCommandKeys } from "./use-command-keys";

let ran: string[] = [];
const command = (id: string, keys: string): Command => ({
  id,
  label: id,
  section: "Actions",
  keys,
  run: () => ran.push(id),
});
const commands = [
  command("new", "n"),
  command("palette", "mod+k"),
  { ...command("select all", "mod+a"), yieldsToText: true },
];

function Screen() {
  useCommandKeys();
  useCommands(commands);
  return (
    <>
      <input aria-label="Note" />
      <div role="menu" tabIndex={0} aria-label="Menu" />
      <button onKeyDown={(event) => event.preventDefault()}>Grid</button>
    </>
  );
}

afterEach(() => {
  cleanup();
  ran = [];
  singleKeys.choose(true);
});

test("does what a key says, but not while text is typed", async () => {
  render(<Screen />);
  await userEvent.keyboard("n");
  expect(ran).toEqual(["new"]);
  const note = screen.getByLabelText<HTMLInputElement>("Note");
  await userEvent.type(note, "n");
  expect(note.value).toBe("n");
  expect(ran).toEqual(["new"]);
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(ran).toEqual(["new", "palette"]);
});

test("leaves Ctrl+A to a text, and takes it anywhere else", async () => {
  render(<Screen />);
  await userEvent.type(screen.getByLabelText("Note"), "text{Control>}a{/Control}");
  expect(ran).toEqual([]);
  screen.getByLabelText("Note").blur();
  await userEvent.keyboard("{Control>}a{/Control}");
  expect(ran).toEqual(["select all"]);
});

test("leaves a key to the menu that has the keyboard, and to anyone who used it already", async () => {
  render(<Screen />);
  screen.getByRole("menu").focus();
  await userEvent.keyboard("n");
  screen.getByRole("button", { name: "Grid" }).focus();
  await userEvent.keyboard("n");
  expect(ran).toEqual([]);
});

test("keeps only the keys with Ctrl or Cmd when single letters are switched off", async () => {
  render(<Screen />);
  singleKeys.choose(false);
  await userEvent.keyboard("n{Control>}k{/Control}");
  expect(ran).toEqual(["palette"]);
});

test("forgets the commands of a screen that is gone", async () => {
  const { unmount } = render(<Screen />);
  unmount();
  await userEvent.keyboard("n");
  expect(ran).toEqual([]);
});
