/** Words before what is asked for. */
export const POLITE =
  "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|then|oh|oops|no|nope|wait|sorry|actually|but)[\\s,.!–-]+)*";

/** Words before an order that ask for it kindly. */
export const PLEASE = "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|can you|could you)[\\s,]+)*";

/** The beginning of a message, with such words. */
export const LEAD = "^\\W*(?:(?:please|pls|ok|okay|and|also|so|can you|could you|would you)[\\s,]+)*";

/** Someone by a name of up to four words. */
export const WHO = "\\p{L}[\\p{L}\\p{M}'’.-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’.-]*){0,3}";

/** Before the name of a task. */
export const THE = "(?:the |my |our |that )?";

/** What says when a task is due. */
export const DATE = "(?:due )?(?:date|day|deadline)";

/** Before an order about a task. */
export const JUST =
  "(?:but |just |only |instead |rather |please |so |and |then |can you |could you |you can |we (?:need|have) to |i (?:need|have) to |let['’]?s )*";

/** Behind an order about a task, up to the end. */
export const END = "(?: please| pls| thanks| now| for me)*[\\s.!]*$";

/** That a task is done. */
export const DONE = "(?:done|finished|complete|completed|closed|sorted)";

export const re = (source: string, flags = "iu"): RegExp => new RegExp(source, flags);

/** What people write, and the words in which it is read: `$1` and `$<who>` are parts of what they wrote. */
export type Wordings = readonly (readonly [RegExp, string])[];

/** A text with each of its wordings replaced, one after the other. */
export const eachReworded = (text: string, wordings: Wordings): string =>
  wordings.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);

/** A text with the first wording that it has replaced. */
export function firstReworded(text: string, wordings: Wordings): string {
  const [pattern, plain] = wordings.find(([one]) => one.test(text)) ?? [];
  return pattern && plain !== undefined ? text.replace(pattern, plain) : text;
}
