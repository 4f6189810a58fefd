import { randomUUID } from "node:crypto";
import type { StackAddresses } from "../tests/one-stack.ts";

export const PASSWORD = "correct horse";

/** Someone with an account, and the token of their session. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Signs someone up through Auth's own address, which counts nothing against the API's limits. */
export async function signUp({ supabaseUrl, publishableKey }: StackAddresses, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.com`;
  const response = await fetch(`${supabaseUrl}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD, data: { name } }),
  });
  if (!response.ok) throw new Error(`${name} could not sign up: ${response.status} ${await response.text()}`);
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, email, token: session.access_token };
}
