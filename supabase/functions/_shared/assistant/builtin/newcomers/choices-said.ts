import { plainWords, stem } from "../../words.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { isPlace } from "../commands/lexicon.ts";
import type { Step } from "./labelled-facts.ts";

/** What follows a choice, without words of its own label: "friday deliveries" of "Delivery day", "goat milk only". */
export function withoutLabel(rest: string, target: Target): string {
  const label = "field" in target ? target.field : target.column.label;
  const own = plainWords(label).map(stem);
  let behind = rest;
  for (;;) {
    const { 0: lead = "", groups } =
      /^(?:(?:as|on|for|in|of)\s+)?(?:(?:the|her|his|their|an?)\s+)?(?<word>[\p{L}\p{M}]+)/iu.exec(behind) ?? {};
    const word = groups?.["word"] ?? "";
    const isOwn = plainWords(word).some((one) => own.some((part) => isSameRoot(part, stem(one))));
    if (word === "" || !(isOwn || /^(?:only|please|both)$/iu.test(word))) return behind;
    behind = behind.slice(lead.length).trim();
  }
}
/** "Deliveries" and "delivery". */
const isSameRoot = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, -1) === other.slice(0, one.length - 1));

/** A choice, with those that follow it where a column takes several: "French and English". */
export function withMore(target: Target, first: { value: string; rest: string }, choices: readonly string[]): Step {
  const values = [first.value];
  let { rest } = first;
  const takesSeveral = "column" in target && target.column.type === "multiselect";
  for (let next = takesSeveral ? following(rest, choices) : null; next; next = following(rest, choices)) {
    values.push(next.value);
    rest = next.rest;
  }
  return { changes: [{ ...target, value: [...new Set(values)].join(", ") }], rest };
}

function following(rest: string, choices: readonly string[]) {
  const joint =
    /^\s*(?:,|;|\/|&|\+)?\s*(?:(?:and|und|y|et|plus)\s+)?(?:(?:(?:just|only|also)\s+)?(?:a (?:bit|little)(?: of)?|some|basic|fluent|decent)\s+)?/iu.exec(
      rest,
    )?.[0] ?? "";
  return joint.trim() === "" ? null : beginsWith(rest.slice(joint.length), choices);
}

/** Text in plain letters of the same length, so that places in one are places in the other. */
const plainText = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}+/gu, "");
    return plain.length === letter.length ? plain : letter;
  });

/** "Mondays" of an option "Monday". */
const PLURAL = /^s(?![\p{L}\p{N}'’])/u;

export function beginsWith(text: string, choices: readonly string[]): { value: string; rest: string } | null {
  const plain = plainText(text).toLowerCase();
  const [best] = choices
    .filter((choice) => {
      const own = plainText(choice).toLowerCase();
      return own !== "" && plain.startsWith(own) && !/^[\p{L}\p{N}]/u.test(plain.slice(own.length).replace(PLURAL, ""));
    })
    .sort((one, other) => other.length - one.length);
  return best === undefined ? null : { value: best, rest: text.slice(best.length).replace(PLURAL, "") };
}

/** Whether what is behind a choice lets it be one: "angel from York" is an angel, and where they live. */
export const endsChoice = (rest: string): boolean =>
  rest === "" ||
  /^(?:[,;.!&+/]|(?:and|with|too|because|since|due to|for now)\b)/iu.test(rest) ||
  isPlace(
    /^(?:(?:and )?(?:based|living|lives) in|(?:out )?from|in)\s+(?<place>\p{Lu}[^,;.]{1,40})/u.exec(rest)?.groups?.[
      "place"
    ] ?? "",
  );

/** "Speaks English and German", "very keen": what stands before the choice of someone. */
const VERBS =
  /^(?:(?:(?:and|she|he|they|who|also|both)\s+)*(?:speaks?|(?:is )?fluent in|plays?|grows?|stocks?|sells?|teaches|offers?|supplies|breeds|rides|drinks)|(?:(?:is|was|a|an|the|it['’]s)\s+)*(?:spun|spinning|spin)[\s-]?(?:out|off)\s+(?:of|from)(?=\s)|(?:is\s+)?(?:very|quite|really|pretty|extremely|super|rather))\s+(?:(?:fluent|good|some|a (?:bit|little)(?: of)?)\s+)?(?=\S)/iu;
export const withoutVerb = (text: string): string => text.replace(VERBS, "");
