import type { AssistantAction } from "../../../contract/assistant.ts";
import { labelInSentence, type PersonFieldKey, personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { profileIn } from "../newcomers/addresses.ts";
import type { OpenQuestion } from "../reading.ts";
import type { InFull, Known } from "./targets.ts";

/** What was said and done before a message. */
interface Before {
  state?: StepRequest["state"] | undefined;
  changes?: StepRequest["changes"] | undefined;
}

/** Words that go on about someone who is being added: "also his email is …", "she's the buyer", "stage Tasting, owner Ada". */
const TELLS =
  /^(?:(?:and|also|plus|oh|btw|by the way|ok|okay|with)[\s,]+)*(?:(?:he|she|they|his|her|their|the person)(?:['’](?:s|re))?\s|(?:e-?mail|mail|role|title|job|company|works?|stage|status|owner|city|location|place|based|lives|industry|priority|owned)(?![\p{L}])|\S+@\S+\.\S+)/iu;
/** What is to be done, or what is told of a meeting, is no fact of theirs. */
const DOES =
  /[?？]|^(?:(?:and|also|plus|please|ok|okay|then)[\s,]+)*(?:remind|note|task|call|send|delete|remove|undo|cancel|never|forget|who|what|when|show|list|add|set|move|change|make|put)(?![\p{L}])|\b(?:told|said|called|asked|wants?|likes?|met|needs?)\b/iu;

/** Whether a message says more of someone who is being added. */
export const tellsOfNewcomer = (message: string): boolean =>
  message.length <= 300 && TELLS.test(message.trim()) && !DOES.test(message.trim());

/** What only an answer to the question for their address can be: "a midwife from Aarhus", "from Aarhus, works at Skejby". */
const BARE_FACT =
  /^(?:(?:and|also|plus|oh|btw)[\s,]+)*(?:an? (?=\p{Ll})|from (?=\p{Lu})|(?:lives|based|works|working|living) )/iu;
export const isFactOfNewcomer = (message: string): boolean =>
  message.trim().split(/\s+/u).length <= 10 && BARE_FACT.test(message.trim()) && !DOES.test(message.trim());

/** "Kirsten's from Aarhus", said of her as "she's from Aarhus": a message that begins with a name, with a pronoun instead. */
export function asSaidOf(name: string, message: string): string {
  const parts = name.split(/\s+/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  const called = new RegExp(
    `^((?:(?:and|also|plus|oh|btw)[\\s,]+)*)(?:${parts.join("\\s+")}|${parts[0] ?? ""})(?=['’]s\\s|\\s+(?:is|was|works|lives|runs|comes|has|does|will|would)(?![\\p{L}]))`,
    "iu",
  );
  return parts[0] === undefined || parts[0] === "" ? message : message.replace(called, "$1she");
}

/** "She buys for De Wereldwinkel", of someone who was just added without a company: where she works. */
export function worksFor({ request }: Known): InFull | null {
  const last = (request.changes ?? []).at(-1);
  const isNew = last?.tool === "create_founder" && last.status === "executed" && last.params["company"] == null;
  const { who, where = "" } = WORKS.exec(request.message.trim())?.groups ?? {};
  const person = request.state?.person;
  if (!isNew || who === undefined || !person || request.people.some(({ by }) => by === "name")) return null;
  return { message: `${who} works ${where}`, people: [] };
}
const WORKS =
  /^(?<who>she|he|they) (?!works|lives|wants|looks|asks?|waits|hopes|calls|cares|goes|is|was|has|pays|votes|stands|speaks|knows|leaves|left|stays|stops|falls|fell|apologi)\p{Ll}+s?(?: (?!in|on|to|with)\p{Ll}+)? (?<where>(?:for|at) (?:the )?\p{Lu}.{1,80})$/iu;

/** The card of someone new that still waits, where the last change was one. */
export function waitingNewcomer({ changes = [] }: Before): AssistantAction | null {
  const [only, another] = changes.filter(({ tool, status }) => tool === "create_founder" && status === "proposed");
  return only && !another ? only : null;
}

/** The name of someone who is being added and not there yet: on a card that waits, or until the address of their profile comes. */
export function newcomerName({ state, changes }: Before): string | null {
  const name = waitingNewcomer({ changes })?.params["name"];
  if (typeof name === "string") return name;
  const open = urlAsked(state);
  if (open === null || open.about === "") return null;
  const at = open.message.toLowerCase().indexOf(open.about);
  return at < 0 ? null : open.message.slice(at, at + open.about.length);
}

/** The question for the address of a profile that is still open, however many messages ago it was asked. */
export function urlAsked(state: StepRequest["state"]): OpenQuestion | null {
  return state?.question?.asks === "url" ? state.question : (state?.newcomer ?? null);
}

/** What stays open of adding someone after a message: until an address comes, or someone else is added. */
export function stillAdding(
  asked: OpenQuestion | null,
  { message, state }: StepRequest,
  answer: string,
): OpenQuestion | null {
  if (asked?.asks === "url") return asked;
  const isOver =
    /^Add(?:ed)? \p{Lu}[^\n]{1,200}(?:\.$|: please confirm)/mu.test(answer) ||
    profileIn(message) !== null ||
    /^\W*(?:add|cancel|never ?mind|forget)\b/iu.test(message);
  return isOver ? null : urlAsked(state);
}

/** The order that a card of someone new came from, in full, so that more can be told of them. */
export function orderOf({ params }: AssistantAction): string {
  const facts = Object.entries(params).flatMap(([key, value]) =>
    key === "name" || (typeof value !== "string" && typeof value !== "number") || !Object.hasOwn(personFields, key)
      ? []
      : [key === "profileUrl" ? String(value) : `${labelInSentence(key as PersonFieldKey)}: ${value}`],
  );
  return [`Add ${String(params["name"])}`, ...facts].join(", ");
}
