/**
 * The header in which hosted Supabase tells the caller's address. Cloudflare, which is in front of every project, sets it again,
 * while `X-Forwarded-For` keeps what the caller wrote and ends in whichever proxy was last.
 * https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 * https://github.com/orgs/supabase/discussions/34647
 */
export const CLIENT_ADDRESS_HEADER = "cf-connecting-ip";

/**
 * Who is calling, for limits by address: the last entry of the one header that is believed, or null without one, because an
 * address that everybody shared would let one caller use up the limit of all. An IPv6 address counts as its /64, which is
 * what one customer has.
 */
export function clientAddress(header: string | undefined): string | null {
  const address = header?.split(",").at(-1)?.trim().toLowerCase() ?? "";
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)?.[1] ?? address;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(mapped)) return mapped;
  return /^[0-9a-f:]{2,39}$/.test(address) && address.includes(":") ? networkOf(address) : null;
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string | null {
  const [front = [], back = []] = address.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - front.length - back.length;
  if (missing < 0 || (missing > 0 && !address.includes("::"))) return null;
  const groups = [...front, ...Array<string>(missing).fill("0"), ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
