import type { Sql } from "postgres";
import { addToken, revokeToken } from "../../functions/_shared/contract/tokens.ts";
import { call } from "../../functions/_shared/contract/call.ts";
import type { TokenScope } from "../../functions/_shared/contract/endpoint.ts";
import { mintPersonalToken } from "../../functions/_shared/server/personal-token.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { type Person, signUp } from "../people.ts";
import type { BadToken } from "./forged-tokens.ts";

const bearer = (what: string, token: string): BadToken => ({ what, authorization: `Bearer ${token}` });

/** Makes personal tokens for a person through the API. */
export function personalTokensOf({ api }: StackAddresses, person: Person) {
  const host = { baseUrl: api, fetch, token: () => Promise.resolve(person.token) };
  return {
    add: (scope: TokenScope) => call(host, addToken, { input: { name: scope, scope } }),
    revoke: (tokenId: string) => call(host, revokeToken, { params: { tokenId } }),
  };
}

/** What a personal token is turned into for a minute. */
export async function standInOf({ supabaseUrl, publishableKey }: StackAddresses, token: string): Promise<string> {
  const exchanged = await fetch(`${supabaseUrl}/functions/v1/token`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, apikey: publishableKey },
  });
  return ((await exchanged.json()) as { token: string }).token;
}

/** Personal tokens that are revoked, run out, mistyped or made up, and what one is turned into, used as if it were a session. */
export async function deadPersonalTokens(stack: StackAddresses, sql: Sql, person: Person): Promise<BadToken[]> {
  const tokens = personalTokensOf(stack, person);
  const [live, revoked, spent] = await Promise.all([tokens.add("write"), tokens.add("write"), tokens.add("write")]);
  await tokens.revoke(revoked.id);
  await sql`
    update public.personal_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
    where id = ${spent.id}`;
  const standIn = await standInOf(stack, live.token);
  return [
    bearer("a revoked personal token", revoked.token),
    bearer("a personal token past its day", spent.token),
    bearer("a personal token that nobody made", await mintPersonalToken()),
    bearer("a personal token with another checksum", live.token.replace(/.{8}$/, "00000000")),
    bearer("a personal token cut short", live.token.slice(0, -1)),
    bearer("a personal token with more behind it", `${live.token}0`),
    bearer("a personal token in capitals", live.token.toUpperCase()),
    bearer("the prefix of a personal token", "trk_"),
    { ...bearer("what a personal token is turned into, as a session", standIn), isSigned: true },
  ];
}

/** The token of someone whose account is gone. */
export async function goneUsersToken(stack: StackAddresses, sql: Sql): Promise<BadToken> {
  const gone = await signUp(stack, "Gone");
  await sql`delete from auth.users where id = ${gone.id}`;
  return { ...bearer("the token of an account that is gone", gone.token), isSigned: true };
}
