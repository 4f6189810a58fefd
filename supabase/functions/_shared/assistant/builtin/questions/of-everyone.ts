import type { AnyOf } from "../../../stores/people-questions.ts";
import type { Answer } from "../answers.ts";
import { personLink, plain, plural } from "../wording.ts";
import { earlierQuestion, lastList } from "./follow-ups.ts";
import { can, type Item } from "./items.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { answerOfEveryTask } from "./of-every-task.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { joined, negated, type Piece, saidOf } from "./pieces.ts";
import { answer, leftOver, listing, type Question } from "./question.ts";
import { type AskedOfEvery, ofEvery } from "./quantified.ts";

const NAMED = 5;

/** "Is everybody Hot?", "are none of the Leads Mara's?": yes or no, and who makes it a no. Null where it does not ask about everyone. */
export function answerOfEveryone(question: Question, read: (text: string) => Question): Answer | null {
  const asked = ofEvery(question.text);
  if (!asked) return null;
  const ofTasks = answerOfEveryTask(asked, question, read);
  if (ofTasks) return ofTasks;
  const split = splitOf(asked, question, read);
  if (!split) return null;
  const { subject, predicate, ids } = split;
  const total = countOf(question, joined(subject), ids);
  const among = subject.length > 0 ? ` (${plain(saidOf(subject))})` : "";
  if (total.count === 0) return answer(subject.length > 0 ? `None: no one fits${among}.` : "You have no people yet.");
  const fits = whole(predicate);
  const fitting = countOf(question, joined([...subject, fits]), ids);
  const others = countOf(question, joined([...subject, negated(fits)]), ids);
  if (fitting.count + others.count !== total.count) return null;
  return told(asked, { total: total.count, among, said: plain(saidOf(predicate)), fitting, others });
}

interface Counted {
  count: number;
  people: { id: string; name: string }[];
}

function told(
  { is }: AskedOfEvery,
  {
    total,
    among,
    said,
    fitting,
    others,
  }: Record<"fitting" | "others", Counted> & { total: number } & Record<"among" | "said", string>,
): Answer {
  const people = `${plural(total, "person", "people")}${among}`;
  const { count } = fitting;
  const fit = `${count === 1 ? "fits" : "fit"} (${said})`;
  if (is === "none") {
    return count === 0
      ? answer(`Yes, none of ${people} fits (${said}).`)
      : answer(`No: ${count} of ${people} ${fit}: ${namesOf(fitting)}.`, listing(fitting.people));
  }
  const isAll = count === total;
  const part = `${count === 0 ? "none" : count} of ${people} ${count === 0 ? `fits (${said})` : fit}`;
  const lacking = ` Not: ${namesOf(others)}.`;
  if (is === "not every")
    return isAll
      ? answer(`No, all ${people} fit (${said}).`)
      : answer(`Yes, not all: ${part}.${lacking}`, listing(others.people));
  if (isAll) return answer(`Yes, ${total === 1 ? `the only one of ${people} fits` : `all ${people} fit`} (${said}).`);
  return answer(`No, ${part}.${lacking}`, listing(others.people));
}

const namesOf = ({ count, people }: Counted): string =>
  `${people.slice(0, NAMED).map(personLink).join(", ")}${count > NAMED ? ` and ${count - NAMED} more` : ""}`;

function countOf({ call }: Question, anyOf: AnyOf, ids: string[] | null): Counted {
  const { total = 0, founders = [] } = call("query_people", {
    ...{ anyOf, ids, search: null, sort: { column: "name", direction: "ascending" }, limit: NAMED, figuresOf: null },
  });
  return { count: total, people: founders };
}

/** All conditions as one, so that it can be turned around. */
const whole = (pieces: readonly Piece[]): Piece => ({
  anyOf: joined(pieces),
  ...{ said: saidOf(pieces), about: "", join: "and", isNegated: false, columns: [], at: 0 },
});

interface Split {
  subject: Piece[];
  predicate: Piece[];
  ids: string[] | null;
}

/** Who is asked about, and what of them: the most words that can say who, with words behind them that say what. */
function splitOf(asked: AskedOfEvery, question: Question, read: (text: string) => Question): Split | null {
  const { rest, isOfList, isPronoun } = asked;
  const asking = read("who is").items;
  const { items: all, leftOut } = withoutNamed(read(rest).items);
  const conditions = (items: readonly Item[]) => conditionsIn(question, [...asking, ...items]);
  const from = asked.subject === null ? null : conditions(read(asked.subject).items);
  const isStart = (at: number) => can(all[at], "join.and", "join.or", "comma");
  if (asked.subject !== null) {
    const predicate = conditions(all);
    return from && from.length > 0 && predicate && predicate.length > 0
      ? { subject: [...from, ...leftOut], predicate, ids: null }
      : null;
  }
  if (!isPronoun && !isOfList && startsWithTexts(all)) return null;
  const listed = isOfList ? listedBefore(question, read) : { pieces: [], ids: null };
  if (!listed) return null;
  // "Everyone in Finance" goes on with what says where; "everyone Hot" says nothing of who is asked about.
  const goesOn =
    can(all[0], "prep.in", "prep.at", "prep.from", "prep.of", "say.not") || GOES_ON.test(all[0]?.words ?? "");
  const most = isOfList || (isPronoun && !goesOn) ? 0 : all.length - 1;
  const been = all.findIndex(({ words }) => /^been\b/.test(words));
  for (let at = been > 0 ? Math.min(been, most) : most; at >= 0; at -= 1) {
    if (at > 0 && (endsOpen(all[at - 1]) || isStart(at))) continue;
    const predicate = conditions(all.slice(at));
    if (!predicate || predicate.length === 0) continue;
    const subject = conditions(all.slice(0, at));
    if (!subject || (at > 0 && subject.length === 0 && !all.slice(0, at).every(saysOnlyPeople))) continue;
    return { subject: [...listed.pieces, ...subject, ...leftOut], predicate, ids: listed.ids };
  }
  return null;
}

/** "All notes from May" are no people who have one. */
const startsWithTexts = (items: readonly Item[]): boolean =>
  can(
    items.find((item) => !can(item, "filler", "prep.of")),
    ...(["noun.note", "noun.post", "noun.task", "noun.column", "noun.news"] as const),
  );

const GOES_ON = /^(?:on|with|who|that|whose|from|i|we|owned|added|contacted|based|without)\b/;
const saysOnlyPeople = (item: Item): boolean =>
  can(item, "noun.person", "filler", "prep.of") && item.values.length === 0 && item.columns.length === 0;

/** A word behind which something must follow. */
const endsOpen = (item: Item | undefined): boolean =>
  can(item, "verb.own") ||
  / by$/.test(item?.words ?? "") ||
  (item !== undefined &&
    item.values.length === 0 &&
    item.columns.length === 0 &&
    (can(item, "prep.in", "prep.at", "prep.from", "prep.of", "prep.by", "prep.to", "say.has", "say.not") ||
      can(item, "join.and", "join.or", "verb.live", "verb.work", "op.gt", "op.lt", "op.ge", "op.le") ||
      can(item, "ask.who", "ask.is")));

/** What some words say of people, and nothing else; null where they say more or a word is left over. */
export function conditionsIn(question: Question, items: readonly Item[]): Piece[] | null {
  const own = items.map((item, at) => ({ ...item, at, people: [...item.people], used: false }));
  const asked: PeopleAsked | null = readPeopleQuestion({ ...question, items: own });
  if (!asked || leftOver(own).length > 0 || own.some(({ people, values }) => people.length > 0 && values.length === 0))
    return null;
  const isMore =
    asked.sort !== null || asked.limit !== null || asked.extremes.length > 0 || asked.lacksNumber || asked.groupBy;
  return isMore || asked.asked.length > 0 || !["list", "yes"].includes(asked.wants) ? null : asked.pieces;
}

/** The people of the last answer: by its question, where that is understood, as the answer may have shown only some of them. */
function listedBefore(
  question: Question,
  read: (text: string) => Question,
): (Pick<Split, "ids"> & { pieces: Piece[] }) | null {
  const { history } = question.request;
  const earlier = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const before = earlierQuestion(earlier.slice(-3).reverse(), read);
  if (before && before.sort === null && before.limit === null) return { pieces: before.pieces, ids: null };
  const last = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const list = lastList(question.request);
  return list.length === 0 || /^- and \d+ more$/mu.test(last) ? null : { pieces: [], ids: list.map(({ id }) => id) };
}

const LEAVES_OUT = /^(?:but|except|except for|apart from|aside from|besides|other than|excluding|bar|save for)$/;

/** "Everyone but Ines": the words that leave someone out are taken off, and are conditions. */
function withoutNamed(items: Item[]): { items: Item[]; leftOut: Piece[] } {
  const at = items.findIndex(
    ({ words }, no) => LEAVES_OUT.test(words) && items.slice(no + 1, no + 3).some(({ people }) => people.length === 1),
  );
  if (at < 0) return { items, leftOut: [] };
  let end = at + 1;
  while (end < items.length && (items[end]?.people.length === 1 || can(items[end], "join.and", "comma", "filler")))
    end += 1;
  const named = items.slice(at + 1, end).filter(({ people }) => people.length === 1);
  return {
    items: [...items.slice(0, at), ...items.slice(end)],
    leftOut: named.map(({ people }): Piece => {
      const name = people[0]?.name ?? "";
      return {
        anyOf: [[{ column: "name", is: "contains", text: name, not: true }]],
        ...{ said: `without ${name}`, about: `name ${name}`, columns: [], isNegated: true, join: "and", at },
      };
    }),
  };
}
