import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { byName } from "../by-name.ts";
import { kindOf } from "../commands/clause-kind.ts";
import { languageIn } from "../commands/reader-of.ts";
import { re } from "../commands/rewording.ts";
import type { Person } from "./targets.ts";

const WHICH = re(
  "^(?<lead>\\W*(?:(?:and|so|ok|okay|but|then|right|grand|now)[\\s,]+)*)(?:which|who)(?: one| person)? (?:of|out of) (?:the two(?: of them)?|them(?: both)?|those two|these two|both(?: of them)?) (?<rest>[^?\\n]{3,80}?)[\\s?.!]*$",
);
/** "Is further along with the NDA". */
const FURTHER = re(
  "^(?:(?:is|are|has got|got|has|has come|came) )?(?:(?:further|farther|furthest|more|most|well|way) )?(?:along|ahead|on|advanced|further|furthest|farthest|forward)(?: (?:with|in|on|to|in terms of) (?:(?:the|their|his|her|our) )?(?<what>[^,;:]{2,40}?))?(?: (?:now|so far|then))*$",
);
const LINK = /\[(?<name>[^\]\n]{2,80})\]\(\/people\/(?<id>[^)\s]+)\)/gu;

const peopleIn = (text: string): Person[] => {
  const found = Array.from(text.matchAll(LINK), ({ groups }) => ({
    id: groups?.["id"] ?? "",
    name: groups?.["name"] ?? "",
  }));
  return found.filter(({ id }, no) => found.findIndex((one) => one.id === id) === no);
};

/** The two people who the last two questions were about, one each. */
function twoAskedOf({ history }: StepRequest): readonly [Person, Person] | null {
  const asked = history.filter(({ role }) => role === "user").slice(-2);
  const [first, last] = history
    .filter(({ role }) => role === "assistant")
    .slice(-2)
    .map(({ content }) => peopleIn(content));
  const [one, more] = first ?? [];
  const [other, another] = last ?? [];
  return asked.length === 2 && one && other && !more && !another && one.id !== other.id ? [one, other] : null;
}

const named = (request: StepRequest, message: string, people: readonly Person[]): StepRequest => ({
  ...request,
  message,
  people: [...people.map(byName), ...request.people.filter(({ id }) => !people.some((one) => one.id === id))],
});

const SIGNED = /^(?<what>.+) (?<did>signed|paid|sent|done|received|agreed|approved|booked)$/iu;
/** The question of how far along each is: their stage, or whether each has what a column says yes or no to. */
function howFar(
  what: string | undefined,
  [one, other]: readonly [Person, Person],
  request: StepRequest,
): string | null {
  if (what === undefined || /^(?:pipeline|process|funnel|stages?)$/iu.test(what))
    return `stage of ${one.name} and ${other.name}?`;
  const words = plainWords(what);
  const [column, another] = (request.columns ?? []).filter(({ label }) =>
    words.every((word) => plainWords(label).includes(word)),
  );
  if (!column || another) return null;
  const signed = SIGNED.exec(column.label)?.groups;
  if (column.type === "boolean" && signed)
    return [one, other].map(({ name }) => `has ${name} ${signed["did"] ?? ""} the ${signed["what"] ?? ""}?`).join(" ");
  return column.type === "boolean" ? null : `${column.label} of ${one.name} and ${other.name}?`;
}

const OTHER_ONE = /(?<!\p{L})the other(?: one| person)?(?!\p{L}| (?:\p{L}+))|(?<!\p{L})the other one(?!\p{L})/iu;
/** Of "is Leo or Ana the CEO?", the one who is not. */
function whoIsNot({ history }: StepRequest): Person | null {
  const answer = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const lines = answer.split("\n").filter((line) => line.trim() !== "");
  const [not, more] = lines.filter((line) => line.startsWith("No. ")).flatMap(peopleIn);
  const yes = lines.filter((line) => line.startsWith("Yes. "));
  return lines.length === 2 && yes.length === 1 && not && !more ? not : null;
}

/**
 * "Which of the two is further along with the NDA?" after a question about each of two, and "move the other one" after "is Leo or Ana the
 * CEO?": the people by their names. Other messages are unchanged.
 */
export function withTheTwoNamed(request: StepRequest): StepRequest {
  const { message } = request;
  if (message.length > 140 || message.includes("\n")) return request;
  const rest = WHICH.exec(message)?.groups?.["rest"];
  const two = rest === undefined ? null : twoAskedOf(request);
  if (rest !== undefined && two) {
    const further = FURTHER.exec(rest)?.groups;
    const asked = further
      ? howFar(further["what"], two, request)
      : `which of ${two[0].name} and ${two[1].name} ${rest}?`;
    return asked === null ? request : named(request, asked, two);
  }
  const isAsked = kindOf(message, languageIn(message, request)) === "question";
  const other = OTHER_ONE.test(message) && !isAsked ? whoIsNot(request) : null;
  return other ? named(request, message.replace(OTHER_ONE, other.name), [other]) : request;
}
