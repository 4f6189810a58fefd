import type { StepRequest } from "../../assistant-model.ts";
import type { Change } from "./known-changes.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth"];
const PLACE =
  /(?<!\p{L})the (?<place>first|second|third|fourth|fifth|last|former|latter)(?: one| card| deletion| person| change)?(?!\p{L}|\s+(?:time|thing|of\s|\p{N}))/iu;

const NOT_THAT = /^\W*(?:(?:no|oh|wait|and|but|please)[\s,]+)*not\s+(?=that one)/iu;

/** "Keep the first one", of several cards that wait: which one that is, and the message without its place. Null where it names no place of theirs. */
export function waitingInOrder(
  message: string,
  { changes = [], state }: StepRequest,
): { card: Change; message: string } | null {
  const place = PLACE.exec(message)?.groups?.["place"]?.toLowerCase();
  if (place === undefined) return null;
  const newest = changes.filter(({ status }) => status === "proposed");
  const older = (state?.earlier ?? []).filter(({ id, isWaiting }) => isWaiting && newest.every((one) => one.id !== id));
  // Of several that were just shown the place is among those.
  const cards: Change[] = newest.length > 1 ? newest : [...older, ...newest];
  if (cards.length < 2 || (/^(?:former|latter)$/u.test(place) && cards.length > 2)) return null;
  const no = place === "former" ? 0 : /^(?:last|latter)$/u.test(place) ? cards.length - 1 : PLACES.indexOf(place);
  const card = cards[no];
  return card ? { card, message: message.replace(PLACE, "that one").replace(NOT_THAT, "don't do ") } : null;
}
