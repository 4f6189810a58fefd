import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { inject } from "vitest";
import { call } from "../functions/_shared/contract/call.ts";
import type { CallOf, Endpoint, ReplyOf } from "../functions/_shared/contract/endpoint.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { repeatConflict } from "../functions/_shared/stores/repeat-conflict.ts";

export const PASSWORD = "correct horse";

/** Someone with an account of their own: acts over REST as that user, and through the API. */
export interface NamedUser {
  id: string;
  email: string;
  token: string;
  db: Db;
  call<E extends Endpoint>(endpoint: E, given?: Partial<CallOf<E>>): Promise<ReplyOf<E>>;
}

/** A client with the public key and, unless it is anonymous, a token. Like the product's, it sends again what lost to another request. */
export function clientWith(token: string | null, send = repeatConflict(fetch)): Db {
  const { supabaseUrl, publishableKey } = inject("stack");
  if (token === null) return createClient<Database>(supabaseUrl, publishableKey, { auth: { persistSession: false } });
  return createClient<Database>(supabaseUrl, publishableKey, {
    accessToken: () => Promise.resolve(token),
    global: { fetch: send },
  });
}

/** An address that no other test uses. */
export function someEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}

/** Signs someone up through Auth. */
export async function signUp(name: string): Promise<NamedUser> {
  const email = someEmail(name.toLowerCase());
  const { data, error } = await clientWith(null).auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { name } },
  });
  if (error || !data.session || !data.user) throw new Error(`${name} could not sign up`, { cause: error });
  const token = data.session.access_token;
  const { api } = inject("stack");
  return {
    id: data.user.id,
    email,
    token,
    db: clientWith(token),
    call: (endpoint, given) => call({ baseUrl: api, fetch, token: () => Promise.resolve(token) }, endpoint, given),
  };
}

/** A founder as it is sent; the profile is one that the demonstration network does not know. */
export function newFounder(name = "Ada Lovelace"): { name: string; profileUrl: string } {
  return { name, profileUrl: `https://www.linkedin.com/in/nobody-${randomUUID()}` };
}

/** Has someone follow a person nobody knows; gives the founder's id. */
export async function follow(user: NamedUser): Promise<string> {
  const { name, profileUrl } = newFounder();
  const { data } = await user.db.from("founders").insert({ name, profile_url: profileUrl }).select("id").single();
  if (!data) throw new Error("The founder was not added");
  return data.id;
}
