import { ApiError, call } from "@contract/call";
import {
  connectExtension,
  EXTENSION_API_VERSION,
  EXTENSION_REDIRECTS,
  getExtensionAccount,
  swapForExtensionToken,
} from "@contract/extension";
import * as z from "zod/mini";
import { type Account, hostOf, TIMEOUT_MS } from "./tracker-host.ts";

/** Where an app says what answers its calls: {api, key}; its build writes that file. */
const WHERE = "/connect-extension.json";
const whereSchema = z.object({ api: z.string(), key: z.nullable(z.string()) });

/** What went wrong, as a sentence for the user. */
export class ConnectError extends Error {
  override readonly name = "ConnectError";
}

const NOT_AN_ADDRESS = "Enter the address of your Tracker, such as https://tracker.example.com.";

/** An address as it is kept: https, or this machine's own, without a path. Throws ConnectError. */
export function baseUrlOf(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  const isLocal = url?.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname);
  if (url === null || url.username !== "" || url.password !== "" || !(url.protocol === "https:" || isLocal))
    throw new ConnectError(NOT_AN_ADDRESS);
  return url.origin;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const secret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));

/** What the token is called in the list of tokens: the browser and the system. */
export function deviceName(userAgent: string): string {
  const browser = /Firefox\//.test(userAgent) ? "Firefox" : /Edg\//.test(userAgent) ? "Edge" : "Chrome";
  const system = /Windows|Mac OS X|CrOS|Android|Linux/.exec(userAgent)?.[0] ?? "";
  const named = { "Mac OS X": "macOS", CrOS: "ChromeOS" }[system] ?? system;
  return `Extension in ${browser}${named === "" ? "" : ` on ${named}`}`;
}

export interface ConnectContext {
  identity: Identity;
  fetch: typeof fetch;
}

interface Identity {
  /** Opens the address in a window and gives where it ended up; undefined or a rejection when the user closed it. */
  launchWebAuthFlow(details: { url: string; interactive: boolean }): Promise<string | undefined>;
  getRedirectURL(path: string): string;
}

/** Where the API of the Tracker at an address is, which its app says. Throws ConnectError. */
async function findApi(baseUrl: string, { fetch }: ConnectContext): Promise<Pick<Account, "apiUrl" | "key">> {
  const response = await fetch(`${baseUrl}${WHERE}`, {
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const found = z.safeParse(whereSchema, await response?.json().catch(() => null)).data;
  const api = found && URL.parse(found.api, baseUrl);
  // What the app says is believed as far as an address of its own could be: over TLS, or on this machine.
  if (!api || !(api.protocol === "https:" || api.origin === new URL(baseUrl).origin))
    throw new ConnectError("There is no Tracker at this address, or it is older than the extension.");
  return { apiUrl: api.href.replace(/\/$/, ""), key: found.key };
}

/** Asks the user in the app, and gives the account that they agreed for. Throws ConnectError, and what the calls throw. */
export async function connect(baseUrl: string, context: ConnectContext): Promise<Account> {
  const { identity, fetch } = context;
  const redirect = identity.getRedirectURL("connect");
  if (!EXTENSION_REDIRECTS.some((known) => known === redirect))
    throw new ConnectError("This copy of the extension can't be connected.");
  const where = await findApi(baseUrl, context);
  const [verifier, state] = [secret(), secret()];
  const question = new URL("/connect-extension", baseUrl);
  question.search = new URLSearchParams({
    redirect,
    state,
    challenge: await challengeOf(verifier),
    name: deviceName(navigator.userAgent),
  }).toString();
  const landed = await identity.launchWebAuthFlow({ url: question.href, interactive: true }).catch(() => undefined);
  const given = landed === undefined ? undefined : URL.parse(landed)?.searchParams;
  if (given === undefined) throw new ConnectError("The window was closed before you were connected.");
  if (given.get("state") !== state) throw new ConnectError("That was the answer to another request. Please try again.");
  const code = given.get("code");
  if (code === null) throw new ConnectError("You chose not to connect.");
  const { token } = await call(hostOf({ ...where, token: null }, fetch), connectExtension, {
    input: { code, verifier },
  });
  return accountOf({ baseUrl, ...where, token }, context);
}

/** Turns a token that was pasted into one of the extension's own. Throws ConnectError, and what the calls throw. */
export async function swapToken(baseUrl: string, pasted: string, context: ConnectContext): Promise<Account> {
  const given = pasted.trim();
  // Neither a session token nor a personal one has other characters.
  if (!/^[\w.-]{20,5000}$/.test(given))
    throw new ConnectError("This is no token. Copy it from Profile › API Access in Tracker.");
  const where = await findApi(baseUrl, context);
  const input = { name: deviceName(navigator.userAgent) };
  const token = await call(hostOf({ ...where, token: given }, context.fetch), swapForExtensionToken, { input }).then(
    (reply) => reply.token,
    (error: unknown) => {
      // One that was made for the extension makes no other and is kept as it is.
      if (error instanceof ApiError && error.status === 403) return given;
      if (error instanceof ApiError && error.status === 401)
        throw new ConnectError("This token is not valid any more. Copy it again.");
      throw error;
    },
  );
  return accountOf({ baseUrl, ...where, token }, context);
}

async function accountOf(
  at: Pick<Account, "baseUrl" | "apiUrl" | "key" | "token">,
  { fetch }: ConnectContext,
): Promise<Account> {
  const { id, email, version } = await call(hostOf(at, fetch), getExtensionAccount);
  if (version < EXTENSION_API_VERSION)
    throw new ConnectError("This Tracker is older than the extension. Ask the person who runs it to update it.");
  return { ...at, id, email, isRevoked: false };
}
