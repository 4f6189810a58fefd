/** The text without what neither Postgres nor PostgREST takes: NUL goes, and half a surrogate pair becomes U+FFFD. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Whether a text, or every text and key in a JSON value, can be stored as it is. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== "object" || value === null || value instanceof Blob) return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
}

/** A JSON value with every text and key in it made storable. */
export function storableJson(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), storableJson(item)]));
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
