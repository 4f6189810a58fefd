import type { KnownPerson } from "../../assistant-model.ts";
import { shortFields } from "../../../contract/person-fields.ts";
import type { Answer } from "../answers.ts";
import type { Person, TaskLine } from "../script.ts";
import { dateText, noteLine, personLink, plain, taskLine, postedText, postLink } from "../wording.ts";
import { readPeople } from "./conditions.ts";
import { compared, isOfScore } from "./compared.ts";
import { TOLD_BY } from "./lexicon.ts";
import type { Piece } from "./pieces.ts";
import { can, type Item } from "./items.ts";
import { passOccasion } from "./occasions.ts";
import { builtIn, type NamedColumn, ownColumn } from "./named-columns.ts";
import { answer, has, leftOver, type Question, use, valueText } from "./question.ts";
import { cutAtWord } from "../../../language-model/plain-text.ts";

const NOTES_SHOWN = 3;
const POSTS_SHOWN = 2;
const TASKS_SHOWN = 5;
const WORDS_SHOWN = 200;

/** The people that a question may mean, narrowed to those it can be answered for: one name may fit several people. */
export function ambiguity(people: readonly KnownPerson[], text: string, mention: string): Answer {
  const choices = people.map(({ name, company }) => `${plain(name)}${company === null ? "" : ` (${plain(company)})`}`);
  return answer(`Which one do you mean: ${choices.slice(0, 6).join(", ")}?`, {
    suggestions: people.slice(0, 3).map(({ name }) => text.replace(mention, name)),
    listed: people.map(({ id, name }) => ({ kind: "person" as const, id, name })),
  });
}

const aboutOne = (person: { id: string; name: string }) => ({
  about: { id: person.id, name: person.name },
  listed: [{ kind: "person" as const, ...person }],
});

/** What is asked about one person; null when a word is left over. */
export function answerPerson(question: Question, person: { id: string; name: string }): Answer | null {
  const { items, text, call, world, request } = question;
  const isYesNo =
    /^\s*(?:is|are|does|do|did|has|have|was|am|ist|hat|habe|es|esta|tiene|he|est|a|as|ai)\b/iu.test(text) &&
    !/^\s*(?:do|does|did) (?:you|i) (?:know|remember) (?:wh|if)/iu.test(text);
  const isDo = ASKS_WORK.test(text);
  const isReach = ASKS_REACH.test(text);
  const about = aboutOne(person);
  if (isReach)
    for (const item of items)
      if (/^(?:how|reach|contact|details|get|hold|touch|should|in touch)$/.test(item.words) || can(item, "verb.touch"))
        item.used = true;
  const isWhere = use(items, "ask.where").length > 0;
  const isWork = use(items, "verb.work").length > 0;
  const isLive = use(items, "verb.live").length > 0;
  // "Is he looking for a job" asks for more than his.
  if (isYesNo && items.some((item) => can(item, "ask.search"))) return null;
  // "Where did I meet her" is told by a note, if at all.
  if (isWhere && has(items, "verb.touch")) return null;
  const isWhen = has(items, "ask.when");
  const isSummary = items.some((item) => can(item, "ask.summary"));
  if (isSummary) passOccasion(items, text);
  const reading = readPeople(items, world);
  // "Did I call her about the crates": what a call was about is no field.
  const isOfAbout = reading.pieces.some((piece) => piece.columns.some(({ key }) => key === "about"));
  if (isYesNo && isOfAbout && TOUCHED.test(text)) return null;
  const columns: NamedColumn[] = [...reading.asked, ...(reading.sort ? [reading.sort.column] : [])];
  // "When did I last talk to her?" asks for the day; "when did she post?" too.
  const pieces = reading.pieces.filter((piece) => {
    const isDate = ["lastTouchAt", "post"].includes(piece.about) && !isYesNo;
    if (isDate && (isWhen || piece.said === "contacted before"))
      columns.push(builtIn(piece.about === "post" ? "lastPostDate" : "lastTouchAt"));
    return !isDate;
  });
  // "How hot is she?" asks for the value of that column.
  if (/^\s*(?:how|wie|como de|que tan)\b/iu.test(text) && pieces.every(({ columns: of }) => of.length > 0))
    columns.push(...pieces.splice(0).flatMap((piece) => piece.columns));
  const tell = (matter: keyof typeof TOLD_BY) => columns.push(...TOLD_BY[matter].map((key) => builtIn(key)));
  if (isDo) tell("what they do");
  if (isReach) tell("how to reach them");
  if (isWork && columns.length === 0 && pieces.length === 0) tell("where they work");
  else if ((isWhere || isLive) && pieces.length === 0 && columns.length === 0) tell("where they live");
  use(items, "ref.person", "sort.newest", "say.yes");
  // "What about the second one?", "and Jane?"
  if (/^\s*(?:and |und |y |et )?(?:what|how) about\b/iu.test(text)) use(items, "verb.about");
  for (const item of items) if (item.people.length > 0 || can(item, "ref.person")) item.used = true;
  if (leftOver(items).length > 0) return null;
  if (!isYesNo) columns.push(...haves(pieces));
  if (pieces.length > 0 && !isYesNo) return null;
  if (isYesNo && pieces.length === 0 && asksOfIt(items)) return null;
  if (pieces.length > 0) return compared(question, person, pieces);
  // Where a wedding is, its day does not tell.
  if (isWhere && !isPlaced(question, columns)) return null;
  const record = call("get_founder", { founderId: person.id }) as unknown as Person;
  if (columns.length > 0 && !(isSummary && columns.length === 0))
    return values(
      columns.some(({ key }) => key === "lastPostDate")
        ? { ...record, lastPostDate: latestPost(question, person) }
        : record,
      person,
      columns,
      isYesNo && !isOfScore(columns, text),
      request.user.timeZone,
      about,
    );
  return summary(question, record, person, about);
}

/** "When does she have her fitting": the column is asked for, and not whether there is one. Takes these pieces away. */
const haves = (pieces: Piece[]): NamedColumn[] =>
  pieces.every(({ anyOf, isNegated }) => !isNegated && anyOf.flat().every(({ is }) => is === "filled"))
    ? pieces.splice(0).flatMap((piece) => piece.columns)
    : [];

/** "Did she like it?": "it" names nothing that a value could be compared with. */
const asksOfIt = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      item.columns.length > 0 &&
      items
        .slice(at + 1, at + 3)
        .some(({ words, columns }) => columns.length === 0 && /^(?:it|that|this|those|these|them)$/.test(words)),
  );

const TOUCHED =
  /^\s*(?:did|have|has) (?:i|we)(?: ever| already| also)* (?:call|ring|phone|e-?mail|mail|text|message|write|talk|speak|chat|ping|contact|met|meet|called|rung|phoned|e-?mailed|mailed|texted|messaged|written|talked|spoken|chatted|pinged|contacted)(?!\p{L})/iu;
const ASKS_REACH =
  /\bhow (?:do|can|could|should) i (?:reach|contact|get (?:hold of|in touch))|\bcontact (?:details|info|data|information)|\bkontaktdaten\b|\bdatos de contacto\b|\bcoordonnees\b/iu;
/** Takes the one place of the user's own for what is only a day or a number, and returns whether there is one. */
function isPlaced({ world }: Question, columns: NamedColumn[]): boolean {
  if (columns.length === 0 || !columns.every(({ type }) => type === "date" || type === "number")) return true;
  const [place, another] = world.columns.filter(({ type, label }) => type === "text" && PLACES.test(label));
  if (!place || another) return false;
  columns.splice(0, columns.length, ownColumn(place));
  return true;
}
const PLACES = /\b(?:venue|place|location|address|site|hall|ort|adresse|lugar|direcci[oó]n|lieu)\b/iu;
const ASKS_WORK =
  /\bwhat (?:does|do|is|did)\b.{1,60}\b(?:do|doing)(?: for a living| for work)?\s*\??\s*$|\bwas macht\b|\bque hace\b|\bque fait\b/iu;

/** When someone's latest post was written. */
const latestPost = ({ call }: Question, { id }: { id: string }): string | null =>
  call("read_texts", { kind: "post", founderId: id, query: null }).posts?.[0]?.postedAt ?? null;

function values(
  record: Person,
  person: { id: string; name: string },
  asked: NamedColumn[],
  isYesNo: boolean,
  timeZone: string,
  about: Partial<Answer>,
): Answer {
  const columns = [...new Map(asked.map((column) => [column.key, column])).values()];
  const facts = columns.map((column) => {
    const value = valueText(record, column, timeZone);
    if (column.key === "lastTouchAt" && value === null) return "never contacted, as far as Tracker knows";
    if (column.key === "lastPostDate" && value === null) return "no posts";
    return value === null
      ? `no ${column.isOwn ? plain(column.label) : column.label.toLowerCase()}`
      : `${plain(column.label)}: ${value}`;
  });
  const [only] = columns;
  const yes =
    isYesNo && only && columns.length === 1 ? (valueText(record, only, timeZone) === null ? "No. " : "Yes. ") : "";
  return answer(`${yes}${personLink(person)}: ${facts.join("; ")}.`, about);
}

/** Everything of a person: fields, own columns, open tasks, last notes, what meetings were about, and latest posts. */
function summary(
  { call, world, request }: Question,
  record: Person,
  person: { id: string; name: string },
  about: Partial<Answer>,
): Answer {
  const { timeZone } = request.user;
  const columns = [
    ...shortFields.filter((key) => key !== "name" && key !== "profileUrl").map((key) => builtIn(key)),
    ...world.columns.map(ownColumn),
  ];
  const facts = columns.flatMap((column) => {
    const value = valueText(record, column, timeZone);
    return value === null ? [] : [`- ${plain(column.label)}: ${value}`];
  });
  const tasks: TaskLine[] =
    call("list_tasks", { status: "open", due: null, founderId: person.id, query: null }).tasks ?? [];
  const posts = call("read_texts", { kind: "post", founderId: person.id, query: null }).posts ?? [];
  const notes = record.notes ?? [];
  const lines = [
    personLink(person),
    ...facts,
    `- Last contacted: ${record.lastTouchAt ? dateText(record.lastTouchAt, timeZone) : "never"}`,
    // What there is none of stands before the first heading, and under none.
    ...(tasks.length === 0 ? ["- Open tasks: none"] : []),
    ...(notes.length === 0 ? ["- Notes: none"] : []),
    ...(posts.length === 0 ? ["- Posts: none"] : []),
    ...(tasks.length === 0 ? [] : ["**Open tasks**"]),
    ...tasks.slice(0, TASKS_SHOWN).map((task) => taskLine({ ...task, founderId: null })),
    ...(notes.length === 0 ? [] : ["**Last notes**"]),
    ...notes.slice(0, NOTES_SHOWN).map(noteLine),
    ...(record.meetingSummaries
      ? ["**Meeting summaries**", `- ${plain(cutAtWord(record.meetingSummaries, WORDS_SHOWN))}`]
      : []),
    ...(posts.length === 0 ? [] : ["**Latest posts**"]),
    ...posts
      .slice(0, POSTS_SHOWN)
      .map(
        (post) =>
          `- ${postedText(post, timeZone)}: ${plain(cutAtWord(post.summary ?? post.content, WORDS_SHOWN))} ${postLink(post)}`,
      ),
  ];
  return answer(lines.join("\n"), about);
}
