import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { saysYes } from "../../typed-answers.ts";
import { plainWords } from "../../words.ts";
import { say } from "../answers.ts";
import { peopleKept } from "../asked-back.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { NOTHING_SAID } from "../reading.ts";
import { type Said, withState } from "../said.ts";
import { plain } from "../wording.ts";

/** One of the things that a message may mean: what it is called in the question, and the order that it leads to. */
export interface Way {
  called: string;
  order: string;
  people: readonly KnownPerson[];
}

/** What the question which of several orders is meant is known by. */
const EITHER = "either:";

/** The question which of some orders a message means, or whether it is one; nothing is done before it is answered. */
export function askedEither(text: string, ways: readonly Way[], request: StepRequest): Said {
  const people = ways
    .flatMap((way) => way.people)
    .filter(({ id }, no, all) => all.findIndex((one) => one.id === id) === no);
  const listed = ways.length > 1 ? ways.map(({ called }, no) => `\n${no + 1}. ${plain(called)}`).join("") : "";
  return withState(say(`${text}${listed}`), request, {
    ...{ asks: "value", message: request.message, mode: request.mode, about: EITHER, choices: [] },
    people: [...people, ...peopleKept(request).filter(({ id }) => !people.some((one) => one.id === id))],
    given: Object.fromEntries(ways.map(({ called, order }) => [`${EITHER}${called}`, order])),
  });
}

/** What the answer to such a question leads to: the order that it chooses, the question again, or a message of its own; null without one. */
export function eitherAnswered(request: StepRequest): { request: StepRequest } | { said: Said } | null {
  const question = request.state?.question;
  if (question?.about !== EITHER) return null;
  const ways = Object.entries(question.given).filter(([key]) => key.startsWith(EITHER));
  const said = plainWords(request.message).filter((word) => !FILLER.test(word));
  const chosen =
    ways.length === 1
      ? ways.find(() => saysYes(request.message))
      : (ways[Number(said.join("") || "0") - 1] ?? onlyOne(ways.filter(([key]) => isCalled(key, said))));
  const state = { ...(request.state ?? NOTHING_SAID), question: null };
  if (chosen === undefined) {
    const isOther = said.length > MOST_WORDS || startsCommand(request.message) || /[?？]/u.test(request.message);
    if (ways.length === 1 || isOther || LETS_GO.test(plainWords(request.message).join(" ")))
      return { request: { ...request, state } };
    const listed = ways.map(([key], no) => `\n${no + 1}. ${plain(key.slice(EITHER.length))}`).join("");
    return { said: withState(say(`Which of these do you mean?${listed}`), request, question) };
  }
  const people = [
    ...question.people,
    ...request.people.filter(({ id }) => !question.people.some((one) => one.id === id)),
  ];
  return { request: { ...request, message: chosen[1], people, state } };
}
const MOST_WORDS = 4;
const LETS_GO = /^(?:no|none|neither|cancel|stop|forget|never|skip|drop|not now|later|undo)(?: |$)/;
const FILLER = /^(?:the|one|a|an|i|mean|meant|by|in|of|those|it|s|please|yes|ones|number|no)$/;
/** Whether all that is said is in what a way is called, before the names behind it. */
const isCalled = (key: string, said: readonly string[]): boolean => {
  const own = plainWords(key.slice(EITHER.length).replace(/:.*$/u, ""));
  return said.length > 0 && said.every((word) => own.includes(word));
};
const onlyOne = <One>(some: readonly One[]): One | undefined => (some.length === 1 ? some[0] : undefined);
