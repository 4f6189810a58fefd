import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "@/lib/load-chunk";
import { toastStore } from "@/lib/toast";
import { LazyMenu } from "./lazy-menu";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React tells the console what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A menu whose code comes while `network.isUp`; `loads` counts how often it was asked for. */
function showMenu({ isUp = true, isNeeded = false } = {}) {
  const network = { isUp, loads: 0 };
  const load = () => {
    network.loads += 1;
    if (!network.isUp) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve({ default: ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? "Opened" : "Needed"}</p> });
  };
  const Menu = lazyPart(load);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(
    <LazyMenu
      load={load}
      trigger={(trigger) => <button {...trigger}>Help</button>}
      menu={(isOpen) => <Menu isOpen={isOpen} />}
      isNeeded={isNeeded}
    />,
  );
  return { network, user, button: () => screen.getByRole("button", { name: "Help" }) };
}

test("fetches the menu when the button is pointed at or focused, and shows it open when it is pressed", async () => {
  const { network, user, button } = showMenu();
  expect(button().getAttribute("aria-haspopup")).toBe("menu");
  expect(network.loads).toBe(0);
  await user.hover(button());
  expect(network.loads).toBe(1);
  await user.tab();
  expect(network.loads).toBe(2);
  expect(screen.queryByText("Opened")).toBeNull();
  await user.click(button());
  expect(await screen.findByText("Opened")).toBeTruthy();
});

test("opens by the arrow key as well, and by no other", async () => {
  const { user } = showMenu();
  await user.tab();
  await user.keyboard("{ArrowUp}");
  expect(screen.queryByText("Opened")).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByText("Opened")).toBeTruthy();
});

test.each([false, true])(
  "opens at the next press when its code did not come (needed at once: %s)",
  async (isNeeded) => {
    const { network, user, button } = showMenu({ isUp: false, isNeeded });
    await user.click(button());
    await expect.poll(() => toastStore.read()).not.toHaveLength(0);
    expect(screen.queryByText("Opened")).toBeNull();

    network.isUp = true;
    await vi.advanceTimersByTimeAsync(1_000);
    await user.click(button());
    expect(await screen.findByText("Opened")).toBeTruthy();
  },
);

test("is there without a press where it is needed", async () => {
  showMenu({ isNeeded: true });
  expect(await screen.findByText("Needed")).toBeTruthy();
});
