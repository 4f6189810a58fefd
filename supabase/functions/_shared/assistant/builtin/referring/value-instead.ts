import type { AssistantAction } from "../../../contract/assistant.ts";
import { plainWords } from "../../words.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { heldOf } from "../with-person.ts";

const OH =
  "(?:(?:no|nope|oh|oops|sorry|wait|actually|i (?:meant?|said)|it['’]?s|it is|that['’]?s)(?!\\p{L})[\\s,.:!–-]*)*";
const END = "(?:\\s+(?:sorry|please|instead))*[\\s.!]*$";
const VALUE = "[^,;:?!\\n]{2,40}?";
/** "Lille, not Lyon", "not Lyon but Lille". */
const WAYS = [
  new RegExp(`^${OH}(?:in )?(?<now>${VALUE})\\s*,?\\s+(?:and )?not (?:in )?(?<was>${VALUE})${END}`, "iu"),
  new RegExp(
    `^${OH}not (?:in )?(?<was>${VALUE})(?:\\s*[,;–-]\\s*|\\s+but\\s+)(?:but )?(?:in )?(?<now>${VALUE})${END}`,
    "iu",
  ),
];
const TEXTS = /^(?:company|location|roleTitle|industry|email|owner)$/;

/** What makes a sentence, an order or a question of it, and no value. */
const SENTENCE =
  /(?<![\p{L}-])(?:i|he|she|they|we|you|it|this|that|there|who|what|where|when|why|how|if|is|am|are|was|were|be|been|has|have|had|do|does|did|can|could|should|would|will|may|might|must|lives?|lived|works?|worked|says?|said|means?|meant|gives?|gave|give|hand|assign|move[sd]?|put|set|make|change|add|delete|remove|mark|note|remind|call|send|tell|told|ask(?:ed)?|wants?|wanted|likes?|liked|needs?|needed|goes|went|comes?|came|joined|left|owns?|runs?|moved|not|no|yes|never|ok|please|maybe|perhaps|probably)(?![\p{L}-])|\p{L}['’](?:s|re|ll|ve|d|m)(?!\p{L})/iu;
const LINKED = /(?<![\p{L}-])(?:to|with|under|by|from|about|into|on|in)(?![\p{L}-])/iu;
const CAPITAL = /^[\p{Lu}\p{N}]/u;

/** Whether words can be a value of a field in the place of another: no sentence, and written as that one is. */
function isValueLike(now: string, was: string, field: string, people: StepRequest["people"]): boolean {
  const words = plainWords(now);
  if (field === "email") return /^\S+@\S+$/u.test(now);
  if (words.length === 0 || words.length > 4 || SENTENCE.test(now)) return false;
  const isName = (name: string) => plainWords(name).some((word) => words.includes(word));
  if (field !== "owner" && people.some(({ name, by }) => by !== "near" && isName(name))) return false;
  return field === "roleTitle" || (!LINKED.test(now) && (CAPITAL.test(now) || !CAPITAL.test(was)));
}

/** The fields of someone that a change sets to a text. */
function fieldsOf({ tool, params }: AssistantAction): [string, string][] {
  const patch = tool === "update_founder" ? (params["patch"] as Record<string, unknown> | null) : null;
  return Object.entries(patch ?? {}).flatMap(([field, value]) =>
    TEXTS.test(field) && typeof value === "string" ? [[field, value]] : [],
  );
}

/**
 * "Lille, not Lyon", after one or several changes of which one set Lyon: that one with the other value, and what else was on its card stays
 * on it. Null where none or several have it.
 */
export function valueInstead(request: StepRequest, call: Call): Answer | null {
  const { changes = [], mode, state, message } = request;
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  if (mode === "ask" || message.length > 90 || standing.length === 0 || (state?.question ?? null) !== null) return null;
  const same = (one: string, other: string) => plainWords(one).join(" ") === plainWords(other).join(" ");
  for (const way of WAYS) {
    const { now = "", was = "" } = way.exec(message.trim())?.groups ?? {};
    if (now === "" || same(now, was)) continue;
    const fitting = standing.flatMap((action) =>
      fieldsOf(action).flatMap(([field, value]) =>
        same(value, was) && isValueLike(now.trim(), was, field, request.people) ? [{ action, field }] : [],
      ),
    );
    const [only, another] = fitting;
    if (only && !another) return changed(only.action, only.field, now.trim(), call);
  }
  return null;
}

function changed(action: AssistantAction, field: string, value: string, call: Call): Answer | null {
  const { params, status, id } = action;
  const founderId = action.founderId ?? params["founderId"];
  const patch = (params["patch"] ?? {}) as Record<string, unknown>;
  if (typeof founderId !== "string") return null;
  if (status === "proposed") {
    call("take_back", { actionId: id }, null);
    return outcome(call(action.tool, { ...params, patch: { ...patch, [field]: value } }, heldOf(action)));
  }
  const none = Object.fromEntries(Object.keys(patch).map((key) => [key, null]));
  return outcome(call("update_founder", { founderId, patch: { ...none, [field]: value }, clear: [] }, null));
}
