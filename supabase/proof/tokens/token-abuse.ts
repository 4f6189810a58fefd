import postgres from "postgres";
import { type Endpoint, tokenScopeSchema } from "../../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../../functions/_shared/contract/endpoints.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { signUp } from "../people.ts";
import { firstOf, type Proof, type ProofSize } from "../proof.ts";
import { addTenantRows } from "../tenants/tenant-rows.ts";
import { standInsBeforeAuth } from "./auth-routes.ts";
import { serveBelievingApi } from "./believing-api.ts";
import { type BadToken, forgedTokens, noTokens, signedButWrong } from "./forged-tokens.ts";
import { deadPersonalTokens, goneUsersToken, personalTokensOf } from "./personal-tokens.ts";

const AT_ONCE = 8;
/** In a short run each token meets every so many routes, another selection each. */
const SHORT_STEP = 8;
const ANY_ID = "00000000-0000-4000-8000-000000000000";

const guarded = endpoints.filter((endpoint) => endpoint.access === "session");

/** Makes a call that can only be refused; 401 and 403 say that it was for the token. */
async function isLetIn(api: string, { method, path }: Endpoint, authorization: string | null): Promise<number | null> {
  const response = await fetch(`${api}${path.replace(/:\w+/g, ANY_ID)}?page=x&limit=x&weeks=x&days=x&cursor=x`, {
    method,
    headers: { "Content-Type": "application/json", ...(authorization !== null && { Authorization: authorization }) },
    ...(method !== "GET" && { body: `{"nonsense":true}` }),
  });
  await response.arrayBuffer();
  return [401, 403].includes(response.status) ? null : response.status;
}

interface Attempt {
  endpoint: Endpoint;
  bad: BadToken;
}

function attemptsOf(bad: BadToken[], size: ProofSize): Attempt[] {
  const all = bad.flatMap((token, turn) =>
    guarded.map((endpoint, index) => ({ endpoint, bad: token, isChosen: (index + turn) % SHORT_STEP === 0 })),
  );
  return all.filter(({ isChosen }) => size === "long" || isChosen);
}

/** The attempts that were let in, in words. */
async function letIn(api: string, attempts: Attempt[]): Promise<string[]> {
  const accepted: string[] = [];
  const waiting = [...attempts];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { endpoint, bad } = next;
      const status = await isLetIn(api, endpoint, bad.authorization);
      if (status !== null) accepted.push(`${bad.what}: ${endpoint.method} ${endpoint.path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return accepted;
}

/** REST believes what Auth's secret signed until it expires: what is forged or spent must read nothing there either. */
async function readOverRest({ supabaseUrl, publishableKey }: StackAddresses, bad: BadToken[]): Promise<string[]> {
  const read: string[] = [];
  for (const { what, authorization } of bad) {
    const headers = { apikey: publishableKey, ...(authorization !== null && { Authorization: authorization }) };
    const response = await fetch(`${supabaseUrl}/rest/v1/founders?select=id`, { headers });
    const text = await response.text();
    if (response.ok && text !== "[]") read.push(`${what}: REST answered ${text}`);
  }
  return read;
}

/** What personal tokens of each scope are let in to beyond their scope. */
async function beyondScope(stack: StackAddresses, person: Parameters<typeof personalTokensOf>[1]) {
  const tokens = personalTokensOf(stack, person);
  const attempts: Attempt[] = [];
  for (const scope of tokenScopeSchema.options) {
    const { token } = await tokens.add(scope);
    const bad = { what: `a personal token to ${scope}`, authorization: `Bearer ${token}` };
    for (const endpoint of guarded.filter(({ scopes }) => !scopes.includes(scope))) attempts.push({ endpoint, bad });
  }
  return { attempts, accepted: await letIn(stack.api, attempts) };
}

/** Bad tokens open nothing, on any route. */
export const tokenAbuse: Proof = {
  name: "tokens",
  claim: "no forged, expired, misdirected, revoked or overreaching token is let in by any route",
  needsEmbedded: false,
  async run({ stack, size }) {
    const sql = postgres(stack.dbUrl, { max: 2, onnotice: () => undefined });
    const person = await signUp(stack, "Holder");
    const believing = await serveBelievingApi(stack, person);
    try {
      await addTenantRows(sql, person.id);
      const bad = [
        ...noTokens(person.token, stack),
        ...forgedTokens(person.token),
        ...(stack.jwtSecret === null ? [] : signedButWrong(person.token, stack.jwtSecret)),
        ...(await deadPersonalTokens(stack, sql, person)),
        await goneUsersToken(stack, sql),
      ];
      const attempts = attemptsOf(bad, size);
      const accepted = await letIn(stack.api, attempts);
      const scoped = await beyondScope(stack, person);
      const inAuth = await standInsBeforeAuth(stack, person);
      const forged = bad.filter(({ isSigned, what }) => isSigned !== true || what.startsWith("expired"));
      const read = await readOverRest(stack, forged);
      const valid = { what: "a valid token", authorization: `Bearer ${person.token}` };
      const welcome = await letIn(
        stack.api,
        guarded.map((endpoint) => ({ endpoint, bad: valid })),
      );
      const believed = await letIn(believing.api, attemptsOf(forgedTokens(person.token), "short"));
      const wrongAudience = signedButWrong(person.token, stack.jwtSecret ?? "x").filter(({ what }) =>
        what.includes("audience"),
      );
      const misdirected = await letIn(believing.api, attemptsOf(wrongAudience, "long"));
      return {
        figures: {
          "kinds of bad token": bad.length,
          "guarded routes": guarded.length,
          "attempts over the API": attempts.length,
          "let in": accepted.length,
          "tokens for others let in though Auth vouched for them": misdirected.length,
          "attempts beyond a scope": scoped.attempts.length,
          "let in beyond a scope": scoped.accepted.length,
          "attempts on Auth with a personal token's stand-in": inAuth.attempts,
          "let in by Auth": inAuth.opened.length,
          "forged and spent tokens over REST": forged.length,
          "read over REST": read.length,
        },
        ok:
          accepted.length === 0 &&
          misdirected.length === 0 &&
          scoped.accepted.length === 0 &&
          inAuth.opened.length === 0 &&
          read.length === 0 &&
          bad.length >= 40,
        control: {
          "routes that a valid token opens": `${welcome.length} of ${guarded.length}`,
          "forged tokens let in by an Auth that checks no signature": believed.length,
          "Auth's routes that a session opens": inAuth.bySession,
        },
        controlFailed: welcome.length === guarded.length && believed.length > 0 && inAuth.bySession > 0,
        faults: firstOf([...accepted, ...misdirected, ...scoped.accepted, ...inAuth.opened, ...read]),
      };
    } finally {
      await believing.stop();
      await sql.end();
    }
  },
};
