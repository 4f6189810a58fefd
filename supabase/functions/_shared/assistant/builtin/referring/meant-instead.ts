import { plainWords } from "../../words.ts";
import type { StepRequest } from "../../assistant-model.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const OH = "(?:(?:ah|oh|oups|oops|euh|uh|hm+|ay|ach|mince|mist)[\\s,.!]+)*";
const NO =
  "(?:(?:ah|oh|non|nein|no|pardon|désolée?|desole|excuse[- ]moi|entschuldigung|perd[oó]n|perdona|lo siento|sorry)(?:[\\s]*[,.!;–-]+\\s*|\\s+))+";
const IT_WAS =
  "(?:c['’]était|c['’]est|c etait|je voulais dire|je parlais de|je pensais à|il s['’]agit de|ich meinte|ich meine|es war|das war|es ist|quise decir|quería decir|me refería a|era|es|fue)";
/** "Non pardon, c'était Becca", "nein, ich meinte Bo". "No es Ana" says no more than that. */
const FOREIGN = new RegExp(
  `^\\W*${OH}(?!no es )${NO}(?:${IT_WAS}\\s+)?(?<who>${NAME})(?:\\s+(?:que|qui|die|der)\\s.{0,40})?[\\s.!]*$`,
  "iu",
);
const SAYS_FOREIGN =
  /(?:non|nein|pardon|désol|desole|excuse|entschuldigung|perd[oó]n|perdona|lo siento|c['’]|quise|quer[ií]a|meint?e|era |fue )/iu;

const SORRY = "(?:(?:no|nope|oh|ah|oops|sorry|wait|actually|hm+|ok|okay|my mistake|my bad)[\\s,.!;–-]+)*";
const MEANT = "(?:i (?:mean|meant)|it was|it['’]?s|that was|i was thinking of)";
const KEEP = "(?:keep|leave|spare|don['’]?t (?:touch|delete|change|remove))";
/** "Sorry! I meant the Leeds one, keep badges". */
const MEANT_AND_KEEP = new RegExp(
  `^\\W*${SORRY}${MEANT}\\s+(?<what>[^.!?;:,\\n]{2,60}?)\\s*[,.;!–-]+\\s*(?:(?:and|but|so|please)\\s+)*${KEEP}\\s+(?<kept>[^.!?;:,\\n]{2,40}?)(?:\\s+(?:alone|there|in|please|as (?:it|she|he) is|as is))*[\\s.!]*$`,
  "iu",
);
/** "No, keep Yusuf, I meant Gareth". */
const KEEP_AND_MEANT = new RegExp(
  `^\\W*${SORRY}${KEEP}\\s+(?<kept>[^.!?;:,\\n]{2,40}?)(?:\\s+(?:alone|there|in|please))*\\s*[,.;!–-]+\\s*(?:(?:and|but|so)\\s+)*${MEANT}\\s+(?<what>[^.!?;:,\\n]{2,60}?)[\\s.!]*$`,
  "iu",
);
/** "No, the one on Omar", "sorry, I meant the note on Bo about the visa": another note. */
const OTHER_NOTE = new RegExp(
  `^\\W*${SORRY}(?<=\\p{L}[\\s,.!;–-]+)(?:${MEANT}\\s+)?the (?:one|note) (?<of>(?:on|about|for|of) (?:${NAME}|him|her|them)(?:(?: (?:about|on|with|that|from) [^.!?;:,\\n]{2,40})?))[\\s.!]*$`,
  "iu",
);
const PRONOUN = /^(?:him|her|it|them|that|this|that one|this one)$/iu;

/** A correction of what was just changed or waits, in the plain words for it: what was meant instead, in other languages too, and what is kept. */
export function withMeantInstead({ message, changes = [], people, state }: StepRequest): string {
  if (changes.length === 0 || message.length > 120 || message.includes("\n") || (state?.question ?? null) !== null)
    return message;
  const who = SAYS_FOREIGN.test(message) ? FOREIGN.exec(message)?.groups?.["who"] : undefined;
  if (who !== undefined) return `no sorry, I meant ${who}`;
  const { what, kept } = (MEANT_AND_KEEP.exec(message) ?? KEEP_AND_MEANT.exec(message))?.groups ?? {};
  if (what !== undefined && kept !== undefined && isOfChange(kept, changes, people)) return `no sorry, I meant ${what}`;
  const waits = changes.filter(({ status }) => status === "proposed");
  const [only] = waits;
  const of = OTHER_NOTE.exec(message)?.groups?.["of"];
  return of !== undefined && only?.tool === "delete_note" && waits.length === 1
    ? `no, keep it. Delete the note ${of}`
    : message;
}

/** Whether words name what was changed, or point at it. */
const isOfChange = (
  words: string,
  changes: NonNullable<StepRequest["changes"]>,
  people: StepRequest["people"],
): boolean =>
  PRONOUN.test(words) ||
  changes.some(({ title, founderId, recordId }) => {
    const own = plainWords(
      [title, ...people.flatMap(({ id, name }) => ([founderId, recordId].includes(id) ? [name] : []))].join(" "),
    );
    return plainWords(words)
      .filter((word) => !/^(?:the|my|our|task|note|one|on|about|of)$/.test(word))
      .every((word) => own.includes(word));
  });
