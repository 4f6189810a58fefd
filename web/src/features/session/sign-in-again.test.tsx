import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { confirmStore } from "@/lib/confirm";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import SignInAgain from "./sign-in-again";

const DRAFT = "tracker-draft:ada:note:1";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("cannot be closed by a slip, and asks before what was typed is given up", async () => {
  fakeServer({});
  sessionStorage.setItem(DRAFT, "Half a thought");
  renderInApp(<SignInAgain email="ada@example.com" />);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Sign in again" })).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Sign out instead" }));
  await waitFor(() => expect(confirmStore.read()?.title).toBe("Sign out and lose what you typed?"));
  confirmStore.read()?.answer(false);
  expect(sessionStorage.getItem(DRAFT)).toBe("Half a thought");
});
