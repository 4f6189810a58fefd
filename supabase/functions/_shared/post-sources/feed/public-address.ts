import ipaddr from "ipaddr.js";

const ADDRESS_MAX_LENGTH = 2_000;
/** Names that mean something inside a network only (RFC 6762, RFC 8375, ICANN's .internal, RFC 6761). */
const INNER_SUFFIXES = ["local", "localhost", "internal", "intranet", "lan", "home", "corp", "home.arpa", "onion"];

/** The web address that a text is, if it may be fetched as far as its words tell; null otherwise. What its name resolves to is asked later. */
export function publicUrl(text: string): URL | null {
  const url = text.length <= ADDRESS_MAX_LENGTH && URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.username !== "" || url.password !== "" || !["", "80", "443"].includes(url.port)) return null;
  return isPublicHost(url.hostname) ? url : null;
}

const endsWith = (host: string, names: string[]) => names.some((name) => host === name || host.endsWith(`.${name}`));

/** Whether a host has LinkedIn's pages, or leads there: the server never opens those. */
export const isLinkedInPages = (host: string): boolean => endsWith(host.toLowerCase(), ["linkedin.com", "lnkd.in"]);

/** Whether a host has the pictures and films of LinkedIn's posts. */
export const isLinkedInMedia = (host: string): boolean => endsWith(host.toLowerCase(), ["licdn.com"]);

function isPublicHost(host: string): boolean {
  const literal = literalAddress(host);
  if (literal !== null) return isPublicAddress(literal);
  // A name without a dot is one of this network, such as a container's; one that ends in a dot escapes the endings below.
  if (!host.includes(".") || host.endsWith(".")) return false;
  return !endsWith(host, INNER_SUFFIXES);
}

/** The IP address that a URL's host is, without brackets; null for a name. URL has brought every notation of IPv4 to four numbers. */
export function literalAddress(host: string): string | null {
  const bare = host.startsWith("[") ? host.slice(1, -1) : host;
  return ipaddr.isValid(bare) ? bare : null;
}

/** IPv6 addresses of the Internet are in 2000::/3 only (IANA). */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Azure's own services answer at this address of the public range. */
const AZURE_WIRE_SERVER = "168.63.129.16";

/** Whether an IP address is one of the public Internet: no private, local, shared, reserved, mapped or tunnelled range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || parsed.toString() === AZURE_WIRE_SERVER) return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_V6) : true;
}
