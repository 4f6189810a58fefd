/** Returns the mark that a caller's requests are counted under instead of its address, in hex. */
export type AddressMark = (address: string) => Promise<string>;

const encoder = new TextEncoder();

/**
 * Makes marks that nobody can work out who does not have the secret: anyone may ask the database to count a request, so a count of the
 * address itself could be used up by others. HMAC-SHA-256, under a key of its own that does not tell the secret.
 */
export function createAddressMark(secret: string): AddressMark {
  const key = crypto.subtle.importKey(
    "raw",
    encoder.encode(`tracker address mark|${secret}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return async (address) => {
    const mark = await crypto.subtle.sign("HMAC", await key, encoder.encode(address));
    return Array.from(new Uint8Array(mark), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
}
