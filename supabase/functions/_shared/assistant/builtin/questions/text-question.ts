import type { Answer } from "../answers.ts";
import type { NoteLine, PostLine } from "../script.ts";
import { dateText, dayRange, noteLine, personLink, plural, postedText } from "../wording.ts";
import { can } from "./items.ts";
import { inThePast } from "./periods.ts";
import { answer, has, leftOver, type Question, use } from "./question.ts";
import { postLine } from "./searched.ts";
import { aboutTopic, mentionOf, type TextsAsked, type TextsForm, topicOf } from "./topic-question.ts";

const SHOWN = 8;

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
  else use(items, "verb.say", "verb.add");
  if (person) use(items, "verb.about");
  if (leftOver(items).length > 0 || isOldest) return null;
  const asked = { kind, person, topic, period: dated?.period ? inThePast(dated.period, world.today) : null };
  return textsOf(question, asked, { isCount, isWhen, isLast, isYesNo, number: number?.number ?? null });
}

function textsOf(question: Question, { kind, person, topic, period }: TextsAsked, form: TextsForm): Answer {
  const { items, call, world, request } = question;
  if (topic !== null) return aboutTopic(question, { kind, person, topic, period }, form);
  const { isCount, isWhen, isLast, number } = form;
  const found = call("read_texts", {
    kind,
    founderId: person?.id ?? null,
    query: null,
    from: period?.from ?? null,
    to: period?.to ?? null,
  });
  const exact = kind === "note" ? (found.notes ?? []) : (found.posts ?? []);
  const of = person ? (kind === "note" ? ` on ${personLink(person)}` : ` by ${personLink(person)}`) : "";
  const when = period ? ` ${dayRange(period, world.today)}` : "";
  const what = (count: number) => `${plural(count, kind)}${of}${when}`;
  const more = {
    listed: exact.slice(0, SHOWN).map(({ id, founderName = "" }) => ({ kind, id, name: founderName })),
    ...(person && { about: person }),
  };
  const { timeZone } = request.user;
  const line = (one: NoteLine | PostLine) =>
    "createdAt" in one
      ? noteLine(person ? { ...one, founderId: "" } : one)
      : postLine(person ? { ...one, founderId: "" } : one, timeZone);
  if (exact.length === 0) return answer(`None: there is no ${kind}${of}${when}.`, more);
  const total = found.total ?? exact.length;
  if (isCount) return answer(`${what(total)}.`, more);
  const most =
    isLast && !period
      ? (number ??
        (items.some((item) =>
          /^(?:notes|posts|updates|lately|recently|notizen|notas|publicaciones|beitrage|publications)$/.test(
            item.words,
          ),
        )
          ? SHOWN
          : 1))
      : SHOWN;
  const [first] = exact;
  if (isWhen && first)
    return answer(
      [
        `${"createdAt" in first ? dateText(first.createdAt, timeZone) : postedText(first, timeZone)}:`,
        line(first),
      ].join("\n"),
      more,
    );
  const shown = exact.slice(0, most);
  const title = most === 1 ? `The latest of ${what(total)}:` : `${what(total)}, newest first:`;
  return answer(
    [title, ...shown.map(line), total > shown.length && most > 1 ? `- and ${total - shown.length} more` : ""]
      .filter(Boolean)
      .join("\n"),
    more,
  );
}

const HAPPENED = /\b(?:happen(?:ed|ing)?|going on|went on|passiert|los mit|pas[oó]|pasa|pass[eé])\b/iu;
/** What someone posted, and where that is nothing, what was noted last. */
function newsOf(question: Question, person: { id: string; name: string }): Answer | null {
  const posts = answerTexts(question, "post", person);
  const isStory = HAPPENED.test(question.text);
  if (posts === null || (!posts.text.startsWith("None") && !isStory)) return posts;
  const notes = answerTexts(
    { ...question, items: question.items.map((item) => ({ ...item, used: false })) },
    "note",
    person,
  );
  // What happened is in the notes before it is in a post.
  if (isStory && notes && !notes.text.startsWith("None"))
    return posts.text.startsWith("None") ? notes : { ...notes, text: `${notes.text}\n${posts.text}` };
  return notes && !notes.text.startsWith("None") ? { ...notes, text: `${posts.text}\n${notes.text}` } : posts;
}

/** What happened in some days, or lately: posts, notes and what got done. */
export function answerNews(question: Question, person: { id: string; name: string } | null): Answer | null {
  if (person) return newsOf(question, person);
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
