import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { personLink, plain } from "../wording.ts";
import { ownColumn } from "./named-columns.ts";
import { type Question, valueText } from "./question.ts";

const AND_WHEN =
  /\S[^?]{8,}?,? and (?:by |until |till |from |since )?(?:when|what date|which day)(?: exactly| then)?[\s?.!]*$/iu;
const DAYS_AT_MOST = 4;

/** "… and by when?" behind another question: the days that the one person of it has, as nothing says which of them is meant. */
export function withWhen(answered: Answer, question: Question): Answer {
  const { text, world, call, request } = question;
  const days = world.columns.filter(({ type }) => type === "date").map(ownColumn);
  if (!AND_WHEN.test(text) || days.length === 0 || days.some(({ label }) => answered.text.includes(label)))
    return answered;
  const person = answered.about ?? onlyOneOf(question);
  if (!person) return answered;
  const found = call("get_founder", { founderId: person.id }) as Person;
  const told = days.flatMap((column) => {
    const value = valueText(found, column, request.user.timeZone);
    return value === null ? [] : [`${plain(column.label)}: ${value}`];
  });
  const said =
    told.length === 0
      ? `No day is stored for ${personLink(person)}.`
      : `By when: ${personLink(person)} has ${told.slice(0, DAYS_AT_MOST).join(", ")}.`;
  return { ...answered, text: `${answered.text}\n${said}`, about: person };
}

/** The only one at the company that a question names. */
function onlyOneOf({ items, call }: Question): { id: string; name: string } | null {
  const options = items.flatMap(({ values }) =>
    values.flatMap(({ column, values: own }) => (column.key === "company" ? own : [])),
  );
  if (options.length === 0) return null;
  const { founders = [], total } = call("query_people", {
    anyOf: [[{ column: "company", is: "any_of", options, not: false }]],
    ...{ ids: null, search: null, sort: null, limit: 2, figuresOf: null },
  });
  const [only, another] = founders;
  return only && !another && (total ?? 1) === 1 ? { id: only.id, name: only.name } : null;
}
