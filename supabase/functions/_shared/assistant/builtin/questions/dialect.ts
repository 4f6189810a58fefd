import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** Words of a region, or of talk, and what they mean. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})for nowt(?!\p{L})/giu, "for free"],
  [/(?<!\p{L})owt(?!\p{L})/giu, "anything"],
  [/(?<!\p{L})nowt(?!\p{L})/giu, "nothing"],
  [/(?<!\p{L})summat(?!\p{L})/giu, "something"],
  [/(?<!\p{L})bits (?:and|n|'n'|&) (?:bobs|pieces)(?!\p{L})/giu, "things"],
  [/(?<!\p{L})(?:odds and sods|odds and ends)(?!\p{L})/giu, "things"],
  [/(?<!\p{L})(?:folks?|fellas|fellows|blokes|chaps)(?!\p{L})/giu, "people"],
  [/(?<!\p{L})(?<=\bthe |\bthat |\bwhich )(?:bloke|chap|fella|lass|gal|geezer)(?!\p{L})/giu, "person"],
  [/(?<!\p{L})(?:innit|like|mind|ta|cheers|duck|love|pet|mate)(?=\s*[?.!]*\s*$)/giu, ""],
];
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|oh|hey|hi|right|eh|tell me|remind me|please)[\s,]+)*(?:who(?:se|m)?|what|when|where|which|why|how|is|are|was|were|do|does|did|have|has|had|can|could|any|owt|nowt|anyone|anything)(?:['’]?(?:s|ve|re|d))?(?!\p{L})/iu;

/** A question without words of a region: "owt due for folk in Leeds?" asks for anything, and for people. Orders, notes and the user's own names keep them. */
export function withoutDialect({ message, columns = [], people, user }: StepRequest): string {
  if (message.length > 160 || message.includes("\n") || !ASKS.test(message)) return message;
  const own = new Set(
    [
      ...columns.flatMap(({ label, options }) => [label, ...options]),
      ...people.flatMap(({ name, company }) => [name, company ?? ""]),
      ...user.stages,
      ...user.statuses,
    ].flatMap((words) => plainWords(words)),
  );
  return MEANT.reduce(
    (said, [pattern, meant]) =>
      said.replace(pattern, (word: string) => (plainWords(word).some((one) => own.has(one)) ? word : meant)),
    message,
  ).replace(/\s+(?=[?.!]*$)/u, "");
}
