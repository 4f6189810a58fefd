import type { AssistantAction } from "../../../contract/assistant.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { same } from "../commands/values.ts";
import type { OwnColumn } from "../reading.ts";

const LEFT_OUT =
  /^(?<first>(?:(?:no|nope|oops|oh|sorry|wait|actually|but|ok|okay|and)[\s,]+)*(?:not|without|except|skip|leave out)(?: for)? (?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?))\s*(?:[,;:.]|\s[–—-])\s*(?<rest>\S.{4,80})$/iu;
/** "Wait, Per isn't, he's still in Lead". */
const ISNT =
  /^(?:(?:no|nope|oops|oh|sorry|wait|actually|but|ok|okay|and)[\s,]+)*(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)\s+(?:isn['’]?t|is not|wasn['’]?t|was not|doesn['’]?t|hasn['’]?t)(?: there)?(?: yet)?\s*(?:[,;:.]|\s[–—-])\s*(?<rest>\S.{4,80})$/iu;
const PERSON = String.raw`(?:he|she|they|(?<name>\p{L}[\p{L}\p{M} -]{1,40}?))`;
const ELSEWHERE = new RegExp(
  String.raw`^(?:(?:because|since|as|for|and|but)\s+)?(?:${PERSON}(?:(?<is>['’]s| is| are|['’]re)(?: now)?(?<still> still)?| should (?:be|go|move)| must be| ought to be| needs to be| goes| moves| belongs| gets| becomes)|(?:please )?(?:set|put|move|make) (?:him|her|them))(?: (?:in|into|to|at|on|under|as|a|an))* (?<value>\S.{0,40}?)(?: (?:instead|now|please|then))*[\s.!]*$`,
  "iu",
);

/** "Not Per, he should be in Closed", after a change of several: who is left out, and what is set for them; null for other words. */
export function leftOutFor(
  { message, people, changes = [], user, mode, columns, state }: StepRequest,
  all: () => readonly OwnColumn[],
): { first: string; then: string } | null {
  const said = LEFT_OUT.exec(message.trim())?.groups ?? ISNT.exec(message.trim())?.groups ?? {};
  const { who = "", rest = "" } = said;
  const first = said["first"] ?? `not ${who}`;
  const { name, is, still, value = "" } = ELSEWHERE.exec(rest)?.groups ?? {};
  if (value === "" || mode === "ask" || (state?.question ?? null) !== null) return null;
  const person = onlyOne(who, people);
  if (!person || !changes.some((one) => isOf(one, person.id))) return null;
  const subject = name === undefined ? person : onlyOne(name, people);
  if (!subject) return null;
  const { stage, status, owner } = personFields;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ...([
      [stage.label, user.stages],
      [status.label, user.statuses],
      [owner.label, user.owners ?? []],
    ] as const),
    ...(columns ?? all()).map(({ label, options }) => [label, options] as const),
  ];
  const [found, other] = lists.filter(([, options]) => options.some((option) => same(option, value)));
  if (!found || other) return null;
  // What was before is undone and no news.
  if (still !== undefined) return { first, then: "" };
  const [label] = found;
  const then =
    is === undefined ? `Set ${label} of ${subject.name} to ${value}` : `${subject.name}'s ${label} is now ${value}`;
  return { first, then };
}

/** Whether a change that stands is of someone, alone or among others. */
const isOf = ({ status, founderId, params }: AssistantAction, id: string): boolean =>
  (status === "executed" || status === "proposed") &&
  (founderId === id ||
    params["founderId"] === id ||
    (Array.isArray(params["founderIds"]) && params["founderIds"].includes(id)));

function onlyOne(said: string, people: StepRequest["people"]): { id: string; name: string } | null {
  const words = plainWords(said);
  const [person, another] = people.filter(
    ({ by, name }) =>
      (by === "name" || by === "part") && words.length > 0 && words.every((word) => plainWords(name).includes(word)),
  );
  return person && !another ? person : null;
}
