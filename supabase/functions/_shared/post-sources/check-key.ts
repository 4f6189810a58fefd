import { DATA_SOURCE_NAMES, type DataSourceKind, type KeyCheck, type SourceKey } from "../contract/data-sources.ts";
import { DEFAULT_ACTOR } from "./apify/apify-fields.ts";
import { actorPath, APIFY_API_URL } from "./apify/apify-source.ts";
import { PHANTOMBUSTER_API_URL } from "./phantombuster/phantombuster-source.ts";
import { SourceError } from "./post-source.ts";
import { askVendor, KeyRefused, type VendorHttp } from "./vendor-http.ts";

/** The bases of the vendors' APIs; their own ones where they are left out. */
export type VendorUrls = Partial<Record<DataSourceKind, string | undefined>>;

/** Someone waits for it in a dialog. */
const TIMEOUT_MS = 8_000;

const accepted: KeyCheck = { verdict: "accepted", field: null, sentence: null };
const refused = (field: KeyCheck["field"], sentence: string): KeyCheck => ({ verdict: "refused", field, sentence });
const unsure = (sentence: string): KeyCheck => ({ verdict: "unsure", field: null, sentence });

/** Whether the vendor takes this key, by reading what costs nothing: the agent at PhantomBuster, the account and the actor at Apify. */
export async function checkKey(given: SourceKey, urls: VendorUrls, timeoutMs = TIMEOUT_MS): Promise<KeyCheck> {
  const vendor = DATA_SOURCE_NAMES[given.source];
  try {
    return await (given.source === "phantombuster" ? checkPhantomBuster : checkApify)(given, urls, timeoutMs);
  } catch (error) {
    if (error instanceof KeyRefused && error.httpStatus === 401) return refused("key", keySentence(given.source));
    // A key may be made for a few things only, and reading may not be among them.
    if (error instanceof KeyRefused) return unsure(`${vendor} doesn't let this key be checked.`);
    if (error instanceof SourceError) return unsure(error.state.reason);
    throw error;
  }
}

const keySentence = (source: DataSourceKind): string =>
  source === "phantombuster"
    ? "PhantomBuster doesn't accept this key. Copy it again from Workspace settings → API keys."
    : "Apify doesn't accept this token. Copy it again from Settings → API & Integrations.";

async function checkPhantomBuster({ key, agentId }: SourceKey, urls: VendorUrls, timeoutMs: number): Promise<KeyCheck> {
  const http = httpOf("phantombuster", urls.phantombuster ?? PHANTOMBUSTER_API_URL, timeoutMs, {
    "X-Phantombuster-Key": key,
  });
  const { status } = await askVendor(http, "GET", `/agents/fetch?id=${encodeURIComponent(agentId)}`);
  return status === 404
    ? refused("agentId", "This key's workspace has no Phantom with this number. Copy its address again.")
    : accepted;
}

async function checkApify({ key, actorId }: SourceKey, urls: VendorUrls, timeoutMs: number): Promise<KeyCheck> {
  const http = httpOf("apify", urls.apify ?? APIFY_API_URL, timeoutMs, { authorization: `Bearer ${key}` });
  await askVendor(http, "GET", "/users/me");
  const { status } = await askVendor(http, "GET", actorPath(actorId || DEFAULT_ACTOR));
  return status === 404
    ? refused("actorId", "Apify has no actor of this name. Check it, or leave it empty.")
    : accepted;
}

function httpOf(source: DataSourceKind, url: string, timeoutMs: number, headers: Record<string, string>): VendorHttp {
  const baseUrl = url.replace(/\/+$/, "");
  return { vendor: DATA_SOURCE_NAMES[source], baseUrl, headers, fetch: globalThis.fetch, timeoutMs };
}
