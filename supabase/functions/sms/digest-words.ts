/**
 * What a text asks for a digest. `which`: only the number of a line. `until`: the words after "snooze 1", such as "3d" or "friday".
 * `list`: what is open in it. `all`: to mark every line as done.
 */
export type DigestWish =
  | { want: "done" | "draft" | "which"; number: number }
  | { want: "snooze"; number: number; until: string }
  | { want: "list" }
  | { want: "all" };

const DAYS: Record<string, number> = { d: 1, w: 7, m: 30 };
const NUMBER = String.raw`#?(\d{1,2})[.)]?`;
const DONE = new RegExp(
  `^(?:(?:(?:mark|tick|check) )?${NUMBER} (?:is |as )*(?:done|finished|completed?)|(?:done(?: with)?|finished|completed?|did|tick(?: off)?|check(?: off)?) ${NUMBER})$`,
);
const DRAFT = new RegExp(`^(?:draft ${NUMBER}|${NUMBER} draft)$`);
const WHICH = new RegExp(`^${NUMBER}$`);
const SNOOZE = new RegExp(`^(?:snooze ${NUMBER}|${NUMBER} snooze)(?: (?!and |& )([^,]{1,40}))?$`);
/** "1, 2 and 4 done", "done 1 2", "snooze 1 and 3 until friday". */
const NUMBERS = String.raw`#?\d{1,2}(?:,?(?: and| &| plus)? #?\d{1,2}){1,6}`;
const SEVERAL = new RegExp(
  `^(?<before>done|snooze)? ?(?<numbers>${NUMBERS})(?: (?:are |both )*(?<after>done|snooze))?(?<rest> [^,]{1,40})?$`,
);
const LIST =
  /^(?:(?:show|send|resend|repeat|text)(?: me)? |what(?:'s|’s| is) (?:in|on) )?(?:my |the |today(?:'s|’s)? )*(?:morning )?digest(?: again)?(?: please)?\??$/;
const ALL =
  /^(?:all|everything|all of (?:them|it)|both)(?: is| are)? (?:done|finished|completed?)$|^done (?:with )?(?:all|everything)(?: of (?:them|it))?$/;
const COUNTED_DAYS = /^(?:for )?(\d{1,3}|a|an) ?(d|days?|w|weeks?|m|months?)$/;

const COUNTED = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "✅ 2", "2done" and "two done" are all "done 2" in other words. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[✅✔☑]\ufe0f?/gu, " done ")
    .replace(/(\d)(?=done|snooze|draft)/g, "$1 ")
    .replace(new RegExp(`\\b(?:${COUNTED.join("|")})\\b`, "g"), (word) => String(COUNTED.indexOf(word) + 1))
    .trim()
    .replace(/[.!]+$/, "")
    .replace(/\s+/g, " ");

/** Reads all that a text asks for a digest or lines of it: one wish, one for several numbers, or one after the other; null if any of it is something else. */
export function readDigestWishes(words: string): DigestWish[] | null {
  const only = readDigestWish(words);
  if (only) return [only];
  const whole = plain(words);
  if (LIST.test(whole)) return [{ want: "list" }];
  if (ALL.test(whole)) return [{ want: "all" }];
  const several = readSeveral(whole);
  if (several) return several;
  const parts = words.split(/[\n;,]+|\band\b|[.!]\s/i).filter((part) => /\S/.test(part));
  const wishes = parts.map(readDigestWish);
  const isClear = parts.length > 1 && wishes.every((wish) => wish !== null && wish.want !== "which");
  return isClear ? wishes.filter((wish) => wish !== null) : null;
}

function readSeveral(text: string): DigestWish[] | null {
  const { before, numbers = "", after, rest } = SEVERAL.exec(text)?.groups ?? {};
  const want = before ?? after;
  if (want === undefined || (before && after) || (want === "done" && rest !== undefined)) return null;
  const each = [...new Set((numbers.match(/\d{1,2}/g) ?? []).map(Number))];
  return each.map((number) =>
    want === "done" ? { want, number } : { want: "snooze" as const, number, until: rest?.trim() ?? "1d" },
  );
}

/** Reads "2 done", "snooze 1 3d", "draft 3", in either order, and a bare "2"; null for anything else. */
function readDigestWish(words: string): DigestWish | null {
  const text = plain(words);
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
