/** The text without what neither Postgres nor PostgREST takes: NUL goes, and half a surrogate pair becomes U+FFFD. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** No document of ours is deeper; a deeper one would end the reader of it. */
const DEPTH_AT_MOST = 50;

/** Whether a text, or every text and key in a JSON value, can be stored as it is. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null || value instanceof Blob) return true;
  if (depth > DEPTH_AT_MOST) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1));
}

/** A JSON value with every text and key in it made storable; what is too deep in it becomes null. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEPTH_AT_MOST) return null;
  if (Array.isArray(value)) return value.map((item) => storableJson(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), storableJson(item, depth + 1)]));
}

/** The beginning of a text, storable, at most `maxLength` characters as Postgres counts them: code points, of which none is halved. */
export function cutText(text: string, maxLength: number): string {
  const clean = storable(text);
  if (clean.length <= maxLength) return clean;
  let end = 0;
  for (let count = 0; count < maxLength && end < clean.length; count += 1) {
    end += (clean.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return clean.slice(0, end);
}

/** The text when it fits, else its beginning with an ellipsis after `maxLength` characters. */
export function shortened(text: string, maxLength: number): string {
  const cut = cutText(text, maxLength);
  return cut.length < storable(text).length ? `${cut}…` : cut;
}

/**
 * The text in a Unicode normal form. Of the marks on one letter 30 are kept, for the order of many takes long to find:
 * Stream-Safe Text, https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, "$1").normalize(form);
}

/** What the database's `unaccent` takes apart and Unicode does not. */
const LETTERS: Record<string, string> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Text as the database searches it: lower case, without accents. */
export function unaccented(text: string, form: "NFD" | "NFKD" = "NFKD"): string {
  const bare = normalized(text, form)
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return bare.replace(/[øłđðþßæœı]/gu, (letter) => LETTERS[letter] ?? letter);
}
