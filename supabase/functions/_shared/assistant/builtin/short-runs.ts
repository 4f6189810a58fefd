/** Spaces and lines without a word, and one mark again and again: a table, a line of dashes. Nothing is told from more of them. */
const LONG_RUN = /\s{9,}|([^\p{L}\p{M}\p{N}\s])\1{11,}/gu;
const MARKS_KEPT = 8;

export interface ShortRuns {
  /** The text as it is read: of each long run a short one. */
  text: string;
  /** A call's input with what it has of the text as it was typed. */
  asTyped(input: unknown): unknown;
}

/** A text without its long runs of spaces, empty lines and marks. */
export function withShortRuns(typed: string): ShortRuns {
  let text = "";
  /** Where each character that is left stood. */
  const places: number[] = [];
  let from = 0;
  const keep = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) places.push(at);
    text += typed.slice(start, end);
    from = end;
  };
  for (const { 0: run, index, 1: mark } of typed.matchAll(LONG_RUN)) {
    keep(from, index);
    if (mark !== undefined) keep(index, index + mark.length * MARKS_KEPT);
    else for (const at of linesIn(run)) keep(index + at, index + at + 1);
    from = index + run.length;
  }
  if (from === 0) return { text: typed, asTyped: (input) => input };
  keep(from, typed.length);
  const ofText = (words: string): string => {
    const at = text.indexOf(words);
    const [start, last] = [places[at], places[at + words.length - 1]];
    return at < 0 || words === "" || start === undefined || last === undefined ? words : typed.slice(start, last + 1);
  };
  const asTyped = (input: unknown): unknown =>
    typeof input === "string"
      ? ofText(input)
      : Array.isArray(input)
        ? input.map(asTyped)
        : typeof input === "object" && input !== null
          ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, asTyped(value)]))
          : input;
  return { text, asTyped };
}

/** Of a run of spaces its first two lines' ends, or its first two spaces. */
function linesIn(run: string): number[] {
  const ends = Array.from(run.matchAll(/\n/gu), ({ index }) => index).slice(0, 2);
  return ends.length > 0 ? ends : [0, 1];
}
