import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import type { OwnColumn } from "../reading.ts";
import { answer } from "./question.ts";

const SEX =
  "(?:wom[ae]n|m[ae]n|females?|males?|lad(?:y|ies)|girls?|frau(?:en)?|m[äa]nn(?:er)?|mujer(?:es)?|hombres?|femmes?|hommes?)";
const IS_ONE = new RegExp(
  `(?<![\\p{L}])(?:is|are|was|by|being|ist|sind|von|es|son|por|est|sont|par)\\s+(?:(?:an?|all|also|eine?r?|una?|unos|unas|une?|des)\\s+)?${SEX}(?:[\\s,]+(?:or|and)\\s+(?:an?\\s+)?${SEX})?[\\s?.!]*$`,
  "iu",
);
const OF_THEM = new RegExp(
  `(?<![\\p{L}])(?:female|male|wom[ae]n)[\\s-]+(?:founders?|people|contacts?|ceos?|owners?|clients?|customers?|leads?|led|run|owned|managers?|bosses)(?![\\p{L}])`,
  "iu",
);

/** "Which founders are women?": nothing says so of anybody, unless a column does. Null for other questions. */
export function genderAsked(text: string, columns: readonly OwnColumn[]): Answer | null {
  if (!IS_ONE.test(text) && !OF_THEM.test(text)) return null;
  const isStored = columns.some(
    ({ label, options }) =>
      /(?<!\p{L})(?:gender|sex|geschlecht|g[ée]nero|sexo|genre|sexe|wom[ae]n|female|male|frau(?:en)?)(?!\p{L})/iu.test(
        label,
      ) || options.some((option) => plainWords(option).some((word) => new RegExp(`^${SEX}$`, "iu").test(word))),
  );
  return isStored
    ? null
    : answer(
        "There is no field or column for “gender”, so I don't know it. A column of your own can hold it: “add a column called Gender”.",
      );
}

const SINCE_WHEN =
  /^\W*(?:(?:and|so|ok|okay|tell me|do you know)[\s,]+)*(?:(?:for )?how long|since when) (?:has|have|is|are|was) (?<who>\p{L}[^?]{1,50}?) (?:been |being )?(?<before>in |at |on )?(?:the )?(?:(?:stage|status) )?(?<what>\p{L}[^?]{1,30}?)(?: (?:stage|status))?(?: (?:now|already|for))?[\s?.!]*$/iu;
/** "How long has Ana been live?": since when someone has a stage or a status is not kept. */
export function sinceWhenAsked(
  text: string,
  lists: { stages: readonly string[]; statuses: readonly string[] },
): Answer | null {
  const { who = "", before = "", what = "" } = SINCE_WHEN.exec(text)?.groups ?? {};
  const said = [what, `${before}${what}`].map((words) => plainWords(words).join(" "));
  const isOf = (choices: readonly string[]) => choices.some((choice) => said.includes(plainWords(choice).join(" ")));
  const kind = isOf(lists.stages) ? "stage" : isOf(lists.statuses) ? "status" : null;
  return kind === null || what === ""
    ? null
    : answer(`I don't know since when: of the ${kind} only what it is now is kept. The notes and contacts have days.`, {
        suggestions: [`What is the ${kind} of ${who}?`],
      });
}
