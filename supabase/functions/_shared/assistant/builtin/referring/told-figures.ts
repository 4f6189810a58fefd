import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { listed } from "../commands/values.ts";
import type { ToldField } from "../reading.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { personLink, plain } from "../wording.ts";

const ALL =
  "(?:it|them|both|these|those|that|all|(?:the |these |those )?(?:two|three|four|five)|(?:both|all|each) of (?:them|these|those)|everything)";
const TOTAL = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|then|please|what is|what['’]s|whats|give me|tell me|how much is|how much are|how much)\s+)*(?:(?:the )?(?:total|sum|grand total)(?: (?:of|for|between) ${ALL})?|(?:add|sum|total)(?: up)? ${ALL}(?: up| together)?|(?:add|sum) up ${ALL}|(?:that|they|it|those|these|${ALL})(?: (?:is|are|make))? (?:together|in total|combined|altogether|added up|all together)|(?:together|in total|combined|altogether))\W*$`,
  "iu",
);
const AVERAGE = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|then|please|what is|what['’]s|whats|give me|tell me)\s+)*(?:the )?(?:average|mean)(?: (?:of|for) ${ALL})?\W*$`,
  "iu",
);
/** "What's the difference", of two numbers that were told. */
const DIFFERENCE = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|then|please|what is|what['’]s|whats|give me|tell me|how (?:big|large) is)\s+)*(?:the )?(?:difference|gap)(?: (?:between|of) ${ALL})?(?: (?:between|then))?\W*$`,
  "iu",
);
const MOST =
  /^\W*(?:(?:and|so|ok)\s+)*(?:(?:who|which(?: one)?|which of (?:them|the two|these|those))\s+(?:has|have|is|are|got|pays|takes|gets)\s+(?:the\s+)?(?<way>more|most|higher|highest|bigger|biggest|larger|largest|less|least|fewer|lower|lowest|smaller|smallest|earlier|earliest|sooner|first|later|latest|last))(?: (?:one|of (?:the two|them|both)))?\W*$/iu;

/** "Add two", of one number: that is a step. */
const ADDS_SO_MANY = /^\W*(?:(?:and|so|ok|then|please)\s+)*add (?:two|three|four|five)\W*$/iu;

/**
 * What the fields that the last answers told come to: "the total of the two", "who has more?". Null where the message asks something else,
 * or what was told is no number.
 */
export function ofToldFigures({ message, state, history }: StepRequest): Answer | null {
  const told = state?.thread?.fields ?? [];
  const fields = told.length > 1 ? told : (rankedBefore(history) ?? told);
  const [first, another] = fields;
  if (message.length > 80) return null;
  if (!first || !another)
    return !ADDS_SO_MANY.test(message) &&
      (AVERAGE.test(message) || TOTAL.test(message)) &&
      /\b(?:both|two|them|these|those|three)\b/iu.test(message)
      ? say("Of which field, and of which people? Name both, for example: the total priority of the customers?")
      : null;
  const most = MOST.exec(message)?.groups?.["way"]?.toLowerCase();
  if (most !== undefined) return ofMost(most, fields);
  if (DIFFERENCE.test(message)) return fields.length === 2 ? ofDifference(first, another) : null;
  const isAverage = AVERAGE.test(message);
  if (!isAverage && !TOTAL.test(message)) return null;
  const numbers = fields.map(({ value }) => (value === null ? null : numberIn(value)));
  const known = numbers.filter((one) => one !== null);
  if (known.length === 0 || fields.some(({ value }, no) => value !== null && numbers[no] === null)) return null;
  const sum = known.reduce((one, other) => one + other, 0);
  const figure = (isAverage ? Math.round((sum / known.length) * 100) / 100 : sum).toLocaleString("en-US");
  const empty = fields.filter(({ value }) => value === null).map(({ person }) => personLink(person));
  return say(
    `${plain(first.label)}, ${isAverage ? "average" : "total"}: ${figure}. That is of ${listed(fields.map(({ person }) => personLink(person)))}.${
      empty.length > 0 ? ` ${listed(empty)} ${empty.length > 1 ? "have" : "has"} none.` : ""
    }`,
  );
}

/** How far apart two numbers are, and whose is more; null where one is none. */
function ofDifference(one: ToldField, other: ToldField): Answer | null {
  const [a, b] = [one, other].map(({ value }) => (value === null ? null : numberIn(value)));
  if (a === null || b === null || a === undefined || b === undefined || one.label !== other.label) return null;
  const figure = Math.abs(Math.round((a - b) * 100) / 100).toLocaleString("en-US");
  const more = a === b ? "" : ` ${personLink((a > b ? one : other).person)} has more.`;
  return say(
    `${plain(one.label)}, difference: ${figure}. That is between ${listed([one, other].map(({ person }) => personLink(person)))}.${more}`,
  );
}

const RANKED =
  /^\[(?<name>[^\][]+)\]\(\/people\/(?<id>[0-9a-f-]{36})\): (?:highest|lowest) (?<label>[^:,()]{2,60}?) (?:of \d+ (?:people|person)|\([^()]{1,200}\)), (?<value>-?[\d.,]*\d)\.$/u;
/** The two figures that the last two answers told of the one on top: "the highest deposit?", "and the lowest?". Null where one told something else. */
function rankedBefore(history: StepRequest["history"]): ToldField[] | null {
  const [first, second] = history
    .filter(({ role }) => role === "assistant")
    .slice(-2)
    .map(({ content }): ToldField | null => {
      const { name = "", id = "", label = "", value = "" } = RANKED.exec(content.trim())?.groups ?? {};
      return id === "" ? null : { label, value, person: { id, name } };
    });
  const isPair = first && second && first.label === second.label && first.person.id !== second.person.id;
  return isPair ? [first, second] : null;
}

const LESS = /^(?:less|least|fewer|lower|lowest|smaller|smallest|earlier|earliest|sooner|first)$/;
function ofMost(way: string, fields: readonly ToldField[]): Answer | null {
  const isOfDays = /^(?:earlier|earliest|sooner|first|later|latest|last)$/.test(way);
  const ranked = fields.flatMap((field) => {
    const { value } = field;
    const at = value === null ? null : isOfDays ? dayIn(value) : numberIn(value);
    return at === null ? [] : [{ field, at }];
  });
  const [best, second] = ranked.sort((one, other) => (LESS.test(way) ? one.at - other.at : other.at - one.at));
  if (!best || !second) return null;
  const line = ({ person, label, value }: ToldField) =>
    `${personLink(person)}: ${plain(label)}: ${plain(value ?? "")}.`;
  return best.at === second.at
    ? say(`The same: ${[best, second].map(({ field }) => line(field)).join(" ")}`)
    : { ...say(line(best.field)), about: best.field.person };
}

/** A day as answers write it: "Nov 30, 2026". */
function dayIn(text: string): number | null {
  const at = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
