import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { moneyColumn } from "../questions/column-words.ts";
import { lastList } from "../questions/follow-ups.ts";
import { builtIn, type NamedColumn, ownColumn } from "../questions/named-columns.ts";
import { wantedColumn } from "../questions/wanted-amounts.ts";
import type { Person as Told } from "../script.ts";
import { fieldNamed, fieldMeant } from "../vocabulary/field-names.ts";
import { type InFull, type Known, targetOf } from "./targets.ts";

const NOUN = "(?:one|person|company|founder|lead|guy|man|woman|lady|contact)";
const OF_THEM =
  "(?: (?:of|among|in|on|from) (?:those|these|them|the list|that list|the lot|(?:the|those|these) (?:people|ones)))";
const HIGH = "highest|biggest|largest|most|greatest|top|dearest|most expensive|priciest";
const LOW = "lowest|smallest|least|fewest|cheapest|least expensive";
/** "The one with the lowest priority". */
const WITH = new RegExp(
  `(?<![\\p{L}])the ${NOUN}${OF_THEM}? (?:with|who has|that has) the (?<end>${HIGH}|${LOW}) (?<label>\\p{L}[\\p{L}\\p{N}€$£ ]{1,40}?)(?=['’]s|[\\s,.:;!]*$|[,.:;]| (?:to|into|as|on|at|in|of|is|a|an|and|that|should|priority|stage|status|owner)(?![\\p{L}]))${OF_THEM}?`,
  "iu",
);
/** "The cheapest of those", "the biggest of them". */
const OF_LIST = new RegExp(`(?<![\\p{L}])the (?<end>${HIGH}|${LOW})(?: ${NOUN})?${OF_THEM}`, "iu");
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:who|whose|which|what|when|where|how|is|are|does|do|did|has|have|show|list|tell)(?![\p{L}])|\?\s*$/iu;
const OF_MONEY = /cheap|expensive|dear|pric/iu;

/** The number that a superlative is of: the one that is named, that of money, or that which the list told of everybody. */
function columnOf(label: string | undefined, end: string, { request, columns }: Known): NamedColumn | null {
  const named = (target: ReturnType<typeof targetOf>): NamedColumn | null =>
    target === null ? null : "column" in target ? ownColumn(target.column) : builtIn(target.field);
  if (label !== undefined) {
    const words = plainWords(label);
    const found = fieldNamed(words, columns) ?? fieldMeant(words, columns);
    return found?.length === words.length ? named(found.target) : null;
  }
  const own = columns.map(ownColumn);
  const wanted = wantedColumn(columns);
  if (OF_MONEY.test(end)) return moneyColumn(own) ?? (wanted ? ownColumn(wanted) : null);
  const [told, other] = new Set((request.state?.thread?.fields ?? []).map((field) => field.label));
  return told === undefined || other !== undefined ? null : named(targetOf(told, columns));
}

const valueOf = (person: Told | undefined, column: NamedColumn): unknown =>
  column.isOwn
    ? person?.customFieldValues?.find(({ fieldId }) => fieldId === column.key)?.value
    : (person as Record<string, unknown> | undefined)?.[column.key];

const isCut = ({ history }: StepRequest): boolean =>
  /^- and \d+ more$/mu.test(history.findLast(({ role }) => role === "assistant")?.content ?? "");

/** "Park the one with the lowest priority", after a list of people or of everyone: who that is. Null where two of them are, or it is not said of what. */
export function extremeOfList(known: Known): InFull | null {
  const { request, call } = known;
  const message = request.message.trim();
  const found = WITH.exec(message) ?? OF_LIST.exec(message);
  if (!found || ASKS.test(message) || isCut(request)) return null;
  const { end = "", label } = found.groups ?? {};
  const list = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const ids = [...new Set((list.length > 1 ? list : lastList(request)).map(({ id }) => id))];
  // Without a list, only a number that is named says which of everyone.
  const isOfList = ids.length > 1;
  const column = isOfList || label !== undefined ? columnOf(label, end, known) : null;
  if (column?.type !== "number") return null;
  const isHigh = new RegExp(`^(?:${HIGH})$`, "iu").test(end);
  const { founders = [] } = call("query_people", {
    anyOf: [[{ column: column.key, is: "filled", not: false }]],
    ids: isOfList ? ids : null,
    search: null,
    sort: { column: column.key, direction: isHigh ? "descending" : "ascending" },
    limit: 2,
    figuresOf: null,
  });
  const [first, second] = founders;
  const most = valueOf(first, column);
  if (!first || (second && most !== undefined && most === valueOf(second, column))) return null;
  const person = { id: first.id, name: first.name };
  return { message: message.replace(found[0], () => person.name), people: [person] };
}
