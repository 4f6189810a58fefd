const ADDRESS = /^(?:https?:\/\/)?(?:[a-z]{2,6}\.)?linkedin\.com\/in\/([^/?#]+)(?:[/?#][^]*)?$/i;
// ASCII: letters, digits and . _ - only; beyond it, no control, space, invisible, private-use or replacement characters.
const SLUG =
  /^(?:[a-z0-9._-]|[^\u0001-\u00a0\u00ad\u061c\u180e\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ue000-\uf8ff\ufeff\ufff0-\uffff\0])+$/u;
const SLUG_MAX_LENGTH = 100;
/** The longest slug as it is written in an address, percent-encoded. */
export const ENCODED_AT_MOST = 4_000;

/**
 * The one address of a LinkedIn profile, `https://www.linkedin.com/in/<slug>` (percent-decoded, lower case, nothing after
 * the slug), or null when the text is not the address of a profile. Mirrors the database's private.canonical_profile_url.
 */
export function canonicalProfileUrl(address: string): string | null {
  const raw = ADDRESS.exec(address.replace(/^[ \t\r\n]+/, "").replace(/(?<![ \t\r\n])[ \t\r\n]+$/, ""))?.[1];
  if (raw === undefined || raw.length > ENCODED_AT_MOST) return null;
  const decoded = percentDecode(raw);
  if (decoded === null) return null;
  const slug = simpleLowerCase(decoded.normalize("NFC"));
  if ([...slug].length > SLUG_MAX_LENGTH || !SLUG.test(slug) || /^[.]+$/.test(slug)) return null;
  return `https://www.linkedin.com/in/${slug}`;
}

function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Lower case one code point at a time, as Postgres does: no final sigma, no letter that becomes two. */
function simpleLowerCase(text: string): string {
  return Array.from(text, (character) => Array.from(character.toLowerCase())[0] ?? character).join("");
}
