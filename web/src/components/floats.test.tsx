import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FloatingButton, Floats, FloatingControls, FloatsProvider } from "./floats";

afterEach(cleanup);

const nothing = () => undefined;

function Frame({ withScreen }: { withScreen: boolean }) {
  return (
    <FloatsProvider>
      <main>
        {withScreen && (
          <Floats>
            <FloatingButton label="Add New Person" onClick={nothing}>
              +
            </FloatingButton>
          </Floats>
        )}
      </main>
      <FloatingControls>
        <FloatingButton label="Assistant" onClick={nothing}>
          ?
        </FloatingButton>
      </FloatingControls>
    </FloatsProvider>
  );
}

const names = () =>
  within(screen.getByRole("group", { name: "Floating controls" }))
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));

test("puts a screen's control before the frame's, and takes it away with the screen", () => {
  const { rerender } = render(<Frame withScreen />);
  expect(names()).toEqual(["Add New Person", "Assistant"]);
  expect(screen.getByRole("main").querySelector("button")).toBeNull();
  rerender(<Frame withScreen={false} />);
  expect(names()).toEqual(["Assistant"]);
});

test("fetches what a control opens when it is pointed at or focused, and opens it when pressed", async () => {
  const happened: string[] = [];
  render(
    <FloatingButton label="Assistant" onIntent={() => happened.push("fetch")} onClick={() => happened.push("open")}>
      ?
    </FloatingButton>,
  );
  await userEvent.hover(screen.getByRole("button"));
  expect(happened).toEqual(["fetch"]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(happened).toEqual(["fetch", "fetch", "open"]);
});
