/** Whether a text writes two letters as a name, as the database sees it. */
function writesShortName(message: string, part: string): boolean {
  if (part.length !== 2) return false;
  const typed = message.normalize("NFD").replace(/\p{M}/gu, "");
  const name = `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  return new RegExp(`\\b${name}\\b|\\b${part}['’]s\\b`, "u").test(typed);
}

/** Whether a text has a part of a name, as the database finds it. */
export const isPartSaid = (part: string, words: readonly string[], message: string): boolean =>
  part.length > 2 ? words.includes(part) || words.includes(`${part}s`) : writesShortName(message, part);
