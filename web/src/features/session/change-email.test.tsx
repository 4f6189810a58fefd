import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { ChangeEmail } from "./change-email";
import { ConfirmAddress } from "./confirm-address";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = (json: unknown, status = 200) => fakeServer({ "/auth/v1/settings": () => ({ json, status }) });

test("an address that would change with one link cannot be changed, and the page says so without an operator's words", async () => {
  settings({ mailer_autoconfirm: true });
  renderInApp(<ChangeEmail email="ada@example.com" />);
  expect(
    await screen.findByText(/can't be changed here yet: this installation doesn't confirm addresses/),
  ).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/enable_|operator|config|supabase|\.md/i);
  expect(screen.queryByRole("form")).toBeNull();
});

test.each([
  ["both addresses confirm", { mailer_autoconfirm: false }, 200],
  ["the settings cannot be read", { message: "down" }, 404],
])("the form is there where %s", async (_, json, status) => {
  settings(json, status);
  renderInApp(<ChangeEmail email="ada@example.com" />);
  expect(await screen.findByRole("form", { name: "Change email" })).toBeTruthy();
});

const session = {
  access_token: "e30.e30.x",
  refresh_token: "r",
  expires_in: 3600,
  token_type: "bearer",
  user: { id: "ada", email: "new@example.com" },
};

test.each([
  [
    "the first link asks for the second",
    { code: 200, msg: "Confirmation link accepted" },
    /open the link we sent to your other/,
  ],
  ["the second one finishes", session, /Your email is confirmed/],
])("%s", async (_, json, sentence) => {
  fakeServer({ "/auth/v1/verify": () => ({ json }) });
  renderInApp(<ConfirmAddress token="abc" type="email_change" />);
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
