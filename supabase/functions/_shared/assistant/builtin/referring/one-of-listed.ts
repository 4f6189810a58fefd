import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { type Answer, say } from "../answers.ts";
import { same } from "../commands/values.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import { plain } from "../wording.ts";
import type { InFull, Known } from "./targets.ts";
import { thoseWith } from "./the-one-with.ts";

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.&'’-]{1,30}`;
const NOUN = "(?:one|guy|man|woman|lady|person)";
/** "The Melbourne one". */
const OF_IT = new RegExp(String.raw`(?<![\p{L}])the (?<of>${WORD}(?: ${WORD})?) ${NOUN}(?![\p{L}])`, "iu");
/** "The one in Melbourne". */
const THERE = new RegExp(
  String.raw`(?<![\p{L}])the ${NOUN} (?:(?:who is|who['’]s|based) )?(?:in|from|at|of) (?<of>${WORD}(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]{1,30})?)(?![\p{L}])`,
  "iu",
);
/** "The one who is on hold: …". */
const WHO_IS = new RegExp(
  String.raw`(?<![\p{L}])the ${NOUN} (?:who|that)(?:['’]s| is) (?<of>${WORD}(?: ${WORD})?)(?=\s*[:,;]|\s+(?:to|as|priority|a|an|the)\s|[\s.!]*$)`,
  "iu",
);
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:who|whose|which|what|when|where|how|is|are|does|do|did|has|have|show|list|tell)(?![\p{L}])|\?\s*$/iu;
/** What places in a list, or compares, and tells nothing of anyone. */
const NO_DESCRIPTION =
  /^(?:(?:very )?(?:first|second|third|fourth|fifth|last|next|other|others|same|only|right|wrong|new|newest|oldest|latest|top|bottom|previous|former|latter|highest|lowest|biggest|smallest)(?: \S+)?)$/iu;

const isCut = ({ history }: StepRequest): boolean =>
  /^- and \d+ more$/mu.test(history.findLast(({ role }) => role === "assistant")?.content ?? "");

const describing = (message: string): RegExpExecArray | null =>
  OF_IT.exec(message) ?? THERE.exec(message) ?? WHO_IS.exec(message);
/** The words of an order that describe one of a list: "the Melbourne one". */
export const wordsOfListed = (message: string): string | null => describing(message)?.[0] ?? null;

interface Described {
  /** The words that describe, and all that takes the place of a name. */
  of: string;
  said: string;
  people: { id: string; name: string }[];
}

/** "The Melbourne one", after a list of people, with those of the list who are so. */
function describedOfList({ request, call }: Pick<Known, "request" | "call">): Described | null {
  const message = request.message.trim();
  const list = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  if (list.length < 2 || ASKS.test(message) || isCut(request) || (request.state?.question ?? null) !== null)
    return null;
  const found = describing(message);
  const of = found?.groups?.["of"] ?? "";
  if (!found || plainWords(of).length === 0 || NO_DESCRIPTION.test(of)) return null;
  return { of, said: found[0], people: thoseWith(of, [...new Set(list.map(({ id }) => id))], call) };
}

/** "Put the Melbourne one in Shortlist", after a list of people: the only one of them who is there. */
export function oneOfListed(known: Known): InFull | null {
  const other = otherOfListed(known);
  if (other !== null) return other;
  const described = describedOfList(known);
  const [only, another] = described?.people ?? [];
  if (!described || !only || another) return null;
  return { message: known.request.message.trim().replace(described.said, () => only.name), people: [only] };
}

const THE_OTHER =
  /^(?<head>(?:(?:and|also|then|ok|okay|now|please)[\s,]+)*(?:raise|lower|bump|set|put|move|give|make|mark|delete|remove|drop|push|assign|hand|note (?:on|for|about)) )the other(?: one| person)?(?<rest>['’]s [^\n]{1,80}|(?: (?:up |down )?(?:to|at|on|in|as|priority|a|an|too|as well)(?: [^\n]{1,80})?|: [^\n]{1,120})?)[\s.!]*$/iu;
/** "And raise the other to 80", after one of a list of two was changed or is to be deleted: the one who is left. */
function otherOfListed({ request }: Pick<Known, "request">): InFull | null {
  const said = THE_OTHER.exec(request.message.trim())?.groups;
  const list = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const changed = (request.changes ?? [])
    .filter(({ status }) => status === "executed" || status === "proposed")
    .map(({ founderId, recordId, params }) => founderId ?? params["founderId"] ?? recordId);
  const [other, another] = list.filter(({ id }) => !changed.includes(id));
  if (!said || list.length !== 2 || !other || another) return null;
  return {
    message: `${said["head"] ?? ""}${other.name}${said["rest"] ?? ""}`,
    people: [{ id: other.id, name: other.name }],
  };
}

/**
 * "Put the Silver one in Demo", where several of the list are Silver, or none is: a question, as the option must be set for nobody. Null
 * where one of them is meant, or the words are no option.
 */
export function whichOfListed(request: StepRequest, call: Call, columns: readonly OwnColumn[]): Answer | null {
  if (request.mode === "ask") return null;
  const described = describedOfList({ request, call });
  if (!described || described.people.length === 1) return null;
  const { of, said, people } = described;
  if (people.length === 0) {
    const { stages, statuses } = request.user;
    const options = [...stages, ...statuses, ...columns.flatMap(({ options }) => options)];
    return options.some((option) => same(option, of))
      ? say(`None of those in the list is “${plain(of)}”. Who do you mean? Please name the person.`)
      : null;
  }
  const orders = people.map(({ name }) => request.message.trim().replace(said, () => name));
  return {
    ...say(`Which one do you mean: ${people.map(({ name }) => plain(name)).join(", ")}?`, orders),
    listed: people.map(({ id, name }) => ({ kind: "person" as const, id, name })),
  };
}
