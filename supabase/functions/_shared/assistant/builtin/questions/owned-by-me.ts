import type { StepRequest } from "../../assistant-model.ts";

const ASKS =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|please|now)[\s,]+)*(?:who|whom|which|what|how many|how much|show|list|give me|tell me|find|count|do|does|are|is)(?!\p{L})/iu;
const OF_PEOPLE =
  /(?<!\p{L})(?:who|whom|people|persons?|founders?|contacts?|leads?|accounts?|everyone|anyone|ones|customers?|clients?)(?!\p{L})/iu;
const WORDS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/(?<!\p{L})(?<by>owned|managed|handled|looked after)\s+by\s+me(?!\p{L})/iu, (name) => `$<by> by ${name}`],
  [/(?<!\p{L})assigned\s+to\s+me(?!\p{L})/iu, (name) => `owned by ${name}`],
  [/(?<!\p{L})do\s+i\s+(?<own>own|manage|handle|look after)(?!\p{L})/iu, (name) => `does ${name} $<own>`],
  [/(?<!\p{L})i\s+(?:own|manage|handle|look after)(?!\p{L})/iu, (name) => `owned by ${name}`],
  [/(?<!\p{L})(?:belongs?|belonging)\s+to\s+me(?!\p{L})/iu, (name) => `owned by ${name}`],
  [
    /^(?<who>\W*(?:who|which (?:ones|people|founders|contacts)))\s+(?:is|are)\s+mine(?=\W*$)/iu,
    (name) => `$<who> are owned by ${name}`,
  ],
];

/** "Who is owned by me?", "which leads do I own?": by the user's first name, as owners are called. */
export function withOwnName({ message, user }: Pick<StepRequest, "message" | "user">): string {
  const [first] = (user.name ?? "").trim().split(/\s+/u);
  if (first === undefined || first === "" || message.length > 160 || !ASKS.test(message) || !OF_PEOPLE.test(message))
    return message;
  if (/(?<!\p{L})(?:tasks?|notes?|to-?dos?|reminders?)(?!\p{L})/iu.test(message)) return message;
  return WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words(first.replaceAll("$", "$$$$"))), message);
}
