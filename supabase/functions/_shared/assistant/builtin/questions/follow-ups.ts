import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Piece } from "./pieces.ts";
import { can, type Item } from "./items.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { answerPeople, readPeopleQuestion } from "./people-question.ts";
import { leftOver, type Question } from "./question.ts";

/** The people whom the last answer that listed any linked to, in order. */
export function lastList({ state, history }: StepRequest): { id: string; name: string }[] {
  const listed = state?.list.filter(({ kind }) => kind === "person") ?? [];
  if (listed.length > 0) return listed.map(({ id, name }) => ({ id, name }));
  const last = history.findLast(({ role, content }) => role === "assistant" && content.includes("(/people/"));
  const matches = [...(last?.content.matchAll(/\[([^\][]+)\]\(\/people\/([0-9a-f-]{36})\)/g) ?? [])];
  return [...new Map(matches.map(([, name = "", id = ""]) => [id, { id, name }])).values()];
}

/** The one person whom the conversation was last about. */
export function lastPerson(request: StepRequest): { id: string; name: string } | null {
  if (request.state?.person) return request.state.person;
  const [only, another] = lastList(request);
  return only && !another ? only : null;
}

const CONTINUES =
  /^\s*(?:and|or|what about|how about|and what about|but|only|just|und|und was ist mit|nur|y|y que hay de|solo|et|et pour|seulement)\b/iu;
const OF_THEM =
  /\b(?:of (?:them|those|these)|among (?:them|those)|those|davon|von (?:denen|ihnen)|de (?:ellos|ellas|esos|esas)|parmi (?:eux|elles)|d['’]entre (?:eux|elles))\b/iu;
const EARLIER_AT_MOST = 3;

/**
 * The answer to a question that goes on with the one before it: "and in Berlin?", "how many of those have an email?". Null when it stands
 * by itself.
 */
export function followUpOf(question: Question, read: (text: string) => Question): Answer | null {
  const { text, items, request } = question;
  const isNarrowing = OF_THEM.test(text);
  const isNext =
    CONTINUES.test(text) &&
    !items.some((item) => item.people.length > 0) &&
    !items.some((item) => can(item, "ref.person") && !can(item, "filler", "ref.list"));
  if (!isNarrowing && !isNext) return null;
  for (const item of items)
    if (can(item, "ref.list") || /^(?:about|what about|how about|only|solo|nur|seulement)$/.test(item.words))
      item.used = true;
  const now = readPeopleQuestion(question);
  if (!now || unread(items).length > 0) return null;
  const earlier = request.history
    .filter(({ role }) => role === "user")
    .slice(-EARLIER_AT_MOST)
    .reverse();
  const before = earlierQuestion(
    earlier.map(({ content }) => content),
    read,
  );
  if (!before) return null;
  const isEmpty = now.pieces.length === 0 && now.asked.length === 0 && now.sort === null;
  if (isEmpty && !isNarrowing) return null;
  const pieces = isNarrowing ? [...before.pieces, ...now.pieces] : merged(before.pieces, now.pieces);
  const wants = now.wants === "list" && !isNarrowing ? before.wants : now.wants;
  return answerPeople(question, {
    ...now,
    pieces,
    wants,
    sort: now.sort ?? before.sort,
    limit: now.limit ?? before.limit,
    groupBy: now.groupBy ?? (isNarrowing ? null : before.groupBy),
  });
}

const unread = (items: readonly Item[]) => leftOver(items).filter((item) => !can(item, "ref.list"));

/** The last question about people, with what the questions before it said where it only went on with them. */
function earlierQuestion(texts: string[], read: (text: string) => Question): PeopleAsked | null {
  const [text, ...rest] = texts;
  if (text === undefined) return null;
  const question = read(text);
  const asked = readPeopleQuestion(question);
  if (!asked || unread(question.items).length > 0) return null;
  if (!CONTINUES.test(text) && !OF_THEM.test(text)) return asked;
  const before = earlierQuestion(rest, read);
  return before
    ? {
        ...asked,
        pieces: OF_THEM.test(text) ? [...before.pieces, ...asked.pieces] : merged(before.pieces, asked.pieces),
        wants: before.wants,
      }
    : asked;
}

/** What is said about the same thing again replaces what was said before. */
function merged(before: readonly Piece[], now: readonly Piece[]): Piece[] {
  const about = new Set(now.map((piece) => piece.about));
  return [...before.filter((piece) => !about.has(piece.about)), ...now];
}
