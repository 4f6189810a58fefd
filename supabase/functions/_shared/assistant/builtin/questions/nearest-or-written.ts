import { cutText } from "../../../contract/storable.ts";
import type { Answer } from "../answers.ts";
import type { Clause } from "../reading.ts";
import { plain } from "../wording.ts";
import { personOf } from "./asked-about.ts";
import { lastPerson } from "./follow-ups.ts";
import { can, isWord } from "./items.ts";
import { metAsLogged } from "./met-as-logged.ts";
import type { NamedValue } from "./named-columns.ts";
import { isSummaryOf, nearestQuestion, summaryOf } from "./nearest-question.ts";
import { answer, leftOver, type Question } from "./question.ts";
import { readAll } from "./read-all.ts";
import { asksReason } from "./reason-asked.ts";
import { recognised } from "./recognised.ts";
import { writtenOfBoth } from "./written-of-both.ts";
import { answerTasks } from "./task-question.ts";
import { lastWritten, whatIsNear, whatIsWritten } from "./what-is-written.ts";

type Named = { id: string; name: string };

/** What comes nearest to a question with words that are not known: what is written with them of the person, or a question that is understood. */
export function nearestOrWritten(
  ask: (words: string) => Question,
  clause: Clause,
  understood: (words: string) => boolean,
): Answer | null {
  const nearest = nearestQuestion(ask(clause.text), ask, understood);
  const isWhatIf = WHAT_IF.test(clause.text);
  const named = isWhatIf ? null : spokenOf(ask(clause.text), clause);
  const only = isWhatIf || named ? null : onlyWith(ask(clause.text));
  const about = named ?? only;
  const ofOne = about === null && !isWhatIf ? writtenOnOne(ask, clause) : null;
  if (ofOne) return ofOne;
  const ofFirm = about === null && !isWhatIf ? writtenAtFirm(ask(clause.text)) : null;
  if (ofFirm) return ofFirm;
  const near = about === null && !isWhatIf && !isReckoned(ask(clause.text)) ? whatIsNear(ask(clause.text)) : null;
  if (near) return nearest ? withOffer(near, nearest) : near;
  const met = about === null && !isReckoned(ask(clause.text)) ? metAsLogged(ask(clause.text)) : null;
  if (met) return met;
  if (about === null) return nearest ?? (asksOfAnyone(ask(clause.text)) ? whatIsWritten(ask(clause.text), null) : null);
  const question = () => (only ? asOf(ask(clause.text), only) : ask(clause.text));
  const offer = (only ? offerOf(question(), only, understood) : nearest) ?? {
    text: "",
    instead: summaryOf(about.name),
  };
  const isOfMore = offer.instead !== undefined && !isSummaryOf(offer.instead);
  const owed =
    OWES.test(clause.text) && !OF_MONEY.test(clause.text)
      ? answerTasks(ask(`what are the open tasks for ${about.name}?`), about)
      : null;
  // Where nothing is to be done, it may be noted.
  if (owed && !owed.text.startsWith("None")) return withTexts(owed, whatIsWritten(question(), about));
  const written = whatIsWritten(question(), about);
  if (written) return isOfMore ? withOffer(written, offer) : written;
  const last = isOfMore ? null : lastWritten(question(), about);
  if (last) return withOffer(last, { ...offer, text: `Do you mean: what is known about ${plain(about.name)}?` });
  return (only ? null : nearest) ?? notSure(question(), about, offer);
}

/** A question with the one who has a text in the place of that text: "when does Biscuit go home" is about whose dog that is. */
const asOf = (question: Question, person: Named): Question => ({
  ...question,
  items: question.items.map((item) =>
    item.values.some(isText)
      ? { ...item, values: [], people: [{ ...person, company: null, stage: null, status: null, by: "name" as const }] }
      : item,
  ),
});

function offerOf(question: Question, { name }: Named, understood: (words: string) => boolean): Answer {
  const rest = recognised(question);
  return rest && understood(rest.text)
    ? answer(`Do you mean: ${rest.said}?`, { instead: rest.text })
    : answer(`Do you mean: what is known about ${plain(name)}?`, { instead: summaryOf(name) });
}

/** "Anything I still owe Ana", "what have I promised her": what is still to be done for her; money is counted elsewhere. */
const OWES =
  /(?<!\p{L})(?:i|we)(?:['’]ve| have| had)?(?: (?:still|really|even|ever|already|do|also))* (?:owed?|promised?|(?:am|are) owing|(?:have|need|got) to (?:send|give|get|bring|tell|show|do)(?= [^?]*(?:any|some)thing))(?!\p{L})/iu;
const OF_MONEY = /(?<!\p{L})(?:how much|money|euros?|dollars?|pounds|invoices?)(?!\p{L})/iu;
/** An answer, and below it what is written with the words of the question. */
const withTexts = (said: Answer, written: Answer | null): Answer =>
  written === null ? said : { ...said, text: [said.text, ...written.text.split("\n").slice(1)].join("\n") };

/** An answer with the question that it may have been, which a yes asks. */
const withOffer = (said: Answer, { text, instead }: Answer): Answer => {
  const asked = text.slice(text.indexOf("Do you mean: "));
  return instead === undefined ? said : { ...said, text: `${said.text}\n${asked}`, instead };
};

/** Nothing is written of who is named: what is known of them is offered. */
function notSure(question: Question, about: Named, { text, instead = summaryOf(about.name) }: Answer): Answer {
  readAll(question);
  const words = leftOver(question.items)
    .map(({ raw }) => raw)
    .join(" ");
  const lead = words === "" ? "I am not sure what is asked." : `I don't know “${plain(cutText(words, 80))}”.`;
  return answer(`${lead} ${text === "" ? `Do you mean: what is known about ${plain(about.name)}?` : text}`, {
    instead,
    about,
  });
}

const isText = ({ column }: NamedValue): boolean =>
  column.key === "company" || (column.isOwn && column.type === "text");
/** The only one with a text that a question names: a company, or a column's of the user's own. */
function onlyWith(question: Question): Named | null {
  const texts = question.items.flatMap(({ values }) => values.filter(isText));
  if (texts.length === 0 || question.items.some((item) => can(item, "ask.count", "say.not"))) return null;
  const anyOf = [
    texts.map(({ column, values }) => ({ column: column.key, is: "any_of" as const, options: values, not: false })),
  ];
  const { total, founders = [] } = question.call("query_people", {
    ...{ anyOf, ids: null, search: null, sort: null, limit: 2, figuresOf: null },
  });
  const [only] = founders;
  return total === 1 && only ? { id: only.id, name: only.name } : null;
}

const COLLEAGUES_AT_MOST = 6;
/** "What is Halden's cost per tonne?": what is written with these words on anyone of a company with several people. */
function writtenAtFirm(question: Question): Answer | null {
  const firms = question.items.flatMap(({ values }) => values.filter(({ column }) => column.key === "company"));
  const [firm, another] = firms;
  if (!firm || another || question.items.some((item) => can(item, "ask.count", "ask.who", "say.not"))) return null;
  const anyOf = [[{ column: firm.column.key, is: "any_of" as const, options: firm.values, not: false }]];
  const { total = 0, founders = [] } = question.call("query_people", {
    ...{ anyOf, ids: null, search: null, sort: null, limit: COLLEAGUES_AT_MOST, figuresOf: null },
  });
  if (total < 2 || total > COLLEAGUES_AT_MOST) return null;
  return whatIsWritten(question, null, founders);
}

/** "Is Ana related to Leo?": what is written with the unknown word on one of those who are named. */
function writtenOnOne(ask: (words: string) => Question, clause: Clause): Answer | null {
  const named = personOf(ask(clause.text), clause);
  if (named === null || !("people" in named) || named.people.length !== 2) return null;
  const ofBoth = writtenOfBoth(ask(clause.text), named.people);
  if (ofBoth) return ofBoth;
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

/** Whether a question compares, adds up, asks who is not so or asks of some days: no text answers it. */
const isReckoned = ({ items }: Question): boolean =>
  items.some((item) => item.period !== null || can(item, ...RECKONS));
const RECKONS = [
  ...(["say.not", "sum.sum", "sum.average", "sum.share", "sum.more", "sum.less"] as const),
  ...(["sort.most", "sort.least", "sort.by"] as const),
];

/** What is not so is written nowhere. */
const WHAT_IF = /\b(?:suppose|supposing|imagine|what if|if (?:i|we|she|he|they))\b/iu;

/** The one person of a question: named, or who the conversation is about where it asks for nothing but a reason. */
function spokenOf(question: Question, clause: Clause): { id: string; name: string } | null {
  const about = personOf(question, clause);
  if (about && "person" in about) return about.person;
  const asksWhy = ASKS_WHY.test(clause.text) || asksReason(clause.text);
  return about === null && asksWhy ? lastPerson(question.request) : null;
}
const ASKS_WHY =
  /^\W*(?:(?:and|but|so)\s+)?(?:why(?: not| is that| so)?|how come|since when|what happened|warum|wieso|por qu[eé]|pourquoi)\W*$/iu;
