import type { StepRequest } from "../../assistant-model.ts";
import { byName } from "../by-name.ts";
import { lastList } from "../questions/follow-ups.ts";

const OF_THE_TWO =
  /(?:,\s*)?(?<![\p{L}])(?:(?:out )?of|between|among|from)\s+(?:(?:the|those|these) two|both(?: of (?:them|those|these))?|them|these|those|the pair)(?![\p{L}])/iu;
const COMPARES =
  /\b(?:more|less|fewer|higher|lower|bigger|smaller|larger|older|newer|earlier|later|sooner|better|longer|shorter|cheaper|closer|nearer)\b/iu;
const MOST = /\b(?:most|least|first|last|\p{L}{2,}est)\b/iu;
const THE_TWO = /\b(?:two|both|pair)\b/iu;
const ASKS = /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:who|whose|which|what)\b/iu;
const ALTOGETHER =
  /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:how many|how much)\s+(?<what>\p{L}[\p{L} ]{1,40}?)\s+(?:(?:is|are|was|were|would)\s+(?:that|this|it|those|these|they)(?:\s+be)?|(?:does|do|did)\s+(?:that|this|it|those|these|they)\s+(?:make|come to|add up to|sum up to))(?:\s+(?:all\s*together|altogether|in total|in all|total|combined|overall|together|all in all))?[\s?.!]*$/iu;

const SUPERLATIVE =
  /\b(?:highest|lowest|biggest|smallest|largest|oldest|newest|latest|earliest|longest|shortest|most|least|fewest)\b/iu;
const AND_THE =
  /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)+(?:what(?:['’]s| is| about) )?the (?<other>highest|lowest|biggest|smallest|largest|oldest|newest|latest|earliest|longest|shortest|most|least|fewest)(?: one)?[\s?.!]*$/iu;
/** "And the lowest?" after a question with another superlative. */
function otherEnd({ message, history }: StepRequest): string | null {
  const other = AND_THE.exec(message.trim())?.groups?.["other"];
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  return other === undefined || !SUPERLATIVE.test(before) || before.length > 120
    ? null
    : before.replace(SUPERLATIVE, other);
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const AND_ORDINAL =
  /^\W*(?:(?:and|so|ok|okay|but|what about|how about)[\s,]+)+(?:the )?(?<no>first|second|third|fourth|fifth|sixth|last)(?: one)?(?:['’]s)?[\s?.!]*$/iu;
/** "And the second?" after a field of the first of a list. */
function ofOrdinal({ message, state }: StepRequest): { message: string; person: { id: string; name: string } } | null {
  const no = AND_ORDINAL.exec(message.trim())?.groups?.["no"]?.toLowerCase();
  const people = (state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const label = state?.thread?.fields.at(-1)?.label;
  const person = no === undefined ? undefined : no === "last" ? people.at(-1) : people[ORDINALS.indexOf(no)];
  return person && label !== undefined ? { message: `what is ${person.name}'s ${label}?`, person } : null;
}

/** A question about those who were listed, with what it leaves to them: "who of the two has more wigs?", "how many wigs is that altogether?". */
export function ofListedPeople(request: StepRequest): StepRequest {
  const message = request.message.trim();
  if (message.length > 120) return request;
  const ordinal = ofOrdinal(request);
  if (ordinal) return { ...request, message: ordinal.message, people: [byName(ordinal.person), ...request.people] };
  const end = otherEnd(request);
  if (end !== null) return { ...request, message: end };
  const what = ALTOGETHER.exec(message)?.groups?.["what"];
  const isCount = what === undefined || /^(?:people|of them|persons|contacts|tasks?|notes?|posts?)$/iu.test(what);
  if (!isCount && lastList(request).length > 1)
    return { ...request, message: `how many ${what} do they have in total?` };
  const [only, another] = lastList(request);
  if (!isCount && only && !another)
    return {
      ...request,
      message: `how many ${what} does ${only.name} have?`,
      people: [byName(only), ...request.people],
    };
  if (
    !ASKS.test(message) ||
    !OF_THE_TWO.test(message) ||
    !(COMPARES.test(message) || (THE_TWO.test(message) && MOST.test(message)))
  )
    return request;
  const told = (request.state?.thread?.fields ?? []).map(({ person }) => person);
  const listed = lastList(request);
  const two = [told, listed].find((some) => new Set(some.map(({ id }) => id)).size === 2);
  const [one, other] = two ?? [];
  if (!one || !other || request.people.some(({ by }) => by === "name" || by === "part")) return request;
  const asked = message
    .replace(OF_THE_TWO, " ")
    .replace(/\s+/gu, " ")
    .replace(/[\s?.!]+$/u, "")
    .trim();
  return {
    ...request,
    message: `${asked}, ${one.name} or ${other.name}?`,
    people: [byName(one), byName(other), ...request.people],
  };
}
