import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { unsavedStore } from "@/lib/use-unsaved-guard";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import NewTokenDialog from "./new-token-dialog";

const made = {
  id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
  name: "Laptop",
  scope: "capture",
  createdAt: "2026-11-01T12:00:00Z",
  lastUsedAt: null,
  expiresAt: "2027-01-30T12:00:00Z",
  token: "trk_secret",
};
let closed = 0;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function make() {
  closed = 0;
  let answer: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (answer = resolve));
  fakeServer({ "/functions/v1/api/auth/tokens": () => ({ status: 201, json: made, after }) });
  renderInApp(<NewTokenDialog onClose={() => (closed += 1)} />);
  await userEvent.type(screen.getByLabelText("Name"), "Laptop");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  return answer;
}

test("stays open by Escape while the token is made, and until it was copied", async () => {
  const answer = await make();
  await userEvent.keyboard("{Escape}");
  answer();
  const token = await screen.findByLabelText<HTMLInputElement>("Token");
  expect(token.value).toBe("trk_secret");
  await userEvent.keyboard("{Escape}");
  expect(closed).toBe(0);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(unsavedStore.read()).toBe(true);

  fireEvent.copy(token);
  await userEvent.keyboard("{Escape}");
  expect(closed).toBe(1);
});

test("says that the token was not created, not that data could not be fetched", async () => {
  const failed = { error: "Failed to fetch data" };
  fakeServer({ "/functions/v1/api/auth/tokens": () => ({ status: 500, json: failed }) });
  renderInApp(<NewTokenDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText("Name"), "Laptop");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The token couldn't be created. Please try again.");
});

test("closes by Done, which says that the token was seen", async () => {
  (await make())();
  await screen.findByLabelText("Token");
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(closed).toBe(1));
});
