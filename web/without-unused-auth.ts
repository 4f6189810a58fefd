// Stands in for the parts of @supabase/auth-js that its client makes for everybody and Tracker never uses: the admin calls,
// passkeys and wallets. Together they are some 5 KB of the script before the first row. To use one, take it out of vite.config.ts.

export default class GoTrueAdminApi {}
export class WebAuthnApi {}

const unused = (): never => {
  throw new Error("This way of signing in is left out of the build.");
};
export {
  unused as createCredential,
  unused as createSiweMessage,
  unused as deserializeCredentialCreationOptions,
  unused as deserializeCredentialRequestOptions,
  unused as fromHex,
  unused as getAddress,
  unused as getCredential,
  unused as serializeCredentialCreationResponse,
  unused as serializeCredentialRequestResponse,
  unused as toHex,
};
export const browserSupportsWebAuthn = (): boolean => false;
export const webAuthnAbortService = { createNewAbortSignal: unused, cancelCeremony: () => undefined };
