import { literalWords } from "../literal.ts";
import { namingParts } from "../../name-parts.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const LEAD = "^\\s*(?:(?:please|pls|ok|okay|and|then|now|also|so|kindly|can you|could you|would you)[\\s,]+)*";
const WHO = "(?<who>\\p{L}[\\p{L}\\p{M}'’.-]*(?:\\s\\p{L}[\\p{L}\\p{M}'’.-]*){0,3}?)";
const WHO_TOO = WHO.replace("<who>", "<whose>");
const END = "(?:\\s+(?:please|pls|now|then|too|thanks))*[\\s.!]*$";

/** An order whose column is named whole: "next call of Ada: 3 May", "put Karen Holt as Introduced by for Ada". */
const ways = (label: string): string[] => [
  `${LEAD}(?:the\\s+)?${label}\\s+(?:of|for)\\s+${WHO}\\s*(?::|=|→|->)\\s*(?<value>\\S.{0,200}?)${END}`,
  `${LEAD}(?:put(?: down)?|enter|write(?: down)?|record|store|save|fill in|add|set|note(?: down)?)\\s+(?:down\\s+)?["“]?(?<value>[^:"”\\n]{1,120}?)["”]?\\s+(?:as|in|into|under|for)\\s+(?:the\\s+|an?\\s+)?${label}\\s+(?:of|for|on)\\s+${WHO}${END}`,
  `${LEAD}(?:put(?: down)?|enter|write(?: down)?|record|store|save|fill in|add|set|note(?: down)?)\\s+(?:down\\s+)?["“]?(?<value>[^:"”\\n]{1,120}?)["”]?\\s+(?:as|in|into|under|for)\\s+${WHO}['’]s?\\s+${label}${END}`,
];

const OUGHT =
  "(?:should|must|ought to|needs? to|has to|is (?:supposed|meant) to)(?:\\s+(?:now|really|actually|rather|just))*";
/** "Intro from for Ada should say Karen": what a column has to say, and no task is called so. */
const says = (label: string): string[] =>
  [
    `(?:the\\s+)?${label}\\s+(?:of|for|on|with)\\s+${WHO}`,
    `${WHO}['’]s?\\s+${label}`,
    `(?:(?:for|of|on)\\s+)?${WHO}\\s*[:,]\\s*(?:(?:the|her|his|their)\\s+)?${label}`,
    `(?:for|of|on)\\s+${WHO}\\s+(?:the|her|his|their)\\s+${label}`,
  ].map(
    (named) =>
      `${LEAD}${named}\\s+${OUGHT}\\s+(?:(?:say|read|show|state)|(?<be>be))(?:\\s+now)?\\s*:?\\s+(?<value>\\S.{0,200}?)${END}`,
  );
/** "Edit Intro from for Ada so it says Karen", "rename it to Karen". */
const reworded = (label: string): string[] => [
  `${LEAD}(?:make|let|have|get)\\s+(?:the\\s+)?(?:${label}\\s+(?:of|for|on)\\s+${WHO}|${WHO_TOO}['’]s?\\s+${label})\\s+(?:to\\s+)?(?:say|read|show|state)\\s+(?<value>\\S.{0,200}?)${END}`,
  `${LEAD}(?:rename|retitle|reword|edit|correct|amend|fix|update|change)\\s+(?:the\\s+)?(?:${label}\\s+(?:of|for|on)\\s+${WHO}|${WHO_TOO}['’]s?\\s+${label})\\s+(?:to|into|so\\s+(?:that\\s+)?it|to)\\s+(?:(?:says?|reads?)\\s+)?(?<value>\\S.{0,200}?)${END}`,
];
/** "Should be checked", "should be done soon": what is to be done, and no value. */
const IS_DONE =
  /^(?:\p{L}{2,}ed|done|sent|made|kept|known|given|taken|written|read|left|paid|set|soon|ready|right|there|empty|blank|a\s|an\s|the\s|in\s|on\s|at\s|with\s|not\s)(?!\p{L})/iu;

/** "Add a task for the open issues of Ana": what is made, and no value. */
const IS_RECORD =
  /^(?:(?:an?|the|another|one|some|new|my|quick|short)\s+)*(?:tasks?|notes?|reminders?|to-?dos?|columns?|fields?|persons?|contacts?|meetings?|calls?)(?!\p{L})/iu;

/** Whether words name one of the user's people and nobody else. */
function isPerson(words: string, { people }: StepRequest): boolean {
  const said = plainWords(words.replace(/['’]s$/u, ""));
  return people.some(
    ({ name, by }) =>
      by !== "near" && said.every((word) => plainWords(name).includes(word) || namingParts(name).includes(word)),
  );
}

/**
 * An order with the label of one of the user's columns, in the words that are read whatever the label says: "Next call" asks for no call,
 * and who is put as "Introduced by" is nobody to add. The request as it is where it says something else.
 */
export function withLabelFirst(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  if (request.message.length > 400 || request.message.includes("\n")) return request;
  const text = request.message.toLowerCase();
  // A label of one word and an option are read as they are, but for what they should say.
  const isWhole = ({ label, options }: OwnColumn) => /\S\s+\S/u.test(label.trim()) && options.length === 0;
  const said = columns
    .filter((column) => isWhole(column) || column.options.length > 0)
    .filter(({ label }) => text.includes(label.trim().toLowerCase().split(/\s+/u)[0] ?? label));
  for (const column of said.sort((one, other) => other.label.length - one.label.length)) {
    const { label, type } = column;
    const words = literalWords(label);
    for (const way of isWhole(column) ? [...ways(words), ...says(words), ...reworded(words)] : says(words)) {
      const { whose = "", who = whose, be, value = "" } = new RegExp(way, "iu").exec(request.message)?.groups ?? {};
      if (be !== undefined && (type !== "text" || IS_DONE.test(value))) continue;
      if (who !== "" && isPerson(who, request) && !IS_RECORD.test(value))
        return {
          ...request,
          message: `${be === undefined ? "Set " : ""}${label} of ${who.replace(/['’]s?$/u, "")} ${be === undefined ? "to" : "is now"} ${type === "text" ? asText(value) : value}`,
        };
    }
  }
  return request;
}

/** "Ada from Kew" in quotes: all of it is the value. */
const asText = (value: string): string =>
  /\s(?:from|at|of|in|with|via|by|for)\s/iu.test(value) && !/["“”.;?!]|,/u.test(value) ? `"${value}"` : value;

/** Labels with marks in them, "Team (FTE)", "B2B/B2C", by their words alone: marks part what is read. */
export function withPlainLabels(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const marked = columns.filter(({ label }) => /[^\p{L}\p{M}\p{N}\s'’-]/u.test(label.trim()));
  const message = marked.reduce((words, { label }) => {
    const plain = plainWords(label).join(" ");
    return plain === ""
      ? words
      : words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literalWords(label)}(?![\\p{L}\\p{N}])`, "giu"), plain);
  }, request.message);
  return message === request.message ? request : { ...request, message };
}
