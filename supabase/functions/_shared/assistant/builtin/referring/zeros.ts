import { changedIn } from "../commands/like-the-last.ts";
import { byName } from "../by-name.ts";
import { type InFull, type Known } from "./targets.ts";

const ZERO = "(?:zero|nought|naught|0)";
const SORRY =
  "(?:(?:oops|whoops|oh|no|sorry|wait|ah|argh|hm+|damn|my bad|my mistake|that['’]?s|that is|that was|it['’]?s|i typed|i put|there['’]?s|there is)[\\s,.!–-]+)*";
const TOO_MANY = new RegExp(
  `^${SORRY}(?:(?:one|an?) ${ZERO} too many|(?:one|an?) (?:extra|superfluous) ${ZERO}|(?:one )?too many ${ZERO}e?s|(?:one|an?) ${ZERO} less|(?:drop|remove|take (?:off|away)|lose) (?:a|one|the last) ${ZERO})(?: (?:there|please|sorry|in that|on that))*[\\s.!]*$`,
  "iu",
);
const TOO_FEW = new RegExp(
  `^${SORRY}(?:(?:one|an?) ${ZERO} (?:too few|short|more|is missing|missing)|(?:missing|forgot|i forgot|add|left out|i left out) (?:an?|one|another) ${ZERO}|(?:one|an?) ${ZERO} (?:got )?(?:lost|forgotten))(?: (?:there|please|sorry|in that|on that))*[\\s.!]*$`,
  "iu",
);

/** "Oops, one zero too many": the last number with one zero less, as news that waits for the user. */
export function withOtherZeros({ request, columns }: Known): InFull | null {
  const message = request.message.trim();
  const by = TOO_MANY.test(message) ? 0.1 : TOO_FEW.test(message) ? 10 : null;
  const changes = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [change, more] = changes;
  if (by === null || !change || more) return null;
  const [field, another] = changedIn(change, columns);
  const person = request.people.find(({ id }) => id === change.founderId) ?? request.state?.person ?? null;
  const value = Number(field?.value ?? Number.NaN);
  const next = by < 1 ? value / 10 : value * 10;
  if (!field || another || person?.id !== change.founderId || !Number.isFinite(next) || next === value) return null;
  if (by < 1 && !Number.isInteger(next) && Number.isInteger(value)) return null;
  return { message: `${person.name}'s ${field.label} is now ${next}`, people: [byName(person)] };
}
