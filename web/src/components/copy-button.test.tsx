import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal("navigator", { userAgent: "", clipboard: { writeText } });
}

async function press() {
  fireEvent.click(screen.getByRole("button"));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test("copies and says 'Copied!' for two seconds", async () => {
  const written: string[] = [];
  clipboard((text) => Promise.resolve(void written.push(text)));
  render(<CopyButton text="secret" />);
  await press();
  expect(written).toEqual(["secret"]);
  expect(screen.getByRole("button").textContent).toBe("Copied!");
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(screen.getByRole("button").textContent).toBe("Copied!");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("button").textContent).toBe("Copy");
});

test("uses the older copy method where the clipboard refuses", async () => {
  clipboard(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
  let selected = "";
  Object.assign(document, {
    execCommand: () => {
      selected = document.querySelector("textarea")?.value ?? "";
      return true;
    },
  });
  render(<CopyButton text="secret" />);
  await press();
  expect(selected).toBe("secret");
  expect(screen.getByRole("button").textContent).toBe("Copied!");
  expect(document.querySelector("textarea")).toBeNull();
});

test("does not claim to have copied when neither way works", async () => {
  clipboard(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
  Object.assign(document, { execCommand: () => false });
  render(<CopyButton text="secret" />);
  await press();
  expect(screen.getByRole("button").textContent).toBe("Copy");
});
