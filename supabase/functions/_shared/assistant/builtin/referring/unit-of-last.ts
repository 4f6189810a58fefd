import { changedIn } from "../commands/like-the-last.ts";
import { byName } from "../by-name.ts";
import { asScaled } from "../vocabulary/label-scale.ts";
import { type InFull, type Known } from "./targets.ts";

const UNITS: Readonly<Record<string, string>> = {
  k: "thousand",
  grand: "thousand",
  thousand: "thousand",
  thousands: "thousand",
  m: "million",
  mio: "million",
  mil: "million",
  million: "million",
  millions: "million",
  bn: "billion",
  billion: "billion",
};
const AROUND = String.raw`(?:(?:oh|oops|no|sorry|wait|ah|hm+|and|well|erm?|uh|i (?:mean|meant)|that(?:['’]s| is)|it(?:['’]s| is)|make (?:it|that)|in|of course|obviously|clearly|naturally)[\s,.!–-]+)*`;
/** "Million, obviously", "I meant thousands", "that's 1.6 million": the unit of the number that was just said. */
const UNIT = new RegExp(
  String.raw`^\s*${AROUND}(?:(?<number>\d+(?:[.,]\d+)?)\s*)?(?<unit>${Object.keys(UNITS).join("|")})(?:[\s,.!–-]+(?:obviously|of course|clearly|naturally|sorry|that is|i mean|i meant|please|euros?|dollars?|pounds?|not \p{L}+))*[\s.!]*$`,
  "iu",
);

/** The unit of the number that was just set or waits, as the order with it; null for other words. */
export function unitOfLast({ request, columns }: Known): InFull | null {
  const { unit = "", number } = UNIT.exec(request.message)?.groups ?? {};
  const said = UNITS[unit.toLowerCase()];
  const standing = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [change, more] = standing;
  if (said === undefined || !change || more) return null;
  const [field, another] = changedIn(change, columns);
  const person = request.people.find(({ id }) => id === change.founderId) ?? request.state?.person ?? null;
  // The number as it was said, where it was read in thousands.
  const value = /^I read “(?<said>[^”]+)” as /u.exec(change.heldBecause ?? "")?.groups?.["said"] ?? field?.value ?? "";
  if (!field || another || person?.id !== change.founderId || !/^\d+(?:\.\d+)?$/u.test(value)) return null;
  const isSame = number !== undefined && Number(number.replace(",", ".")) === Number(value);
  // "5 million" instead of 3 is another number as well.
  const amount = number === undefined || isSame ? value : number;
  const meant = asScaled(`${amount} ${said}`, field.label);
  const isNumber = columns.some(({ label, type }) => label === field.label && type === "number");
  if (!isNumber || !Number.isFinite(Number(meant)) || meant === value) return null;
  // What waits waits again.
  const order =
    change.status === "proposed"
      ? `${person.name}'s ${field.label} is now ${meant}`
      : `Set ${field.label} of ${person.name} to ${meant}`;
  return { message: order, people: [byName(person)] };
}
