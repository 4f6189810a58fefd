import type { Answer } from "../answers.ts";
import { itemsOf } from "./items.ts";
import { conditionsIn } from "./of-everyone.ts";
import { answerPeople } from "./people-answer.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { negated } from "./pieces.ts";
import type { Question } from "./question.ts";
import { re } from "./spoken-words.ts";

const NOT =
  "(?:(?:have|has|had|do|does|did|are|is|were|was)(?:n['’]?t| not)|aren['’]?t|isn['’]?t)(?: (?:yet|so far|though|done so|it|that))*";
const WHICH = re(
  `^\\W*(?:(?:and|so|but|ok|okay|then|now)[\\s,]+)*(?:which|who) (?:of |in |from |among |out of )?(?:the |our |my |all )*(?<who>\\p{L}[^?,;:]{1,50}?) (?:still )?${NOT}[\\s?.!]*$`,
);
const THOSE = /^(?:them|those|these|people|ones?|they|it|else)$/iu;
const PEOPLE = /(?:people|ones|companies|founders|contacts|clients|customers|lot|guys|folks|firms)$/iu;

/** "So which of the Leads haven't?": those of a group who do not meet the last condition of the question before. Null for other questions. */
export function whoHasNot(question: Question, before: () => PeopleAsked | null): Answer | null {
  const said = WHICH.exec(question.text)?.groups?.["who"];
  if (said === undefined || THOSE.test(said)) return null;
  const asked = before();
  const last = asked?.pieces.at(-1);
  if (!asked || !last) return null;
  const groups = [said, said.replace(/(?<=[^s])s$/u, ""), said.replace(PEOPLE, "").trim()];
  const words = groups.filter((one) => one !== "").flatMap((one) => [`who is in ${one}`, `who is ${one}`]);
  const found = words.map((one) => conditionsIn(question, itemsOf(one, question.world))).find((one) => one?.length);
  if (!found) return null;
  const about = new Set(found.map((piece) => piece.about));
  const others = asked.pieces.filter((piece) => !about.has(piece.about) && piece.about !== last.about);
  return answerPeople(question, {
    ...asked,
    pieces: [...others, ...found, negated(last)],
    ...{ wants: "list", sort: null, limit: null, groupBy: null, extremes: [] },
  });
}
