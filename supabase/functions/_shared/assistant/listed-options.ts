/**
 * The options that a list of them says, separated by commas or semicolons: "Oak, Sails, white" is "Oak" and "Sails, white" where one of
 * the options has a comma itself. What is no option stays as it was written.
 */
export function listedOptions(list: string, options: readonly string[]): string[] {
  const parts = list.split(/[,;]/u).map((part) => part.trim());
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    const longest = parts.length - at;
    let count = 1;
    for (let tried = longest; tried > 1 && count === 1; tried -= 1) {
      const said = plain(parts.slice(at, at + tried).join(","));
      if (options.some((option) => /[,;]/u.test(option) && plain(option.replaceAll(";", ",")) === said)) count = tried;
    }
    const words = parts.slice(at, at + count).join(", ");
    const whole = count > 1 ? options.find((option) => plain(option.replaceAll(";", ",")) === plain(words)) : undefined;
    if (words !== "" || parts.length === 1) found.push(whole ?? words);
    at += count;
  }
  return found;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*,\s*/gu, ",")
    .trim();
