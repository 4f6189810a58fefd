/**
 * The options that a list of them says, separated by commas or semicolons: "Oak, Sails, white" is "Oak" and "Sails, white" where one of
 * the options has a comma itself. What is no option stays as it was written.
 */
export function listedOptions(list: string, options: readonly string[]): string[] {
  const parts = partsOf(list);
  const several = options
    .map((option) => ({ option, words: partsOf(option.toLowerCase()) }))
    .filter(({ words }) => words.length > 1)
    .sort((one, other) => other.words.length - one.words.length);
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? "";
    const whole = several.find(({ words }) => words.every((word, no) => parts[at + no]?.toLowerCase() === word));
    if (whole || part !== "" || parts.length === 1) found.push(whole?.option ?? part);
    at += whole?.words.length ?? 1;
  }
  return found;
}

const partsOf = (list: string): string[] => list.split(/[,;]/u).map((part) => part.trim());
