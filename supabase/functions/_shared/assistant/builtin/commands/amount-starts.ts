/** Where an amount begins in a text that has it at `from`: with the letters of "A$345k" and "US$330k", which are no article and no pronoun. */
export function fromOfAmount(from: number, text: string): number {
  const sign = text.charAt(from) === "$" ? from : from - 1;
  if (!/^\$\d/u.test(text.slice(sign, sign + 2))) return from;
  const letters = /(?<![\p{L}\p{N}])(?:A|US)$/u.exec(text.slice(Math.max(0, sign - 3), sign))?.[0];
  return letters === undefined ? from : sign - letters.length;
}
