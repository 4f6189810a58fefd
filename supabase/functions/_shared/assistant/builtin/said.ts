import type { StepRequest } from "../assistant-model.ts";
import type { Answer } from "./answers.ts";
import { askedBack, peopleKept } from "./asked-back.ts";
import type { Turn } from "./ready.ts";
import { type ConversationState, type Listed, NOTHING_SAID, type OpenQuestion } from "./reading.ts";
import { stillAdding } from "./referring/of-newcomer.ts";
import { earlierChanges } from "./referring/earlier-changes.ts";
import { threadAfter } from "./referring/thread.ts";
import { contextOf, READ_AFTER } from "./trained/understood.ts";
import type { Asking } from "./resolve.ts";
import { plain } from "./wording.ts";

/** An answer with what the next message may refer to. */
export interface Said extends Answer {
  state: ConversationState;
}

export function withState(
  answer: Answer,
  request: StepRequest,
  question: OpenQuestion | null,
  taskIds: readonly string[] = [],
): Said {
  const list = answer.listed ?? linkedIn(answer.text);
  const [only, other] = list.filter(({ kind }) => kind === "person");
  // Someone who a search found for words that were not understood is not spoken of.
  const isSearched = answer.about === undefined && NOT_KNOWN.test(answer.text);
  const about = answer.about ?? (only && !other && !isSearched ? { id: only.id, name: only.name } : null);
  const before = request.state ?? NOTHING_SAID;
  const asked = question ?? askedBack(answer, request);
  // What may be done with what was said of someone is asked: it is about them.
  const [named, more] = asked?.asks === "choice" ? asked.people.filter(({ by }) => by === "name" || by === "part") : [];
  const isOffered = named !== undefined && asked?.choices.some(({ name }) => name.includes(named.name));
  const ofAsked = named && !more && isOffered ? { id: named.id, name: named.name } : null;
  return {
    ...answer,
    state: {
      question: asked,
      newcomer: stillAdding(asked, request, answer.text),
      person: about ?? ofAsked ?? (isSearched && list.length > 0 ? null : before.person),
      list: list.length > 0 ? list : before.list,
      earlier: earlierChanges(before.earlier, request.changes),
      thread: threadAfter(before, { text: answer.text, list, about: [...(about ? [about.id] : []), ...taskIds] }),
    },
  };
}

const NOT_KNOWN = /^I don't know “[^”]*”\. What is written (?:with|near)/u;

/** The people who an answer links to, in order. */
function linkedIn(text: string): Listed[] {
  const links = [...text.matchAll(/\[([^\][]+)\]\(\/people\/([0-9a-f-]{36})\)/g)];
  return links.flatMap(([, name = "", id = ""], no) =>
    links.findIndex((link) => link[2] === id) < no ? [] : [{ kind: "person" as const, id, name }],
  );
}

/** Asks before anything is done; the rest of the message is kept with the question. */
export function asked(open: Asking, turn: Turn): Said {
  const asking = withListed(open, turn);
  return withState(asking.ask, turn.request, openOf(asking, turn, turn.request.message));
}

const LISTED_AT_MOST = 6;
/** "Make Sol her owner" after an answer about two people: they are who is chosen from. */
function withListed(asking: Asking, { request }: Turn): Asking {
  const { question } = asking;
  if (question?.asks !== "person" || question.choices.length > 0 || !PRONOUN.test(question.about)) return asking;
  const people = (request.state?.list ?? []).filter(({ kind }) => kind === "person");
  if (people.length < 2 || people.length > LISTED_AT_MOST) return asking;
  const names = people.map(({ name }) => plain(name));
  return {
    ask: {
      ...asking.ask,
      text: `Who do you mean: ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}?`,
      listed: people,
    },
    question: { ...question, choices: people },
  };
}
const PRONOUN = /^(?:her|hers|him|his|she|he)$/;

/** The question as the next message finds it, with the words that it is about. */
export function openOf({ question }: Asking, { request, given }: Turn, message: string): OpenQuestion | null {
  if (question === null) return null;
  const { spelled, ...open } = question;
  return {
    ...open,
    message: spelled ? message.replace(spelled.said, () => spelled.label) : message,
    mode: request.mode,
    people: peopleKept(request),
    given: { [READ_AFTER]: contextOf(request), ...given },
  };
}

/** Whether two answers list the same several people or tasks. */
export function listsTheSame({ listed: one = [] }: Said, { listed: other = [] }: Said): boolean {
  const ids = (list: readonly Listed[]) =>
    list
      .map(({ id }) => id)
      .sort()
      .join();
  return one.length > 1 && ids(one) === ids(other);
}
