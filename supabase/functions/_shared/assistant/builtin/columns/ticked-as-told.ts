import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isPartOf, tellingParts } from "../told/label-words.ts";

/** "We've had Kelp's deck, tick that off on his row". */
const TICKS_THAT =
  /^(?<told>[^\n?]{6,160}?)\s*[,.!;–-]+\s*(?:(?:so|and|please|pls|now|can you|could you)\s+)*(?:tick|check|mark)\s+(?:that|it|this|(?:the|his|her|their|that)\s+box)(?:\s+off)?(?:\s+(?:as\s+)?(?:yes|done|received))?(?:\s+(?:on|in|at)\s+(?:his|her|their|the)\s+(?:row|page|record|profile|card|line|entry))?(?:\s+(?:for|on)\s+(?:him|her|them))?(?:\s+(?:please|pls|thanks|too))*[\s.!]*$/iu;
/** What is not so yet, or is only asked for. */
const NOT_SO =
  /(?<!\p{L})(?:not|never|no|yet|still|waiting|until|till|when|once|if|unless|should|will|would|wants?|needs?|asked|promised|tomorrow|next|soon)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What says that a thing has come. */
const CAME =
  /(?<!\p{L})(?:had|got|gotten|have|has|received|arrived|came|come|landed|sent|in|here|delivered|handed|turned)(?!\p{L})/iu;
const COMES = /^(?:received|arrived|in|here|delivered|got|sent|handed)$/iu;

/** Whether what is told says that a yes-or-no column is so: all words of its name, "received" also in other words. */
function isTold(told: string, column: OwnColumn): boolean {
  const words = plainWords(told);
  const parts = tellingParts(column);
  const things = parts.filter((part) => !COMES.test(part));
  return (
    things.length > 0 &&
    parts.every((part) => words.some((word) => isPartOf(word, part)) || (COMES.test(part) && CAME.test(told)))
  );
}

/** What was told, and is to be ticked, as an order for the one column and the one person that it is of. Other messages are unchanged. */
export function tickedAsTold({ message, people, columns = [] }: StepRequest): string {
  const { told } = TICKS_THAT.exec(message)?.groups ?? {};
  if (told === undefined || NOT_SO.test(told)) return message;
  const [column, another] = columns.filter((one) => one.type === "boolean" && isTold(told, one));
  const words = plainWords(told);
  const isNamed = ({ name, by }: StepRequest["people"][number]) =>
    by !== "near" &&
    by !== "company" &&
    plainWords(name).some((word) => word.length > 1 && (words.includes(word) || words.includes(`${word}s`)));
  const named = people.filter(isNamed);
  const text = ` ${words.join(" ")} `;
  const isAt = ({ company }: StepRequest["people"][number]) => {
    const firm = plainWords(company ?? "").join(" ");
    return firm !== "" && (text.includes(` ${firm} `) || text.includes(` ${firm}s `));
  };
  const [person, other] = named.length > 0 ? named : people.filter(isAt);
  if (!column || another || !person || other) return message;
  return `set ${column.label} of ${person.name} to yes`;
}
