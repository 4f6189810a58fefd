import { plainWords } from "../words.ts";
import type { Listed } from "./reading.ts";
import { isAkin } from "./vocabulary/akin.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
/** Of notes, which are listed from the newest on. */
const NEWEST =
  /^(?:the |die |la |le )?(?:most |mas |plus )?(?:newe(?:r|st)|late(?:r|st)|recente?|reciente|neue(?:re|ste)|nueva)(?: (?:one|note|notiz|nota))?$/;
const OLDEST =
  /^(?:the |die |la |le )?(?:mas |plus )?(?:olde(?:r|st)|earli(?:er|est)|previous|alte(?:re|ste)|antigua|vieja|ancienne|vieille)(?: (?:one|note|notiz|nota))?$/;
const LAST = /^(?:the )?(?:last|latter|bottom)(?: (?:one|person|task))?$/;

const SECOND_THOUGHTS =
  /^.{1,40} (?:no|sorry|actually|wait|oops|rather|i mean|i meant) (?:no |sorry |wait )?(.{1,40})$/;
/** The choice whose whole name the words are: "stage", where "Deal stage" is the other. */
export const namedWhole = (choices: readonly Listed[], words: string): Listed | null => {
  const said = words.replace(/ please$/u, "").replace(/^the | (?:one|field|column)$/gu, "");
  return choices.find(({ name }) => plainWords(name).join(" ") === said) ?? null;
};

/** The choice that words name: by its place in the list, or by words that only one of them has. */
export function chosenOf(choices: readonly Listed[], words: string): Listed | null {
  if (choices.length === 0) return null;
  // "The first, sorry the second": what is said last.
  const [, after] = SECOND_THOUGHTS.exec(words) ?? [];
  if (after !== undefined) return chosenOf(choices, after);
  const said = words.replace(/^(?:the|no|i mean|i meant|it s|yes|ok|number|no) /g, "");
  const whole = namedWhole(choices, said);
  if (whole) return whole;
  const place = ORDINALS.findIndex((ordinal) =>
    new RegExp(`^(?:the )?${ordinal}(?: one| person| task)?(?: please)?$`).test(said),
  );
  const number = /^(?:number |no |option )?([1-6])(?:st|nd|rd|th)?$/.exec(said)?.[1];
  if (place >= 0 || number !== undefined) return choices[place >= 0 ? place : Number(number) - 1] ?? null;
  if (choices.every(({ kind }) => kind === "note")) {
    if (NEWEST.test(said)) return choices[0] ?? null;
    // Of three notes two are older.
    if (OLDEST.test(said))
      return choices.length === 2 || /est|^(?:la|le) (?:mas|plus) /.test(said) ? (choices.at(-1) ?? null) : null;
  }
  if (LAST.test(said)) return choices.at(-1) ?? null;
  if (/^(?:the )?former$/.test(said)) return choices[0] ?? null;
  const telling = said.split(" ").filter((word) => word.length > 1 && !FILLER.has(word));
  if (telling.length === 0) return null;
  const fits = choices.filter(({ name }) => {
    const own = plainWords(name);
    // "The van one", of Okoro Vans.
    return telling.every((word) => own.includes(word) || own.includes(`${word}s`));
  });
  if (fits.length > 0) return fits.length === 1 ? (fits[0] ?? null) : null;
  // "The ferry one", of Saaristo Ferries.
  const akin = choices.filter(({ name }) =>
    telling.every((word) => word.length > 3 && plainWords(name).some((own) => isAkin(own, word))),
  );
  return akin.length === 1 ? (akin[0] ?? null) : null;
}

export const FILLER = new Set(
  "girl lady chap fellow founder contact which has does did their who's its for about mean meant runs run makes make sells sell wants want writes on doing into whose had was the one at from of with who is works in his her i mean meant please it was s that person task guy woman man company working to about".split(
    " ",
  ),
);
