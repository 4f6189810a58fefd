import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Command, commandStore, useCommands } from "./commands";

const command = (label: string): Command => ({ id: label, label, section: "Actions", run: () => undefined });
const labels = () => commandStore.read().map(({ label }) => label);

function Frame({ commands }: { commands: readonly Command[] }) {
  useCommands(commands, "frame");
  return null;
}

function Screen({ commands }: { commands: readonly Command[] }) {
  useCommands(commands);
  return null;
}

const own = [command("Export as CSV")];
const everywhere = [command("Export everything")];

afterEach(cleanup);

test("the frame's commands come before the screen's, whichever was registered first", () => {
  const screen = <Screen commands={own} />;
  const { rerender } = render(
    <>
      {screen}
      <Frame commands={everywhere} />
    </>,
  );
  expect(labels()).toEqual(["Export everything", "Export as CSV"]);
  // As when the address changes: the frame has another list.
  rerender(
    <>
      {screen}
      <Frame commands={[command("Export all there is")]} />
    </>,
  );
  expect(labels()).toEqual(["Export all there is", "Export as CSV"]);
});

test("a screen's commands keep their place when they change, and go with it", () => {
  const board = <Screen key="board" commands={[command("Add a task")]} />;
  const { rerender, unmount } = render(
    <>
      <Screen key="people" commands={own} />
      {board}
    </>,
  );
  rerender(
    <>
      <Screen key="people" commands={[command("Export as vCard")]} />
      {board}
    </>,
  );
  expect(labels()).toEqual(["Export as vCard", "Add a task"]);
  unmount();
  expect(labels()).toEqual([]);
});
