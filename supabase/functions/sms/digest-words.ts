/** What a text asks for one line of a digest. `which`: only a number. `until`: the words after "snooze 1", such as "3d" or "friday". */
export type DigestWish =
  { want: "done" | "draft" | "which"; number: number } | { want: "snooze"; number: number; until: string };

const DAYS: Record<string, number> = { d: 1, w: 7, m: 30 };
const NUMBER = String.raw`#?(\d{1,2})[.)]?`;
const DONE = new RegExp(`^(?:${NUMBER} (?:is )?done|done ${NUMBER})$`);
const DRAFT = new RegExp(`^(?:draft ${NUMBER}|${NUMBER} draft)$`);
const WHICH = new RegExp(`^${NUMBER}$`);
/** Several numbers at once are the assistant's to read. */
const SNOOZE = new RegExp(`^(?:snooze ${NUMBER}|${NUMBER} snooze)(?: (?!and |& )([^,]{1,40}))?$`);
const COUNTED_DAYS = /^(?:for )?(\d{1,3}|a|an) ?(d|days?|w|weeks?|m|months?)$/;

/** Reads "2 done", "snooze 1 3d", "draft 3", in either order, and a bare "2"; null for anything else. */
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
  const which = WHICH.exec(text);
  if (which) return { want: "which", number: Number(which[1]) };
  const snooze = SNOOZE.exec(text);
  if (!snooze) return null;
  const [, first, second, until = "1d"] = snooze;
  return { want: "snooze", number: Number(first ?? second), until };
}

/** Returns how many days "3d", "for 2 weeks" or "a month" are; null for other words. */
export function readCountedDays(words: string): number | null {
  const [, count = "", unit = ""] = COUNTED_DAYS.exec(words) ?? [];
  if (count === "") return null;
  return (/^an?$/.test(count) ? 1 : Number(count)) * (DAYS[unit[0] ?? ""] ?? 1);
}

const THANKS =
  /^(?:ok(?:ay)?|k|kk|thx|thanks?(?: you)?(?: so much| a lot)?|ty|cool|great|perfect|got it|noted|nice|cheers|👍🏻?|🙏🏻?|❤️?)[.! ]*$/iu;

/** Returns whether a text is only a thank-you: an answer would begin a conversation that nobody wants. */
export const wantsNoAnswer = (words: string): boolean =>
  words
    .trim()
    .split(/[\n,]+\s*/)
    .every((part) => THANKS.test(part.trim()));
