// Replaces the parts of @supabase/auth-js that its client always creates and Tracker never uses: the admin calls
// but one, passkeys and wallets. Together they are some 5 KB of the script before the first row. To use one, take it out of vite.config.ts.
import { isAuthError } from "@supabase/auth-js/dist/module/lib/errors.js";
import { _request } from "@supabase/auth-js/dist/module/lib/fetch.js";

interface AuthSettings {
  url: string;
  headers: Record<string, string>;
  fetch?: typeof fetch;
}

/** Only what `auth.signOut()` calls, in every scope: https://github.com/supabase/auth-js, GoTrueAdminApi.ts */
export default class GoTrueAdminApi {
  readonly #settings: AuthSettings;

  constructor(settings: AuthSettings) {
    this.#settings = settings;
  }

  async signOut(jwt: string, scope = "global") {
    const { url, headers, fetch: send = (...asked: Parameters<typeof fetch>) => fetch(...asked) } = this.#settings;
    try {
      await _request(send, "POST", `${url}/logout?scope=${scope}`, { headers, jwt, noResolveJson: true });
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
export class WebAuthnApi {
  readonly isLeftOut = true;
}

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
