import type { StepRequest } from "../assistant-model.ts";
import { contentWords } from "../words.ts";
import { cutText } from "../../contract/storable.ts";
import type { Answer } from "./answers.ts";
import type { Clause, Language, OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";
import { answerPeople, readPeopleQuestion } from "./questions/people-question.ts";
import { answerPerson } from "./questions/person-question.ts";
import { answerColumns, answerOutreach } from "./questions/small-questions.ts";
import { can, type Item, itemsOf, type QuestionWorld } from "./questions/items.ts";
import { heldAsWritten, phrasesToLookUp } from "./questions/looked-up.ts";
import { followUpOf } from "./questions/follow-ups.ts";
import { productFact } from "./questions/product-facts.ts";
import { answer, has, leftOver, type Question } from "./questions/question.ts";
import { answerTasks, isAboutTasks } from "./questions/task-question.ts";
import { answerSearch, notUnderstood } from "./questions/not-understood.ts";
import { answerNews, answerTexts, answerWhoSaid } from "./questions/text-question.ts";
import { languageOf, languagesOf } from "./questions/tokens.ts";
import { personOf } from "./questions/whom.ts";

/**
 * The answer to a clause that is a question. It never calls a tool that writes. While a word of the question is left over, no fact is told:
 * the answer says which words were not understood, and what a search for them finds.
 */
export function answerQuestion(clause: Clause, call: Call, request: StepRequest): Answer {
  const { text } = clause;
  const { answered, questionIn, isAboutProduct } = read(clause, call, request);
  return answered ?? notUnderstood(questionIn(languageOf(text)), isAboutProduct);
}

/** The same for words that may be a question without asking like one, "people in Berlin": null when they are not read as one. */
export const answerIfSure = (clause: Clause, call: Call, request: StepRequest): Answer | null =>
  read(clause, call, request).answered;

function read(clause: Clause, call: Call, request: StepRequest) {
  const { text } = clause;
  const fact = productFact(text);
  const world = fact ? null : worldOf(clause, call, request);
  const questionIn = (language: Language, words = text): Question => {
    const own = { ...(world ?? worldOf(clause, call, request)), language };
    return { text: words, items: itemsOf(words, own), world: own, call, request };
  };
  const found = (answered: Answer | null) => ({ answered, questionIn, isAboutProduct: fact === "" });
  if (fact) return found(answer(fact));
  // A few words may be of more than one language.
  for (const language of languagesOf(text)) {
    const followed = followUpOf(questionIn(language), (earlier) => questionIn(languageOf(earlier), earlier));
    const answered = followed ?? answerRead(questionIn(language), clause);
    if (answered) return found(answered);
  }
  return found(null);
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
  if (whom && "people" in whom) return aboutEach(question, whom.people);
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
    if (head === "person" && has(items, "ask.what") && has(items, "noun.post", "verb.say")) readings.push(posts);
    if (items.some((item) => can(item, "ask.search")) || isSay) readings.push((one) => answerSearch(one));
    if (head === "person" && isAboutTasks(items)) readings.push(tasks);
  }
  for (const read of readings) {
    const answered = again(read);
    if (answered) return answered;
  }
  return null;
}

/** "Emails of Jane and Omar": what is asked, of each; null when it can't be said of one of them. */
function aboutEach(question: Question, people: readonly { id: string; name: string }[]): Answer | null {
  const answers = people.map((person) =>
    answerPerson({ ...question, items: question.items.map((item) => ({ ...item, used: false })) }, person),
  );
  const told = answers.flatMap((one) => (one ? [one.text] : []));
  return told.length === people.length
    ? { text: told.join("\n"), listed: people.map((person) => ({ kind: "person" as const, ...person })) }
    : null;
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
