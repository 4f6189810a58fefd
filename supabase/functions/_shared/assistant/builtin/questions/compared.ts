import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { dateText, personLink, plain } from "../wording.ts";
import { contactMade } from "./contact-made.ts";
import type { NamedColumn } from "./named-columns.ts";
import { isNotRecorded } from "./not-recorded.ts";
import { joined, type Piece, saidOf } from "./pieces.ts";
import { answer, type Question, valueText } from "./question.ts";
import { wasOnce } from "./was-it-once.ts";

const aboutOne = (person: { id: string; name: string }) => ({
  about: { id: person.id, name: person.name },
  listed: [{ kind: "person" as const, ...person }],
});

const NEGATED = /^(?:not|no|never|nicht|kein\p{L}*|pas|non)\s/iu;
const ASKED_NEGATED = /(?<!\p{L})(?:not|no|never|nicht|kein\p{L}*|pas|non)(?!\p{L})|n['’]t(?!\p{L})/iu;
const isNegatedIn = (values: readonly (string | null)[], text: string): boolean =>
  values.some((value) => value !== null && NEGATED.test(value)) && !ASKED_NEGATED.test(text);

/** Yes or no to a question about one person, with what is recorded of it. */
export function compared(question: Question, person: { id: string; name: string }, pieces: Piece[]): Answer {
  const { call, request, text } = question;
  const all = { search: null, sort: null, limit: 1, figuresOf: null };
  const { total = 0, founders = [] } = call("query_people", { ...all, anyOf: joined(pieces), ids: [person.id] });
  const fits = (piece: Piece): boolean =>
    (call("query_people", { ...all, anyOf: joined([piece]), ids: [person.id] }).total ?? 0) > 0;
  const record = founders[0] ?? (call("get_founder", { founderId: person.id }) as unknown as Person);
  const valueOf = (column: NamedColumn) => valueText(record, column, request.user.timeZone);
  const facts = pieces
    .flatMap((piece) => piece.columns)
    .map((column) => `${plain(column.label)}: ${valueOf(column) ?? "empty"}`);
  const because =
    facts.length > 0 ? [...new Set(facts)].join(", ") : `${total > 0 ? "" : "not "}${plain(saidOf(pieces))}`;
  const isUnknown = total === 0 && (isNotRecorded(pieces, valueOf) || isOpenInPart(pieces, valueOf, fits));
  // An address at Kelp is no job there.
  const isOfAddress = pieces.every(({ columns }) => columns.length > 0 && columns.every(({ key }) => key === "email"));
  const { company } = record as { company?: string | null };
  if (
    total > 0 &&
    isOfAddress &&
    !company &&
    !/@|\b(?:e-?mail|mail|address|domain|correo|courriel|adresse)\b/iu.test(text)
  )
    return answer(`I don't know: no company is recorded. ${personLink(person)}: ${because}.`, aboutOne(person));
  if (
    total > 0 &&
    isOfScore(
      pieces.flatMap(({ columns }) => columns),
      text,
    )
  )
    return answer(`${personLink(person)}: ${because}.`, aboutOne(person));
  if (total > 0 && ASKS_ROLE.test(text) && pieces.every(({ columns }) => columns.every(({ key }) => key === "company")))
    return answer(`I don't know: no such role is recorded. ${personLink(person)}: ${because}.`, aboutOne(person));
  // "Still interested?", of who is "Not interested".
  const isOpposite = total > 0 && isNegatedIn(pieces.flatMap(({ columns }) => columns).map(valueOf), text);
  // That nothing is logged does not say that nothing was.
  const isOfContact = pieces.some(({ about }) => about === "lastTouchAt");
  const { lastTouchAt } = record as { lastTouchAt?: string | null };
  const isAsked = isOfContact && (total > 0 || pieces.some(({ isNegated }) => isNegated));
  const when = lastTouchAt ? `Last contacted: ${dateText(lastTouchAt, request.user.timeZone)}` : null;
  const made = isAsked && when ? contactMade(question, person, pieces, when) : null;
  if (made) return made;
  const once = total === 0 ? wasOnce(question, person, pieces) : null;
  if (once)
    return answer(
      [
        `${isUnknown ? "I don't know: nothing is recorded." : once.now} ${personLink(person)}: ${because}.${once.written.length > 0 ? " What is written of it:" : ""}`,
        ...once.written,
      ].join("\n"),
      aboutOne(person),
    );
  const no = isOfContact && pieces.every(({ isNegated }) => !isNegated) ? "No such contact is logged." : "No.";
  const said = isOpposite ? "No." : total > 0 ? "Yes." : isUnknown ? "I don't know: nothing is recorded." : no;
  return answer(`${said} ${personLink(person)}: ${because}.`, aboutOne(person));
}

const ASKS_ROLE =
  /(?<!\p{L})(?:the|an?|one of the) (?:\p{L}+ )?(?:co-?)?(?:founders?|owners?|boss|head|chief|ceo|cto|cfo|coo|director|president|chair(?:man|woman|person)?|partner|manager)(?: and \p{L}+)? (?:of|at|for|in|behind)(?!\p{L})/iu;
/** "Is she important?" is no yes or no: how much, the score says. */
export const isOfScore = (columns: readonly NamedColumn[], text: string): boolean =>
  columns.length > 0 &&
  columns.every(({ key }) => key === "priorityScore") &&
  !/\d|(?<!\p{L})(?:have|has|got)(?!\p{L})/iu.test(text);

/** Whether some of what is compared is with empty fields, and all of the rest is so: "is she the CEO of Kelp?", of someone at Kelp without a role. */
function isOpenInPart(
  pieces: readonly Piece[],
  valueOf: (column: NamedColumn) => string | null,
  fits: (piece: Piece) => boolean,
): boolean {
  const open = pieces.filter((piece) => isNotRecorded([piece], valueOf));
  return open.length > 0 && pieces.every((piece) => open.includes(piece) || fits(piece));
}
