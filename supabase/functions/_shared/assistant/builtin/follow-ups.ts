import type { AssistantAction } from "../../contract/assistant.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { isAgainFor, plainOf } from "./commands/clause-kind.ts";
import { FactReader } from "./commands/facts.ts";
import { faultOfChange, type Lists } from "./commands/values.ts";
import type { Change } from "./commands/frames.ts";
import { outcome } from "./outcome.ts";
import { codesOf } from "./commands/tokens.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { type Asking, personOf } from "./resolve.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";
import { namedPart, otherTask } from "./which-change.ts";
import { sentenceCase } from "./wording.ts";

/** What goes on from the last change: taking it back, doing it again, with another person, day or value. */
interface Last {
  /** What was done or proposed and can be taken back, the last first. */
  standing: AssistantAction[];
  /** What was taken back and can be done again. */
  undone: AssistantAction[];
}

const lastOf = ({ changes = [] }: StepRequest): Last => ({
  standing: changes
    .filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo))
    .reverse(),
  undone: changes.filter(({ status }) => status === "undone"),
});

const UNDO =
  /\b(?:undo|revert|take (?:that|it|this) back|roll (?:that|it) back|put (?:it|that) back|cancel|scratch that|forget (?:that|it)|ruckgangig|deshaz|annule|annuler|never ?mind)\b/;
const REDO = /\b(?:redo|do it again|again)\b/;
/** Does what a correction says to the last change; null when there is none that it could be about. */
export function followUp(clause: ReadClause, call: Call, request: StepRequest, lists: Lists): Answer | Asking | null {
  const last = lastOf(request);
  const words = plainOf(clause.text);
  const isOnlyNames = /^(?:and )?P(?: (?:,|and|, and) P)*$/.test(codesOf(clause.tokens));
  if (isAgainFor(clause.text, clause.tokens) || (isOnlyNames && /^\s*and\b/i.test(request.message)))
    return again(clause, last, call);
  // A name alone may be instead or as well.
  if (isOnlyNames) return null;
  if (REDO.test(words) && last.undone.length > 0 && !UNDO.test(words)) return redo(last.undone, call);
  if (last.standing.length === 0) return UNDO.test(words) ? say("There is nothing here that I could undo.") : null;
  const task = otherTask(clause, last.standing, { call, request, undo: (actions) => takenBack(actions, call) });
  if (task !== null) return task;
  const other = otherPerson(clause, last, request);
  if (other !== null) return "ask" in other ? other : withPerson(other, last.standing, call);
  if (UNDO.test(words)) {
    const part = namedPart(clause, last.standing, request);
    return "ask" in part ? part : takenBack(part, call);
  }
  return withValue(clause, last.standing, call, lists);
}

function redo(actions: readonly AssistantAction[], call: Call): Answer {
  const answers = actions.map(({ tool, params }) => outcome(call(tool, params, null)).text);
  return say(answers.join("\n"));
}

/** Whom a correction names instead: "I meant Greta", "the other one"; null when it is about something else. */
function otherPerson(
  clause: ReadClause,
  { standing }: Last,
  request: StepRequest,
): { is: KnownPerson | { id: string; name: string } } | Asking | null {
  const words = plainOf(clause.text);
  const ids = new Set(standing.map(({ founderId }) => founderId));
  if (standing.every(({ founderId }) => founderId === null)) return null;
  const named = clause.tokens.filter(({ code }) => code === "P").at(-1);
  if (named?.slot?.is === "person") {
    const others = named.slot.people.filter(({ id }) => !ids.has(id));
    if (others.length > 0)
      return personOf({ people: others, said: clause.text.slice(named.from, named.to) }, clause.text);
  }
  const isOther = /\bother (?:one|person|\w+)\b/.test(words);
  const choices = (request.state?.list ?? []).filter(({ kind, id }) => kind === "person" && !ids.has(id));
  if (isOther && choices[0] && !choices[1]) return { is: choices[0] };
  if (isOther || /\bwrong (?:person|one|contact|guy|woman|man)\b/.test(words)) {
    const unknown = clause.tokens.find(({ code }) => code === "X");
    return personOf(
      {
        people:
          choices.length > 1
            ? choices.map(({ id, name }) => ({ id, name, company: null, stage: null, status: null, by: "name" }))
            : [],
        said: unknown ? clause.text.slice(unknown.from, unknown.to) : "",
      },
      clause.text,
    );
  }
  return null;
}

const isOfPerson = ({ params }: AssistantAction) => typeof params["founderId"] === "string";

/** The same change for somebody else: the title of a task names them instead. */
function paramsFor(
  action: AssistantAction,
  from: string | null,
  to: { id: string; name: string },
): Record<string, unknown> {
  const { title } = action.params;
  const renamed = typeof title === "string" && from !== null ? { title: nameInstead(title, from, to.name) } : {};
  return { ...action.params, ...renamed, founderId: to.id };
}

function nameInstead(title: string, from: string, to: string): string {
  if (title.includes(from)) return title.replaceAll(from, to);
  const [first = ""] = from.split(" ");
  return first === ""
    ? title
    : title.replace(
        new RegExp(`(?<!\\p{L})${first.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "iu"),
        to.split(" ")[0] ?? to,
      );
}

const nameOf = ({ changes, title, tool }: AssistantAction): string | null =>
  changes.find(({ field }) => field === "Person")?.after ??
  (/^(?:update_founder|delete_founder)$/.test(tool)
    ? title.replace(/^(?:Change|Delete) /, "")
    : tool === "create_note"
      ? title.replace(/^Add a note about /, "")
      : tool === "set_custom_value"
        ? (/ of (.+)$/.exec(title)?.[1] ?? null)
        : null);

function withPerson(
  { is: person }: { is: { id: string; name: string } },
  standing: readonly AssistantAction[],
  call: Call,
): Answer {
  const moved = standing.filter(isOfPerson);
  const gone = takenBack(moved, call);
  const answers = [...moved]
    .reverse()
    .map((action) => outcome(call(action.tool, paramsFor(action, nameOf(action), person), null), person).text);
  return { ...say([gone.text, ...answers].join("\n")), about: person };
}

function again(clause: ReadClause, last: Last, call: Call): Answer | Asking | null {
  const done = [...last.standing].reverse().filter(isOfPerson);
  if (done.length === 0) return null;
  const people: { id: string; name: string }[] = [];
  for (const token of clause.tokens.filter(({ code }) => code === "P")) {
    const found = personOf(
      { people: token.slot?.is === "person" ? token.slot.people : [], said: clause.text.slice(token.from, token.to) },
      clause.text,
    );
    if ("ask" in found) return found;
    people.push(found.is);
  }
  const said = people.flatMap((person) =>
    done.map((action) => outcome(call(action.tool, paramsFor(action, nameOf(action), person), null), person).text),
  );
  const [only, other] = people;
  return { ...say(said.join("\n")), ...(only && !other && { about: only }) };
}

const LEAD =
  /^(?:(?:no|sorry|oops|wait|actually|i mean|i meant|make (?:it|that|this)|change (?:it|that|this)|move (?:it|that)|set (?:it|that)|put (?:it|that)|it should (?:be|have been|say)|should (?:be|have been)|not \S+ but|i said|rather|better|wrong (?:date|day|value|name|stage|column)|that (?:was|is|s) wrong|to|for|on|until|instead|the|please|back|it is|it s|,)[\s,:]*)+/iu;

/** Another day, rhythm or value for the last change. */
function withValue(
  clause: ReadClause,
  standing: readonly AssistantAction[],
  call: Call,
  lists: Lists,
): Answer | Asking | null {
  const [action] = standing;
  if (!action) return null;
  const date = clause.tokens.findLast(({ code }) => code === "D")?.slot;
  const rhythm = clause.tokens.find(({ code }) => code === "R")?.slot;
  const isTask = /^(?:create|update)_task$/.test(action.tool);
  const patch = {
    ...(date?.is === "date" && { dueDate: date.date }),
    ...(rhythm?.is === "rhythm" && { recurrence: rhythm.recurrence }),
  };
  if (isTask && Object.keys(patch).length > 0) return changedTask(action, patch, call);
  const words = clause.text
    .replace(/['’]/gu, " ")
    .replace(LEAD, "")
    .replace(/[.!?\s]+$/u, "")
    .replace(/\s+(?:instead|please)$/iu, "")
    .trim();
  if (words === "" || plainWords(words).length > 6) return whatInstead(action);
  if (isTask && /\bwrong (?:date|day)\b/i.test(clause.text)) return whatInstead(action);
  if (action.tool === "create_note") return null;
  return changedField(action, words, clause, call, lists) ?? whatInstead(action);
}

function whatInstead({ title }: AssistantAction): Asking {
  return { ask: say(`What should it be instead? I can also undo it: ${title}.`, ["Undo that"]), question: null };
}

function changedTask(action: AssistantAction, patch: object, call: Call): Answer {
  const { tool, status, params, recordId } = action;
  if (status === "proposed" || recordId === null) {
    call("take_back", { actionId: action.id }, null);
    const given =
      tool === "create_task"
        ? { ...params, ...patch }
        : { ...params, patch: { ...(params["patch"] as object), ...patch } };
    return outcome(call(tool, given, null));
  }
  const none = { title: null, description: null, status: null, dueDate: null, recurrence: null, founderId: null };
  return outcome(call("update_task", { taskId: recordId, patch: { ...none, ...patch }, clear: [] }, null));
}

/** The same field of the same person with another value. */
function changedField(
  action: AssistantAction,
  words: string,
  clause: ReadClause,
  call: Call,
  lists: Lists,
): Answer | Asking | null {
  if (action.tool === "set_custom_value") return outcome(call(action.tool, { ...action.params, value: words }, null));
  if (action.tool !== "update_founder" && action.tool !== "create_founder") return null;
  const option = new FactReader(clause.text, lists).from(clause.tokens.slice(-Math.min(3, clause.tokens.length)), 0);
  const chosen = [...Array(3).keys()].map((at) => option.optionAt(at)).find((one) => one !== null);
  const patch = (action.tool === "update_founder" ? action.params["patch"] : {}) as Record<string, unknown>;
  const fields = Object.entries(patch).filter(([, value]) => value !== null);
  const [only, another] = fields;
  const key = chosen && "field" in chosen.target ? chosen.target.field : only && !another ? only[0] : null;
  if (key === null) return null;
  const value = chosen?.value ?? sentenceOrSame(words);
  const fault = faultOfChange({ field: key, value } as Change, lists);
  if (fault) return { ask: say(fault.problem, fault.offers), question: null };
  const founderId = action.founderId ?? action.recordId;
  const set = Object.fromEntries(Object.keys(patch).map((field) => [field, null]));
  if (founderId === null || Object.keys(set).length === 0) return null;
  if (action.status === "proposed") call("take_back", { actionId: action.id }, null);
  return outcome(
    call(
      "update_founder",
      { founderId, patch: { ...set, [key]: typeof patch[key] === "number" ? Number(value) : value }, clear: [] },
      null,
    ),
  );
}

const sentenceOrSame = (words: string) => (/^\p{Ll}/u.test(words) && words.includes(" ") ? sentenceCase(words) : words);
