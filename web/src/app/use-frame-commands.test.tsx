import { cleanup, screen, waitFor } from "@testing-library/react";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { commandStore } from "@/lib/commands";
import { undoStackOf } from "@/lib/undo";
import { renderInApp } from "@/testing/render";
import type { FrameActions } from "./frame-actions";
import { useFrameCommands } from "./use-frame-commands";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = () => undefined;

function Frame() {
  const actions = useMemo<FrameActions>(
    () => ({
      openPalette: nothing,
      openShortcuts: nothing,
      openFeedback: nothing,
      startTour: nothing,
      showChanges: nothing,
      leave: nothing,
    }),
    [],
  );
  useFrameCommands(actions);
  return <output>{useLocation().pathname}</output>;
}

const run = (label: string) =>
  commandStore
    .read()
    .find((command) => command.label === label)
    ?.run();

test("the fine print and the people behind the product are found by name", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  renderInApp(<Frame />);
  run("Privacy Policy");
  await waitFor(() => expect(screen.getByText("/privacy-policy")).toBeTruthy());
  run("Terms of Service");
  await waitFor(() => expect(screen.getByText("/terms-of-service")).toBeTruthy());
  run("Contact Us");
  expect(open).toHaveBeenCalledExactlyOnceWith("/contact-us", "_blank", "noopener");
});

test("what was changed last is undone and done again by key on every signed-in screen", async () => {
  const { client } = renderInApp(<Frame />);
  const done: string[] = [];
  const redo = () => Promise.resolve(void done.push("redone")).then(() => undo);
  const undo = () => Promise.resolve(void done.push("undone")).then(() => redo);
  undoStackOf(client).push({ label: "Email updated", undo });
  expect(commandStore.read().find(({ keys }) => keys === "mod+z")?.yieldsToText).toBe(true);
  run("Undo the last change");
  await waitFor(() => expect(done).toEqual(["undone"]));
  run("Redo what was undone");
  await waitFor(() => expect(done).toEqual(["undone", "redone"]));
});
