import type { Answer } from "../answers.ts";
import type { Call } from "../script.ts";
import { plain } from "../wording.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { joined, saidOf } from "./pieces.ts";
import { leftOver, type Question } from "./question.ts";
import { answerTasks } from "./task-question.ts";

const PEOPLE = "(?:people|contacts|clients|customers|leads|guys|folks|ones)";
const OF_PEOPLE = new RegExp(
  String.raw`^(?<tasks>.*\b(?:tasks?|to-?dos?|reminders?)\b.*?)[\s,]+(?:(?:and |that |which )?(?:(?:have|has|having) (?:anything |something )?to do with|concern(?:s|ing)?|involv(?:es?|ing)|(?:are |is )?(?:linked|tied|attached|assigned) to|belong(?:s|ing)? to|are (?:about|for|with|of)|is (?:about|for|with))|for|of|with|about|on)\s+(?<people>(?:(?:the|all|any|all of|my|our)\s+)*(?:${PEOPLE}\b.*|(?:everyone|everybody|anyone|anybody|those)\s.*|\p{L}[^?]{1,40}?['’]s?\s+${PEOPLE}|\p{L}[^?]{1,30}?\s${PEOPLE}))[\s?.!]*$`,
  "iu",
);
const AT_MOST = 200;

/** "Which tasks are due this week and have to do with Mira's people?": the tasks of those who fit; null where something else is asked. */
export function tasksOfPeople(question: Question, read: (text: string) => Question): Answer | null {
  const { tasks, people } = OF_PEOPLE.exec(question.text)?.groups ?? {};
  if (tasks === undefined || people === undefined) return null;
  const asked = read(`who are ${people}?`);
  const who = readPeopleQuestion(asked);
  if (!who || who.pieces.length === 0 || leftOver(asked.items).length > 0) return null;
  const { founders = [], total = 0 } = question.call("query_people", {
    ...{ anyOf: joined(who.pieces), ids: null, search: null, sort: null },
    ...{ limit: AT_MOST, figuresOf: null },
  });
  const ids = new Set(founders.map(({ id }) => id));
  let isAll = founders.length >= total;
  const call: Call = (name, input, held) => {
    const found = question.call(name, input, held);
    if (name !== "list_tasks") return found;
    const all = found.tasks ?? [];
    // With more tasks than were read the count would be a guess.
    isAll &&= all.length >= (found.total ?? all.length);
    const theirs = all.filter(({ founderId }) => founderId !== null && ids.has(founderId));
    return { ...found, tasks: theirs, total: theirs.length };
  };
  const answered = answerTasks({ ...read(tasks), call }, null);
  if (!answered || !isAll) return null;
  const said = ` (of people: ${plain(saidOf(who.pieces))})`;
  const [head = "", ...lines] = answered.text.split("\n");
  return { ...answered, text: [head.replace(/(?=[.:](?:\s|$))/u, said), ...lines].join("\n") };
}
