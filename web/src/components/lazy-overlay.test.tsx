import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "@/lib/load-chunk";
import { toastStore } from "@/lib/toast";
import { LazyOverlay } from "./lazy-overlay";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React tells the console what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("keeps the screen behind a part that does not load, offers a reload, and loads it at the next try", async () => {
  let online = false;
  const Part = lazyPart(() =>
    online
      ? Promise.resolve({ default: () => <p>The part</p> })
      : Promise.reject<{ default: () => React.JSX.Element }>(new TypeError("Failed to fetch")),
  );
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Note" />
        <button onClick={() => setOpen(true)}>Open</button>
        <LazyOverlay onFailed={() => setOpen(false)}>{open && <Part />}</LazyOverlay>
      </>
    );
  }
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(<Screen />);
  await user.type(screen.getByLabelText("Note"), "Half a thought");
  await user.click(screen.getByRole("button", { name: "Open" }));
  await expect.poll(() => toastStore.read()).toHaveLength(1);
  expect(toastStore.read()[0]).toMatchObject({
    text: "A part of Tracker could not be loaded.",
    action: { label: "Reload" },
  });
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("Half a thought");

  online = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("The part")).toBeDefined();
});
