import type { Plugin } from "vite";

// What the auth client carries for ways of signing in that Tracker does not offer: other providers, codes by text message, wallets,
// passkeys, second factors, and being an OAuth server. A class is kept whole by every bundler, so their bodies are emptied here.
const UNUSED_WAYS_IN = [
  "signInAnonymously",
  "signInWithOAuth",
  "signInWithEthereum",
  "signInWithSolana",
  "signInWithIdToken",
  "signInWithOtp",
  "signInWithSSO",
  "signInWithPasskey",
  "_reauthenticate",
  "getUserIdentities",
  "linkIdentityOAuth",
  "linkIdentityIdToken",
  "unlinkIdentity",
  "_handleProviderSignIn",
  "_getUrlForProvider",
  "_getSessionFromURL",
  "exchangeCodeForSession",
  "_exchangeCodeForSession",
  "fetchJwk",
  "getClaims",
  "_unenroll",
  "_enroll",
  "_verify",
  "_challenge",
  "_challengeAndVerify",
  "_listFactors",
  "_getAuthenticatorAssuranceLevel",
  "_getRecoveryCodesStatus",
  "_generateRecoveryCodes",
  "_verifyRecoveryCode",
  "_regenerateRecoveryCodes",
  "_unenrollRecoveryCodes",
  "_getAuthorizationDetails",
  "_approveAuthorization",
  "_denyAuthorization",
  "_listOAuthGrants",
  "_revokeOAuthGrant",
  "registerPasskey",
  "_startPasskeyRegistration",
  "_verifyPasskeyRegistration",
  "_startPasskeyAuthentication",
  "_verifyPasskeyAuthentication",
  "_listPasskeys",
  "_updatePasskey",
  "_deletePasskey",
];

/** The code of a class with the bodies of these methods replaced by an error. Throws when it has no method of a name. */
export function emptyMethods(code: string, names: string[]): string {
  return names.reduce((left, name) => {
    // The compiled class is indented by four, and its members' last lines are a brace alone at that depth.
    const method = new RegExp(`^( {4}(?:async )?${name}\\(.*\\) \\{\\n)[^]*?\\n {4}\\}$`, "m");
    if (!method.test(left)) throw new Error(`The auth client has no method ${name} to leave out.`);
    return left.replace(method, (_, head: string) => `${head}throw new Error("Left out of the build.");\n    }`);
  }, code);
}

/**
 * React Router's code without the names that it gives its components for developer tools. Each is an assignment, which keeps the
 * component in every build: some ten kilobytes of forms and framework mode.
 */
export function withoutComponentNames(code: string): string {
  return code
    .replace(/^\s*[\w.]+\.displayName = "[^"]*";$/gm, "")
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1");
}

/** Takes out of two libraries what Tracker never calls and no bundler can see is unused. */
export function leaveOutUnused(): Plugin {
  return {
    name: "leave-out-unused",
    apply: "build",
    transform(code, id) {
      if (id.endsWith("/auth-js/dist/module/GoTrueClient.js"))
        return { code: emptyMethods(code, UNUSED_WAYS_IN), map: null };
      if (id.includes("/react-router/dist/")) return { code: withoutComponentNames(code), map: null };
      return null;
    },
  };
}
