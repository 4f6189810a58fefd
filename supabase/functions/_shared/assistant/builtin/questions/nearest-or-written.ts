import type { Answer } from "../answers.ts";
import type { Clause } from "../reading.ts";
import { plain } from "../wording.ts";
import { personOf } from "./asked-about.ts";
import { lastPerson } from "./follow-ups.ts";
import { can, isWord } from "./items.ts";
import { isSummaryOf, nearestQuestion } from "./nearest-question.ts";
import type { Question } from "./question.ts";
import { lastWritten, whatIsWritten } from "./what-is-written.ts";

/** What comes nearest to a question with words that are not known: what is written with them of the person, or a question that is understood. */
export function nearestOrWritten(
  ask: (words: string) => Question,
  clause: Clause,
  understood: (words: string) => boolean,
): Answer | null {
  const nearest = nearestQuestion(ask(clause.text), ask, understood);
  const about = WHAT_IF.test(clause.text) ? null : spokenOf(ask(clause.text), clause);
  const ofOne = about === null && !WHAT_IF.test(clause.text) ? writtenOnOne(ask, clause) : null;
  if (ofOne) return ofOne;
  if (about === null) return nearest ?? (asksOfAnyone(ask(clause.text)) ? whatIsWritten(ask(clause.text), null) : null);
  const written = whatIsWritten(ask(clause.text), about);
  if (written) return written;
  const isOfMore = nearest?.instead !== undefined && !isSummaryOf(nearest.instead);
  const last = isOfMore ? null : lastWritten(ask(clause.text), about);
  if (!last) return nearest;
  return nearest?.instead === undefined
    ? last
    : {
        ...last,
        text: `${last.text}\nDo you mean: what is known about ${plain(about.name)}?`,
        instead: nearest.instead,
      };
}
/** "Is Ana related to Leo?": what is written with the unknown word on one of those who are named. */
function writtenOnOne(ask: (words: string) => Question, clause: Clause): Answer | null {
  const named = personOf(ask(clause.text), clause);
  if (named === null || !("people" in named) || named.people.length !== 2) return null;
  const written = named.people.flatMap((person) => whatIsWritten(ask(clause.text), person) ?? []);
  const [only, another] = written;
  if (!only || !another) return only ?? null;
  const [, ...lines] = another.text.split("\n");
  return { ...only, text: [only.text, ...lines].join("\n") };
}
/** "Who still owes us money", "is anyone allergic": what is written of anyone may tell it; never where it is asked who does not, or how many. */
const asksOfAnyone = ({ items, text }: Question): boolean =>
  !WHAT_IF.test(text) &&
  (items.some((item) => can(item, "ask.who", "noun.person")) || /\b(?:any|some)(?:one|body)\b/iu.test(text)) &&
  !items.some(
    (item) =>
      can(item, "say.not", "ask.count", "sum.sum", "sum.average", "sum.more", "sum.less", "sort.most", "sort.least") ||
      (item.isName && isWord(item)) ||
      item.values.length > 0 ||
      item.period !== null,
  );

/** What is not so is written nowhere. */
const WHAT_IF = /\b(?:suppose|supposing|imagine|what if|if (?:i|we|she|he|they))\b/iu;

/** The one person of a question: named, or who the conversation is about where it asks for nothing but a reason. */
function spokenOf(question: Question, clause: Clause): { id: string; name: string } | null {
  const about = personOf(question, clause);
  if (about && "person" in about) return about.person;
  return about === null && ASKS_WHY.test(clause.text) ? lastPerson(question.request) : null;
}
const ASKS_WHY =
  /^\W*(?:(?:and|but|so)\s+)?(?:why(?: not| is that| so)?|how come|since when|what happened|warum|wieso|por qu[eé]|pourquoi)\W*$/iu;
