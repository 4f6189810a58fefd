import type { KnownPerson } from "../../assistant-model.ts";
import { isCommonWord } from "../../commands.ts";
import { canName } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { canonical, ROLE } from "./lexicon.ts";
import type { Language } from "../reading.ts";

/** What names are told by. */
export interface NameReader {
  people: readonly KnownPerson[];
  /** The people that words describe: "the guy from Halden". */
  described: readonly { said: string; people: KnownPerson[]; isGroup?: true }[];
  language: Language;
  /** Words that are stages, statuses, fields and options, so that none of them is taken for a surname. */
  known: ReadonlySet<string>;
}

const PARTICLES = "van|von|de|da|del|di|la|le|der|den|bin|al|el|ten|ter|dos|du|af|ibn|ben|mac|mc|st";
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*\\p{L}";
const CAPITALISED = new RegExp(`(?<![\\p{L}\\p{N}])${WORD}(?:\\s+(?:(?:${PARTICLES})\\s+)*${WORD})*`, "gu");
/** Where "von" and "de" join a name to its company. */
const WITHOUT_PARTICLES = new RegExp(`(?<![\\p{L}\\p{N}])${WORD}(?:\\s+${WORD})*`, "gu");
/** Words with which a sentence begins, so that their capital makes no name of them. */
const NO_NAME = new Set(
  "hand pass park stick pop knock lift drag shove crank flip reduce demote upgrade swap swop turn hold skip grab throw add create make set mark move change update remind note log write draft delete remove complete finish schedule show list tell clear put email call save follow track what who when where which how why i i'm i've is are was were does do did has have can could would should will please the a an in on at to for from with and or but if so also then hi hey hello thanks thank dear ok okay yes no not new task tasks notes reminder todo monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag heute morgen lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche januar februar marz mai juni juli oktober dezember january february march april may june july august september october november december today tomorrow tonight linkedin ask agent stage status after before remember jot met had got spoke talked lunch coffee dinner she he they we it my our her his their there this that these those assign rename reopen snooze push postpone reschedule undo redo cancel meet meeting start stop switch find search give keep don't dont never let someone everyone everybody all another send book prepare review pay buy read finish ping reach invite introduce ask check plan plus register import raise lower give tick untick promote bump increase decrease tag flag clear empty rename make enter store unfollow erase trash drop log jot draft compose prepare visit ring text message nudge chase thank congratulate bring forward share sign submit assign link attach snooze delay shift write mail phone update edit correct fix switch upgrade downgrade note notes everyone anyone met meets had saw spoke sent also because since when while today yesterday tomorrow morning role company city email location industry owner priority name apparently supposedly allegedly maybe perhaps probably possibly actually basically honestly obviously hopefully sadly unfortunately luckily finally suddenly recently currently officially reportedly certainly definitely surely imagine suppose assuming guess called emailed mailed texted messaged rang phoned pinged visited wrote heard tasted tried sent invited reached reminded asked told chatted chased nudged followed skyped dropped delivered booked ordered bumped ran inform let tell".split(
    " ",
  ),
);

/** "Will: …", "Will's …": a word at the beginning that can only be a name. */
const SUBJECT_ENDS =
  /^(?:['’]s\b|\s*:|\s+[–—-]|\s*->|(?:,?\s+and\s+\p{Lu}\S*)?\s+(?:is|isn['’]t|are|was|were|has|have|had|needs?|wants?|could|can['’]?t|cannot|said|says|told|wrote|will|would|does|doesn['’]t|didn['’]t|no longer|likes|loves|owns|works|lives|moved|joined|left|gets?|got|called|asked|should|must|became|becomes|went|takes?|took|goes|prefers|just|also|still|deserves|gave|signed|to|stage|status|owner|priority|prio|email|company|role|title|location)\s|\s+\d[\d.,]*\s*$|,\s+\p{Lu}\p{Ll}+\s*[:,])/u;

interface NameAt {
  people: KnownPerson[];
  /** All of them are meant. */
  isGroup?: true;
  from: number;
  to: number;
}

/** What stands between the words of no name. */
const PARTED = /[^\s'’-]/u;
/** "Orbe Fresnillo" of Fresnillo-Orbe: a name in another order is the name. */
function namesInAnotherOrder(
  text: string,
  words: ReturnType<typeof wordsIn>,
  spelled: readonly { person: KnownPerson; parts: string[] }[],
  isFreeBefore: (from: number, to: number) => boolean,
): NameAt[] {
  const found: NameAt[] = [];
  const isFree = (from: number, to: number) =>
    isFreeBefore(from, to) && !found.some((one) => from < one.to && to > one.from);
  for (const { person, parts } of spelled.filter((one) => one.parts.length > 1))
    for (let at = 0; at < words.length; at += 1) {
      let end = at;
      while (
        end < words.length &&
        parts.includes(words[end]?.plain ?? "") &&
        (end === at || !PARTED.test(text.slice(words[end - 1]?.to, words[end]?.from))) &&
        !words.slice(at, end).some(({ plain }) => plain === words[end]?.plain)
      )
        end += 1;
      // "Anne-Sophie le socle": an article behind a name is none of it.
      while (end - at > 2 && !canName(words[end - 1]?.plain ?? "", parts, words[end - 1]?.raw ?? "")) end -= 1;
      const [first, last] = [words[at], words[end - 1]];
      if (
        !first ||
        !last ||
        end - at < 2 ||
        !words.slice(at, end).some(({ plain, raw }) => canName(plain, parts, raw)) ||
        !isFree(first.from, last.to)
      )
        continue;
      const said = words.slice(at, end).map(({ plain }) => plain);
      const fits = spelled.filter((one) => said.every((word) => one.parts.includes(word))).map((one) => one.person);
      found.push({ people: fits.length > 0 ? fits : [person], from: first.from, to: last.to });
    }
  return found;
}

/** Where a text names someone: the user's own people in full or by a part of the name, and names that nobody of theirs has. */
export function namesIn(text: string, { people, described, known, language }: NameReader): NameAt[] {
  const words = wordsIn(text);
  const found = describedIn(text, described);
  const isFree = (from: number, to: number) => !found.some((one) => from < one.to && to > one.from);
  const own = people.filter(({ by }) => by !== "company");
  const spelled = own.map((person) => ({ person, parts: plainWords(person.name) }));
  for (const { parts } of [...spelled].sort((one, other) => other.parts.length - one.parts.length)) {
    const name = parts.join(" ");
    for (let at = 0; at < words.length; at += 1) {
      let end = at;
      let said = words[at]?.plain ?? "";
      while (said.length < name.length && end + 1 < words.length) said += ` ${words[(end += 1)]?.plain ?? ""}`;
      const [first, last] = [words[at], words[end]];
      if (said !== name || !first || !last || !isFree(first.from, last.to) || parts.length < 2) continue;
      found.push({
        people: spelled.filter((one) => one.parts.join(" ") === name).map(({ person }) => person),
        from: first.from,
        to: last.to,
      });
    }
  }
  found.push(...namesInAnotherOrder(text, words, spelled, isFree));
  // A verb or a noun of another language has a capital at the beginning, or always.
  const isNoName = (word: string) => NO_NAME.has(word) || known.has(word) || canonical(word, language) !== word;
  const unknown = [
    ...calledNames(text),
    ...unknownNames(text, isNoName, language === "en" ? CAPITALISED : WITHOUT_PARTICLES),
  ].filter(
    ({ from, to }, no, all) => isFree(from, to) && !all.slice(0, no).some((one) => from < one.to && to > one.from),
  );
  for (const [no, { raw, plain: said, from, to: end }] of words.entries()) {
    // "Won" is a stage before it is a part of Jae-won.
    if (said.length < 2 || !isFree(from, end) || known.has(said)) continue;
    const isOwn = (word: string) => spelled.some(({ parts }) => parts.includes(word));
    // "Omars email": whose it is, without the apostrophe.
    const isWord = isCommonWord(said) || NO_NAME.has(said);
    const isPossessive = said.length > 3 && said.endsWith("s") && !isWord && !isOwn(said) && isOwn(said.slice(0, -1));
    const plain = isPossessive ? said.slice(0, -1) : said;
    const to = isPossessive ? end - 1 : end;
    const fits = spelled
      .filter(
        ({ parts }) =>
          parts.includes(plain) && canName(plain, parts, raw) && (plain.length > 2 || isShortName(raw, no, text, end)),
      )
      .map(({ person }) => person);
    if (
      fits.length === 0 ||
      ((isCommonWord(plain) || NO_NAME.has(plain)) &&
        (!/^\p{Lu}/u.test(raw) || (no === 0 && !SUBJECT_ENDS.test(text.slice(end)))))
    )
      continue;
    // "Jane Miller" is not the Jane Doe who the user follows, but "Jane D" may be.
    const longer = unknown.find((one) => from >= one.from && to <= one.to);
    if (longer) {
      const said = plainWords(longer.name.replace(TITLE, "")).join(" ");
      const isTitled = TITLE.test(longer.name) && said === plain;
      const begun = fits.filter(
        ({ name }) =>
          isTitled ||
          `${plainWords(name).join(" ")} `.startsWith(`${said} `) ||
          plainWords(name).join(" ").startsWith(said),
      );
      found.push({ people: begun, from: longer.from, to: longer.to });
    } else found.push({ people: fits, from, to });
  }
  for (const { from, to } of unknown) if (isFree(from, to)) found.push({ people: [], from, to });
  return found;
}

/** "Ms Keller": how people are addressed is no part of their name. */
const TITLE =
  /^(?:mr|mrs|ms|mx|miss|dr|prof|professor|herrn?|frau|monsieur|madame|mme|se[nñ]ora?|sra?|signora?)\.?\s+/iu;

/** Words of two letters that begin a sentence and are hardly ever a name there: "He called", "Am Montag …", "Ha, good one". */
const SHORT_WORD =
  /^(?:he|we|me|us|my|it|is|am|be|go|to|of|in|on|at|by|as|or|if|no|up|ok|hi|oh|ah|im|er|es|um|zu|ja|ab|ob|wo|el|lo|mi|tu|su|se|si|yo|ya|un|en|il|je|ce|sa|ta|et|ou|ne|do|so|an|da|de|la|le|du|am|no|go)$/u;
/** "Bo", "bo's": two letters are a name where they have its capital, or where something is theirs. */
function isShortName(raw: string, no: number, text: string, end: number): boolean {
  if (/^['’]s(?![\p{L}])/u.test(text.slice(end))) return !SHORT_WORD.test(raw.toLowerCase());
  if (!/^\p{Lu}/u.test(raw)) return false;
  const isWord = SHORT_WORD.test(plainWords(raw).join(""));
  return (
    no > 0 || (!isWord && !/^\s*[,!]/u.test(text.slice(end))) || /^,\s+\p{Lu}\p{Ll}+\s*[:,]/u.test(text.slice(end))
  );
}

const wordsIn = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: raw, index }) => ({
    raw,
    from: index,
    to: index + raw.length,
    plain: plainWords(raw).join(" "),
  }));

/** Where a text describes people who were looked up. */
function describedIn(text: string, described: NameReader["described"]): NameAt[] {
  return described.flatMap(({ said, people, isGroup }) => {
    const from = text.toLowerCase().indexOf(said.toLowerCase());
    return from < 0 ? [] : [{ people, from, to: from + said.length, ...(isGroup && { isGroup }) }];
  });
}

/** Words after "called" are a name, whatever else they mean: "a guy called Bertil Ask". */
const calledNames = (text: string): { name: string; from: number; to: number }[] =>
  Array.from(
    text.matchAll(
      new RegExp(
        `\\b(?:guy|man|woman|lady|girl|person|someone|somebody|founder|contact|investor|engineer|colleague|friend)\\s+(?:(?:is|was)\\s+)?(?:called|named)\\s+(${WORD}(?:\\s+(?:(?:${PARTICLES})\\s+)*${WORD})+)`,
        "gu",
      ),
    ),
    ({ 0: raw, 1: name = "", index }) => ({
      name,
      from: index + raw.length - name.length,
      to: index + raw.length,
    }),
  );

/** "SRE", "CVs": letters that mean a thing. Surnames in capitals have a vowel, or two letters. */
const isOfLetters = (word: string): boolean =>
  /^(?:[B-DF-HJ-NP-TV-XZ]{3,5}|JD|CV|NDA|PDF|SRE|SOW|ROI|KPI|LOI|MSA|FAQ|API|QA|UX|UI|SLA|DPA|RFI|EULA|SAFE|IOU|POC|ETA|OKR|ATS|MOU)s?$/u.test(
    word,
  );

function unknownNames(
  text: string,
  isNoName: (word: string) => boolean,
  pattern: RegExp,
): { name: string; from: number; to: number }[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: raw, index }) => {
    const parts = Array.from(raw.matchAll(/\S+/gu), ({ 0: part, index: at }) => ({
      part,
      from: index + at,
      to: index + at + part.replace(/['’]s$/u, "").length,
      plain: plainWords(part).join(" "),
    }));
    const owner = parts.findIndex(({ part }) => /['’]s$/u.test(part));
    if (owner >= 0) parts.splice(owner + 1);
    while (parts[0] && (isNoName(parts[0].plain) || /^\p{Ll}/u.test(parts[0].part))) parts.shift();
    while (parts.length > 0 && isNoName(parts.at(-1)?.plain ?? "")) parts.pop();
    // "Send Noor SRE data", "email Priya the CV": letters for a thing, and nobody's surname.
    while (parts.length > 1 && isOfLetters(parts.at(-1)?.part ?? "")) parts.pop();
    const [first] = parts;
    const last = parts.at(-1);
    // "Managing Director" is nobody's name.
    if (!first || !last || parts.length < 2 || ROLE.test(`${parts.map(({ plain }) => plain).join(" ")} `)) return [];
    return [{ name: text.slice(first.from, last.to), from: first.from, to: last.to }];
  });
}
