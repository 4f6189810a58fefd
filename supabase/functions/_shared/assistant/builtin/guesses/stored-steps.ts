import type { Frame } from "../commands/frames.ts";
import { plainWords } from "../../words.ts";
import { numberIn } from "../vocabulary/numbers.ts";

const STEPS =
  /(?:(?:another|an? (?:extra|additional)|by|minus|plus)\s+(?<after>[\p{L}\d.,]+)|(?<before>[\p{L}\d.,]+)\s+(?:\p{L}+\s+)?(?:more|fewer|less|extra|additional)(?![\p{L}]))/giu;

/** Whether a change would store what a text adds to another number, "2 more helmets" and "by ten", as the number itself, empty what it lowers, or store what was only talked about. */
export function storesStep(frame: Frame, text: string): boolean {
  if (frame.do !== "set") return false;
  if (frame.changes.some(({ value }) => isTopic(value ?? "", text))) return true;
  const numbers = [...text.matchAll(STEPS)].flatMap(
    ({ groups }) => numberIn(groups?.["after"] ?? groups?.["before"] ?? "") ?? [],
  );
  return numbers.length > 0 && frame.changes.some(({ value }) => value === null || numbers.map(String).includes(value));
}

/** "Called her about the test ride": what was talked about is no stage. */
function isTopic(value: string, text: string): boolean {
  const topic =
    /\b(?:about|regarding|concerning|discussed|re:?)\s+(?:(?:the|an?|his|her|their|our|that|this)\s+)?(?<words>[^,.;!?]+)/iu.exec(
      text,
    );
  const words = plainWords(topic?.groups?.["words"] ?? "").join(" ");
  return value !== "" && words !== "" && `${words} `.startsWith(`${plainWords(value).join(" ")} `);
}
