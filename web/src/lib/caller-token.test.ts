import { AuthApiError, type AuthError, AuthRetryableFetchError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { callerToken } from "./caller-token";
import { Unreachable } from "./unreachable";

const answering = (token: string | null, error: AuthError | null = null) => ({
  getSession: () => Promise.resolve({ data: { session: token === null ? null : { access_token: token } }, error }),
});
const online = () => false;

test("is the session's token, or none when nobody is signed in", async () => {
  expect(await callerToken(answering("t"), online)).toBe("t");
  expect(await callerToken(answering(null), online)).toBeNull();
});

test("counts a token that could not be renewed for now as an unreachable server", async () => {
  const failed = answering(null, new AuthRetryableFetchError("Failed to fetch", 0));
  await expect(callerToken(failed, online)).rejects.toBeInstanceOf(Unreachable);
});

test("is none once the server has refused to renew the session", async () => {
  const refused = answering(null, new AuthApiError("Already used", 400, "refresh_token_already_used"));
  expect(await callerToken(refused, online)).toBeNull();
});

test("does not even ask while an expired session waits for the network", async () => {
  let isAsked = false;
  const source = {
    getSession() {
      isAsked = true;
      return answering("t").getSession();
    },
  };
  await expect(callerToken(source, () => true)).rejects.toBeInstanceOf(Unreachable);
  expect(isAsked).toBe(false);
});
