/** A word and its plural, or the other way round: both are looked for. */
export function forms(word: string): string[] {
  const found = new Set([word, `${word}s`, `${word}es`]);
  if (word.length > 3 && word.endsWith("ies")) found.add(`${word.slice(0, -3)}y`);
  if (word.length > 4 && word.endsWith("es")) found.add(word.slice(0, -2));
  if (word.length > 2 && word.endsWith("s")) found.add(word.slice(0, -1));
  if (word.length > 4 && word.endsWith("en")) found.add(word.slice(0, -2));
  if (word.length > 4 && word.endsWith("n")) found.add(word.slice(0, -1));
  if (word.endsWith("y")) found.add(`${word.slice(0, -1)}ies`);
  return [...found];
}

/** The last word of a phrase in its other forms. */
export function formsOfPhrase(phrase: string): string[] {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return forms(last).map((form) => [...words, form].join(" "));
}
