/** A text as a pattern that matches it as it stands: marks that mean something in a pattern mean themselves. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The same, with any white space between its words. */
export const literalWords = (text: string): string => literal(text.trim()).replace(/\s+/gu, String.raw`\s+`);

const isLetter = (letter = ""): boolean => /[\p{L}\p{N}]/u.test(letter);

/** A message with other words in the place of some of its own, as whole words where they are there as such: "y" of "Priya's stage to y" is no part of her name. */
export function inItsPlace(message: string, own: string, other: string): string {
  if (own === "") return message;
  const whole = [...message.matchAll(new RegExp(literal(own), "gu"))].find(
    ({ index }) => !isLetter(message[index - 1]) && !isLetter(message[index + own.length]),
  );
  const at = whole?.index ?? message.indexOf(own);
  return at < 0 ? message : message.slice(0, at) + other + message.slice(at + own.length);
}
