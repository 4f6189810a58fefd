/** Which option is marked after a key: arrows go round, Home and End to the ends; -1 is none. Null for other keys. */
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
      return null;
  }
}

/** The text typed so far after one more key, which Backspace shortens. Null for a key that types nothing, as a space before any letter. */
export function typedAfter(key: string, typed: string): string | null {
  if (key === "Backspace") return typed === "" ? null : [...typed].slice(0, -1).join("");
  if ([...key].length !== 1 || (key === " " && typed === "")) return null;
  return typed + key;
}

/** A text without case and accents. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const MOST_SUGGESTED = 6;

/** The texts that go on from what is typed, or contain it, in their order: at most six, and not what is typed already. */
export function suggestedFor(typed: string, texts: readonly string[]): readonly string[] {
  const text = plain(typed.trim());
  const fitting = texts.filter((one) => plain(one).includes(text) && one !== typed.trim());
  const begun = fitting.filter((one) => plain(one).startsWith(text));
  return [...new Set([...begun, ...fitting])].slice(0, MOST_SUGGESTED);
}

/** Which option a typed text means: the one that reads so, else the first that begins with it, else that contains it; -1 is none. */
export function matching(typed: string, options: readonly string[]): number {
  const text = plain(typed.trim());
  if (text === "") return -1;
  const words = options.map(plain);
  const ways = [
    options.indexOf(typed.trim()),
    words.indexOf(text),
    words.findIndex((word) => word.startsWith(text)),
    words.findIndex((word) => word.includes(text)),
  ];
  return ways.find((at) => at >= 0) ?? -1;
}
