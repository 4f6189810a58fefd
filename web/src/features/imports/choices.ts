// Characters that lose nothing but a mark when they are decomposed have one here too, as PostgreSQL's unaccent has.
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** What two spellings of a choice have in common: no case, accents, white space, hyphens or underscores. The database's choice_key. */
export function choiceKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\u00a0\u202f_-]+/g, "");
}

/** Finds what a cell means among options: the exact one, or the only one of its spelling. */
export function choiceFinder(options: readonly string[]): (cell: string) => string | undefined {
  const byKey = new Map<string, string | undefined>();
  for (const option of options) {
    const key = choiceKey(option);
    byKey.set(key, byKey.has(key) ? undefined : option);
  }
  const exact = new Set(options);
  return (cell) => (exact.has(cell.trim()) ? cell.trim() : byKey.get(choiceKey(cell)));
}

/** The option that a value most likely misspells or begins with; undefined when none is close. */
export function closeChoice(value: string, options: readonly string[]): string | undefined {
  const key = choiceKey(value);
  const near = options
    .map((option) => ({ option, distance: editDistance(key, choiceKey(option)) }))
    .filter(({ option, distance }) => distance <= Math.floor(Math.min(key.length, choiceKey(option).length) / 4))
    .sort((one, other) => one.distance - other.distance);
  if (near[0] !== undefined && near[0].distance !== near[1]?.distance) return near[0].option;
  const longer = options.filter((option) => key.length >= 4 && choiceKey(option).startsWith(key));
  return longer.length === 1 ? longer[0] : undefined;
}

/** How many letters have to be put in, left out, exchanged, or swapped with the next one. */
function editDistance(one: string, other: string): number {
  // More than this apart is far enough for everybody who asks.
  if (Math.abs(one.length - other.length) > 10 || one.length > 60) return Infinity;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + Number(!isSame),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

const words = (text: string) => new Set(text.split(" "));
// The same words as the database's yes_or_no; a test holds the two together.
export const YES = words(
  "yes y true t 1 x ✓ ✔ on checked ja j wahr oui vrai si s sim verdadero verdadeiro vero tak ano igen da да evet kylla はい 是",
);
export const NO = words(
  "no n false f 0 off unchecked nein falsch non faux nao falso nie ne nem nu нет hayir nej nei nee ei いいえ 否",
);

/** Yes or no, in the languages that files come in. */
export function yesOrNo(cell: string): boolean | undefined {
  const key = choiceKey(cell);
  return YES.has(key) ? true : NO.has(key) ? false : undefined;
}
