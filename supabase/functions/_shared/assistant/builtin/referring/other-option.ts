import { changedIn } from "../commands/like-the-last.ts";
import { plainWords } from "../../words.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { OwnColumn } from "../reading.ts";
import { type InFull, type Known } from "./targets.ts";

const CORRECTS =
  /^\W*(?:no|nope|oh|sorry|oops|wait|actually|hm+)(?![\p{L}])|(?<![\p{L}])(?:sorry|actually|said|says|meant|switched|changed)(?![\p{L}])/iu;
const SAYS_NOTHING =
  /^(?:no|nope|oh|ah|hm+|sorry|oops|wait|actually|she|he|they|it|s|re|i|you|we|said|says|say|told|tells|me|meant|mean|means|is|are|was|has|have|should|be|now|just|switched|changed|moved|went|gone|over|to|for|with|on|in|the|a|an|wants?|wanted|prefers?|takes?|uses?|works?|does|do|goes|rather|instead|please|that|this|made|make|put|so|but|and|today|of course|stage|status)$/u;

/** "No, she switched to Keg", "she said both, sorry", after an option was set: the other option; null where more is said. */
export function otherOption({ request, columns }: Known): InFull | null {
  const message = request.message.trim();
  const [last, more] = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  if (!last || more || (request.state?.question ?? null) !== null || message.length > 60) return null;
  if (/[?？:]/u.test(message) || !CORRECTS.test(message)) return null;
  if (request.people.some(({ by }) => by === "name" || by === "part")) return null;
  const [changed, another] = changedIn(last, columns);
  const options = changed && !another ? optionsOf(changed.label, columns, request.user) : [];
  const said = plainWords(message.replace(/['’]/gu, " ")).filter((word) => !SAYS_NOTHING.test(word));
  const [option, other] = options.filter((one) => {
    const words = plainWords(one);
    const telling = words.filter((word) => !SAYS_NOTHING.test(word));
    return isSame(said, words) || (telling.length > 0 && isSame(said, telling));
  });
  if (option === undefined || other !== undefined || option === changed?.value) return null;
  return { message: `no make it ${option}`, people: [] };
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
  return columns.find((one) => one.label === label && one.type === "select")?.options ?? [];
}
