import type { AssistantAction } from "../../../contract/assistant.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "../commands/rewording.ts";
import type { Call, Person } from "../script.ts";
import type { Said } from "../said.ts";
import { plain } from "../wording.ts";
import { askedEither } from "./either.ts";
import { thoseMeant } from "./those-meant.ts";

const OH =
  "(?:(?:no|nope|wait|oh|oops|sorry|actually|but|and|ok|okay|hm+|please|just|yes|though|all right)[\\s,.!–-]+)*";
const LEADS =
  "(?:but not|not|without|except(?: for)?|excluding|exclude|skip|minus|omit|leave out|apart from|other than|leave|keep|spare|(?:all|everyone|everybody) (?:but|except))(?: for)?";
const STAYS =
  "(?:\\s+(?:(?:as|where|how|the way)\\s+(?:he|she|they)(?:\\s+(?:is|are|was|were)|['’](?:s|re))|alone|be|out(?: of (?:it|this|that))?|unchanged|untouched|though|please|of course))*";
const LATE = re(
  `^\\W*${OH}(?:(?<lead>${LEADS})\\s+(?<who>\\p{L}[\\p{L}\\p{M}'’& -]{1,60}?)${STAYS}|(?:take|leave|keep|get) (?<taken>the [\\p{L}\\p{M}'’& -]{2,40}?) out(?: of (?:it|this|that))?|(?:remove|drop|take|strike|cut) (?<cut>the [\\p{L}\\p{M}'’& -]{2,40}?) (?:from|off) (?:it|this|that|there|the list|the card)|(?<stays>the [\\p{L}\\p{M}'’& -]{2,40}?)\\s+(?:should stay|stays?|should not|shouldn['’]t|is not|isn['’]t)(?:\\s+(?:as (?:he|she|they) (?:is|are)|out|included|meant|change|put))*)(?<rest>\\s*[.!]*\\s*$|\\s*[,;]\\s+\\S.{0,100}$)`,
);
/** "…, she stays in Lead": no more than that she is left out. */
const STAYS_REST =
  /^\s*[,;]\s+(?:(?:he|she|they)|(?:he|she|they)['’]ll) (?:(?:should|can|just) )*(?:stays?|remains?|keeps? (?:his|hers|theirs|it))(?: (?:put|there|(?:in|at|on|with) [\p{L} ]{2,30}|(?:as|where) (?:he|she|they) (?:is|are)))?[\s.!]*$/iu;
const KEEPS = /^(?:leave|keep|spare)$/iu;
/** Words for someone that say what they are. */
const SOMEONE = /^(?:the|our|my|their)\s+\p{L}/iu;
const NO_ONE =
  /(?<!\p{L})(?:ones?|first|second|third|last|next|other|others|rest|same|right|best|time|stage|status|owner|priority|company|role|location|industry|name|e-?mail|phone|number|value|card|cards|change|changes|note|notes|task|tasks|date|deadline|day|column|field|list|order|way|point|two|three|four|five|latter|former|whole|it|that|this)(?!\p{L})/iu;

/** What is said late of a group: the message with names, or who cannot be found, and in which group. */
export type Late =
  { request: StepRequest } | { ask: true; who: string; among: readonly Person[] } | { said: Said } | null;

const idsIn = ({ params }: AssistantAction): string[] => {
  const ids = params["founderIds"];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
};
const ownId = ({ founderId, params }: AssistantAction): string[] => {
  const id = founderId ?? params["founderId"];
  return typeof id === "string" ? [id] : [];
};

/** "Not the CEO", behind a change of several people: with the name of the one of them who is meant. */
export function saidLate(request: StepRequest, call: Call): Late {
  const { message, changes = [], people } = request;
  const found = message.length > 200 ? {} : (LATE.exec(message)?.groups ?? {});
  const { lead = "" } = found;
  const said = found["stays"] ?? found["taken"] ?? found["cut"] ?? found["who"] ?? "";
  const rest = (found["rest"] ?? "").replace(STAYS_REST, "");
  if (said === "") return null;
  const standing = changes.filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo));
  const ids = [...new Set(standing.flatMap((one) => [...idsIn(one), ...ownId(one)]))];
  if (ids.length < 2) return null;
  const { founders: among = [] } = call("query_people", {
    ...{ anyOf: [], ids, search: null, sort: null, limit: 100, figuresOf: null },
  });
  // Of cards of one each, "keep Ana's" is the one that is wanted.
  const isOfGroup = standing.some((one) => idsIn(one).length > 1);
  if (KEEPS.test(lead) && !isOfGroup) return null;
  const isNamed = people.some(
    ({ name, by }) =>
      (by === "name" || by === "part") && plainWords(said).every((word) => plainWords(name).includes(word)),
  );
  const isShort = KEEPS.test(lead) || rest !== found["rest"];
  // "Leave Ana" says no more than that she is left out.
  if (isNamed) return isShort && rest.trim() === "" ? { request: { ...request, message: `not ${said}` } } : null;
  if (NO_ONE.test(said)) return null;
  const meant = thoseMeant(said, request, call, among);
  if (meant === "other") return null;
  if (meant === "nobody") return SOMEONE.test(said) && isOfGroup ? { ask: true, who: said, among } : null;
  const named = meant.map((one): KnownPerson => ({ ...one, by: "name" }));
  // "The CEO stays", behind what is done, may be news.
  const isDone = standing.some(
    (one) =>
      one.status === "executed" && [...idsIn(one), ...ownId(one)].some((id) => named.some((who) => who.id === id)),
  );
  if (found["stays"] !== undefined && isDone) {
    const names = named.map(({ name }) => name).join(" and ");
    const text = `${plain(names)} ${named.length > 1 ? "were" : "was"} changed already. Shall I undo that?`;
    return { said: askedEither(text, [{ called: "undo", order: `not ${names}`, people: named }], request) };
  }
  return {
    request: {
      ...request,
      message: `not ${named.map(({ name }) => name).join(" and ")}${rest}`,
      people: [...named, ...people.filter(({ id }) => !named.some((one) => one.id === id))],
    },
  };
}
