import { unaccented } from "../../../contract/storable.ts";
import type { Language } from "../reading.ts";
import { withNumbersWhole } from "../vocabulary/numbers.ts";
import { phrasesIn } from "./lexicon.ts";

/** A word of a question, or a sign that compares. */
export interface Token {
  /** Lower case, no accents, no marks. */
  plain: string;
  /** As it was written. */
  raw: string;
  /** Text in quotation marks is one literal token. */
  isQuoted: boolean;
  /** Whether it ends in an apostrophe and s. */
  isPossessive: boolean;
}

/** Two letters that are no name. */
const SMALL = /^(?:is|am|do|of|to|in|on|my|me|we|he|it|us|as|at|by|so|or|if|an|go|up)$/u;
/** Whether two letters are written as a name: "Bo", "bo's". */
export const isWrittenAsName = ({ raw, plain, isPossessive }: Token): boolean =>
  !SMALL.test(plain) && (isPossessive || /^\p{Lu}\p{Ll}$/u.test(raw));

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bcan['’]?t\b/giu, "can not"],
  [/\bwon['’]?t\b/giu, "will not"],
  [/\b(is|are|was|were|has|have|had|do|does|did|would|should|could)n['’]?t\b/giu, "$1 not"],
  [/\b(who|what|when|where|how|there|that|it|she|he)['’]s\b/giu, "$1 is"],
  [/\b(whats|wheres|whens|whos)\b/giu, "$&"],
  [/\b(i|you|we|they|who)['’]ve\b/giu, "$1 have"],
  [/\b(you|we|they|who|what)['’]re\b/giu, "$1 are"],
  [/\bi['’]m\b/giu, "i am"],
  [/\b(i|you|we|they|she|he|who)['’]d\b/giu, "$1 would"],
  [/\b(i|you|we|they|she|he|who)['’]ll\b/giu, "$1 will"],
];
const RUN_TOGETHER: Record<string, string> = { whats: "what is", wheres: "where is", whens: "when is", whos: "who is" };
/** French words before an apostrophe: "d'Anna", "qu'elle". */
const ELIDED = /(?<![\p{L}\p{N}])(qu|[dlnjcsmt])['’](?=\p{L})/giu;

/** A word as it is compared. */
export const plainWord = (word: string): string => unaccented(word);

/** The words of a question in order. French "où" (where) is kept apart from "ou" (or). */
export function tokensOf(text: string, language: Language): Token[] {
  let words = withNumbersWhole(text);
  if (language === "en") {
    for (const [pattern, long] of CONTRACTIONS) words = words.replace(pattern, long);
    words = words.replace(/\b(?:whats|wheres|whens|whos)\b/giu, (word) => RUN_TOGETHER[word.toLowerCase()] ?? word);
  }
  if (language === "fr")
    words = words
      .replace(/(?<![\p{L}\p{N}])où(?![\p{L}\p{N}])/giu, "where")
      .replace(/\best-ce que?\b/giu, " ")
      .replace(/(?<![\p{L}]a)-t-(?:il|elle|on|ils|elles)(?!\p{L})/giu, " ")
      .replace(ELIDED, (_, part: string) => (part.toLowerCase() === "qu" ? "que " : `${part} `));
  const pattern =
    /["“„«]([^"”“»]{1,200})["”“»]|[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|[.@&/-](?=[\p{L}\p{N}])|,(?=\d{3}(?!\d)))*\+?(['’]s(?!\p{L})|['’](?!\p{L}))?|[<>≥≤=]=?|,|;/gu;
  return Array.from(words.matchAll(pattern)).flatMap(([raw, quoted, possessive]): Token[] => {
    if (quoted !== undefined)
      return [{ plain: plainWord(quoted.trim()), raw: quoted.trim(), isQuoted: true, isPossessive: false }];
    const bare = possessive === undefined ? raw : raw.slice(0, -possessive.length);
    const token = (word: string, isLast: boolean): Token => ({
      plain: plainWord(word),
      raw: word,
      isQuoted: false,
      isPossessive: isLast && possessive !== undefined,
    });
    // "to-do" and "job/title" are two words; a date, a number, a mail and an address are one.
    if (/[@]|\d/.test(bare) || !/[-/&.]/.test(bare)) return [token(bare, true)];
    const parts = bare.split(/[-/&.]+/).filter((part) => part !== "");
    return parts.map((part, index) => token(part, index === parts.length - 1));
  });
}

const known = new Map<Language, ReadonlySet<string>>();

/** The single words that the lexicon of a language has. */
function wordsIn(language: Language): ReadonlySet<string> {
  const words =
    known.get(language) ??
    new Set([...phrasesIn(language).keys()].flatMap((phrase) => (phrase.includes(" ") ? [] : [phrase])));
  known.set(language, words);
  return words;
}

const TELLING: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    "who what which when where how is are was were do does did have has the a without by from that than only should would them their they the my of in with and or not show list find tell me many much any people tasks notes posts for to i about this last next week contacts contact everyone everybody anyone anybody somebody deals deal biggest most latest what's who's whats whos".split(
      " ",
    ),
  ),
  de: new Set(
    "wer wen wem was welche welcher welches welchen wann wo wie viele ist sind war hat habe haben der die das den dem mein meine meiner meinen von mit und oder nicht kein keine ohne zeig zeige mir ich leute personen aufgaben notizen fur uber diese dieser letzte nachste woche bei aus im gibt es".split(
      " ",
    ),
  ),
  es: new Set(
    "quien quienes que cual cuales cuando donde como cuantos cuantas es son esta estan tiene tienen tengo el la los las mi mis de del en con y o no sin muestra muestrame dime personas contactos tareas notas para sobre este esta ultima proxima semana hay por he".split(
      " ",
    ),
  ),
  fr: new Set(
    "qui que quoi quel quelle quels quelles quand where comment combien est sont ai as a ont le la les mes mon ma de du des dans en avec et ou ne pas sans montre affiche donne moi personnes contacts taches notes pour sur cette ce derniere prochaine semaine chez je y".split(
      " ",
    ),
  ),
};

const SIGNS: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]/iu,
  es: /[¿¡ñ]/iu,
  fr: /\boù\b|[çœèêù]|\bqu['’]|\b[dljn]['’]\p{L}/iu,
};

/** The language that most of the words are of; English when none is ahead. */
export const languageOf = (text: string): Language => languagesOf(text)[0] ?? "en";

/** The language to answer a text in: another than English only where the text is clearly of it. */
export function spokenIn(text: string): Language {
  const [first, second] = scored(text);
  const english = [first, second].find((one) => one?.language === "en")?.score ?? 0;
  return first && first.score > english * 1.4 ? first.language : "en";
}

/** The languages that a text may be of, the likeliest first. */
export function languagesOf(text: string): Language[] {
  const sorted = scored(text);
  const most = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => score * 2 >= most).map(({ language }) => language);
}

function scored(text: string): { language: Language; score: number }[] {
  const words = tokensOf(text, "fr").map(({ plain }) => plain);
  const languages = Object.keys(TELLING) as Language[];
  const scores = languages.map((language) => ({
    language,
    score:
      words.filter((word) => TELLING[language].has(word)).length * 2 +
      words.filter((word) => wordsIn(language).has(word)).length +
      (SIGNS[language]?.test(text) ? 2 : 0),
  }));
  return scores
    .filter(({ score, language }) => score > 0 || language === "en")
    .sort((one, other) => other.score - one.score || (one.language === "en" ? -1 : 1));
}
