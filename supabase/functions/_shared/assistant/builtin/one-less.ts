import type { AssistantAction, FieldChange } from "../../contract/assistant.ts";
import { personFields } from "../../contract/person-fields.ts";
import type { StepRequest } from "../assistant-model.ts";
import { TOLD } from "../why-held.ts";
import type { Answer } from "./answers.ts";
import { say } from "./answers.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { codesOf } from "./commands/tokens.ts";
import { outcome } from "./outcome.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";

const AROUND =
  "(?:(?:no|nope|wait|oh|oops|sorry|actually|but|and|ok|okay|hm+|please|just|yes|all right|do it|everyone|everybody|all|them|him|her|though|of course|thanks|yet|either|it|this|that|,|is|s) )*";
const NAMES = "P(?: (?:,|and|or|nor|, and) P)*";
const LEAVES_OUT = new RegExp(
  `^${AROUND}(?:(?:not|without|except(?: for)?|excluding|exclude|skip|minus|omit|leave out|apart from|other than|but not|(?:all|everyone|everybody) but) (?:for )?${NAMES}|(?:leave|keep|take) ${NAMES} out(?: of (?:it|this|that))?|(?:take|get|remove|drop|delete|clear|scratch|undo|strike) (?:(?:it|that|this|the note|the task|the change) )?(?:again )?(?:off|from|away from|for|of|on|with) ${NAMES}(?: again)?|${NAMES} (?:was|is|were) (?:wrong|a mistake|not meant|not right)|${NAMES} not) ${AROUND}$`,
);
/** "No, only Tomasz": everyone else is left out. */
const ONLY = new RegExp(
  `^${AROUND}(?:(?:only|just) (?:for |do |delete |keep |change |to )?${NAMES}|${NAMES} only) ${AROUND}$`,
);
const FIRST_WORDS = new RegExp(`^${AROUND}`);
/** Why someone is left out, behind it. */
const WHY =
  / (?:because|since|as) .*$| , (?:for|he|she|they|it|(?:i|we)(?! (?:mean|meant|want|wanted|would|d|need|prefer|said)\b)(?!.* (?:instead|rather)\b)|P(?= (?!and |or |, |too |as well )\S)) .*$/;

/** "Not Grigor", after a change of several people: the same without him, or taken back for him; null where the words say something else. */
export function oneLess(
  clauses: readonly ReadClause[],
  call: Call,
  { changes = [], message }: StepRequest,
): Answer | null {
  const said = codesOf(clauses.flatMap(({ tokens }) => tokens)).replaceAll("P 's", "P");
  // "Just" may be no word of its own any more.
  const isOnly =
    ONLY.test(`${said} `) ||
    (/\b(?:only|just)\b/iu.test(message) && ONLY.test(`only ${said.replace(FIRST_WORDS, "")} `));
  if (!isOnly && !LEAVES_OUT.test(`${said} `) && !LEAVES_OUT.test(`${said.replace(WHY, "")} `)) return null;
  const named = clauses.flatMap(({ tokens }) =>
    tokens.flatMap(({ slot }) => (slot?.is === "person" && !slot.isPronoun ? [slot.people] : [])),
  );
  const standing = changes.filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo));
  const meant = new Set(named.flatMap((people) => people.map(({ id }) => id)));
  const all = new Set(standing.flatMap((one) => [...ownId(one), ...idsIn(one.params)]));
  const ids = isOnly ? new Set([...all].filter((id) => !meant.has(id))) : meant;
  if (isOnly && ids.size === 0) return null;
  const ofMany = standing.filter(({ params }) => idsIn(params).some((id) => ids.has(id)));
  // Of two who are called so, the one who is among them.
  const isSure = named.every((people) => people.filter(({ id }) => isIn(standing, id)).length === 1);
  if (!isSure) return null;
  const own = standing.filter((one) => ownId(one).some((id) => ids.has(id)) && idsIn(one.params).length === 0);
  const answers = [
    ...(own.length > 0 ? [takenBack([...own].reverse(), call)] : []),
    ...ofMany.flatMap((action) =>
      idsIn(action.params).every((id) => ids.has(id))
        ? [takenBack([action], call)]
        : action.status === "proposed"
          ? [withoutThem(action, ids, call)]
          : backFor(action, ids, call),
    ),
  ];
  return answers.length > 0 ? say(answers.map(({ text }) => text).join("\n")) : null;
}

const idsIn = (params: AssistantAction["params"]): string[] => {
  const ids = params["founderIds"];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
};
/** The one person that a change is of. */
const ownId = ({ tool, founderId, recordId, params }: AssistantAction): string[] => {
  const id = founderId ?? params["founderId"] ?? (tool === "delete_founder" ? recordId : null);
  return typeof id === "string" ? [id] : [];
};
const isIn = (standing: readonly AssistantAction[], id: string) =>
  standing.some((one) => ownId(one).includes(id) || idsIn(one.params).includes(id));

function withoutThem(action: AssistantAction, ids: ReadonlySet<string>, call: Call): Answer {
  const gone = takenBack([action], call);
  const founderIds = idsIn(action.params).filter((id) => !ids.has(id));
  const offered = outcome(call(action.tool, { ...action.params, founderIds }, action.heldBecause ?? TOLD));
  return say(`${gone.text}\n${offered.text}`);
}

/** What was there before a change of several, put back for some of them. */
function backFor(action: AssistantAction, ids: ReadonlySet<string>, call: Call): Answer[] {
  const { tool, params } = action;
  return idsIn(params).flatMap((founderId): Answer[] => {
    if (!ids.has(founderId)) return [];
    const { founders: [person] = [] } = call("query_people", {
      ...{ anyOf: [], ids: [founderId], search: null, sort: null, limit: 1, figuresOf: null },
    });
    if (!person) return [];
    const lines = action.changes.filter(({ record }) => record === person.name);
    if (lines.length === 0) return [];
    if (tool === "set_custom_values") {
      const value = lines[0]?.before ?? null;
      return [outcome(call("set_custom_value", { founderId, fieldId: params["fieldId"], value }, null), person)];
    }
    if (tool !== "update_founders") return [];
    return [outcome(call("update_founder", { founderId, ...before(params["patch"] as Values, lines) }, null), person)];
  });
}

type Values = Record<string, unknown>;

function before(patch: Values, lines: readonly FieldChange[]): { patch: Values; clear: string[] } {
  const back: Values = Object.fromEntries(Object.keys(patch).map((key) => [key, null]));
  const clear: string[] = [];
  for (const { field, before: was } of lines) {
    const key = Object.entries(personFields).find(([, { label }]) => label === field)?.[0];
    if (key === undefined) continue;
    if (was === null) clear.push(key);
    else back[key] = typeof patch[key] === "number" ? Number(was) : was;
  }
  return { patch: back, clear };
}
