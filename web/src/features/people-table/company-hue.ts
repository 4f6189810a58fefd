const HUES = 12;

// How a company is called in full: with it and without, it is the same company.
const LEGAL_FORM = /(?<=[ ,.])(inc|llc|ltd|limited|corp|corporation|gmbh|ag|sarl|sas|bv|nv|plc|oy|ab|srl|spa|sl|lda)$/;

/** A company's name without what varies in how it is written: case, accents, punctuation, spaces, legal form. */
function normalised(company: string): string {
  const plain = company.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const short = plain.replace(/[.\s]+$/, "").replace(LEGAL_FORM, "");
  return short.replace(/[^\p{L}\p{N}]/gu, "");
}

// Rows that are scrolled past ask for the same few again and again.
const known = new Map<string, number>();

/** Returns one of twelve hues, 0 to 11: always the same for one company. */
export function companyHue(company: string): number {
  const before = known.get(company);
  if (before !== undefined) return before;
  const hue = hashed(normalised(company)) % HUES;
  known.set(company, hue);
  return hue;
}

function hashed(text: string): number {
  // FNV-1a, in 32 bits.
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits alone of such a hash are uneven.
  return (hash ^ (hash >>> 16)) >>> 0;
}
