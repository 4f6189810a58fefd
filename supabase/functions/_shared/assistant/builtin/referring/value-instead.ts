import type { AssistantAction } from "../../../contract/assistant.ts";
import { plainWords } from "../../words.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { isPlace } from "../commands/lexicon.ts";
import { isRole } from "../newcomers/person-words.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { heldOf } from "../with-person.ts";

const OH =
  "(?:(?:no|nope|oh|oops|sorry|wait|actually|i meant?|i said|it['’]?s|it is|that['’]?s)(?!\\p{L})[\\s,.:!–-]*)*";
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

/** Words of one value that begin like names: "Studio Ferrow", "Ciudad de México". */
const NAMES =
  /^\p{Lu}[\p{L}\p{M}\p{N}.&’'-]*(?:\s(?:(?:de|del|da|di|do|du|des|la|le|el|los|of|the|and|&|van|von|am|an der|auf|sur|upon)\s)*\p{Lu}[\p{L}\p{M}\p{N}.&’'-]*){0,3}$/u;
const NO_NAMES =
  /^(?:maybe|perhaps|probably|possibly|definitely|certainly|surely|obviously|hopefully|why|what|who|when|where|how|yes|yeah|yep|please|thanks|thank|ok|okay|great|perfect|good|fine|right|correct|wrong|well|she|he|they|we|i|you|it|today|tomorrow|yesterday|both|neither|either|someone|somebody|nobody|everyone|anyone|only|just|still|also|now|but|and|if|once|move|set|give|put|make|add|delete|remove|tell|ask|call)(?![\p{L}])/iu;
const EMAIL = /^\S+@\S+\.\p{L}+$/u;

/** Whether words are one value of a field, and no sentence, order or question. */
function isValueOf(field: string, value: string, { people, user }: StepRequest): boolean {
  const words = plainWords(value);
  const isOption = [...user.stages, ...user.statuses].some((one) => plainWords(one).join(" ") === words.join(" "));
  const isPerson = people.some(({ name }) => words.every((word) => plainWords(name).includes(word)));
  if (NO_NAMES.test(value) || isOption || (isPerson && field !== "owner")) return false;
  if (field === "email") return EMAIL.test(value);
  if (field === "roleTitle") return isRole(value) && words.length < 6 && !SENTENCE.test(value);
  return NAMES.test(value) || (field === "location" && isPlace(value));
}
const SENTENCE =
  /(?:['’](?:s|re|m|ll|ve|d)(?!\p{L})|(?<!\p{L})(?:i|he|she|they|we|you|it|is|was|are|were|has|had|as|make|set|give|put|move|role|title)(?!\p{L}))/iu;

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
        same(value, was) && isValueOf(field, now.trim(), request) ? [{ action, field }] : [],
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
