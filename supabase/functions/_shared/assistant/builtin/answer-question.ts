import type { StepRequest } from "../assistant-model.ts";
import { contentWords } from "../words.ts";
import { cutText } from "../../contract/storable.ts";
import type { Answer } from "./answers.ts";
import type { Clause, OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";
import { plain } from "./wording.ts";
import { answerPeople, readPeopleQuestion } from "./questions/people-question.ts";
import { answerPerson } from "./questions/person-question.ts";
import { answerColumns, answerOutreach } from "./questions/small-questions.ts";
import { can, isWord, type Item, itemsOf, type QuestionWorld } from "./questions/items.ts";
import { heldAsWritten, phrasesToLookUp } from "./questions/looked-up.ts";
import { followUpOf } from "./questions/follow-ups.ts";
import { productFact } from "./questions/product-facts.ts";
import { answer, has, leftOver, type Question, use } from "./questions/question.ts";
import { answerTasks, isAboutTasks } from "./questions/task-question.ts";
import { answerNews, answerTexts, answerWhoSaid, searchFor } from "./questions/text-question.ts";
import { languageOf } from "./questions/tokens.ts";
import { personOf } from "./questions/whom.ts";

/**
 * The answer to a clause that is a question. It never calls a tool that writes. While a word of the question is left over, no fact is told:
 * the answer says which words were not understood, and what a search for them finds.
 */
export function answerQuestion(clause: Clause, call: Call, request: StepRequest): Answer {
  const { text } = clause;
  const fact = productFact(text);
  if (fact !== null && fact !== "") return answer(fact);
  const world = worldOf(clause, call, request);
  const question = (): Question => ({ text, items: itemsOf(text, world), world, call, request });
  const followed = followUpOf(question(), (earlier) => ({
    text: earlier,
    items: itemsOf(earlier, world),
    world,
    call,
    request,
  }));
  return followed ?? answerRead(question(), clause) ?? notUnderstood(question(), fact === "");
}

function worldOf(clause: Clause, call: Call, request: StepRequest): QuestionWorld {
  const { user, today, people } = request;
  const known = [...people, ...clause.people.filter(({ id }) => !people.some((one) => one.id === id))];
  const start: QuestionWorld = {
    language: languageOf(clause.text),
    today,
    columns: request.columns ?? [],
    stages: user.stages,
    statuses: user.statuses,
    people: known,
    held: [],
  };
  const earlier = request.history
    .filter(({ role }) => role === "user")
    .slice(-3)
    .map(({ content }) => cutText(content, 300));
  const words = phrasesToLookUp(clause.text, start);
  const isShort = contentWords(clause.text).length <= 4;
  const more = isShort
    ? earlier.flatMap((message) => phrasesToLookUp(message, { ...start, language: languageOf(message) }))
    : [];
  const looked = [...new Set([...words, ...more])].slice(0, 60);
  const { fields = [], held = [] } = call("list_custom_fields", { words: looked });
  return { ...start, columns: request.columns ?? (fields as OwnColumn[]), held: heldAsWritten(held, looked) };
}

/** The first noun that a question has: what it asks for. */
function headOf(items: readonly Item[]): "person" | "task" | "note" | "post" | "column" | "news" | null {
  for (const item of items) {
    if (item.people.length > 0 && !item.senses.size) continue;
    if (can(item, "ask.who", "noun.person")) return "person";
    if (can(item, "noun.column", "noun.choice")) return "column";
    if (can(item, "noun.task", "task.next")) return "task";
    if (can(item, "noun.note")) return "note";
    if (can(item, "noun.post")) return "post";
    if (can(item, "noun.news") || isNew(item, items)) return "news";
  }
  return null;
}

/** "What's new?" asks for news, "new people" for people. */
const isNew = (item: Item, items: readonly Item[]): boolean =>
  /^(?:new|neu|neues|nuevo|nouveau|neuf)$/.test(item.words) &&
  items.some((one) => can(one, "ask.what")) &&
  !items.some((one) => can(one, "noun.person"));

type Reading = (question: Question) => Answer | null;

function answerRead(question: Question, clause: Clause): Answer | null {
  const { items } = question;
  if (has(items, "say.reach_out")) return answerOutreach(question);
  const whom = personOf(question, clause);
  if (whom && "text" in whom) return whom;
  const person = whom?.person ?? null;
  const head = headOf(items);
  const again = (read: Reading): Answer | null =>
    read({ ...question, items: items.map((item) => ({ ...item, used: false })) });
  const readings: Reading[] = [];
  const isSay = items.some((item) => can(item, "verb.say"));
  const tasks: Reading = (one) => answerTasks(one, person);
  const notes: Reading = (one) => answerTexts(one, "note", person);
  const posts: Reading = (one) => answerTexts(one, "post", person);
  const isOptions =
    items.some((item) =>
      item.columns.some(({ key, options }) => key === "stage" || key === "status" || options.length > 0),
    ) &&
    items.some((item) => can(item, "ask.what", "ask.which", "ask.list")) &&
    !items.some((item) => can(item, "noun.person", "ask.who"));
  if (head === "column" || (isOptions && !person)) readings.push(answerColumns);
  if (person) {
    const isPost = items.some((item) => can(item, "noun.post", "verb.say"));
    if (items.some((item) => can(item, "noun.task")) || (isAboutTasks(items) && head !== "person"))
      readings.push(tasks);
    if (head === "news") readings.push((one) => answerNews(one, person));
    if (items.some((item) => can(item, "noun.note"))) readings.push(notes);
    if (isPost && !items.some((item) => can(item, "ask.when") && !isSay)) readings.push(posts);
    readings.push((one) => answerPerson(one, person));
    if (isPost) readings.push(posts, notes);
  } else {
    if (head === "task" || (head === null && isAboutTasks(items))) readings.push(tasks);
    if (head === "note") readings.push(notes);
    if (head === "post") readings.push(posts, (one) => answerWhoSaid(one, "post"));
    if (head === "news") readings.push((one) => answerNews(one, null));
    if (head === "person" && (isSay || items.some((item) => can(item, "verb.about")))) {
      const kind = items.some((item) => can(item, "noun.post"))
        ? "post"
        : items.some((item) => can(item, "noun.note"))
          ? "note"
          : null;
      readings.push((one) => answerWhoSaid(one, kind));
    }
    readings.push(aboutPeople);
    if (items.some((item) => can(item, "ask.search")) || isSay) readings.push((one) => answerSearch(one));
    if (head === "person" && isAboutTasks(items)) readings.push(tasks);
  }
  for (const read of readings) {
    const answered = again(read);
    if (answered) return answered;
  }
  return null;
}

function aboutPeople(question: Question): Answer | null {
  const asked = readPeopleQuestion(question);
  if (!asked || leftOver(question.items).length > 0) return null;
  const { items } = question;
  const isAboutPeople =
    items.some((item) => can(item, "noun.person", "ask.who")) ||
    asked.pieces.length > 0 ||
    asked.sort !== null ||
    asked.asked.length > 0 ||
    asked.groupBy !== null;
  // A question of small words only says nothing: "show me".
  if (
    !isAboutPeople ||
    (asked.pieces.length === 0 &&
      asked.asked.length === 0 &&
      asked.sort === null &&
      !items.some((item) => can(item, "noun.person")))
  )
    return null;
  const unasked =
    items.some((item) => can(item, "ask.when", "ask.where", "ask.why") && !can(item, "filler")) &&
    asked.pieces.length === 0 &&
    asked.asked.length === 0;
  return unasked ? null : answerPeople(question, asked);
}

/** "Find …", "search for …": people with the words, and notes and posts. */
function answerSearch(question: Question): Answer | null {
  const words = contentOf(question);
  if (words === "") return null;
  const { lines, isExact } = searchFor(question, words);
  if (lines.length === 0) return answer(`None: I find no note or post with “${plain(words)}”.`);
  return answer(
    [
      isExact
        ? `Notes and posts with “${plain(words)}”:`
        : `None with all of “${plain(words)}”. With some of these words:`,
      ...lines,
    ].join("\n"),
  );
}

/** The words of a question that are no words of asking. */
function contentOf({ items }: Question): string {
  return items
    .filter(
      (item) =>
        !item.period &&
        item.people.length === 0 &&
        (isWord(item) || item.isQuoted || item.values.length > 0 || item.columns.length > 0 || item.number !== null),
    )
    .map(({ raw }) => raw)
    .join(" ");
}

function notUnderstood(question: Question, isAboutProduct: boolean): Answer {
  const { items } = question;
  readPeopleQuestion(question);
  use(
    items,
    "noun.task",
    "noun.note",
    "noun.post",
    "noun.news",
    "verb.say",
    "verb.about",
    "verb.due",
    "task.open",
    "task.done",
    "task.overdue",
  );
  for (const item of items) if (item.people.length > 0 || item.period) item.used = true;
  const left = leftOver(items);
  const words = left.map(({ raw }) => raw).join(" ");
  const said =
    left.length === 0 ? "I did not understand that question." : `I did not understand “${plain(cutText(words, 80))}”.`;
  if (isAboutProduct)
    return answer(
      `${said} I can tell how to import, export, undo, add columns, find duplicates, and where settings are.`,
    );
  const sought = contentOf(question) || words;
  const { lines, isExact } = searchFor(question, sought);
  const found =
    lines.length === 0
      ? []
      : [
          isExact
            ? `Notes and posts with “${plain(cutText(sought, 80))}”:`
            : "Notes and posts with some of these words:",
          ...lines,
        ];
  return answer([said, ...found].join("\n"));
}
