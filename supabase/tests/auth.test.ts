import { expect, test } from "vitest";
import { getMe, login, register } from "../functions/_shared/contract/auth.ts";
import { newUser } from "../functions/_shared/stores/profile.ts";
import { answer, refusal } from "./api-answers.ts";
import { PASSWORD, signUp, someEmail } from "./named-user.ts";

test("registers someone, whose token then says who they are", async () => {
  const email = someEmail("grace");
  const { token, user } = await answer(register, null, {
    input: { email, password: PASSWORD, name: "  Grace Hopper " },
  });
  // What an account that must be confirmed first is told, which cannot be read yet.
  expect(user).toEqual(newUser({ id: user.id, email, name: "Grace Hopper" }));
  expect((await answer(getMe, token)).user).toEqual(user);
});

test("registers someone who gives no name", async () => {
  const { token } = await answer(register, null, { input: { email: someEmail("noname"), password: PASSWORD } });
  expect((await answer(getMe, token)).user.name).toBeNull();
});

test("refuses a second account for one address, however it is written", async () => {
  const { email } = await signUp("Twice");
  for (const again of [email, email.toUpperCase()]) {
    expect(await refusal(register, null, { input: { email: again, password: PASSWORD } })).toEqual({
      status: 409,
      error: "An account with this email address already exists.",
    });
  }
});

test("logs someone in with their password, and nobody with another", async () => {
  const user = await signUp("Lena");
  const reply = await answer(login, null, { input: { email: user.email, password: PASSWORD } });
  expect(reply.user).toMatchObject({ id: user.id, email: user.email, name: "Lena" });
  expect(reply.token).toBeTruthy();
  const wrong = { status: 401, error: "Invalid login credentials" };
  expect(await refusal(login, null, { input: { email: user.email, password: "wrong horse" } })).toEqual(wrong);
  expect(await refusal(login, null, { input: { email: someEmail("nobody"), password: PASSWORD } })).toEqual(wrong);
});

test("holds passwords to 6 characters at least", async () => {
  expect(await refusal(register, null, { input: { email: someEmail("short"), password: "12345" } })).toMatchObject({
    status: 400,
    error: "Password must be at least 6 characters.",
  });
  const { user } = await answer(register, null, { input: { email: someEmail("enough"), password: "123456" } });
  expect(user.id).toBeTruthy();
});

test("refuses a token that was changed", async () => {
  const { token } = await signUp("Mallory");
  const [header, payload, signature] = token.split(".") as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url");
  for (const bad of [
    `${header}.${forged}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}.${signature}x`,
  ]) {
    expect(await refusal(getMe, bad)).toEqual({ status: 401, error: "Your session has ended. Please sign in again." });
  }
});
