import { excerpt, hasAllWords } from "../../excerpt.ts";
import { phrasePattern, phrasesIn } from "../../standing-phrases.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import type { NoteLine, PostLine } from "../script.ts";
import { dayRange, noteLine, personLink, plain, taskLine } from "../wording.ts";
import { phrasesOfTopic, searchesFor, topicsIn } from "../vocabulary/topics.ts";
import { can, type Item, isWord } from "./items.ts";
import { contentOf } from "./not-understood.ts";
import { optionsOf } from "./topic-options.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { inThePast } from "./periods.ts";
import { joined, type Piece, saidOf } from "./pieces.ts";
import { answer, leftOver, type Question, use } from "./question.ts";
import { type FoundText, latestNotes, postLine, WEAK } from "./searched.ts";
import { answerFromTexts } from "./topic-question.ts";

const SHOWN = 6;
/** Words that one search looks for at once. */
const WORDS_AT_ONCE = 12;
const TEXT_SHOWN = 220;
type Named = { id: string; name: string };

interface NearText extends FoundText {
  /** The words of the topic that it contains. */
  phrases: string[];
}

/**
 * What notes, posts, summaries and open tasks say of a matter that a question asks for in whatever words: raising money, hiring, a launch. Says which
 * words were found, and where none of them is the question's own. Null where the question asks for no such matter.
 */
export function answerTopic(question: Question, person: Named | null): Answer | null {
  const { items, world } = question;
  if (items.some((item) => can(item, "ask.count", "noun.task", "say.not", "noun.column", "sum.sum", "sum.average")))
    return null;
  const topic = topicOf(question);
  if (topic === null) return null;
  const [isNotes, isPosts] = [
    items.some((item) => can(item, "noun.note")),
    items.some((item) => can(item, "noun.post")),
  ];
  const kinds = isNotes && !isPosts ? "note" : null;
  const dated = items.find((item) => !item.used && item.period !== null);
  if (dated) dated.used = true;
  for (const item of items)
    if (item.people.length > 0 || can(item, "ref.person") || WEAK.has(item.words)) item.used = true;
  use(items, "verb.say", "verb.about", "verb.add", "verb.refresh", "sort.newest", "ask.search", "ask.summary");
  use(items, "noun.post", "noun.note", "noun.news");
  const read = person ? [] : (readPeopleQuestion(question)?.pieces ?? []);
  // "Who did I meet at the fair" asks for no one by a contact.
  const pieces = read.filter(({ said }) => said !== "contacted before");
  const left = leftOver(items);
  if (left.some((item) => !isWord(item)) || left.length > 2) return null;
  // "The flower fair" is that one where there is one.
  const exact = left.length > 0 && pieces.length === 0 ? answerFromTexts(question, contentOf(question), person) : null;
  if (exact) return exact;
  const period = dated?.period ? inThePast(dated.period, world.today) : null;
  const asked = [topic.words, ...left.map(({ raw }) => raw)].join(" ");
  const sought: Sought = {
    topic: topic.topic,
    kind: kinds,
    person,
    pieces,
    from: period?.from ?? null,
    to: period?.to ?? null,
  };
  const all = nearTexts(question, sought);
  const narrow = all.filter(({ text }) => left.every(({ raw }) => hasAllWords(text, raw)));
  const found = narrow.length > 0 ? narrow : all;
  const when = period ? ` ${dayRange(period, world.today)}` : "";
  return tell(found, {
    asked,
    of: person ? ` on ${personLink(person)}` : "",
    when,
    pieces,
    person,
    isWhole: narrow.length > 0,
    latest: person && found.length === 0 ? latestNotes(question, person) : [],
  });
}

/** Whether a question asks for a matter with words that name none of the user's columns. */
export function asksForTopic({ items, world }: Question): boolean {
  const labels = new Set(world.columns.flatMap(({ label }) => plainWords(label)));
  const options = optionsOf(world);
  // "The Bristol trade fair" is where someone was met, if a column says so, before it is any fair.
  const isRecord = ({ people, values, length }: Item) => people.length > 0 || (values.length > 0 && length > 1);
  const text = items.map((item) => (isRecord(item) ? "|" : item.words)).join(" ");
  return topicsIn(text).some(
    ({ words }) => words.includes(" ") && !options.has(words) && words.split(" ").every((word) => !labels.has(word)),
  );
}

/** The words of a question that ask for a matter, which are marked as used. */
function topicOf({ items, world }: Question): { topic: number; words: string } | null {
  const options = optionsOf(world);
  const plainText = items.map((item) => (item.isQuoted || item.people.length > 0 ? "|" : item.words)).join(" ");
  const topics = topicsIn(plainText).filter(({ words }) => !options.has(words));
  const [first] = topics.sort((one, other) => other.words.length - one.words.length);
  if (!first) return null;
  const words = new Set(first.words.split(" "));
  const of = items.filter((item) => item.people.length === 0 && item.words.split(" ").some((word) => words.has(word)));
  for (const item of of) item.used = true;
  return first;
}

interface Sought {
  topic: number;
  /** Only notes where the question says so; null for whatever there is. */
  kind: "note" | null;
  person: Named | null;
  pieces: readonly Piece[];
  from: string | null;
  to: string | null;
}

/** Texts with words of the topic, of those who the conditions fit, the newest first; tasks and summaries behind them. */
function nearTexts(question: Question, { topic, kind: only, person, pieces, from, to }: Sought): NearText[] {
  const { call, request } = question;
  const ids = pieces.length === 0 ? null : peopleOf(question, pieces);
  const phrases = phrasesOfTopic(topic);
  const found = new Map<string, NearText>();
  for (const query of searchesFor(topic, WORDS_AT_ONCE))
    for (const kind of only ? [only] : (["note", "post"] as const)) {
      const { notes = [], posts = [] } = call("read_texts", {
        kind,
        founderId: person?.id ?? null,
        query,
        from,
        to,
        phrases,
      });
      for (const text of [...notes, ...posts] as (NoteLine | PostLine)[]) {
        if (!text.founderId || (ids && !ids.has(text.founderId))) continue;
        const isNote = "createdAt" in text;
        const known = found.get(text.id);
        const words = [...new Set([...(known?.phrases ?? []), ...(text.phrases ?? [])])];
        const content = excerpt(text.content, words[0] ?? null, TEXT_SHOWN);
        const told = { ...text, content, ...(person && { founderId: "" }) };
        found.set(text.id, {
          person: { id: text.founderId, name: text.founderName ?? "" },
          line: "createdAt" in told ? noteLine(told) : postLine({ ...told, summary: null }, request.user.timeZone),
          text: text.content,
          at: isNote ? text.createdAt : text.postedAt,
          phrases: words,
        });
      }
    }
  const texts = [...found.values()].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  return from === null && to === null && only === null
    ? [...texts, ...summaries(question, topic, person, ids), ...tasks(question, topic, person, ids)]
    : texts;
}

function peopleOf({ call }: Question, pieces: readonly Piece[]): Set<string> {
  const { founders = [] } = call("query_people", {
    ...{ anyOf: joined(pieces), ids: null, search: null, sort: null, limit: 200, figuresOf: null },
  });
  return new Set(founders.map(({ id }) => id));
}

function summaries({ call }: Question, topic: number, person: Named | null, ids: Set<string> | null): NearText[] {
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [[{ column: "meetingSummaries", is: "filled", not: false }]], ids: person ? [person.id] : null },
    ...{ search: null, sort: null, limit: 200, figuresOf: null },
  });
  return founders.flatMap((one): NearText[] => {
    const text = one.meetingSummaries ?? "";
    const phrases = standing(text, topic);
    if (phrases.length === 0 || (ids && !ids.has(one.id))) return [];
    const lead = person ? "" : `${personLink(one)}, `;
    const line = `- ${lead}meeting summary: ${plain(excerpt(text, phrases[0] ?? null, TEXT_SHOWN))}`;
    return [{ person: { id: one.id, name: one.name }, line, text, at: null, phrases }];
  });
}

function tasks({ call }: Question, topic: number, person: Named | null, ids: Set<string> | null): NearText[] {
  const { tasks: open = [] } = call("list_tasks", {
    status: "open",
    due: null,
    founderId: person?.id ?? null,
    query: null,
  });
  return open.flatMap((task): NearText[] => {
    const phrases = standing(task.title, topic);
    const { founderId, founderName } = task;
    if (phrases.length === 0 || !founderId || (ids && !ids.has(founderId))) return [];
    return [
      {
        ...{ person: { id: founderId, name: founderName ?? "" }, text: task.title, at: null, phrases },
        line: taskLine(person ? { ...task, founderId: null } : task).replace(/^- /u, "- Task: "),
      },
    ];
  });
}

const standing = (text: string, topic: number): string[] => phrasesIn(text, phrasePattern(phrasesOfTopic(topic)));

interface Telling {
  asked: string;
  of: string;
  when: string;
  pieces: readonly Piece[];
  person: Named | null;
  isWhole: boolean;
  /** The last notes on the person, for where nothing is found. */
  latest: readonly string[];
}

function tell(found: readonly NearText[], { asked, of, when, pieces, person, isWhole, latest }: Telling): Answer {
  const among = pieces.length > 0 ? ` (${plain(saidOf(pieces))})` : "";
  const said = `“${plain(asked)}”`;
  if (found.length === 0)
    return answer(
      [
        `I find nothing near ${said}${of}${among}${when}: I looked only in what is kept here, for that word and those that go with it. It may be said in others.`,
        ...(latest.length > 0 ? ["The last notes:", ...latest] : []),
      ].join("\n"),
      person ? { about: person } : {},
    );
  const words = wordsFound(found);
  const isLiteral = isWhole && found.some(({ text }) => hasAllWords(text, asked));
  const shown = found.slice(0, SHOWN);
  const people = [...new Map(shown.map((one) => [one.person.id, one.person])).values()];
  const [only, another] = people;
  const title = isLiteral
    ? `What is written${of}${among}${when} with ${said}, or near it (${words}):`
    : `Nothing${of}${among}${when} says ${said} itself; these are near it (${words}):`;
  const rest = found.length - shown.length;
  return answer(
    [title, ...shown.map(({ line }) => line), rest > 0 ? `- and ${rest} more` : ""].filter(Boolean).join("\n"),
    {
      listed: people.map((one) => ({ kind: "person" as const, ...one })),
      ...(only && !another && { about: only }),
    },
  );
}

/** Which words were found, the most frequent first. */
function wordsFound(found: readonly NearText[]): string {
  const counts = new Map<string, number>();
  for (const phrase of found.flatMap(({ phrases }) => phrases)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([phrase]) => phrase)
    .join(", ");
}
