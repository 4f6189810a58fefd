/** Which option is marked after a key: arrows go round, Home and End to the ends, letters to the next that begins so. Null for other keys. */
export function markedAfter(key: string, marked: number, options: readonly string[]): number | null {
  const last = options.length - 1;
  switch (key) {
    case "ArrowDown":
      return marked >= last ? 0 : marked + 1;
    case "ArrowUp":
      return marked <= 0 ? last : marked - 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return key === " " || [...key].length !== 1 ? null : nextBeginning(key, marked, options);
  }
}

function nextBeginning(letter: string, marked: number, options: readonly string[]): number | null {
  const begins = (option: string | undefined) => option?.toLowerCase().startsWith(letter.toLowerCase());
  for (let step = 1; step <= options.length; step += 1) {
    const at = (marked + step) % options.length;
    if (begins(options[at])) return at;
  }
  return null;
}
