import { tokenScopeSchema } from "../../functions/_shared/contract/endpoint.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { type Person, signUp } from "../people.ts";
import { personalTokensOf, standInOf } from "./personal-tokens.ts";

/** What Supabase Auth does for anyone who holds a user's token: each would take the account over, or a part of it. */
const AUTH_ROUTES: { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; body?: object }[] = [
  { method: "GET", path: "user" },
  { method: "PUT", path: "user", body: { password: "taken over" } },
  { method: "PUT", path: "user", body: { email: "taken-over@example.com" } },
  { method: "PUT", path: "user", body: { data: { name: "Taken over" } } },
  { method: "GET", path: "reauthenticate" },
  { method: "GET", path: "user/identities/authorize?provider=github" },
  { method: "POST", path: "factors", body: { factor_type: "totp", friendly_name: "Taken over" } },
  { method: "GET", path: "user/oauth/grants" },
  { method: "POST", path: "logout?scope=others" },
  { method: "POST", path: "logout?scope=global" },
];

/** The routes of Auth that answered a token with anything but a refusal, in words. */
async function openedInAuth({ supabaseUrl, publishableKey }: StackAddresses, what: string, token: string) {
  const opened: string[] = [];
  for (const { method, path, body } of AUTH_ROUTES) {
    const response = await fetch(`${supabaseUrl}/auth/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, apikey: publishableKey, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    // 404 and 405: an Auth without that part.
    if (![401, 403, 404, 405].includes(response.status))
      opened.push(`${what}: Auth answered ${method} /${path} with ${response.status}`);
  }
  return opened;
}

/** Shows the stand-in of each scope's token to Auth, and as the control a session. */
export async function standInsBeforeAuth(stack: StackAddresses, person: Person) {
  const tokens = personalTokensOf(stack, person);
  const opened: string[] = [];
  for (const scope of tokenScopeSchema.options) {
    const standIn = await standInOf(stack, (await tokens.add(scope)).token);
    opened.push(...(await openedInAuth(stack, `the stand-in of a token to ${scope}`, standIn)));
  }
  // Someone else's session: it is signed out and changed on the way.
  const other = await signUp(stack, "Control");
  const bySession = await openedInAuth(stack, "a session", other.token);
  return { attempts: tokenScopeSchema.options.length * AUTH_ROUTES.length, opened, bySession: bySession.length };
}
