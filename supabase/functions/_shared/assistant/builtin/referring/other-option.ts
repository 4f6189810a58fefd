import { changedIn } from "../commands/like-the-last.ts";
import { plainWords } from "../../words.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { OwnColumn } from "../reading.ts";
import { type InFull, type Known } from "./targets.ts";

const CORRECTS =
  /^\W*(?:no|nope|oh|sorry|oops|wait|actually|hm+)(?![\p{L}])|(?<![\p{L}])(?:sorry|actually|said|says|means?|meant|switched|changed)(?![\p{L}])/iu;
const SAYS_NOTHING =
  /^(?:no|nope|oh|ah|hm+|sorry|oops|wait|actually|she|he|they|it|s|re|i|you|we|said|says|say|told|tells|me|meant|mean|means|is|are|was|has|have|should|be|now|just|switched|changed|moved|went|gone|over|to|for|with|on|in|the|a|an|wants?|wanted|prefers?|takes?|uses?|works?|does|do|goes|rather|instead|please|that|this|made|make|put|so|but|and|today|of course|stage|status)$/u;

const IN = "(?:in|for|on|at|the|an?|just|only|does|do|is|as)";
/** "She does DACH, not the Nordics", "not the Nordics, DACH": the option that is wrong. */
const NOT_BEHIND = new RegExp(
  `^(?<now>\\S.{0,60}?)[\\s,;.–-]+(?:and |but )?(?:not|instead of|rather than) (?:${IN} )*(?<was>[^,;:.?!]{1,40}?)(?:\\s+(?:any ?more|sorry|though|at all))*[\\s.!]*$`,
  "iu",
);
const NOT_FIRST = new RegExp(
  `^(?:(?:no|nope|oh|sorry|oops|wait|actually|hm+)[\\s,.!–-]+)*not (?:${IN} )*(?<was>[^,;:.?!]{1,40}?)(?:\\s*[,;.–-]+\\s*|\\s+)(?:but )?(?<now>\\S.{0,60}?)[\\s.!]*$`,
  "iu",
);
/** What is said beside an option that is wrong, where it is one of the field that was set last. */
function contradicted(message: string, options: readonly string[]): { now: string; was: string } | null {
  for (const way of [NOT_FIRST, NOT_BEHIND]) {
    const { now = "", was = "" } = way.exec(message)?.groups ?? {};
    const known = options.find((option) => plainWords(option).join(" ") === plainWords(was).join(" "));
    if (known !== undefined && now !== "") return { now, was: known };
  }
  return null;
}

/** "No, she switched to Keg", "she said both, sorry", after an option was set: the other option; null where more is said. */
export function otherOption({ request, columns }: Known): InFull | null {
  const whole = request.message.trim();
  const [last, more] = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  if (!last || more || (request.state?.question ?? null) !== null || whole.length > 80) return null;
  const [changed, another] = changedIn(last, columns);
  const options = changed && !another ? optionsOf(changed.label, columns, request.user) : [];
  const not = contradicted(whole, options);
  const message = not?.now ?? whole;
  if (/[?？:]/u.test(message) || (not === null && (!CORRECTS.test(message) || whole.length > 60))) return null;
  const named = request.people.filter(({ by }) => by === "name" || by === "part");
  // Of someone else it is news.
  if (named.some(({ id }) => not === null || id !== last.params["founderId"])) return null;
  const names = new Set(named.flatMap(({ name }) => plainWords(name).flatMap((word) => [word, `${word}s`])));
  const said = plainWords(message.replace(/['’]/gu, " ")).filter(
    (word) => !SAYS_NOTHING.test(word) && !names.has(word),
  );
  const [option, other] = options.filter((one) => {
    const words = plainWords(one);
    const telling = words.filter((word) => !SAYS_NOTHING.test(word));
    return isSame(said, words) || (telling.length > 0 && isSame(said, telling));
  });
  if (option === undefined || other !== undefined || option === changed?.value) return null;
  const values = (changed?.value ?? "").split(", ");
  // What was told was wrong may be something else.
  if (not !== null && !values.includes(not.was)) return null;
  const now = not === null ? option : values.map((value) => (value === not.was ? option : value)).join(", ");
  return { message: `no make it ${now}`, people: [] };
}

const isSame = (said: readonly string[], own: readonly string[]): boolean =>
  said.length === own.length && said.every((word, at) => word === own[at] || word === `${own[at] ?? ""}s`);

function optionsOf(
  label: string,
  columns: readonly OwnColumn[],
  { stages, statuses }: Known["request"]["user"],
): readonly string[] {
  if (label === personFields.stage.label) return stages;
  if (label === personFields.status.label) return statuses;
  return columns.find((one) => one.label === label && /select$/.test(one.type))?.options ?? [];
}
