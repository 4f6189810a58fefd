import { THEMES_AT_MOST, THEME_MAX_LENGTH } from "../language-model.ts";
import { toPlainText } from "../plain-text.ts";
import { contentWords, tidyPost } from "./sentences.ts";

const HASHTAG = /#([\p{L}\p{N}\p{M}_]{2,})/gu;
/** A tag is chosen by its author to say what a post is about; a word only happens to be in it. */
const TAG_COUNTS = 3;
const WORD_AT_LEAST = 2;
/** Words of four letters and more that say nothing of a subject, in the languages people post in. */
const EMPTY_WORDS = new Set(
  `about after again asked ever ask asks four five half part second read free break instead against also always another around
  because been before being best better between both came come comes could days does doing done down during each even every
  everyone everything feel first found from getting give goes going good great happy have having help here however into itself
  just keep know last less like little long look looking made make makes making many maybe month months more most much must need
  never next night nothing once only other ours over people proud really right same says should since some someone something
  start started still such sure take team than thank thanks that their them then there these they thing things think this those
  three through time times today together told took toward under until upon used using very want wanted week weeks well went
  were what when where which while will with without work worked working would year years your yours yesterday tomorrow aber
  alle alles drei jede jeder jetzt weil zwei auch auf beim dann dass diese dieser dieses doch eine einem einen einer eines euch
  habe haben hier immer kann mehr mein nach nicht noch oder sich sind unser unsere unserer viel viele vom wenn wird wurde über
  antes ayer como cuando cada desde donde ella ellos entre esta este esto estos hace hasta hemos muy nuestra nuestro para pero
  porque sobre también tiene todo todos uma você nosso nossa mais pela pelo quando também temos são está premier première
  primeiro primera avec cette dans depuis elle leur même notre nous pour plus sans sont tout tous très vous être`.split(
    /\s+/u,
  ),
);

/** What several posts have in common: their hashtags and the words that come back, the commonest first. */
export function findThemes(contents: string[]): string[] {
  const counts = new Map<string, { theme: string; count: number }>();
  const count = (theme: string, by: number) => {
    const key = theme.toLowerCase();
    const known = counts.get(key);
    counts.set(key, { theme: known?.theme ?? theme, count: (known?.count ?? 0) + by });
  };
  for (const content of contents) {
    const text = toPlainText(content);
    for (const tag of new Set(Array.from(text.matchAll(HASHTAG), ([, word = ""]) => word.toLowerCase()))) {
      count(tag, TAG_COUNTS);
    }
    for (const word of contentWords(tidyPost(text))) {
      if (namesSomething(word)) count(word, 1);
    }
  }
  return [...counts.values()]
    .filter((one) => one.count >= WORD_AT_LEAST && one.theme.length <= THEME_MAX_LENGTH)
    .sort((one, other) => other.count - one.count || one.theme.localeCompare(other.theme, "en"))
    .slice(0, THEMES_AT_MOST)
    .map(({ theme }) => theme);
}

/** Letters of any kind and nothing else: "don't" and "2024" are no subjects. */
const OF_LETTERS = /^[\p{L}\p{M}]+$/u;
/** In these scripts, words this short are mostly grammar too; in Japanese, so is what has no kanji or katakana. */
const SHORT_WORD = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]{1,4}$/u;
const GRAMMAR = /^(?:\p{Script=Hiragana}+|.)$/u;

function namesSomething(word: string): boolean {
  return OF_LETTERS.test(word) && !SHORT_WORD.test(word) && !GRAMMAR.test(word) && !EMPTY_WORDS.has(word);
}
