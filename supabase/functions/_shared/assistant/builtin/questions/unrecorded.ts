import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import type { OwnColumn } from "../reading.ts";
import { bothOfOneList } from "./both-of-one-list.ts";
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
function genderAsked(text: string, columns: readonly OwnColumn[]): Answer | null {
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

const FIGURE = /(?<!\p{L})(?<figure>median|percentile|quartile|standard deviation|variance)s?(?!\p{L})/iu;
const WHO_WROTE =
  /^\W*(?:(?:and|so|ok|okay)[\s,]+)*who (?:wrote|added|made|took|created|left) (?:the|my|our|that|this) (?:(?:very )?(?:last|latest|newest|first|oldest|most recent) )?note[\s?.!]*$/iu;

/** "Median followers", "who wrote the last note": what is not worked out and not kept. Null for other questions. */
function figureAsked(text: string, columns: readonly OwnColumn[]): Answer | null {
  if (WHO_WROTE.test(text))
    return answer("I don't know who wrote a note: that is not kept.", { suggestions: ["Show the last note"] });
  const { figure } = FIGURE.exec(text)?.groups ?? {};
  if (figure === undefined || columns.some(({ label, options }) => [label, ...options].some((one) => FIGURE.test(one))))
    return null;
  return answer(
    `I can't work out a ${figure.toLowerCase()}: of numbers I know the total, the average, the most and the least.`,
  );
}

const notKept = (text: string, columns: readonly OwnColumn[]): Answer | null =>
  genderAsked(text, columns) ?? figureAsked(text, columns);
/** "Median followers": a figure that is named first is asked for. */
export const figureNamed = (text: string, columns: readonly OwnColumn[]): Answer | null =>
  /^\W*(?:the\s+)?(?:median|percentile|quartile|standard|variance)/iu.test(text) ? figureAsked(text, columns) : null;

const SINCE_WHEN =
  /^\W*(?:(?:and|so|ok|okay|tell me|do you know)[\s,]+)*(?:(?:for )?how long|since when) (?:has|have|is|are|was) (?<who>\p{L}[^?]{1,50}?) (?:been |being )?(?<before>in |at |on )?(?:the )?(?:(?:stage|status) )?(?<what>\p{L}[^?]{1,30}?)(?: (?:stage|status))?(?: (?:now|already|for))?[\s?.!]*$/iu;
/** "How long has Ana been live?": since when someone has a stage or a status is not kept. */
function sinceWhenAsked(
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

/** What no field says and nothing works out, and what can be so of nobody; null for other questions. */
export const unrecordedIn = (text: string, request: StepRequest): Answer | null =>
  notKept(text, request.columns ?? []) ?? sinceWhenAsked(text, request.user) ?? bothOfOneList(text, request);
