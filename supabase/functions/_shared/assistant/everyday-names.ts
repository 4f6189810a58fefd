import { plainWords } from "./words.ts";

/** What people say of Tracker's own things, which nobody means as a name in small letters. */
const OF_TRACKER =
  "add all any call calls complete create delete done drop everyone everything last list mine move next none note notes open people person post posted posts remove rename reset save send set show task tasks test undo user update people contact contacts column columns stage status owner email admin system assistant bot hello yes no";
/** Words of every day that are surnames too. A given name that is a word, Grace or Bill, is a name in small letters as well. */
const WORDS = new Set(
  `${OF_TRACKER} week weeks day days month months year years hour hours winter spring rich long short young old best good great strong small little large big sharp swift wise just ready right wright light bright brown green white black gray grey gold silver stone woods wood wooden field fields hill hills rivers river lake lakes park parks bridge bridges church house home street lane way road rowe page pages book books case cases cash price prices cost pay paid rate bank banks bond bonds stock trade market sale sales shop store order orders deal deals offer win won loss free fair final first second third early late noon night date dates time times hand hands head foot back front side end ends point points part parts piece ring bell ball horn drum band song sing singer singers cook baker cooke potter farmer butcher miller walk run runs ride rider drive driver fly flies swim jump stand stands sit rest rests work works worker play plays player read reads write writer draw draws paint painter build builder make makes maker give gives take takes bring keep keeps hold holds find finds found look looks see seen hear heard say says said tell told ask asks asked know known think want wants need needs like likes love loves close closes new meet meets met talk talks chat chats visit visits chance chase hunt hunts fox fish wolf lion crane crow swan bird lamb bull bear bears buck king kings queen pope bishop abbot knight north south east west major minor moon sun rain rains snow frost storm cloud sky flood fire burns ash coal salt pepper rice bean beans berry apple cherry sugar honey bread pie wine beer coffee tea ford cross moss marsh peace power powers true wild world space speed sweet tall thin thick vale wall walls ward water waters wells wing wings yard`.split(
    " ",
  ),
);
/** Names that are words only where they stand as such: "in April", "will Ines come?". */
const MONTHS = new Set(["may", "april", "june", "august", "march"]);
const OF_MONTH =
  /(?:^|\s)(?:in|by|until|till|since|before|after|next|last|this|early|late|mid|during|through|throughout|(?:end|start|beginning|middle|course) of|\d{1,2}(?:st|nd|rd|th)?(?: of)?)\s+$/iu;
/** "Will called", "Mark's email", "Grace and Bill": someone, although a sentence begins with it. */
const DOES =
  /^(?:['’]s?\b|\s+(?:is|has|was|had|wants|wanted|needs|needed|said|says|asked|asks|called|calls|wrote|writes|likes|loves|moved|left|joined|signed|told|sent|sends|got|gets|went|came|comes|goes|works|thinks|won['’]t|doesn['’]t|isn['’]t|and\s+\p{Lu}|to\s+\p{Lu})(?!\p{L})|\s*[:,–-]\s)/u;

const AUXILIARY_BEHIND =
  /^\s+(?:(?-i:\p{Lu})|(?:you|he|she|they|it|i|we|there|this|that|not|be|have|do|get|go|come|grow|need|take|make|send|call|sign|start|pay|see)(?!\p{L}))/iu;
const OF_SOMEONE =
  /(?:^|\s)(?:with|for|to|of|on|about|from|and|call|ring|email|mail|text|ask|tell|meet|see|thank|remind|is|by)\s+$/iu;

interface Said {
  plain: string;
  /** Whether it may be a word of every day: nothing but the beginning of a sentence gives it its capital, if it has one. */
  isWord: boolean;
}

function saidIn(text: string): Said[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => {
    const plain = plainWords(word).join("");
    const [before, behind] = [text.slice(0, index), text.slice(index + word.length)];
    const begins = /(?:^|[.!?;:\n]\s*)["“]?$/u.test(before) && !DOES.test(behind);
    const isMonth = MONTHS.has(plain) && (OF_MONTH.test(before) || /^\s+\d/u.test(behind));
    const isSmall = /^\p{Ll}/u.test(word) || begins;
    const isAuxiliary = plain === "will" && isSmall && AUXILIARY_BEHIND.test(behind) && !OF_SOMEONE.test(before);
    const isOrdinary = WORDS.has(plain) || WORDS.has(plain.replace(/s$/u, ""));
    return { plain, isWord: isMonth || isAuxiliary || (isSmall && isOrdinary) };
  });
}

/**
 * Whether all that a text has of a name are words of every day in small letters: "in two weeks" of Mark Weeks, "what did she post" of Emily
 * Post, "delete all tasks" of someone who is called so. Two parts of a name beside each other name someone.
 */
export function isOnlyWords(text: string, name: string): boolean {
  const parts = plainWords(name);
  const isPart = (plain: string, part: string) => plain === part || plain === `${part}s` || `${plain}s` === part;
  const found = saidIn(text).flatMap((word, at) => {
    const part = parts.findIndex((one) => isPart(word.plain, one));
    return part < 0 ? [] : [{ ...word, at, part }];
  });
  if (found.length === 0 || !found.every(({ isWord }) => isWord)) return false;
  const isBeside = found.some((one) => found.some(({ at, part }) => at === one.at + 1 && part === one.part + 1));
  const own = OF_TRACKER.split(" ");
  return !isBeside || parts.every((part) => own.includes(part));
}
