import { personFields } from "../../../contract/person-fields.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { type Answer, say } from "../answers.ts";
import { faultOfChange } from "../commands/values.ts";
import { listsOf } from "../commands/reader-of.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { OwnColumn } from "../reading.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { nameOf } from "../with-person.ts";
import { plain } from "../wording.ts";
import { type InFull, type Known, labelOf, LEAD, type Person, targetOf, typeOf } from "./targets.ts";

const THEM = "(?:them|both|the two|the three|these|those|all|everyone)(?: of them)?(?: (?:both|all))?";
const EQUAL = "(?:equal|even|the same|alike|match|identical)";
const MAKES = new RegExp(
  String.raw`${LEAD}(?:make|set|put|bring|get)\s+${THEM}\s*(?<equal>${EQUAL})?(?:\s*[,:–-]\s*|\s+(?:to|at|on|as)\s+|\s+|$)(?<value>\S.{0,40}?)?(?:\s+(?:please|then|now|instead))*[.!]*$`,
  "iu",
);

interface Each {
  label: string;
  each: { person: Person; value: string }[];
}

/** The one field that the last message set for several people, and what each got. */
export function setForSeveral(
  { changes = [], people, state }: StepRequest,
  columns: readonly OwnColumn[],
): Each | null {
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const known = [...(state?.list ?? []), ...people, ...(state?.thread?.list ?? [])];
  const each = standing.flatMap((action) => {
    const [field, more] = changedIn(action, columns);
    const id = action.params["founderId"];
    const name = known.find((one) => one.id === id)?.name ?? nameOf(action);
    return field && !more && typeof id === "string" && name != null && field.value !== null
      ? [{ label: field.label, person: { id, name }, value: field.value }]
      : [];
  });
  const [first] = each;
  const isSame = first !== undefined && each.every(({ label }) => label === first.label);
  const areTwo = new Set(each.map(({ person }) => person.id)).size === standing.length && standing.length > 1;
  return isSame && areTwo && each.length === standing.length ? { label: first.label, each } : null;
}

const ORDER = "make them equal";
const isAsked = ({ state }: StepRequest): boolean =>
  state?.question?.asks === "value" && state.question.message === ORDER;
/** The value by itself, where it is asked for. */
const BARE =
  /^(?:(?:(?:make|set) (?:it|them|both)|to|both|all|the|it['’]?s|please)\s+)*(?<value>\S.{0,40}?)(?:\s+(?:please|then|for both))*[.!]*$/iu;

/** "Make them both 10", after a field was set for several people: the same value for all of them. */
export function madeEqual({ request, columns }: Known): InFull | null {
  const { value } = (isAsked(request) ? BARE : MAKES).exec(request.message.trim())?.groups ?? {};
  const set = value === undefined ? null : setForSeveral(request, columns);
  const target = set && targetOf(set.label, columns);
  if (!set || !target || value === undefined) return null;
  if (typeOf(target) === "number" && numberIn(value) === null) return null;
  if (faultOfChange({ ...target, value }, listsOf(request, columns)) !== null) return null;
  if (/text/.test(typeOf(target)) && labelOf(target) !== personFields.owner.label) return null;
  const people = set.each.map(({ person }) => person);
  const names = people.map(({ name }) => name);
  const who = `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  return { message: `Set ${set.label} of ${who} to ${value}`, people };
}

/** "Make them equal", where the two have different values: which of them it is to be. */
export function equalToWhich(request: StepRequest, columns: readonly OwnColumn[]): Answer | null {
  const { equal, value } = MAKES.exec(request.message.trim())?.groups ?? {};
  if (equal === undefined || value !== undefined || request.mode === "ask") return null;
  const set = setForSeveral(request, columns);
  if (!set) return null;
  const told = set.each.map(({ person, value: own }) => `${plain(own)} of ${plain(person.name)}`).join(" or ");
  const values = [...new Set(set.each.map((one) => one.value))];
  return {
    ...say(
      `What should the ${plain(set.label)} of all of them be: ${told}?`,
      values.map((own) => `Make them equal: ${own}`),
    ),
    completes: ORDER,
    listed: set.each.map(({ person }) => ({ kind: "person", ...person })),
  };
}
