/** A line of a list with numbers. */
const NUMBERED = /^(?<no>\d{1,2})\. (?<text>.+)$/gmu;

/** A text without its marks, as it is compared. */
const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/**
 * Returns what the button of a suggestion sends. Of a choice that the answer's question lists that is its number: the words of a long one
 * would be read as a message of their own.
 */
export function sentFor(suggestion: string, answer: string): string {
  const choices = [...answer.matchAll(NUMBERED)];
  const isAsked = answer.slice(0, choices[0]?.index ?? 0).includes("?");
  const chosen = choices.find(({ groups }) => bare(groups?.["text"] ?? "") === bare(suggestion));
  return (isAsked && chosen?.groups?.["no"]) || suggestion;
}
