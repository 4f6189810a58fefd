import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { ChangeEmail } from "./change-email";
import { ChangePassword } from "./change-password";
import { DeleteAccount } from "./delete-account";
import { NewPassword } from "./new-password";

const user = { id: "ada", email: "ada@example.com" };
const session = { access_token: "e30.e30.x", refresh_token: "r", expires_in: 3600, token_type: "bearer", user };

beforeEach(() => {
  const host = location.hostname.split(".")[0] ?? "";
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem(`sb-${host}-auth-token`, JSON.stringify({ ...session, expires_at }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const refuse =
  (code: string, status = 400): Answer =>
  () => ({ status, json: { code, error_code: code, msg: "words of the service" } });
const settings: Answer = () => ({ json: { mailer_autoconfirm: false } });

interface Form {
  form: ReactElement;
  typed: Record<string, string>;
  button: string;
  answers: Record<string, Answer>;
}

const changePassword = (code: string): Form => ({
  form: <ChangePassword email={user.email} />,
  typed: { "Current password": "not the password", "New password": "battery staple" },
  button: "Change password",
  answers: { "/auth/v1/user": refuse(code) },
});
const changeEmail = (answers: Form["answers"]): Form => ({
  form: <ChangeEmail email={user.email} />,
  typed: { "New email": "grace@example.com", "Current password": "not the password" },
  button: "Change email",
  answers: { "/auth/v1/settings": settings, ...answers },
});
const signedIn: Answer = () => ({ json: session });
const newPassword = (answers: Form["answers"]): Form => ({
  form: <NewPassword token="abc" onDone={() => undefined} />,
  typed: { "New password": "battery staple" },
  button: "Set password",
  answers,
});
const deleteAccount: Form = {
  form: <DeleteAccount email={user.email} />,
  typed: { [`Type ${user.email} to confirm`]: user.email, Password: "not the password" },
  button: "Delete everything",
  answers: { "rpc/delete_account": () => ({ json: false }) },
};

async function sendForm({ form, typed, button, answers }: Form) {
  fakeServer(answers);
  renderInApp(form);
  const opener = screen.queryByRole("button", { name: "Delete account" });
  if (opener) await userEvent.click(opener);
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole("button", { name: button }));
}

const notYours = "That's not your password.";
test.each<[string, string, Form, string, string]>([
  ["wrong current password", "the password", changePassword("current_password_mismatch"), "Current password", notYours],
  [
    "wrong current password",
    "the password again",
    changePassword("current_password_invalid"),
    "Current password",
    notYours,
  ],
  [
    "new password that is the old one",
    "the password",
    changePassword("same_password"),
    "New password",
    "already your password",
  ],
  [
    "wrong current password",
    "the address",
    changeEmail({ "/auth/v1/token": refuse("invalid_credentials") }),
    "Current password",
    notYours,
  ],
  [
    "address that is taken",
    "the address",
    changeEmail({ "/auth/v1/token": signedIn, "/auth/v1/user": refuse("email_exists", 422) }),
    "New email",
    "already exists",
  ],
  [
    "new password that is the old one",
    "a forgotten password",
    newPassword({ "/auth/v1/verify": signedIn, "/auth/v1/user": refuse("same_password", 422) }),
    "New password",
    "already your password",
  ],
  ["wrong password", "the account, to delete it,", deleteAccount, "Password", notYours],
])("a %s for %s is said at its field, which has the focus", async (_, __, form, label, sentence) => {
  await sendForm(form);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(sentence);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("alert")).toBeNull();
  for (const [typed, text] of Object.entries(form.typed))
    expect(screen.getByLabelText<HTMLInputElement>(typed).value).toBe(text);
  // What is typed next has not been refused.
  await userEvent.type(field, "x");
  expect(field.getAttribute("aria-invalid")).toBe("false");
});

test("a refusal about no field is said at the end of the form, and its button keeps the focus", async () => {
  await sendForm(changePassword("over_request_rate_limit"));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change password" }));
});
