import { personFields } from "../../../contract/person-fields.ts";
import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { slipsBetween } from "../../spelling.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { newcomerName, urlAsked } from "./of-newcomer.ts";
import { changedTask } from "./retitled.ts";

const LEAD =
  "(?:(?:oh|no|nope|sorry|wait|actually|oops|btw|by the way|and|but|ah|hm+|argh|ok|okay)(?!\\p{L})[\\s,.!–—-]*)*";
const IS =
  "(?:(?:its|(?:it|that|this|she|he|(?:the|her|his|their) (?:sur|last |first )?name)(?:['’]s| is| was| should be| must be))\\s+(?:actually |really )?(?:spell?ed |spelt |written )?|(?:spelled|spelt|written|i meant)\\s+)?";
const NAME = "(?<name>\\p{L}[\\p{L}\\p{M}'’-]{2,24})";
/** "It's Rosalinde with an e", "Margret, no h". */
const WITH_LETTER = new RegExp(
  `^${LEAD}${IS}${NAME},?\\s+(?:with|without)\\s+(?:just |only )?(?:an?|one|two|double|the|no)(?:\\s+double)?\\s+["“'‘]?\\p{L}{1,3}(?:['’]s)?["”'’]?(?:\\s+(?:at|in|on|not|instead of|please|of course)(?!\\p{L})[^,;:?]{0,30})*[\\s.!]*$`,
  "iu",
);
/** "It's Margret, not Margrit". */
const NOT_OTHER = new RegExp(
  `^${LEAD}${IS}${NAME},?\\s+(?:and )?not\\s+(?<old>\\p{L}[\\p{L}\\p{M}'’-]{2,24})(?:\\s+(?:please|sorry|by the way))*[\\s.!]*$`,
  "iu",
);
/** So many letters of a name may be another spelling of it. */
const SLIPS_AT_MOST = 2;

/** How a name is spelled, where a message says nothing else. */
function spellingIn(message: string): string | null {
  const text = message.trim();
  const { name } = WITH_LETTER.exec(text)?.groups ?? {};
  if (name !== undefined) return name;
  const { name: now, old } = NOT_OTHER.exec(text)?.groups ?? {};
  return now !== undefined && old !== undefined && isClose(now, old) ? now : null;
}

const BEHIND_NAME = /,?\s+(?:with|without)\s.*$/iu;
/** "I meant Lucas with a c", where Lucas is someone known: who is meant, and no other spelling of the one before. */
export function withoutLetter({ message, people, state }: Pick<StepRequest, "message" | "people" | "state">): string {
  const { name } = WITH_LETTER.exec(message.trim())?.groups ?? {};
  if (name === undefined) return message;
  const isKnown = people.some(
    (person) =>
      person.by !== "near" && person.id !== state?.person?.id && plainWords(person.name).includes(plainOne(name)),
  );
  return isKnown ? message.trim().replace(BEHIND_NAME, "") : message;
}

const plainOne = (word: string): string => plainWords(word).join("");
function isClose(one: string, other: string): boolean {
  const [a, b] = [plainOne(one), plainOne(other)];
  return one !== other && a.length > 3 && a[0] === b[0] && slipsBetween(a, b) <= SLIPS_AT_MOST;
}

/** A text with the one word in it that is nearly the name, spelled as the name; null where it has none, or several. */
function respelledIn(text: string, name: string): string | null {
  const words = Array.from(text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu), ([word]) => word.replace(/['’]s$/u, ""));
  const [old, another] = new Set(words.filter((word) => isClose(name, word)));
  if (old === undefined || another !== undefined || words.includes(name)) return null;
  const written = /^\p{Lu}/u.test(old) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return text.split(new RegExp(`(?<!\\p{L})${old.replace(/[-'’]/gu, "\\$&")}(?!\\p{L})`, "gu")).join(written);
}

const FULL_NAME = new RegExp(
  `^${LEAD}(?:${IS}(?:\\p{L}[\\p{L}\\p{M}'’-]{2,24},?\\s+(?:with|without)\\s+(?:an?|one|two|double|the|no)\\s+["“]?\\p{L}{1,3}["”]?\\s*[,.;–-]\\s*(?:so\\s+)?)?)(?<full>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+(?:\\s+(?-i:[\\p{L}])[\\p{L}\\p{M}'’-]+){1,3}?)(?:,?\\s+not\\s+[\\p{L}\\s'’-]{2,40})?(?:\\s+(?:please|sorry|that is))*[\\s.!]*$`,
  "iu",
);
/** "It's Catherine with a C, Catherine Deboeck", of Katrien Deboeck who is being added: the whole name, of which a part is the same. */
function fullNameIn(message: string, said: string): string | null {
  const full = FULL_NAME.exec(message.trim())?.groups?.["full"];
  if (
    full === undefined ||
    !/^(?:.*\s)?(?:it|that|name|spel[lt]|written|meant|should|no|sorry|oops|wait)/iu.test(message)
  )
    return null;
  const [now, was] = [plainWords(full), plainWords(said)];
  const isSame = now.join(" ") === was.join(" ");
  return !isSame && now.length === was.length && now.some((word, at) => word === was[at]) ? full : null;
}

/** The message that is asked about someone new, with the name as it is spelled; null where nobody is being added who is called nearly so. */
export function respelledNewcomer(request: StepRequest): string | null {
  const name = spellingIn(request.message);
  const open = urlAsked(request.state);
  const said = newcomerName(request);
  const full = open === null || said === null ? null : fullNameIn(request.message, said);
  if (full !== null && open !== null && said !== null) return open.message.split(said).join(full);
  if (name === null || open === null || said === null || respelledIn(said, name) === null) return null;
  return respelledIn(open.message, name);
}

const TEXTS = ["content", "title", "name", "value", "company", "roleTitle"];
/** The values of a change with the name as it is spelled in the one of them that has it; null where none has. */
function respelledParams(params: Record<string, unknown>, name: string): Record<string, unknown> | null {
  const given = (params["patch"] ?? params) as Record<string, unknown>;
  const found = Object.entries(given).flatMap(([key, value]) => {
    const text = TEXTS.includes(key) && typeof value === "string" ? respelledIn(value, name) : null;
    return text === null ? [] : [[key, text] as const];
  });
  if (found.length === 0) return null;
  const now = { ...given, ...Object.fromEntries(found) };
  return params["patch"] === undefined ? now : { ...params, patch: now };
}

/** "It's Margret with an e": the texts of the last change with the name as it is spelled; null where it has no name that is nearly so. */
export function respelledName(request: StepRequest, call: Call): Answer | null {
  const name = spellingIn(request.message);
  const [action, another] = (request.changes ?? []).filter(
    ({ status }) => status === "executed" || status === "proposed",
  );
  if (name === null || request.mode === "ask") return null;
  const params = action && !another ? respelledParams(action.params, name) : null;
  return action && params ? again(action, params, call) : renamed(name, request, call);
}

function again(action: AssistantAction, params: Record<string, unknown>, call: Call): Answer | null {
  const { tool, status, recordId, heldBecause } = action;
  if (status === "proposed") {
    call("take_back", { actionId: action.id }, null);
    return outcome(call(tool, params, heldBecause));
  }
  if (tool === "create_task") return changedTask(action, { title: String(params["title"]) }, call);
  if (tool === "create_note")
    return recordId === null
      ? null
      : outcome(call("update_note", { noteId: recordId, content: params["content"] }, null));
  if (tool === "create_founder")
    return recordId === null ? null : withName(recordId, String(params["name"]), call, null);
  return /^(?:update_|set_custom_value$)/.test(tool) ? outcome(call(tool, params, null)) : null;
}

/** The person who was spoken of, called nearly so: a card with the other spelling. */
function renamed(name: string, { state }: StepRequest, call: Call): Answer | null {
  const person = state?.person;
  const now = person ? respelledIn(person.name, name) : null;
  return person && now !== null ? withName(person.id, now, call, "You told me how the name is spelled.") : null;
}

function withName(founderId: string, name: string, call: Call, held: string | null): Answer {
  const none = Object.fromEntries(Object.keys(personFields).map((key) => [key, null]));
  return outcome(call("update_founder", { founderId, patch: { ...none, name }, clear: [] }, held));
}
