import type { StepRequest } from "../assistant-model.ts";
import type { Answer } from "./answers.ts";
import type { Clause, Language } from "./reading.ts";
import type { Call } from "./script.ts";
import { aboutEach, aboutPeople } from "./questions/about-people.ts";
import { answerPerson } from "./questions/person-question.ts";
import { answerColumns, answerOutreach, whyThey } from "./questions/small-questions.ts";
import { aboutOrders } from "./questions/about-orders.ts";
import { askedInOneWay } from "./questions/asked-in-one-way.ts";
import { headOf } from "./questions/head-of.ts";
import { withWhen } from "./questions/and-when.ts";
import { isMine, isOfTexts } from "./questions/of-texts.ts";
import { postsOfCompany } from "./questions/company-posts.ts";
import { can, type Item, itemsOf } from "./questions/items.ts";
import { answerComplainedOf } from "./questions/complained-of.ts";
import { compareGroups } from "./questions/comparing.ts";
import { exceptSomeone } from "./questions/left-out-people.ts";
import { followUpOf } from "./questions/follow-ups.ts";
import { followTask } from "./questions/task-follow-ups.ts";
import { productFact } from "./questions/product-question.ts";
import { answer, has, type Question } from "./questions/question.ts";
import { answerTasks, isAboutTasks, isOnlyDone } from "./questions/task-question.ts";
import { tasksOfPeople } from "./questions/tasks-of-people.ts";
import { answerLoosely } from "./questions/loose-answers.ts";
import { lastContact } from "./questions/last-contact.ts";
import { withValueSpelled } from "./questions/misspelt-values.ts";
import { readFirst } from "./questions/read-first.ts";
import { answerOpinion } from "./questions/opinions.ts";
import { answerMissing } from "./questions/missing-fields.ts";
import { nearestOrWritten } from "./questions/nearest-or-written.ts";
import { answerSearch, notUnderstood, outOfScope } from "./questions/not-understood.ts";
import { isOutside, withoutColumnWords } from "./questions/out-of-scope.ts";
import { answerNews, answerTexts } from "./questions/text-question.ts";
import { answerTopic, asksForTopic } from "./questions/topic-search.ts";
import { answerWhoSaid } from "./questions/topic-question.ts";
import { languageOf, languagesOf, spokenIn } from "./questions/tokens.ts";
import { onlyOneTold } from "./questions/only-one-at-firm.ts";
import { onlyOne, sameOf } from "./questions/same-question.ts";
import { takenForPeople } from "./questions/taken-for-people.ts";
import { restOfList } from "./questions/rest-of-list.ts";
import { figureNamed, unrecordedIn } from "./questions/unrecorded.ts";
import { saidIn } from "./questions/said-in.ts";
import { ofEachDay } from "./questions/two-days.ts";
import { worldOf } from "./questions/read-world.ts";
import { remembered } from "./questions/remembered.ts";
import { withSaid, withSlips } from "./questions/said-of-people.ts";
import { inOwnWords } from "./questions/own-words.ts";
import { plainly } from "./questions/put-plainly.ts";
import { withDaysOfWeek } from "./questions/days-of-week.ts";
import { orWrittenElsewhere } from "./questions/written-elsewhere.ts";
import { withDayOfMonth } from "./questions/days-of-month.ts";
import { withValueOf } from "./questions/than-someone.ts";
import { personOf } from "./questions/asked-about.ts";
import { answerOfEveryone } from "./questions/of-everyone.ts";

/**
 * The answer to a clause that is a question. It never calls a tool that writes. While a word of the question is left over, no fact is told:
 * the answer says which words were not understood, and what a search for them finds.
 */
export function answerQuestion(asked: Clause, call: Call, turn: StepRequest): Answer {
  const answered = (text: string, from = call) => answerOne({ ...asked, text }, from, turn);
  const text = withDaysOfWeek(asked.text, turn.today);
  return restOfList(text, turn, call, answered) ?? ofEachDay(text, answered) ?? answered(text);
}

function answerOne(asked: Clause, call: Call, turn: StepRequest): Answer {
  const request = withSaid(turn);
  const { text: own, read: slips } = plainly(asked.text, request);
  const text = withDayOfMonth(withValueOf(own, call, request), request.today);
  const clause = { ...asked, text };
  const unrecorded = aboutOrders(asked.text) ?? unrecordedIn(asked.text, request);
  if (unrecorded) return unrecorded;
  const { answered, questionIn, isAboutProduct } = read(clause, call, request, true);
  const language = languageOf(text);
  const ask = (words: string) => questionIn(IN_ENGLISH.test(words) ? "en" : language, words);
  if (answered) {
    const only = onlyOneTold(answered, asked.text);
    const ofOne = only && answerRead(ask("tell me about her"), clause, only);
    const told = ofOne ?? orWrittenElsewhere(answered, ask(text));
    return withSlips(withWhen({ ...told, text: `${slips}${told.text}` }, ask(text)), request);
  }
  const spelled = isAboutProduct ? null : withValueSpelled(ask(text));
  const again = spelled && read({ ...clause, text: spelled.text }, call, request, true).answered;
  if (spelled && again) return withSlips({ ...again, text: `${slips}${spelled.notice}${again.text}` }, request);
  const understood = (words: string) => answerRead(ask(words), { ...clause, text: words }) !== null;
  const isOfProduct = isAboutProduct && !request.people.some(({ by }) => by !== "near");
  const said = isOfProduct ? null : nearestOrWritten(ask, clause, understood);
  const near = said && takenForPeople(said, text, (words) => answerRead(ask(words), { ...clause, text: words }));
  return inItsLanguage(near ?? notUnderstood(ask(text), isAboutProduct), text);
}

/** The questions that are offered are English ones. */
const IN_ENGLISH = /^(?:What is the|Who has|List people by|Tell me about) /u;

const inItsLanguage = (said: Answer, question: string): Answer => ({
  ...said,
  text: saidIn(said.text, spokenIn(question)),
});

/** The same for words that may be a question without asking like one, "people in Berlin": null when they are not read as one. */
export const answerIfSure = (clause: Clause, call: Call, request: StepRequest): Answer | null =>
  figureNamed(clause.text, request.columns ?? []) ??
  read({ ...clause, text: inOwnWords(askedInOneWay(clause.text), request).text }, call, request, false).answered;

/** `isAsked`: a question for sure, so that what no field answers is looked for in texts and titles too. */
function read(clause: Clause, call: Call, request: StepRequest, isAsked: boolean) {
  const { text } = clause;
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? null;
  const fact = productFact(text, clause.people.length > 0, before);
  const world = fact ? null : worldOf(clause, call, request);
  const questionIn = (language: Language, words = text): Question => {
    const own = { ...(world ?? worldOf(clause, call, request)), language };
    const items = remembered(request.people, `items ${language} ${own.held.length} ${words}`, () =>
      itemsOf(words, own),
    );
    return {
      text: words,
      items: items.map((item) => ({ ...item, people: [...item.people], used: false })),
      world: own,
      call,
      request,
    };
  };
  const found = (answered: Answer | null) => ({ answered, questionIn, isAboutProduct: fact === "" });
  if (fact) return found(answer(fact));
  if (clause.people.length === 0 && isOutside(withoutColumnWords(text, request.columns)))
    return found(inItsLanguage(outOfScope(questionIn(languageOf(text))), text));
  // A few words may be of more than one language.
  for (const language of languagesOf(text)) {
    const earlier = (said: string) => questionIn(languageOf(said), plainly(said, request).text);
    const answered =
      answerOfEveryone(questionIn(language), (words) => questionIn(language, words)) ??
      exceptSomeone(questionIn(language), (words) => questionIn(language, words)) ??
      followTask(questionIn(language)) ??
      whyThey(questionIn(language)) ??
      sameAgain(questionIn(language), earlier, clause) ??
      tasksOfPeople(questionIn(language), earlier) ??
      followUpOf(questionIn(language), earlier) ??
      answerRead(questionIn(language), clause) ??
      (isAsked ? loosely(questionIn(language), clause) : null);
    if (answered) return found({ ...answered, text: saidIn(answered.text, spokenIn(text)) });
  }
  return found(null);
}

const unread = (question: Question): Question => ({
  ...question,
  items: question.items.map((item) => ({ ...item, used: false })),
});

type Reading = (question: Question) => Answer | null;

function loosely(question: Question, clause: Clause): Answer | null {
  const about = personOf(question, clause) ?? onlyOne(question);
  const topic = about && !("person" in about) ? null : answerTopic(unread(question), about?.person ?? null);
  if (topic) return topic;
  return about && !("person" in about) ? null : answerLoosely(question, about?.person ?? null);
}

function sameAgain(question: Question, earlier: (said: string) => Question, clause: Clause): Answer | null {
  const same = sameOf(question, earlier, personOf(question, clause));
  return same && answerRead(same.question, clause, same.person);
}

function answerRead(
  question: Question,
  clause: Clause,
  given: { id: string; name: string } | null = null,
): Answer | null {
  const { items } = question;
  if (has(items, "say.reach_out") && !has(items, "noun.task")) {
    const outreach = answerOutreach(question);
    if (outreach) return outreach;
    for (const item of items) item.used = false;
  }
  const made = given ? null : readFirst(question);
  if (made) return made;
  const about = given ? { person: given } : (personOf(question, clause) ?? onlyOne(question));
  if (about && "text" in about) return about;
  if (about && "people" in about) return aboutEach(question, about.people);
  const person = about?.person ?? null;
  const head = headOf(items);
  const again = (read: Reading): Answer | null => read(unread(question));
  const readings: Reading[] = person ? [(one) => lastContact(one, person)] : [postsOfCompany];
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
    readings.push((one) => answerOpinion(one, person));
    if (items.some((item) => can(item, "noun.note")) || (isSay && isMine(question))) readings.push(notes);
    if (isPost && !items.some((item) => can(item, "ask.when") && !isSay)) readings.push(posts);
    readings.push((one) => answerPerson(one, person));
    if (isPost) readings.push(posts, notes);
    readings.push((one) => answerMissing(one, person));
  } else {
    // "Who posted about hiring" asks for what is written, whatever columns there are.
    if (isOfTexts(items) || asksForTopic(question)) readings.push((one) => answerTopic(one, null));
    readings.push(...textsFirst(items, head, { note: notes, post: posts }), answerComplainedOf, compareGroups);
    const isOwnDate = items.some((item) => item.columns.some(({ isOwn, type }) => isOwn && type === "date"));
    if (isOwnDate && head !== "task") readings.push(aboutPeople);
    if (head === "task" || (head === null && isAboutTasks(items))) readings.push(tasks);
    // "Who is on the Aurel mandate" names a value, and no text.
    if (items.some((item) => item.values.length > 0 || item.columns.length > 0)) readings.push(aboutPeople);
    if (head === "note") readings.push(notes);
    if (head === "post") readings.push(posts, (one) => answerWhoSaid(one, "post"));
    if (head === "news") readings.push((one) => answerNews(one, null));
    if (head === "person" && (isSay || items.some((item) => can(item, "verb.about")))) {
      const kind = items.some((item) => can(item, "noun.post") || /^post(?:ed|ing|s)\b/.test(item.words))
        ? "post"
        : items.some((item) => can(item, "noun.note"))
          ? "note"
          : null;
      readings.push((one) => answerWhoSaid(one, kind));
    }
    readings.push(aboutPeople);
    if (head === "person" && has(items, "ask.what") && has(items, "noun.post", "verb.say")) readings.push(posts);
    if (items.some((item) => can(item, "ask.search"))) readings.push((one) => answerTopic(one, null));
    if (items.some((item) => can(item, "ask.search")) || (isSay && !isMine(question)))
      readings.push((one) => answerSearch(one));
    if (head === "person" && isAboutTasks(items) && !isOnlyDone(items)) readings.push(tasks);
    if (
      items.some((item) => item.period !== null) &&
      !items.some((item) => can(item, "ask.who", "noun.person", "verb.touch", "verb.add"))
    )
      readings.push(tasks);
  }
  for (const read of readings) {
    const answered = again(read);
    if (answered) return answered;
  }
  return null;
}

/** "Any post on barefoot": what is behind it is a topic, although people have it as a value. */
const textsFirst = (items: readonly Item[], head: ReturnType<typeof headOf>, read: { note: Reading; post: Reading }) =>
  isOfTexts(items) && (head === "note" || head === "post") ? [read[head]] : [];
