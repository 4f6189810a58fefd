import { type Answer, say } from "./answers.ts";
import type { Listed, OpenQuestion } from "./reading.ts";
import { plain } from "./wording.ts";

const YES =
  /^(?:(?:yes|yep|yeah|yup|y|ok|okay|sure|fine|exactly|right|correct|please|do|go|ahead|that|it|s|is|ja|genau|si|claro|vale|oui|ouais)(?: |$))+$/;
/** Whether plain words agree and say nothing else. */
export const isPlainYes = (words: string): boolean => YES.test(words);

/** Whether a yes is said to several choices, of which one may be to keep a note: it chooses none of them. */
export const saysNoChoice = ({ asks, choices }: OpenQuestion, words: string): boolean =>
  /^(?:choice|person|task|block)$/.test(asks) && isPlainYes(words) && choices.length > 1;

/** The choices again, for an answer that chose none. */
export const askedWhich = ({ choices }: OpenQuestion): Answer =>
  say(
    ["Which one?", ...choices.map(({ name }, no) => `${no + 1}. ${plain(name)}`)].join("\n"),
    choices.map(({ name }) => name),
  );

const THE = "(?:the |that |this )?";
/** "Not the van one, the other one", of two. */
const NOT_ONE = new RegExp(
  `^(?:(?:no|oh|sorry|wait|hm+) )*not ${THE}(?<not>.{1,30}?)(?: one| guy| lady| man| woman| person)?(?: (?:but )?(?:the )?other(?: (?:one|guy|lady|man|woman|person))?)?$`,
);
/** "The roofing… no, the van one". */
const NO_THAT = /^.{1,40} (?:no|nope|sorry|wait|rather|i mean|i meant) (?:no |sorry |wait )*(?<then>.{1,30})$/;

/** Which of the choices is named by leaving the other out, or behind a "no"; null where the words choose otherwise. */
export function choiceLeft(
  { choices }: OpenQuestion,
  words: string,
  chosenOf: (choices: readonly Listed[], words: string) => Listed | null,
): Listed | null {
  const then = NO_THAT.exec(words)?.groups?.["then"];
  if (then !== undefined) return chosenOf(choices, then);
  const not = NOT_ONE.exec(words)?.groups?.["not"];
  const [one, other, more] = choices;
  const gone = not === undefined || more ? null : chosenOf(choices, not);
  if (!one || !other || gone === null) return null;
  return gone.id === one.id ? other : one;
}
