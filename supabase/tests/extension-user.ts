import { createHash, randomBytes } from "node:crypto";
import { inject } from "vitest";
import { ApiError, call } from "../functions/_shared/contract/call.ts";
import * as contract from "../functions/_shared/contract/extension.ts";
import type { NamedUser } from "./named-user.ts";

export const secret = () => randomBytes(32).toString("base64url");
export const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/** A call without a token, as the extension makes it before it is connected. */
export const connect = (input: { code: string; verifier: string }) =>
  call({ baseUrl: inject("stack").api, fetch, token: () => Promise.resolve(null) }, contract.connectExtension, {
    input,
  });

/** Returns the status of a call to connect. */
export async function refused(input: { code: string; verifier: string }): Promise<number> {
  return connect(input).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  );
}

/** Returns the token of an extension that this user connected. */
export async function connected(user: NamedUser): Promise<string> {
  const verifier = secret();
  const { code } = await user.call(contract.allowExtension, {
    input: { name: "Chrome", challenge: challengeOf(verifier) },
  });
  return (await connect({ code, verifier })).token;
}
