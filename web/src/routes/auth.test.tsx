import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInApp } from "@/testing/render";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("shows a spinner with 'Loading...' and no form while the session is being renewed", async () => {
  const host = window.location.hostname.split(".")[0] ?? "";
  const user = { id: "1", email: "ada@example.com" };
  const expired = { access_token: "a", refresh_token: "r", expires_at: 1, user };
  localStorage.setItem(`sb-${host}-auth-token`, JSON.stringify(expired));
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  // The session is read when its code is loaded.
  const { default: AuthRoute } = await import("./auth");
  renderInApp(<AuthRoute />, { at: "/auth" });
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  expect(screen.queryByRole("tab")).toBeNull();
});
