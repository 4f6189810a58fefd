import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { negated, type Piece } from "./pieces.ts";
import { plural } from "../wording.ts";
import { can, type Item } from "./items.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { answerPeople } from "./people-answer.ts";
import { inItsPlace } from "./in-its-place.ts";
import { leftOutIn } from "./left-out-people.ts";
import { ofEvery } from "./quantified.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { whoHasNot } from "./who-has-not.ts";
import { answer, leftOver, type Question } from "./question.ts";

/** The people who the last answer that listed any linked to, in order. */
export function lastList({ state, history }: StepRequest): { id: string; name: string }[] {
  const listed = state?.list.filter(({ kind }) => kind === "person") ?? [];
  if (listed.length > 0) return listed.map(({ id, name }) => ({ id, name }));
  const last = history.findLast(({ role, content }) => role === "assistant" && content.includes("(/people/"));
  const matches = [...(last?.content.matchAll(/\[([^\][]+)\]\(\/people\/([0-9a-f-]{36})\)/g) ?? [])];
  return [...new Map(matches.map(([, name = "", id = ""]) => [id, { id, name }])).values()];
}

/** The one person who the conversation was last about. */
export function lastPerson(request: StepRequest): { id: string; name: string } | null {
  if (request.state?.person) return request.state.person;
  const [only, another] = lastList(request);
  return only && !another ? only : null;
}

const CONTINUES =
  /^\s*(?:and|or|what about|how about|and what about|but|without|except|excluding|minus|only|just|und|und was ist mit|nur|y|y que hay de|solo|et|et pour|seulement|sort(?:ed)?|order(?:ed)?|rank(?:ed)?|by|top|the top)\b/iu;
const OF_THEM =
  /\b(?:of (?:them|those|these)|among (?:them|those)|out of (?:them|those|these)|those|these|them|which ones?|they|davon|von (?:denen|ihnen)|welche[rs]? davon|de (?:ellos|ellas|esos|esas)|cual de ellos|parmi (?:eux|elles)|d['’]entre (?:eux|elles)|lequel|laquelle)\b/iu;
/** "What is their deposit in total": of those who were listed. */
const THEIRS =
  /^\W*(?:(?:and|so|ok|okay)\s+)*(?:what|how|when|show|total|sum|average|list|tell|give)(?:['’]?s|['’]re)?\b.*\btheirs?\b/iu;
const EARLIER_AT_MOST = 3;
/** "And who isn't?", "the others?": those who don't meet the last condition. */
const OTHERS =
  /^\W*(?:and |but |und |y |et )?(?:who (?:is not|isn['’]?t|are not|aren['’]?t|does not|doesn['’]?t|do not|don['’]?t|has not|hasn['’]?t|have not|haven['’]?t)|who else|(?:what|how) about the (?:others|rest)|the (?:others|rest)|who is missing|wer nicht|und die anderen|quien(?:es)? no|los demas|qui ne l['’]est pas|les autres)\W*$/iu;
const HOW_MANY =
  /^\W*(?:and |so )?(?:how many (?:is that|are that|are (?:they|those|these|there)|is it|in total|people is that|of them|were that|does that make)|how many|count (?:them|those|that)|wie viele (?:sind das|sind es)|cuantos son|combien (?:sont ils|ca fait))\W*$/iu;

/**
 * Answers a question that continues the previous one: "and in Berlin?", "how many of those have an email?". Null for a question of its
 * own.
 */
export function followUpOf(question: Question, read: (text: string) => Question): Answer | null {
  const { text, items, request } = question;
  if (ofEvery(text)) return null;
  const list = lastList(request);
  const earlier = request.history
    .filter(({ role }) => role === "user")
    .slice(-EARLIER_AT_MOST)
    .reverse()
    .map(({ content }) => content);
  if (HOW_MANY.test(text)) return counted(question, read, earlier);
  if (OTHERS.test(text)) return othersOf(question, earlierQuestion(earlier, read), list);
  const hasNot = whoHasNot(question, () => earlierQuestion(earlier, read));
  if (hasNot) return hasNot;
  const placed = inItsPlace(question, earlier.length === 0 ? null : earlierQuestion(earlier, read));
  if (placed) return placed;
  const leftOut = leftOutIn(question);
  if (leftOut) {
    const whole = earlierQuestion(earlier, read);
    return whole && answerPeople(question, { ...whole, pieces: [...whole.pieces, ...leftOut] });
  }
  const isTheirs = THEIRS.test(text) && list.length > 1 && !items.some((item) => can(item, "noun.person", "ask.who"));
  const isNarrowing =
    isTheirs || (OF_THEM.test(text) && (list.length > 1 || /\bof (?:them|those|these)\b/iu.test(text)));
  // A clause comes without the "and" before it.
  const isWhole = request.message.trim().endsWith(text.trim()) && request.message.length - text.length < 12;
  const isNext =
    CONTINUES.test(isWhole ? request.message : text) &&
    !items.some((item) => item.people.length > 0 && item.values.length === 0) &&
    !items.some((item) => can(item, "ref.person") && !can(item, "filler", "ref.list"));
  if (!isNarrowing && !isNext) return null;
  for (const item of items)
    if (
      can(item, "ref.list") ||
      /^(?:about|what about|how about|only|solo|nur|seulement|they|them|theirs?|which ones?)$/.test(item.words)
    )
      item.used = true;
  const before = earlierQuestion(earlier, read);
  // "And Viktor?" after "who does Ilse own" is an owner too.
  for (const item of items) {
    const same = item.values.filter(({ column }) => before?.pieces.some(({ about }) => about === column.key));
    if (same.length > 0) item.values = same;
  }
  const now = readPeopleQuestion(question);
  if (!now || unread(items).length > 0) return null;
  const isEmpty =
    now.pieces.length === 0 && now.asked.length === 0 && now.sort === null && now.extremes.length === 0 && !now.groupBy;
  if (isEmpty && !isNarrowing) return null;
  // "And the email?" after an answer about one person is theirs.
  if (!isNarrowing && list.length === 1 && now.pieces.length === 0 && now.sort === null) return null;
  if (!before) {
    const onlyBy = now.pieces.length === 0 && now.sort === null && now.asked.length === 0;
    if (list.length === 0 || onlyBy) return null;
    return answerPeople(
      question,
      now,
      list.map(({ id }) => id),
    );
  }
  const pieces =
    isNarrowing || NARROWS.test(text) ? [...before.pieces, ...now.pieces] : merged(before.pieces, now.pieces);
  const wants = now.wants === "list" && !isNarrowing ? before.wants : now.wants;
  return answerPeople(question, {
    ...now,
    pieces,
    wants,
    extremes: now.sort && !isNarrowing ? now.extremes : [...before.extremes, ...now.extremes],
    sort: isBare(now, items) && before.sort ? before.sort : (now.sort ?? before.sort),
    limit: now.limit ?? before.limit,
    groupBy: now.groupBy ?? (isNarrowing ? null : before.groupBy),
  });
}
/** "Just the top two" says not by what. */
const isBare = ({ sort }: PeopleAsked, items: readonly Item[]): boolean =>
  sort !== null &&
  !items.some(({ columns }) => columns.some(({ key }) => key === sort.column.key)) &&
  sort.column.isOwn;
const NARROWS = /^\s*(?:(?:and|but|ok|okay) )*(?:only|just|without|except|excluding|minus|nur|solo|seulement)\b/iu;

const unread = (items: readonly Item[]) => leftOver(items).filter((item) => !can(item, "ref.list"));

/** How many the last answer was about. */
function counted(question: Question, read: (text: string) => Question, earlier: string[]): Answer | null {
  const isOfPeople = question.request.state?.list[0]?.kind !== "task";
  const before = isOfPeople ? earlierQuestion(earlier, read) : null;
  if (before) return answerPeople(question, { ...before, wants: "count", sort: null, limit: null, groupBy: null });
  const { state, history } = question.request;
  const last = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const more = Number(/^- and (\d+) more$/m.exec(last)?.[1] ?? 0);
  const list = state?.list ?? [];
  const [first] = list;
  if (!first) return null;
  return answer(
    `${plural(list.length + more, first.kind === "person" ? "person" : first.kind, first.kind === "person" ? "people" : `${first.kind}s`)}.`,
    { listed: list },
  );
}

/** Those of the previous question who don't meet its last condition. */
function othersOf(question: Question, before: PeopleAsked | null, list: { id: string }[]): Answer | null {
  const last = before?.pieces.at(-1);
  if (before && last) {
    const pieces = [...before.pieces.slice(0, -1), negated(last)];
    return answerPeople(question, {
      ...before,
      pieces,
      wants: "list",
      sort: null,
      limit: null,
      groupBy: null,
      extremes: [],
    });
  }
  return list.length === 0 ? null : answer("Of which condition? Say, for example: “who is not in Berlin”.");
}

/** The last question about people, with what the questions before it said where it only went on with them. */
export function earlierQuestion(texts: string[], read: (text: string) => Question): PeopleAsked | null {
  const [text, ...rest] = texts;
  if (text === undefined) return null;
  if (HOW_MANY.test(text)) return earlierQuestion(rest, read);
  if (OTHERS.test(text)) {
    const before = earlierQuestion(rest, read);
    const last = before?.pieces.at(-1);
    return before && last ? { ...before, wants: "list", pieces: [...before.pieces.slice(0, -1), negated(last)] } : null;
  }
  const question = read(text);
  const leftOut = leftOutIn(question);
  if (leftOut) {
    const before = earlierQuestion(rest, read);
    return before && { ...before, pieces: [...before.pieces, ...leftOut] };
  }
  const goesOn = CONTINUES.test(text) || OF_THEM.test(text);
  if (goesOn)
    for (const item of question.items)
      if (can(item, "ref.list") || /^(?:they|them|only|nur|solo|seulement|which ones?)$/.test(item.words))
        item.used = true;
  const asked = readPeopleQuestion(question);
  if (!asked || unread(question.items).length > 0 || question.items.some((item) => can(item, "say.reach_out")))
    return null;
  if (!goesOn) return asked;
  const before = earlierQuestion(rest, read);
  return before
    ? {
        ...asked,
        pieces:
          OF_THEM.test(text) || NARROWS.test(text)
            ? [...before.pieces, ...asked.pieces]
            : merged(before.pieces, asked.pieces),
        extremes: [...before.extremes, ...asked.extremes],
        sort: asked.sort ?? before.sort,
        wants: before.wants,
      }
    : OF_THEM.test(text)
      ? null
      : asked;
}

/** What is said about the same thing again replaces what was said before. */
function merged(before: readonly Piece[], now: readonly Piece[]): Piece[] {
  const about = new Set(now.map((piece) => piece.about));
  return [...before.filter((piece) => !about.has(piece.about)), ...now];
}
