import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
const POLITE = String.raw`\W*(?:(?:please|pls|ok|okay|and|also|can you|could you)[\s,]+)*`;
/** "Tag Ana with silk and wool under fibres", "put Leo down for silk, linen and wool". */
const TAGS = new RegExp(
  String.raw`^(?<lead>${POLITE})(?:tag|label|file|flag|categori[sz]e|classify|put|list)\s+(?<who>${NAME})\s+(?:down\s+)?(?:(?:as|with|under|for|in)\s+)?(?<values>[\p{L}\p{N}][^:;?!\n"“”]{2,120}?)(?:\s+(?:under|in|as|for)\s+(?:(?:the|her|his|their|my|our)\s+)?(?<label>[\p{L}][^,:;?!\n"“”]{1,40}?))?(?:[\s,]+(?:please|pls|too|as well))*[\s.!]*$`,
  "iu",
);
/** "Leo no longer does silk, drop that fibre". */
const GIVEN_UP = new RegExp(
  String.raw`^(?<lead>${POLITE})(?<who>${NAME})(?:['’]s)?\s+(?<told>[^:;?!\n"“”]{3,80}?)\s*(?:[,.;–—-]\s*|\s)(?:(?:so|and|please|pls|just)[\s,]+)*(?:drop|remove|delete|take|strike|clear|scrap|cut|lose)\s+(?:(?:off|out)\s+)?(?:that|this|the)\s+(?<label>\p{L}[^,:;?!\n"“”]{1,40}?)(?:\s+(?:off|out|away|again|from (?:her|his|their|the) (?:list|record|card|profile)))*(?:[\s,]+(?:please|pls))*[\s.!]*$`,
  "iu",
);
const GIVES_UP =
  /(?<!\p{L})(?:no longer|not|no more|any ?more|any longer|(?:does|do|did|has|have|is|are)n['’]?t|stopped|quit|left|dropped|gave up|given up|out of|done with|moved away from|finished with)(?!\p{L})/iu;

const singular = (word: string): string => word.replace(/(?<=\p{L}{3})ies$/u, "y").replace(/(?<=\p{L}{3})s$/u, "");
const sameLabel = (said: string, label: string): boolean => {
  const [one, other] = [plainWords(said), plainWords(label)].map((words) => words.map(singular).join(" "));
  return one === other;
};

/** The options of a list that all the values are, as they are spelled there; null where one is none. */
function optionsOf({ options }: OwnColumn, values: string): string[] | null {
  const spelled = (value: string) => options.find((one) => plainWords(one).join(" ") === plainWords(value).join(" "));
  const whole = spelled(values);
  if (whole !== undefined) return [whole];
  const found = values.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+/u).map(spelled);
  return found.every((one) => one !== undefined) ? found : null;
}

/**
 * Options of a list of which people may have several, in an order that puts someone under them ("tag Ana with silk and wool under fibres") or that
 * takes the one off that was told of ("Leo no longer does silk, drop that fibre"): the plain order, which names the list. Other messages are unchanged.
 */
export function withOptionsUnder(
  message: string,
  { people, columns = [] }: Pick<StepRequest, "people" | "columns">,
): string {
  if (message.length > 240) return message;
  const lists = columns.filter(({ type }) => type === "multiselect");
  const isKnown = (who: string) =>
    people.some(({ name }) => plainWords(who).every((word) => plainWords(name).includes(word)));
  const tagged = TAGS.exec(message)?.groups;
  if (tagged && isKnown(tagged["who"] ?? "")) {
    const { lead = "", who = "", values = "", label } = tagged;
    const fitting = lists.flatMap((list) => {
      const options = label === undefined || sameLabel(label, list.label) ? optionsOf(list, values) : null;
      return options === null || (label === undefined && options.length < 2) ? [] : [{ list, options }];
    });
    const [only, other] = fitting;
    if (only && !other) return `${lead}add ${listedIn(only.options)} to ${only.list.label} of ${who}`;
  }
  const given = GIVEN_UP.exec(message)?.groups;
  if (!given || !isKnown(given["who"] ?? "") || !GIVES_UP.test(given["told"] ?? "")) return message;
  const list = lists.find((one) => sameLabel(given["label"] ?? "", one.label));
  const said = ` ${plainWords(given["told"] ?? "").join(" ")} `;
  const named = (list?.options ?? []).filter((option) => said.includes(` ${plainWords(option).join(" ")} `));
  return list && named.length === 1
    ? `${given["lead"] ?? ""}remove ${named[0] ?? ""} from ${list.label} of ${given["who"] ?? ""}`
    : message;
}

const listedIn = (options: readonly string[]): string =>
  options.length < 2 ? options.join("") : `${options.slice(0, -1).join(", ")} and ${options.at(-1) ?? ""}`;
