import type { Answer } from "../answers.ts";
import { contentWords, plainWords } from "../../words.ts";
import { dateText, dayRange, personLink, plain, plural } from "../wording.ts";
import { can, type Item, isWord } from "./items.ts";
import { inThePast, type Period } from "./periods.ts";
import { answer, leftOver, type Question, use } from "./question.ts";
import { latestNotes, bestTexts, type FoundText, someWords, telling, textsWith } from "./searched.ts";

const SHOWN = 8;
const NOBODY = { id: "", name: "" };

/** Notes or posts that are asked for: of someone, about something, of some days. */
export interface TextsAsked {
  kind: "note" | "post";
  person: { id: string; name: string } | null;
  topic: string | null;
  period: Period | null;
}
/** How they are asked for. */
export interface TextsForm {
  isCount: boolean;
  isWhen: boolean;
  isLast: boolean;
  isYesNo: boolean;
  number: number | null;
}

/** The words that notes and posts are searched for: quoted words, or those after "about", "mention", "search for". */
export function topicOf(items: Item[], isSearch: boolean): string | null {
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
    (item) =>
      !can(item, "filler", "comma", "sort.newest", "prep.in", "prep.of", "ask.list", "ask.is", "say.has") ||
      isWord(item),
  );
  if (telling.length === 0 || telling.length > 8 || telling.some((item) => can(item, "say.not"))) return null;
  for (const item of [...after, ...items.slice(from, from + 1)]) item.used = true;
  use(items, "verb.about", "verb.say", "ask.search");
  return telling.map(({ raw }) => raw).join(" ");
}

/** "Notes that mention Jane": searches for her name anywhere. */
export function mentionOf(items: readonly Item[]): string | null {
  const verb = items.findIndex(
    (item) => can(item, "verb.say") && /^(?:mention|refer|contain|erwahn|mencion)/.test(item.words),
  );
  const named = items.findIndex((item) => item.people.length > 0);
  const name = items[named];
  if (verb < 0 || !name || named < verb) return null;
  return name.raw;
}

/** Notes, with meeting summaries, or posts that have the words. */
export function aboutTopic(
  question: Question,
  { kind, person, topic, period }: TextsAsked & { topic: string },
  { isCount, isWhen, isLast, isYesNo, number }: TextsForm,
): Answer {
  const { world, request } = question;
  const sought = {
    kinds: kind === "note" ? (["note", "summary"] as const) : (["post"] as const),
    person,
    from: period?.from ?? null,
    to: period?.to ?? null,
  };
  const { words, found } = bestTexts(question, { ...sought, words: topic });
  const sorted = [...found].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  const of = person ? (kind === "note" ? ` on ${personLink(person)}` : ` by ${personLink(person)}`) : "";
  const when = period ? ` ${dayRange(period, world.today)}` : "";
  const what = (count: number) => `${plural(count, kind)}${of} with “${plain(words)}”${when}`;
  const people = [...new Map(sorted.map((one) => [one.person.id, one.person])).values()];
  const [only, another] = people;
  const more = {
    listed: people.slice(0, SHOWN).map((one) => ({ kind: "person" as const, ...one })),
    ...(person ? { about: person } : only && !another && { about: only }),
  };
  const [first] = sorted;
  if (!first) {
    const none = `None: there is no ${kind}${of} with “${plain(topic)}”${when}.`;
    const others = kind === "post" ? (["note", "summary"] as const) : (["post"] as const);
    const elsewhere = person ? textsWith(question, { ...sought, kinds: others, words: telling(topic) }) : [];
    const where =
      kind === "post" ? `In notes on ${personLink(person ?? NOBODY)}:` : `In posts by ${personLink(person ?? NOBODY)}:`;
    // What someone said may be noted.
    const near =
      elsewhere.length > 0 || isCount
        ? null
        : (someWords(question, { ...sought, words: topic }) ??
          (person ? someWords(question, { ...sought, kinds: others, words: topic }) : null));
    if (near) return answer([`No ${kind}${of} has all of “${plain(topic)}”${when}. ${near}`].join("\n"), more);
    // It may be noted in other words: "his co-founder left" is of the team.
    const last = elsewhere.length === 0 && person && kind === "note" && !isCount ? latestNotes(question, person) : [];
    const instead = last.length > 0 ? [`The last notes on ${personLink(person ?? NOBODY)}:`, ...last] : [];
    return answer(
      elsewhere.length === 0
        ? [none, ...instead].join("\n")
        : [none, where, ...elsewhere.slice(0, 5).map(({ line }) => line)].join("\n"),
      more,
    );
  }
  if (isCount) return answer(`${what(sorted.length)}.`, more);
  if (isWhen && first.at) return answer([`${dateText(first.at, request.user.timeZone)}:`, first.line].join("\n"), more);
  const shown = sorted.slice(0, isLast && !period ? (number ?? 1) : SHOWN);
  const title = isYesNo
    ? `Yes, ${what(sorted.length)}:`
    : shown.length === 1 && sorted.length > 1
      ? `The latest of ${what(sorted.length)}:`
      : `${what(sorted.length)}:`;
  const rest = sorted.length - shown.length;
  return answer(
    [title, ...shown.map(({ line }) => line), rest > 0 && shown.length > 1 ? `- and ${rest} more` : ""]
      .filter(Boolean)
      .join("\n"),
    more,
  );
}

/** Who wrote, or was noted, about something: people with the words that were found. */
export function answerWhoSaid(question: Question, kind: "note" | "post" | null): Answer | null {
  const { items, world } = question;
  const dated = items.find((item) => !item.used && item.period !== null);
  if (dated) dated.used = true;
  const topic = topicOf(items, true);
  use(items, "noun.post", "noun.note", "verb.say");
  if (topic === null || leftOver(items).length > 0) return null;
  const period = dated?.period ? inThePast(dated.period, world.today) : null;
  const kinds =
    kind === null
      ? (["post", "note", "summary"] as const)
      : kind === "note"
        ? (["note", "summary"] as const)
        : ([kind] as const);
  const found = textsWith(question, {
    words: topic,
    kinds,
    person: null,
    from: period?.from ?? null,
    to: period?.to ?? null,
  });
  const where = kind === null ? "notes or posts" : `${kind}s`;
  if (found.length === 0) {
    const days = { from: period?.from ?? null, to: period?.to ?? null };
    const near = someWords(question, { words: topic, kinds, person: null, ...days });
    return answer(
      near === null
        ? `None: there are no ${where} with “${plain(topic)}”.`
        : `No one has all of “${plain(topic)}” in ${where}. ${near}`,
    );
  }
  return answer(
    [
      `${plural(peopleOf(found).length, "person", "people")}, in ${where} with “${plain(topic)}”:`,
      ...found.slice(0, SHOWN).map(({ line }) => line),
    ].join("\n"),
    {
      listed: peopleOf(found).map((one) => ({ kind: "person" as const, ...one })),
    },
  );
}

const peopleOf = (found: readonly FoundText[]) => [...new Map(found.map(({ person }) => [person.id, person])).values()];

/** Of a question that no field answers: what notes, summaries and posts say with all of its words. Null when none does. */
export function answerFromTexts(
  question: Question,
  words: string,
  person: { id: string; name: string } | null,
): Answer | null {
  const isPosted = question.items.some((item) => can(item, "noun.post"));
  const isNoted = question.items.some((item) => can(item, "noun.note"));
  const kinds = isPosted && !isNoted ? (["post"] as const) : (["note", "summary", "post"] as const);
  // One word by itself may appear anywhere by chance.
  const least =
    person || isPosted || question.items.some((item) => can(item, "ask.who", "ask.search", "verb.about")) ? 1 : 2;
  if (contentWords(words).length < least) return null;
  const best = bestTexts(question, { words, kinds, person });
  if (best.found.length === 0 || contentWords(best.words).length < least) return null;
  const found = closest(best.found, question.text);
  const people = peopleOf(found);
  const [only, another] = people;
  const of = person ? ` on ${personLink(person)}` : "";
  return answer(
    [
      `From what is ${kinds.length === 1 ? "posted" : "written"}${of} with “${plain(best.words)}”:`,
      ...found.slice(0, 5).map(({ line }) => line),
    ].join("\n"),
    {
      listed: people.map((each) => ({ kind: "person" as const, ...each })),
      ...(only && !another && { about: only }),
    },
  );
}

const RUN_AT_LEAST = 3;
/** Of several texts those with as many words of the question in a row as any: "looking for a cook" is no "has a cook". */
function closest(found: readonly FoundText[], asked: string): readonly FoundText[] {
  const words = plainWords(asked);
  const runs = found.map(({ text }) => longestRun(words, ` ${plainWords(text).join(" ")} `));
  const most = Math.max(...runs);
  return most < RUN_AT_LEAST ? found : found.filter((_, no) => runs[no] === most);
}

function longestRun(words: readonly string[], text: string): number {
  let longest = 0;
  for (let from = 0; from < words.length; from += 1)
    while (from + longest < words.length && text.includes(` ${words.slice(from, from + longest + 1).join(" ")} `))
      longest += 1;
  return longest;
}
