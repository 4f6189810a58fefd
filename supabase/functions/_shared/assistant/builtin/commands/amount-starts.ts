/** Where an amount begins in a text that has it at `from`: with the letter of "A$345k", which is no article. */
export function fromOfAmount(from: number, text: string): number {
  const at = text.charAt(from) === "$" ? from - 1 : from - 2;
  return /^A\$\d/u.test(text.slice(Math.max(0, at), at + 3)) && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? at : from;
}
