import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isOlderTurn } from "../newest.ts";
import type { OwnColumn } from "../reading.ts";
import { TOLD } from "../../why-held.ts";
import { say } from "../answers.ts";
import { outcome } from "../outcome.ts";
import { type Said, withState } from "../said.ts";
import type { Call } from "../script.ts";
import { takenBack } from "../taken-back.ts";
import { same } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { isValueOf } from "./yes-but.ts";

const BEFORE =
  /^(?:(?:no|nope|oh|ah|hm+|sorry|oops|wait|actually|i mean(?:t)?|rather|better|make (?:it|that|them|those|both|all)|it['’]?s|should (?:have been|be)|(?:it|that|they|both) should be|correction|typo)(?![\p{L}\p{N}])[\s,.!:–-]*)+/iu;
const BEHIND =
  /(?:[\s,.!–-]+(?:sorry|i mean(?:t)?|actually|instead|please|rather|then|typo|better|for (?:both|all|them|each)|both|all|would be better|is better))+[\s.!]*$|[\s.!]+$/iu;
/** "92 not 95": what it was set to. */
const NOT_OLD =
  /^(?<now>\S.{0,30}?)[\s,;–-]+(?:and )?(?:not|instead of|rather than) (?<was>[^,;:.?!]{1,30}?)[\s.!]*$/iu;

/** Another value for several changes that were the same. */
interface Alike {
  value: string;
  actions: AssistantAction[];
}

/** Whether one card changes many people. */
const isOfMany = ({ tool, status }: AssistantAction): boolean =>
  /^(?:update_founders|set_custom_values)$/.test(tool) && status === "proposed";

/** What a change of many people sets, with another value; null where it sets several, or the value is none of theirs. */
function withOther(
  { tool, params }: AssistantAction,
  said: string,
  { user, today, columns = [] }: StepRequest,
): AssistantAction["params"] | null {
  const column = columns.find(({ id }) => id === params["fieldId"]);
  const patch = Object.entries((params["patch"] ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== null,
  );
  const [only, another] = patch;
  const options = [...(column?.options ?? []), ...user.stages, ...user.statuses, ...(user.owners ?? [])];
  const option = options.find((one) => same(one, said));
  const was = column ? params["value"] : only?.[1];
  const isNumber = column?.type === "number" || typeof was === "number";
  const value = isNumber
    ? numberIn(said)
    : column?.type === "date"
      ? (findDates(said, today)[0]?.date ?? null)
      : (option ?? null);
  if (value === null) return null;
  if (tool === "set_custom_values") return { ...params, value: String(value) };
  return only && !another
    ? { ...params, patch: { ...(params["patch"] as Record<string, unknown>), [only[0]]: value } }
    : null;
}

const withoutOwner = ({ tool, params }: AssistantAction): string =>
  JSON.stringify({ tool, params: { ...params, founderId: null, taskId: null } });

/** "92, not 95", "Monday rather", after the same change of several records: the value, and all that it corrects; null for other words. */
function correctedAlike(request: StepRequest, columns: () => readonly OwnColumn[]): Alike | null {
  const { changes = [], message, mode, state, people, today, user, history, isTheirs } = request;
  const actions = changes.filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo));
  const [first, another] = actions;
  const isOpen = (state?.question ?? null) !== null;
  // One card may be of many people.
  if (!first || (!another && !isOfMany(first)) || mode === "ask" || isTheirs === true || isOpen || history.length === 0)
    return null;
  if (message.length > 70 || /[?\n]/u.test(message) || isOlderTurn(actions, request)) return null;
  if (!/^(?:update_founders?|set_custom_values?|update_task|create_task)$/.test(first.tool)) return null;
  if (actions.some((one) => one.turn !== first.turn || withoutOwner(one) !== withoutOwner(first))) return null;
  const words = plainWords(message);
  if (people.some(({ by, name }) => by !== "near" && plainWords(name).some((part) => words.includes(part))))
    return null;
  const typed = message.trim();
  const head = BEFORE.exec(typed)?.[0] ?? "";
  const rest = typed.slice(head.length);
  const bare = rest.replace(BEHIND, "");
  const { now, was } = NOT_OLD.exec(bare)?.groups ?? {};
  const whole = (now ?? bare).trim();
  // "On hold" is an option, and "on Friday" a day.
  const tried = [whole, whole.replace(/^(?:to|on|for|at|by)\s+/iu, "")];
  // A day or a number by itself may be anything.
  if (head === "" && bare.replace(/[\s.!]+$/u, "") === typed.replace(/[\s.!]+$/u, "") && now === undefined) return null;
  const known = { today, user, columns, isExplicit: true };
  const isWas = was === undefined || saysOf(first, was);
  const value = tried.find((one) => one !== "" && isValueOf(one, first, known));
  return isWas && value !== undefined ? { value, actions } : null;
}

/** Whether a change sets what is said to be wrong. */
function saysOf({ tool, params, changes }: AssistantAction, was: string): boolean {
  const said = plainWords(was).join(" ");
  const set = [
    ...Object.values((params["patch"] ?? {}) as Record<string, unknown>),
    params["value"],
    ...changes.map(({ after }) => after),
  ];
  // A day is said in other words than it is stored in.
  return (
    /_task$/.test(tool) ||
    set.some(
      (one) => (typeof one === "string" || typeof one === "number") && plainWords(String(one)).join(" ") === said,
    )
  );
}

/** The same other value for each of several records that were changed alike, or on their one card; null for other words. */
export function answerAlike(
  typed: StepRequest,
  call: Call,
  again: { columns: () => readonly OwnColumn[]; answer: (call: Call, request: StepRequest) => Said },
): Said | null {
  const { value, actions } = correctedAlike(typed, again.columns) ?? { value: "", actions: [] };
  const [first] = actions;
  if (!first) return null;
  const many = isOfMany(first) ? withOther(first, value, typed) : null;
  if (many) {
    const gone = takenBack([first], call);
    const now = outcome(call(first.tool, many, first.heldBecause ?? TOLD));
    return withState(say(`${gone.text}\n${now.text}`), typed, null);
  }
  const said = actions.map((action) =>
    again.answer(call, { ...typed, message: `no, make it ${value}`, people: [], changes: [action] }),
  );
  return withState(say([...new Set(said.map(({ text }) => text))].join("\n")), typed, null);
}
