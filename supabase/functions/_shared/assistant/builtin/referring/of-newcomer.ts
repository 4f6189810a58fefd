import { literal } from "../literal.ts";
import type { AssistantAction } from "../../../contract/assistant.ts";
import { labelInSentence, type PersonFieldKey, personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { profileIn } from "../newcomers/addresses.ts";
import type { OpenQuestion } from "../reading.ts";
import type { InFull, Known } from "./targets.ts";

/** What was said and done before a message. */
interface Before {
  state?: StepRequest["state"] | undefined;
  changes?: StepRequest["changes"] | undefined;
}

const NOTE_ON =
  /^(?:(?:and|also|please|ok|okay|oh)[\s,]+)*(?:(?:add|make|write|put|leave)\s+)?(?:an?\s+)?(?:quick\s+)?note\s+(?:for|on|about|to)\s+(?<who>[^:,;.!?\n]{2,60}?)\s*[:–-]\s*(?<text>\S[^\n]{2,300})$/iu;
/** "Note for Greta: hates cold calls", of someone who is being added: told of her, which is kept until she is there. Null for other words. */
export function notedOf(name: string | null, message: string): string | null {
  const { who = "", text = "" } = NOTE_ON.exec(message.trim())?.groups ?? {};
  const own = plainWords(name ?? "");
  const isOfThem = /^(?:her|him|them)$/iu.test(who) || plainWords(who).every((word) => own.includes(word));
  return own.length === 0 || who === "" || !isOfThem || !/^(?!is\b)\p{Ll}+(?:s|es)\s/u.test(text)
    ? null
    : `she ${text}`;
}

/** Words that go on about someone who is being added: "also his email is …", "she's the buyer", "stage Tasting, owner Ada". */
const TELLS =
  /^(?:(?:and|also|plus|oh|btw|by the way|ok|okay|with)[\s,]+)*(?:(?:he|she|they|his|her|their|the person)(?:['’](?:s|re))?\s|(?:e-?mail|mail|role|title|job|company|works?|stage|status|owner|city|location|place|based|lives|industry|priority|owned)(?![\p{L}])|\S+@\S+\.\S+)/iu;
/** What is to be done, or what is told of a meeting, is no fact of theirs. */
const DOES =
  /[?？]|^(?:(?:and|also|plus|please|ok|okay|then)[\s,]+)*(?:remind|note|task|call|send|delete|remove|undo|cancel|never|forget|who|what|when|show|list|add|set|move|change|make|put)(?![\p{L}])|\b(?:told|said|called|asked|wants?|likes?|met|needs?)\b/iu;

/** "She spoke at Slush": where someone was is no company of theirs. */
const WAS_THERE =
  /^(?:(?:and|also|plus|oh)[\s,]+)*(?:he|she|they) (?:spoke|talked|arrived|landed|stayed|sat|stood|came|went|flew|drove|waited|presented|performed|exhibited|attended|visited|appeared|played|ate|slept|won|lost|called|wrote|rang)(?![\p{L}])/iu;
const wasThere = (message: string): boolean => WAS_THERE.test(message.trim());

/** Whether a message says more of someone who is being added. */
export const tellsOfNewcomer = (message: string): boolean =>
  message.length <= 300 && TELLS.test(message.trim()) && !DOES.test(message.trim()) && !wasThere(message);

/** What only an answer to the question for their address can be: "a midwife from Aarhus", "from Aarhus, works at Skejby". */
const BARE_FACT =
  /^(?:(?:and|also|plus|oh|btw)[\s,]+)*(?:an? (?=\p{Ll})(?!(?:(?:new|quick|daily|weekly|monthly) )?(?:task|to-?do|reminder|note|call|meeting)(?: (?:for|to|with|on|about|that|of)(?!\p{L})|\s*[:,–-]))|from (?=\p{Lu})(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))|(?:lives|based|works|working|living) )/iu;
export const isFactOfNewcomer = (message: string): boolean =>
  message.trim().split(/\s+/u).length <= 10 && BARE_FACT.test(message.trim()) && !DOES.test(message.trim());

/** "Kirsten's from Aarhus", said of her as "she's from Aarhus": a message that begins with a name, with a pronoun instead. */
export function asSaidOf(name: string, message: string): string {
  const owner = ownerSaid(message);
  if (owner !== null) return owner;
  if (isAddressOf(name, message)) return profileIn(message) ?? message;
  const noted = notedOf(name, message);
  if (noted !== null) return noted;
  const parts = name.split(/\s+/u).map(literal);
  const called = new RegExp(
    `^((?:(?:and|also|plus|oh|btw)[\\s,]+)*)(?:${parts.join("\\s+")}|${parts[0] ?? ""})(?=['’]s\\s|['’]s(?::|$)|\\s+(?:is|was|works|lives|runs|comes|has|does|will|would)(?![\\p{L}]))`,
    "iu",
  );
  return parts[0] === undefined || parts[0] === "" ? message : message.replace(called, "$1she");
}

const OWNS =
  /^(?:(?:and|also|plus|oh|ok|okay|then)[\s,]+)*(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*)?) (?:(?:should|will|can|must|is going to|is to) )?(?:owns?|looks? after|handles?|takes? care of|takes?|covers?|is (?:in charge of|responsible for)) (?:him|her|them|this one)(?: please)?[\s.!]*$/iu;
/** "Priya should own her", of someone who is being added, as the fact that it is; null for other words. */
export function ownerSaid(message: string): string | null {
  const who = OWNS.exec(message.trim())?.groups?.["who"];
  return who === undefined || /^(?:I|We|You|She|He|They|It|Who)$/u.test(who) ? null : `owner ${who}`;
}

/** "She buys for De Wereldwinkel", of someone who was just added without a company: where she works. "She spoke at Slush" is a note. */
export function worksFor({ request }: Known): InFull | null {
  if (urlAsked(request.state) !== null && wasThere(request.message))
    return { message: `note: ${request.message.trim()}`, people: [] };
  const last = (request.changes ?? []).at(-1);
  const isNew = last?.tool === "create_founder" && last.status === "executed" && last.params["company"] == null;
  const { who, where = "" } = WORKS.exec(request.message.trim())?.groups ?? {};
  const person = request.state?.person;
  if (!isNew || who === undefined || !person || request.people.some(({ by }) => by === "name")) return null;
  return { message: `${who} works ${where}`, people: [] };
}
/** Only verbs that mean work: who spoke or arrived somewhere does not work there. */
const WORKS =
  /^(?<who>she|he|they) (?:buys?|sells?|sources?|designs?|cooks?|bakes?|brews?|codes?|builds?|writes?|edits?|teach(?:es)?|consults?|trades?|trains?|coaches|coach|interns?|freelances?|drives?|recruits?|hires?|negotiates?|purchases?|plans?|programs?|engineers?|runs|run|manages?|leads?|heads?|handles?|does|do|freelances?|lectures?|researches|research|volunteers?|models?|translates?|paints?|photographs?|farms?|breeds?|imports?|ships?|procures?)(?: (?!in|on|to|with)\p{Ll}+)? (?<where>(?:for|at) (?:the )?\p{Lu}.{1,80})$/iu;

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

/** "Priya's profile is linkedin.com/in/…", "here is hers: in/…": the address of someone who is being added, and nothing else. */
export function isAddressOf(name: string | null, message: string): boolean {
  const words = plainWords(message.replace(/\S*(?:linkedin\.com|\bin\/)\S*/giu, " "));
  const own = plainWords(name ?? "");
  const isKnown = (word: string) =>
    own.includes(word) || own.some((part) => word === `${part}s`) || AROUND_ADDRESS.has(word);
  return own.length > 0 && words.length <= 10 && words.every(isKnown);
}
const AROUND_ADDRESS = new Set(
  "and ok okay so oh here is this s the her hers his their theirs profile linkedin url link address page on at found it got now by way finally sorry you go for of to have i we".split(
    " ",
  ),
);

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

const PROFILE = new Set(["linkedin", "profile", "account", "page"]);
const NO = new Set(["no", "not", "t", "without"]);
const AROUND_NO = new Set(
  "sorry but well oh hm unfortunately afraid she he they there it s has have hasn haven got doesn does do don isn aren is are a an any one in on at for of her him them their his use uses using yet still with think".split(
    " ",
  ),
);
/** "She doesn't have linkedin", of someone whose address is asked for: no fact of theirs, and no note. */
export function hasNoProfile(name: string, message: string): boolean {
  const words = plainWords(message);
  const own = plainWords(name);
  const isKnown = (word: string) => PROFILE.has(word) || NO.has(word) || AROUND_NO.has(word) || own.includes(word);
  return (
    words.length <= 12 &&
    words.some((word) => NO.has(word)) &&
    words.some((word) => PROFILE.has(word) || word === "one") &&
    words.every(isKnown)
  );
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

/** Only the address of a profile, or more of who it was asked for, whatever came in between. */
export const isOfNewcomer = ({ message, people, state }: StepRequest): boolean => {
  const name = newcomerName({ state });
  const isShort = message.trim().split(/\s+/u).length < 4;
  // "Tobias is linkedin.com/in/…" is of Tobias, who is there.
  const isOfKnown = people.some(({ by }) => by === "name" || by === "part");
  return (
    hasNoProfile(name ?? "", message) ||
    (profileIn(message) !== null && !isOfKnown && (isShort || isAddressOf(name, message))) ||
    (name !== null && (ownerSaid(message) !== null || notedOf(name, message) !== null)) ||
    (tellsOfNewcomer(message) && !isOfKnown)
  );
};
