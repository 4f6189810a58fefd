const LONGEST = 200;

/** How many characters the integer part has, by its first one: 'a' 2 to 'z' 27, 'Z' 2 to 'A' 27. */
function integerLength(head: number): number {
  return head >= 97 ? head - 95 : 92 - head;
}

/**
 * Whether a text is a fractional index as the package fractional-indexing writes them, so that there is room on both sides of
 * it. The database's CHECK on tasks says the same.
 */
export function isBoardPosition(text: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]+$/.test(text) || text.length > LONGEST) return false;
  const length = integerLength(text.charCodeAt(0));
  if (text.length < length || text === `A${"0".repeat(26)}`) return false;
  return text.length === length || !text.endsWith("0");
}
