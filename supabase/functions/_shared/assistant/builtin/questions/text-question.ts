import type { Answer } from "../answers.ts";
import type { NoteLine, PostLine } from "../script.ts";
import { contentWords } from "../../words.ts";
import { dateText, dayRange, noteLine, personLink, plain, plural } from "../wording.ts";
import { cutText } from "../../../contract/storable.ts";
import { can, type Item, isWord } from "./items.ts";
import { inThePast, type Period } from "./periods.ts";
import { answer, has, leftOver, type Question, use } from "./question.ts";

const SHOWN = 8;
const WORDS_SHOWN = 220;

export function postLine(
  { founderId = "", founderName = "", postUrl, summary, content, postedAt }: PostLine,
  timeZone: string,
): string {
  const person = founderId === "" ? "" : `${personLink({ id: founderId, name: founderName })}, `;
  return `- ${person}${dateText(postedAt, timeZone)}: ${plain(cutText(summary ?? content, WORDS_SHOWN))} [See the post](${postUrl})`;
}

/** The words that notes and posts are searched for: what is quoted, or stands behind "about", "mention", "search for". */
function topicOf(items: Item[], isSearch: boolean): string | null {
  const quoted = items.find((item) => item.isQuoted && !item.used);
  if (quoted) {
    quoted.used = true;
    use(items, "verb.about", "verb.say", "ask.search");
    return quoted.raw;
  }
  const start = items.findIndex(
    (item) => !item.used && can(item, "verb.about", "verb.say") && item.people.length === 0,
  );
  const from = start >= 0 ? start : isSearch ? items.findIndex((item) => can(item, "ask.search")) : -1;
  if (from < 0) return null;
  const isCut = (item: Item) => item.used || (item.people.length > 0 && start >= 0) || item.period !== null;
  const after: Item[] = [];
  for (const item of items.slice(from + 1)) {
    if (
      isCut(item) ||
      (can(item, "noun.note", "noun.post", "noun.person", "verb.about", "verb.say") && after.length === 0)
    )
      continue;
    after.push(item);
  }
  const telling = after.filter(
    (item) => !can(item, "filler", "comma", "prep.in", "prep.of", "ask.list", "ask.is", "say.has") || isWord(item),
  );
  if (telling.length === 0 || telling.length > 8 || telling.some((item) => can(item, "say.not"))) return null;
  for (const item of [...after, ...items.slice(from, from + 1)]) item.used = true;
  use(items, "verb.about", "verb.say", "ask.search");
  return telling.map(({ raw }) => raw).join(" ");
}

/** "Notes that mention Jane": her name is what is searched for, wherever it stands. */
function mentionOf(items: readonly Item[]): string | null {
  const verb = items.findIndex(
    (item) => can(item, "verb.say") && /^(?:mention|refer|contain|erwahn|mencion)/.test(item.words),
  );
  const named = items.findIndex((item) => item.people.length > 0);
  const name = items[named];
  if (verb < 0 || !name || named < verb) return null;
  return name.raw;
}

/** What is asked about notes or posts; null when a word is left over. */
export function answerTexts(
  question: Question,
  kind: "note" | "post",
  about: { id: string; name: string } | null,
): Answer | null {
  const { items, world } = question;
  const isCount = has(items, "ask.count");
  const isWhen = has(items, "ask.when");
  const isOldest = use(items, "sort.oldest").length > 0;
  const isLast = use(items, "sort.newest").length > 0;
  const isYesNo = /^\s*(?:is|are|do|does|did|have|has|any|gibt|hat|habe|hay|tengo|ai|y a)\b/iu.test(question.text);
  use(items, "noun.note", "noun.post", "noun.news", "say.everything");
  const number = items.find((item) => !item.used && item.number !== null && !item.period);
  if (number && (isLast || isOldest)) number.used = true;
  const dated = items.find((item) => !item.used && item.period !== null);
  if (dated) dated.used = true;
  for (const item of items) if (item.people.length > 0 || can(item, "ref.person")) item.used = true;
  const mentioned = mentionOf(items);
  const person = mentioned === null ? about : null;
  const topic =
    mentioned ??
    topicOf(
      items,
      items.some((item) => can(item, "ask.search")),
    );
  const lastSaid = items.findLast((item) => item.period === null && !item.used);
  // "What did people post about last week?"
  if (topic === null && can(lastSaid, "verb.about") && lastSaid) lastSaid.used = true;
  if (kind === "post") use(items, "verb.say", "verb.touch").forEach((item) => (item.used = can(item, "verb.say")));
  else use(items, "verb.say");
  if (person) use(items, "verb.about");
  if (leftOver(items).length > 0 || isOldest) return null;
  const asked = { kind, person, topic, period: dated?.period ? inThePast(dated.period, world.today) : null };
  return textsOf(question, asked, { isCount, isWhen, isLast, isYesNo, number: number?.number ?? null });
}

interface TextsAsked {
  kind: "note" | "post";
  person: { id: string; name: string } | null;
  topic: string | null;
  period: Period | null;
}
interface TextsForm {
  isCount: boolean;
  isWhen: boolean;
  isLast: boolean;
  isYesNo: boolean;
  number: number | null;
}

function textsOf(
  { items, call, world, request }: Question,
  { kind, person, topic, period }: TextsAsked,
  { isCount, isWhen, isLast, isYesNo, number }: TextsForm,
): Answer {
  const found = call("read_texts", {
    kind,
    founderId: person?.id ?? null,
    query: topic,
    from: period?.from ?? null,
    to: period?.to ?? null,
  });
  const all = kind === "note" ? (found.notes ?? []) : (found.posts ?? []);
  const exact = topic === null ? all : all.filter(({ hasAllWords }) => hasAllWords);
  const of = person ? (kind === "note" ? ` on ${personLink(person)}` : ` by ${personLink(person)}`) : "";
  const when = period ? ` ${dayRange(period, world.today)}` : "";
  const about = topic === null ? "" : ` with “${plain(topic)}”`;
  const what = (count: number) => `${plural(count, kind)}${of}${about}${when}`;
  const more = {
    listed: exact.slice(0, SHOWN).map(({ id, founderName = "" }) => ({ kind, id, name: founderName })),
    ...(person && { about: person }),
  };
  const { timeZone } = request.user;
  const line = (one: NoteLine | PostLine) =>
    "createdAt" in one
      ? noteLine(person ? { ...one, founderId: "" } : one)
      : postLine(person ? { ...one, founderId: "" } : one, timeZone);
  if (exact.length === 0) {
    const near = all.slice(0, 3);
    const none = `None: there is no ${kind}${of}${about}${when}.`;
    return answer(near.length === 0 ? none : [`${none} With some of these words:`, ...near.map(line)].join("\n"), more);
  }
  const total = topic === null ? (found.total ?? exact.length) : exact.length;
  if (isCount) return answer(`${what(total)}.`, more);
  const most =
    isLast && !period
      ? (number ??
        (items.some((item) =>
          /^(?:notes|posts|updates|notizen|notas|publicaciones|beitrage|publications)$/.test(item.words),
        )
          ? SHOWN
          : 1))
      : SHOWN;
  const [first] = exact;
  if (isWhen && first)
    return answer(
      [`${dateText("createdAt" in first ? first.createdAt : first.postedAt, timeZone)}:`, line(first)].join("\n"),
      more,
    );
  const shown = exact.slice(0, most);
  const title =
    isYesNo && topic !== null
      ? `Yes, ${what(total)}:`
      : most === 1
        ? `The latest of ${what(total)}:`
        : `${what(total)}, newest first:`;
  return answer(
    [title, ...shown.map(line), total > shown.length && most > 1 ? `- and ${total - shown.length} more` : ""]
      .filter(Boolean)
      .join("\n"),
    more,
  );
}

/** What happened in some days, or lately: posts, notes and what got done. */
export function answerNews(question: Question, person: { id: string; name: string } | null): Answer | null {
  if (person) return answerTexts(question, "post", person);
  const { items, call, world, request } = question;
  for (const item of items) if (/^(?:new|neu|neues|nuevo|nouveau|neuf)$/.test(item.words)) item.used = true;
  use(items, "noun.news", "say.everything", "sort.newest", "verb.say");
  const dated = items.find((item) => !item.used && item.period !== null);
  if (dated) dated.used = true;
  if (leftOver(items).length > 0) return null;
  const period = dated?.period ? inThePast(dated.period, world.today) : null;
  const days = { from: period?.from ?? null, to: period?.to ?? null };
  const posts = call("read_texts", { kind: "post", founderId: null, query: null, ...days });
  const notes = call("read_texts", { kind: "note", founderId: null, query: null, ...days });
  const done = period
    ? call("list_tasks", { status: "done", due: null, founderId: null, query: null, ...days })
    : { total: 0 };
  const when = period ? ` ${dayRange(period, world.today)}` : "";
  const counts = `${plural(posts.total ?? 0, "post")}, ${plural(notes.total ?? 0, "note")}${period ? `, ${plural(done.total ?? 0, "task")} completed` : ""}${when}`;
  return answer(
    [
      `${counts}${(posts.total ?? 0) + (notes.total ?? 0) > 0 ? ":" : "."}`,
      ...(posts.posts ?? []).slice(0, 5).map((post) => postLine(post, request.user.timeZone)),
      ...(notes.notes ?? []).slice(0, 5).map(noteLine),
    ].join("\n"),
  );
}

/** Who wrote, or was noted, about something: people with the words that were found. */
export function answerWhoSaid(question: Question, kind: "note" | "post" | null): Answer | null {
  const { items, call, world, request } = question;
  const dated = items.find((item) => !item.used && item.period !== null);
  if (dated) dated.used = true;
  const topic = topicOf(items, true);
  use(items, "noun.post", "noun.note", "verb.say");
  if (topic === null || leftOver(items).length > 0) return null;
  const period = dated?.period ? inThePast(dated.period, world.today) : null;
  const days = { from: period?.from ?? null, to: period?.to ?? null };
  const kinds = kind ? [kind] : (["post", "note"] as const);
  const lines: string[] = [];
  const people = new Map<string, { id: string; name: string }>();
  for (const one of kinds) {
    const found = call("read_texts", { kind: one, founderId: null, query: topic, ...days });
    for (const text of [...(found.notes ?? []), ...(found.posts ?? [])]
      .filter(({ hasAllWords }) => hasAllWords)
      .slice(0, SHOWN)) {
      lines.push("createdAt" in text ? noteLine(text) : postLine(text, request.user.timeZone));
      if (text.founderId) people.set(text.founderId, { id: text.founderId, name: text.founderName ?? "" });
    }
  }
  const where = kind === null ? "notes or posts" : `${kind}s`;
  if (lines.length === 0) return answer(`None: there are no ${where} with “${plain(topic)}”.`);
  return answer(
    [`${plural(people.size, "person", "people")}, in ${where} with “${plain(topic)}”:`, ...lines].join("\n"),
    {
      listed: [...people.values()].map((one) => ({ kind: "person" as const, ...one })),
    },
  );
}

/** What a search for the words of a question finds, told as found and not as its answer. */
export function searchFor(question: Question, words: string): { lines: string[]; isExact: boolean } {
  const { call, request } = question;
  if (contentWords(words).length === 0) return { lines: [], isExact: false };
  const notes = call("read_texts", { kind: "note", founderId: null, query: words }).notes ?? [];
  const posts = call("read_texts", { kind: "post", founderId: null, query: words }).posts ?? [];
  const exact = [...notes, ...posts].filter(({ hasAllWords }) => hasAllWords);
  const shown = (exact.length > 0 ? exact : [...notes.slice(0, 2), ...posts.slice(0, 2)]).slice(0, 5);
  return {
    lines: shown.map((text) => ("createdAt" in text ? noteLine(text) : postLine(text, request.user.timeZone))),
    isExact: exact.length > 0,
  };
}
