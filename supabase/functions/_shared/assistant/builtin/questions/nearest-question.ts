import { literal } from "../literal.ts";
import { cutText } from "../../../contract/storable.ts";
import type { Answer } from "../answers.ts";
import { nearestOf } from "../vocabulary/nearness.ts";
import { plain } from "../wording.ts";
import { can, type Item, isWord } from "./items.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { phrasesOf } from "./phrases.ts";
import { saidOf } from "./pieces.ts";
import { answer, leftOver, type Question } from "./question.ts";
import { readAll } from "./read-all.ts";
import { recognised } from "./recognised.ts";

/** With more words than these unknown, a question is about something else. */
const UNKNOWN_AT_MOST = 4;
/** What turns a question round, or compares: without it, it would be another one. */
const TELLING = [
  ...(["say.not", "op.gt", "op.ge", "op.lt", "op.le", "op.between", "sum.average", "sum.sum", "sum.share"] as const),
  ...(["sort.most", "sort.least", "join.or", "sum.more", "sum.less"] as const),
];

/** Asks for what the rest does not say. */
export const ASKS = /^(?:how|why|warum|wieso|weshalb|wie|por que|como|pourquoi|comment)$/;

/** "How did we meet", and not "how tall". */
const ASKS_HOW =
  /\b(?:how|wie) (?:did|do|does|can|could|should|would|was|were|is|are|ist|hat|habe|haben|kann)\b|\b(?:why|warum|wieso|weshalb|por qu[eé]|pourquoi|c[oó]mo|comment)\b/iu;

/**
 * The nearest question that is understood, asked back: an unknown word is read as the known one that is spelled nearly so, or left out. Null where
 * nothing of the question would be left. `understood` tells whether a question can be answered.
 */
export function nearestQuestion(
  question: Question,
  read: (text: string) => Question,
  understood: (text: string) => boolean,
): Answer | null {
  const { items } = question;
  readAll(question);
  const unknown = leftOver(items);
  const words = unknown.map(({ raw }) => raw).join(" ");
  const lead = words === "" ? "I am not sure what is asked." : `I don't know “${plain(cutText(words, SAID_AT_MOST))}”.`;
  const asked = (text: string, said: string) => answer(`${lead} Do you mean: ${said}?`, { instead: text });
  for (const text of nearTexts(question, unknown))
    if (hasContent(read(text)) && understood(text)) return asked(text, inWords(read(text)));
  const rest = unknown.some(isUnknownName) ? null : recognised(question);
  return rest && understood(rest.text) ? asked(rest.text, rest.said) : null;
}
const SAID_AT_MOST = 80;

/** A name that nobody has says who is meant. */
const isUnknownName = (item: Item): boolean => item.isName && isWord(item);

function nearTexts(question: Question, unknown: readonly Item[]): string[] {
  if (unknown.length === 0 || unknown.length > UNKNOWN_AT_MOST) return [];
  if (unknown.some((item) => can(item, ...TELLING) || isUnknownName(item))) return [];
  if (ASKS_HOW.test(question.text) && unknown.some(({ words }) => ASKS.test(words))) return [];
  return [respelled(question, unknown), without(question, unknown)].filter((text) => text !== null);
}

/** Whether a question says of what or of which people it is. */
const hasContent = ({ items }: Question): boolean =>
  items.some(
    (item) =>
      item.people.length > 0 ||
      item.values.length > 0 ||
      item.columns.length > 0 ||
      item.place !== null ||
      can(item, "noun.task", "task.overdue", "verb.touch", "verb.own"),
  );

/** The question with its unknown words as they may be meant; null where one is near to no word that is known. */
function respelled({ text, world }: Question, unknown: readonly Item[]): string | null {
  const phrases = phrasesOf(world);
  let said = text;
  for (const item of unknown) {
    const { words } = item;
    if (!isWord(item) || item.length > 1 || words.length < 4) return null;
    const known = [-2, -1, 0, 1, 2]
      .flatMap((more) => phrases.words(words.length + more))
      .filter((one) => one.length > 3);
    const meant =
      nearestOf(words, [...new Set(known)]) ??
      nearestOf(
        words,
        [...new Set(known)].filter((one) => isShortened(words, one)),
      );
    if (meant === null) return null;
    said = replaced(said, item.raw, meant);
  }
  return asQuestion(said);
}

/** "ownd" is "owned" before it is "owns": a letter is left out sooner than mistaken. */
function isShortened(written: string, meant: string): boolean {
  let at = 0;
  for (const letter of meant) if (letter === written[at]) at += 1;
  return at === written.length;
}

function without({ text, items }: Question, unknown: readonly Item[]): string | null {
  const said = unknown.reduce(
    (all, { raw }) => raw.split(" ").reduce((some, word) => replaced(some, word, ""), all),
    text,
  );
  if (said === text) return null;
  // Nothing but a person is left: then it is who they are.
  const rest = items.filter((item) => !unknown.includes(item));
  const [person, another] = rest.flatMap(({ people }) => people);
  const isMore = rest.some(
    (item) =>
      item.people.length === 0 &&
      (item.columns.length > 0 || item.values.length > 0 || item.place || can(item, ...ABOUT)),
  );
  if (person && another && !isMore) return summaryOf(`${person.name} and ${another.name}`);
  return person && !another && !isMore ? summaryOf(person.name) : asQuestion(said);
}
export const summaryOf = (name: string): string => `Tell me about ${name}?`;
/** Whether a question asks for nothing but who someone is. */
export const isSummaryOf = (text: string): boolean => /^Tell me about [^?]+\?$/u.test(text);
const ABOUT = [
  "ask.summary",
  "noun.task",
  "noun.note",
  "noun.post",
  "noun.news",
  "verb.touch",
  "verb.add",
  "verb.own",
] as const;

/** A text with the first whole word of some letters put otherwise. */
function replaced(text: string, word: string, by: string): string {
  const escaped = literal(word);
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:['’]s)?(?![\\p{L}\\p{N}])`, "iu"), by);
}

const asQuestion = (text: string): string =>
  `${text
    .replace(/\s+/gu, " ")
    .replace(/ (?=[?.!,;])/gu, "")
    .replace(/[?.!,;\s]+$/u, "")
    .trim()}?`;

/** A question as it would be answered, for people in the words of its conditions. */
function inWords(question: Question): string {
  const { items } = question;
  const [person] = items.flatMap(({ people }) => people);
  if (person && items.some((item) => can(item, "ask.summary"))) {
    const names = new Set(items.flatMap(({ people }) => people.slice(0, 1)).map(({ name }) => plain(name)));
    return `what is known about ${[...names].join(" and ")}`;
  }
  const pieces = person ? [] : readAll(question);
  const isTasks = items.some((item) => can(item, "noun.task", "verb.due", "task.overdue", "noun.note", "noun.post"));
  if (!isTasks && pieces.length === 0) return ofColumns(question) ?? plain(question.text.replace(/\?$/u, ""));
  const isMuch = items.some(({ words }) => /^(?:how much|wie ?viel|cuant[oa])$/.test(words));
  if (isMuch || pieces.every(({ about }) => about === "task")) return plain(question.text.replace(/\?$/u, ""));
  const said = plain(saidOf(pieces));
  const asked = readPeopleQuestion({ ...question, items: items.map((item) => ({ ...item, used: false })) });
  const number = asked?.asked.find(({ type }) => type === "number");
  if (number && (asked?.wants === "sum" || asked?.wants === "average"))
    return `the ${asked.wants === "sum" ? "total" : "average"} ${plain(number.label)} of the people ${/^(?:with|without|not|no|in|at)\b/u.test(said) ? said : `with ${said}`}`;
  const isCount = items.some((item) => can(item, "ask.count"));
  const whose = /^(?:with|without|not|never|no longer|contacted|last contacted|owned|added|checked|at|in)\b/u.test(said)
    ? said
    : `with ${said}`;
  return `${isCount ? "how many people" : "the people"} ${whose}`;
}

/** "What is the delivery of Ana": a question that names columns only, in their words. */
function ofColumns(question: Question): string | null {
  const { items } = question;
  const people = new Map(items.flatMap((item) => item.people).map((one) => [one.id, one]));
  const [person, another] = people.values();
  const labels = [...new Set(items.flatMap(({ columns }) => columns).map(({ label }) => plain(label)))];
  if (labels.length === 0 || another || items.some((item) => can(item, "sum.compare", "sum.share"))) return null;
  const read = readPeopleQuestion(question);
  if (person) return `what is the ${labels.join(" and the ")} of ${plain(person.name)}`;
  if (read?.sort) return null;
  return read?.wants === "sum" || read?.wants === "average"
    ? `the ${read.wants === "sum" ? "total" : "average"} ${labels.join(" and ")}`
    : `the ${labels.join(" and the ")} of everyone`;
}
