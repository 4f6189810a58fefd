import { expect, test } from "vitest";
import * as contract from "../functions/_shared/contract/extension.ts";
import { addToken, listTokens, revokeToken } from "../functions/_shared/contract/tokens.ts";
import { answer, refusal } from "./api-answers.ts";
import { challengeOf, connect, refused, secret } from "./extension-user.ts";
import { signUp } from "./named-user.ts";

test("turns a code into a named token for the extension, once, and only with its secret", async () => {
  const ada = await signUp("Ada");
  const verifier = secret();
  const { code } = await ada.call(contract.allowExtension, {
    input: { name: "Chrome on Linux", challenge: challengeOf(verifier) },
  });
  const { token } = await connect({ code, verifier });
  expect(await answer(contract.getExtensionAccount, token)).toEqual({
    id: ada.id,
    email: ada.email,
    name: "Ada",
    version: contract.EXTENSION_API_VERSION,
  });
  expect((await ada.call(listTokens)).data).toMatchObject([{ name: "Chrome on Linux", scope: "extension" }]);
  expect(await refused({ code, verifier })).toBe(401);
});

test("gives no token for a wrong secret, which also ends the code", async () => {
  const ada = await signUp("Ada");
  const verifier = secret();
  const { code } = await ada.call(contract.allowExtension, {
    input: { name: "Chrome", challenge: challengeOf(verifier) },
  });
  expect(await refused({ code, verifier: secret() })).toBe(401);
  expect(await refused({ code, verifier })).toBe(401);
  expect(await refused({ code: secret(), verifier })).toBe(401);
  expect((await ada.call(listTokens)).data).toEqual([]);
});

test("a newer request to connect replaces the earlier one", async () => {
  const ada = await signUp("Ada");
  const verifier = secret();
  const input = { name: "Chrome", challenge: challengeOf(verifier) };
  const first = await ada.call(contract.allowExtension, { input });
  const second = await ada.call(contract.allowExtension, { input });
  expect(await refused({ code: first.code, verifier })).toBe(401);
  expect((await connect({ code: second.code, verifier })).token).toMatch(/^trk_/);
});

test("swaps a session token, or a personal token that may write, whose expiry the new one keeps", async () => {
  const ada = await signUp("Ada");
  const bySession = await ada.call(contract.swapForExtensionToken, { input: { name: "Pasted" } });
  expect(await answer(contract.getExtensionAccount, bySession.token)).toMatchObject({ email: ada.email });
  const script = await ada.call(addToken, { input: { name: "Script", scope: "write", expiresInDays: 7 } });
  const byToken = await answer(contract.swapForExtensionToken, script.token, { input: { name: "From a script" } });
  const made = (await ada.call(listTokens)).data.find(({ name }) => name === "From a script");
  expect(made?.expiresAt).toBe(script.expiresAt);
  await ada.call(revokeToken, { params: { tokenId: script.id } });
  expect((await refusal(contract.getExtensionAccount, byToken.token)).status).toBe(401);
  for (const scope of ["capture", "read", "extension"] as const) {
    const { token } = await ada.call(addToken, { input: { name: scope, scope } });
    expect((await refusal(contract.swapForExtensionToken, token, { input: { name: "More" } })).status).toBe(403);
  }
});
