/** What a text asks for one line of a digest. */
export type DigestWish = { want: "done" | "draft"; number: number } | { want: "snooze"; number: number; days: number };

const DAYS: Record<string, number> = { d: 1, w: 7, m: 30 };
const NUMBER = String.raw`#?(\d{1,2})[.)]?`;
const DONE = new RegExp(`^(?:${NUMBER} (?:is )?done|done ${NUMBER})$`);
const DRAFT = new RegExp(`^(?:draft ${NUMBER}|${NUMBER} draft)$`);
const SNOOZE = new RegExp(
  `^(?:snooze ${NUMBER}|${NUMBER} snooze)(?: (?:for )?(\\d{1,3}|a|an) ?(d|days?|w|weeks?|m|months?))?$`,
);

/** Reads "2 done", "snooze 1 3d" and "draft 3", in either order; null for anything else. */
export function readDigestWish(words: string): DigestWish | null {
  const text = words
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, "")
    .replace(/\s+/g, " ");
  const done = DONE.exec(text);
  if (done) return { want: "done", number: Number(done[1] ?? done[2]) };
  const draft = DRAFT.exec(text);
  if (draft) return { want: "draft", number: Number(draft[1] ?? draft[2]) };
  const snooze = SNOOZE.exec(text);
  if (!snooze) return null;
  const [, first, second, count = "1", unit = "d"] = snooze;
  const times = /^an?$/.test(count) ? 1 : Number(count);
  return { want: "snooze", number: Number(first ?? second), days: times * (DAYS[unit[0] ?? "d"] ?? 1) };
}

const THANKS =
  /^(?:ok(?:ay)?|k|kk|thx|thanks?(?: you)?(?: so much| a lot)?|ty|cool|great|perfect|got it|noted|nice|cheers|👍🏻?|🙏🏻?|❤️?)[.! ]*$/iu;

/** Returns whether a text is only a thank-you: an answer would begin a conversation that nobody wants. */
export const wantsNoAnswer = (words: string): boolean =>
  words
    .trim()
    .split(/[\n,]+\s*/)
    .every((part) => THANKS.test(part.trim()));
