import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { BESIDE_DAY, TONGUES, type Tongue } from "../vocabulary/tongues.ts";
import { foreignQuestion } from "./foreign-questions.ts";
import { moreForeignWorded } from "./more-foreign-wordings.ts";
import { FOREIGN_FIELDS } from "../vocabulary/foreign-fields.ts";
import { englishDay, withEnglishDay } from "./foreign-days.ts";

/** What comes before what is noted. */
const THAT = "que|che|dat|att|at|że";
/** Lower-case words with letters that English has not, or for a task. */
const IN_OWN_WORDS =
  /(?:^| )(?:\p{Ll}*[^\p{ASCII}\P{Ll}]\p{Ll}*|uppgift\p{Ll}*|opgave\p{Ll}*|oppgave\p{Ll}*|taak|tarefa|compito|zadanie)(?: |$)/u;
/** "Og gør det samme på Ana". */
const SAME_FOR =
  /^\s*(?:(?:og|och|en|e|i|a|y)\s+)?(?:gør det samme|gjør det samme|gör (?:det )?samma(?: sak)?|doe hetzelfde|fai lo stesso|faz o mesmo|faça o mesmo|zrób to samo|samme|samma|hetzelfde|lo stesso|o mesmo|to samo) (?:på|for|för|med|hos|til|bij|voor|per|con|para|a|dla|z|com|u) (?<who>\p{Lu}[^,;:.?!\n]{1,40}?)[\s.!]*$/u;
/** "And" between two names. */
const AND = / (?:y|e|en|och|og|i|dan|at) (?=\p{Lu})/gu;
/** An article before a day: "den 22 september". */
const THE_DAY = /^(?:den|det|de|il|lo|o|a|dia)\s+(?=\d)/iu;
const inEnglishField = (words: string): string =>
  Object.entries(FOREIGN_FIELDS).find(([, own]) => new RegExp(`^(?:${own})$`, "iu").test(words.trim()))?.[0] ??
  words.trim();

type Reworded = (groups: Record<string, string | undefined>, isName: (word: string) => boolean) => string | null;
interface Order {
  pattern: RegExp;
  says: Reworded;
}

const PLEASE =
  "(?:(?:por favor|se faz favor|per favore|per piacere|alsjeblieft|graag|kung pwede|pwede bang?|puwede bang?|pwede mo bang?|snälla|kan du|proszę|você pode|podes|pode|puoi|potresti|kun je|kan je|please|pls|tolong|mohon|hey|olá|ciao|hoi|hej|ok)[\\s,]+)*";
const THANKS =
  "(?:[\\s,]+(?:por favor|se faz favor|obrigad[oa]|per favore|grazie|alsjeblieft|bedankt|dank je|salamat|po|tack|tak|takk|proszę|terima kasih|makasih|ya|please|thanks))*[\\s.!?]*$";

/** The day of "Przypomnij mi o piątek", which has nothing to be done, in English; null for any other words. */
function dayAlone(what = "", tongue: Tongue): string | null {
  const about = new RegExp(`^(?:(?:${tongue.to}|${BESIDE_DAY.of}|aan),? )+`, "iu");
  const day = [what, what.replace(about, "")].find((words) => englishDay(words, tongue) !== words);
  return day === undefined ? null : englishDay(day, tongue);
}

/** A task in English; "para amanhã" is its day, and nobody who it is for. */
function taskSaid(who: string | undefined, what: string, tongue: Tongue): string {
  const day = who === undefined ? undefined : englishDay(who, tongue);
  if (day !== who) return `remind me ${day ?? ""} to ${what}`;
  return `add a task${who === undefined ? "" : ` for ${who}`}: ${withEnglishDay(what, tongue)}`;
}

const NAME = "[^,;:.?!\\n]{2,50}?";
const re = (source: string) => new RegExp(`^\\s*${PLEASE}${source}`, "iu");
const before = ({ article }: Tongue): string => (article === "" ? "" : `(?:(?:${article}) )?`);

/** What is asked, and what is to be remembered or set. */
function asked(tongue: Tongue): Order[] {
  const { remind, to, whoIsIn, into, on, days, whatIsDue, whatIs, of, set } = tongue;
  const DAY = `(?:(?:${on}) )?(?:${Object.keys(days).join("|")})`;
  const the = before(tongue);
  const english = (text = "") => withEnglishDay(text, tongue);
  return [
    {
      pattern: re(
        `(?:${remind})(?: (?<day>${DAY})(?=,| (?:${to})(?! (?:umaga|hapon|gabi))(?!\\p{L})))?,?(?: (?:${to}),?)? ?(?<what>\\p{L}[^:?\\n]{2,160}?)${THANKS}`,
      ),
      says: ({ day, what }) => {
        const alone = day === undefined ? dayAlone(what, tongue) : null;
        if (alone !== null) return `remind me ${alone}`;
        return day === undefined
          ? `remind me to ${english(what).replace(new RegExp(`^(?:${to}),? `, "iu"), "")}`
          : `remind me ${englishDay(day, tongue)} to ${what ?? ""}`;
      },
    },
    {
      pattern: re(`(?:${whoIsIn}) (?:the )?(?<value>[^,;:.!\\n]{2,40}?)\\s*\\?*\\s*$`),
      says: ({ value = "" }) => `who is in ${value}?`,
    },
    {
      pattern: re(`(?:${whatIsDue})(?: (?<day>${DAY}))(?: (?:doen|te doen|po|gagawin|lave))?\\s*\\?*\\s*$`),
      says: ({ day = "" }) => `what tasks are due ${englishDay(day, tongue)}?`,
    },
    {
      pattern: re(
        `(?:${whatIs}) (?:(?:o|a|il|la|lo|het|de|ang) |l['’])?(?<field>[^,;:.?!\\n]{2,30}?) (?:${of === "" ? "dla" : of}) ?${the}(?<who>${NAME})\\s*\\?*\\s*$`,
      ),
      says: ({ field = "", who = "" }) => `what is the ${inEnglishField(field)} of ${who}?`,
    },
    {
      pattern: re(
        `(?:${set}) (?:(?:o|a|il|la|lo|het|de) |l['’])?(?<field>[^,;:.?!\\n]{2,30}?) (?:${of === "" ? "dla" : of}) ?${the}(?<who>${NAME}) (?:${into}) (?<value>[^,;:?!\\n]{1,40}?)${THANKS}`,
      ),
      says: ({ field = "", who = "", value = "" }) =>
        `set the ${inEnglishField(field)} of ${who} to ${englishDay(value, tongue)}`,
    },
  ];
}

/** What is to be done with a task, a person or a note. */
function changed(tongue: Tongue): Order[] {
  const { move, into, note, task, forWhom, mark, asDone, set } = tongue;
  const the = before(tongue);
  const day = (value: string) => englishDay(value.replace(THE_DAY, ""), tongue).replace(/^on /u, "");
  return [
    {
      pattern: re(`(?:${mark}) (?<what>[^,;:.?!\\n]{2,60}?) (?:${asDone})${THANKS}`),
      says: ({ what = "" }) => `mark ${what} as done`,
    },
    {
      // "Ret Majas prioritet til 81": whose it is comes first.
      pattern: re(
        `(?:${set}) (?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?)['’]?s (?<field>[^,;:.?!\\n]{2,30}?) (?:${into}) (?<value>[^,;:?!\\n]{1,40}?)${THANKS}`,
      ),
      says: ({ who = "", field = "", value = "" }, isName) =>
        `set the ${inEnglishField(field)} of ${isName(`${who}s`) ? `${who}s` : who} to ${day(value)}`,
    },
    {
      pattern: re(`(?:${move}) ${the}(?<who>${NAME}) (?:${into}) (?<value>[^,;:.?!\\n]{2,40}?)${THANKS}`),
      // A title in words of the language names no task that is there.
      says: ({ who = "", value = "" }) =>
        /(?:^| )\p{Ll}/u.test(who) && day(value) !== value
          ? IN_OWN_WORDS.test(who)
            ? null
            : `move ${who} to ${day(value)}`
          : `move ${who} to ${value}`,
    },
    {
      pattern: re(`(?:${note}) ${the}(?<who>${NAME})(?:\\s*[:,]\\s*| (?:${THAT}) )(?<text>\\S[^\\n]*)$`),
      says: ({ who = "", text = "" }) => `note for ${who.replace(AND, " and ")}: ${text}`,
    },
    {
      pattern: re(`(?:${task})(?: (?:${forWhom}) ${the}(?<who>${NAME}))?\\s*:\\s*(?<what>\\S[^\\n]*?)${THANKS}`),
      says: ({ who, what = "" }) => taskSaid(who, what, tongue),
    },
  ];
}
const ORDERS = TONGUES.flatMap((tongue) => [...asked(tongue), ...changed(tongue)]);

/** An everyday order or question in Portuguese, Italian, Dutch, Tagalog, Polish, Indonesian, Malay or a Scandinavian language, in English around what it names; other messages are unchanged. */
export function inMoreLanguages(message: string, people: readonly Pick<KnownPerson, "name">[] = []): string {
  if (message.length > 240) return message;
  const worded = moreForeignWorded(message);
  if (worded !== message) return worded;
  const asked = foreignQuestion(message);
  if (asked !== null) return asked;
  const same = SAME_FOR.exec(message)?.groups?.["who"];
  if (same !== undefined) return `the same for ${same}`;
  const isName = (word: string): boolean => people.some(({ name }) => plainWords(name).includes(word.toLowerCase()));
  for (const { pattern, says } of ORDERS) {
    const groups = pattern.exec(message)?.groups;
    if (groups) return says(groups, isName) ?? message;
  }
  return message;
}
