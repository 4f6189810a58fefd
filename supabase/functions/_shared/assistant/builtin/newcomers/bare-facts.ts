import type { Change } from "../commands/frames.ts";
import type { PhraseReader } from "./phrase-facts.ts";
import type { Joint } from "./pieces.ts";
import { asName, isDepartment, isFirm, isIndustry, isPlace, isRole, isTrade } from "./person-words.ts";
import { firmThenRole, isLedRole } from "./firm-then-role.ts";
import { ONCE } from "./phrase-words.ts";
import { workOf } from "./work-of.ts";
import { isRelation } from "./related-to.ts";
import { isOfAnother } from "./said-of-others.ts";
import { isOtherLabel, makesFor } from "./without-field.ts";
import { isEvent, PREFERS, STORY } from "./telling-words.ts";

interface Standing {
  joint: Joint;
  /** Nothing was said since the name. */
  isAfterName: boolean;
  /** Their name was typed with capitals. */
  isCased: boolean;
  draft: { changes: Change[]; guesses: string[] };
  phrases: PhraseReader;
}

/** Small words that are left of a request: "put Jane Doe in, …". */
const SAYS_NOTHING =
  /^(?:(?:in|on|to|at|up|down|for|with|and|here|there|also|too|is|are|was|now|new|the|his|her|their|its|e-?mail|mail|linkedin|profile|address|link|url|page|website)(?:\s+|$))+$/iu;

/** What is asked for, or what someone is not. */
const ASKS =
  /^(?:(?:[Dd]on['’]?t|[Dd]o not|[Nn]ever|[Pp]lease)|(?:no|not|should|must|can|could|would|will|needs?|only|may|might|is|has))\s+\p{Ll}/u;

const smallFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
/** "34", "Ana knows him": an age, or what another one has to do with them. */
const SAYS_OF_THEM = /^\d{1,3}(?: years old)?$|(?<=\s)(?:him|her|them|me|us)$/iu;

const PHONE =
  /^(?:(?:her|his|their|the)\s+)?(?:phone|mobile|cell|tel|telephone|whatsapp|number|landline)?[\s.:#]*(?:number|no)?[\s.:]*\+?\d[\d\s()./-]{5,}\d$/iu;

/** What is said in passing. */
const REMARK = /(?<![\p{L}])(?:ha(?:ha)+|hehe|lol|btw|fyi|oops|phew|yay|finally|sorry|i think|i guess)(?![\p{L}])/iu;

const FREELANCE =
  /^(?:(?:is|now|currently|these days|went|working|works|as) )*(?:a )?(?:freelancer?|freelancing|self-employed|independent)$/iu;

/** Returns a company, a place or an industry without words that introduce it, recognised by its position; null for anything else. */
export function bareFact(words: string, { joint, isAfterName, isCased, draft, phrases }: Standing): Change[] | null {
  const own = words.replace(/[.!?]+$/u, "");
  if (FREELANCE.test(own))
    return draft.changes.some((change) => "field" in change && change.field === "company")
      ? []
      : [{ field: "company", value: "Freelance" }];
  if (isOtherLabel(own) || isOfAnother(own)) return null;
  // "She roasts for Kelp Works" is a sentence.
  if (/^(?:[Ss]he|[Hh]e|[Tt]hey|[Ww]ho|[Ii]|[Ww]e)(?:['’](?:s|d|ve|ll|re))?\s+\p{Ll}/u.test(own)) return null;
  // "Phone +353 86 123 4567" is no company, and there is no field for it.
  if (PHONE.test(own)) return null;
  // "38", "4000 litres a year", "don't call before 10": how old someone is, and what is to be done.
  if (/^(?:[\d\s.,+()/-]+$|\d[\d.,]*\s+\p{Ll})/u.test(own) || ASKS.test(own) || /\soriginally$/iu.test(own))
    return null;
  if (SAYS_NOTHING.test(own) || /^(?:in|into|to|on) (?:my|our|the) (?:people|contacts?|list|network|crm)$/iu.test(own))
    return [];
  // "University of Leipzig" is no place.
  const isInstitute = /^\p{Lu}\S*\s(?:\p{Lu}\S*\s)*(?:of|for|de|für|del)\s/u.test(own);
  const place = draft.changes.find((change) => "field" in change && change.field === "location");
  const has = (field: string) => draft.changes.some((change) => "field" in change && change.field === field);
  if (place && !isInstitute && isPlace(own) && joint === "mark") {
    place.value = `${place.value ?? ""}, ${asName(own)}`;
    return [];
  }
  if (!place && !isInstitute && isPlace(own)) return [{ field: "location", value: asName(own) }];
  if (!has("industry") && isIndustry(own)) return [{ field: "industry", value: own }];
  const work = workSaid(own, draft);
  if (work) return work;
  if (isRole(own) && !has("roleTitle")) return phrases.read(own).changes;
  const role = bareRole(own, isCased, draft);
  if (role) return role;
  const mayBePlace =
    /^(?:paren|mark)$/.test(joint) &&
    !/^(?:\p{Lu}{2,4}|\p{Ll}+ly)$/u.test(own) &&
    /^\p{L}[\p{L}\p{M}'’-]+(?:,? \p{Lu}[\p{L}\p{M}]+)?$/u.test(own);
  if (has("company") && !place && mayBePlace) {
    draft.guesses.push(`“${own}” for the place`);
    return [{ field: "location", value: asName(own) }];
  }
  // "Jane Doe as a new lead, Kelp Works": the position says nothing here.
  const isOnlyPlaced = draft.changes.every((change) => "column" in change || SAID_ANYWHERE.test(change.field));
  // "Jane Doe, DP": two capitals are sooner a role than a company.
  if (isAfterName && joint === "mark" && /^\p{Lu}{2}$/u.test(own) && !has("roleTitle")) {
    draft.guesses.push(`“${own}” for the role`);
    return [{ field: "roleTitle", value: own }];
  }
  // "Jane Doe. Great at sums. Kelp Works.": a name that is a sentence by itself.
  if (joint === "stop" && !isAfterName && (isNamed(own) || ONE_NAME.test(own))) return sentence(own, draft);
  // "New lead in Quito, Jane Doe, Kelp Works": who has a place has no other one behind.
  const isFirmBehind = joint === "mark" && has("location") && !has("company") && isNamed(own);
  const isNear =
    isFirmBehind ||
    isAfterName ||
    joint === "paren" ||
    (/^(?:mark|line)$/.test(joint) && (has("roleTitle") || isOnlyPlaced));
  if (isCased && COUNTED.test(own)) return null;
  if (isCased && isAfterName && !has("roleTitle") && isSmallRole(own)) {
    // "Tall", "old friend": what someone is like, perhaps.
    if (!isTrade(own) && !isDepartment(own)) draft.guesses.push(`“${own}” for the role`);
    return [{ field: "roleTitle", value: own }];
  }
  if ((isCased && GOODS.test(own)) || isTold(own) || PREFERS.test(own) || SAYS_OF_THEM.test(own) || makesFor(own))
    return null;
  if (has("company") || !isNear || STORY.test(own) || own.split(/\s+/u).length > 5) return null;
  const trade = draft.changes.find((change) => "field" in change && change.field === "roleTitle")?.value ?? "";
  // "Piano dealer, Girona": of someone with a trade one word is sooner the place.
  if (!place && mayBePlace && joint === "mark" && !own.includes(" ") && isTrade(trade) && !/\p{Ll}\p{Lu}/u.test(own)) {
    draft.guesses.push(`“${own}” for the place`);
    return [{ field: "location", value: asName(own) }];
  }
  // "Translator, Wien" and "Jane Doe, Wien": one word may be a place that is not known.
  if (joint === "mark" && mayBePlace && !own.includes(" ") && !isFirm(own))
    draft.guesses.push(`“${own}” for the company`);
  // In small letters beside a name in capitals it may be a remark.
  else if (isCased && /^\p{Ll}/u.test(own) && !isFirm(own)) draft.guesses.push(`“${own}” for the company`);
  return [{ field: "company", value: asName(own) }];
}

const SAID_ANYWHERE = /^(?:stage|status|owner|industry|profileUrl|email|priorityScore|keepInTouchDays|followerCount)$/;

/** In small letters beside names in capitals it is what someone does. */
const isSmallRole = (own: string): boolean =>
  !PREFERS.test(own) &&
  /^\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?$/u.test(own) &&
  !STORY.test(own) &&
  !own.split(" ").some((word) => SAYS_NOTHING.test(word));

/** "Two kids", "no email": how many of something. */
const COUNTED = /^(?:no|one|two|three|four|five|six|seven|eight|nine|ten|several|some|many|both)\s\p{Ll}/u;
/** "Cod and haddock": what someone deals in, in small letters beside a name in capitals. */
const GOODS = /^\p{Ll}[\p{Ll} -]+ (?:and|und|y|et) \p{Ll}[\p{Ll} -]+$/u;

/** Whether words tell something that there is no field for: "phone is now 0123", where they were met, who they know. */
const isTold = (own: string): boolean =>
  /^\p{L}+(?: \p{L}+)? (?:is|are|was|has|will|=)\s/iu.test(own) ||
  /^(?:at|on|in|during|over|by)\s+(?:the|an?|our|my|this|that|last|his|her|their)\s+\p{Ll}/u.test(own) ||
  /^(?:for|with|via|because|as|since|after|before|who|that|when|while)\s/iu.test(own) ||
  isRelation(own) ||
  isEvent(own.replace(/^(?:at|from|of|with)\s+/iu, "")) ||
  REMARK.test(own) ||
  ONCE.test(own);

type Draft = Standing["draft"];
const hasField = ({ changes }: Draft, field: string) =>
  changes.some((change) => "field" in change && change.field === field);
/** "Tokyo Tea Rooms": several words in capitals. */
const isNamed = (words: string): boolean => /^\p{Lu}\S+(?:\s+(?:\p{Ll}{1,3}\s+)?[\p{Lu}&]\S*)+$/u.test(words);
const ONE_NAME = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Foxglove CEO", "Interim CEO": a role with its firm, or with what it is called by. */
function workSaid(own: string, draft: Draft): Change[] | null {
  if (hasField(draft, "roleTitle")) return null;
  const both = hasField(draft, "company") ? null : firmThenRole(own);
  if (both) return workOf(both.role, both.firm);
  return isLedRole(own) ? [{ field: "roleTitle", value: own }] : null;
}

/** "Purchasing", "Lab technician", "Skipper": what someone does, in words by themselves. */
function bareRole(own: string, isCased: boolean, draft: Draft): Change[] | null {
  if (hasField(draft, "roleTitle")) return null;
  if (isCased && /^\p{Ll}[\p{Ll} ]+$/u.test(own) && own.split(" ").length < 4 && isDepartment(own))
    return [{ field: "roleTitle", value: own }];
  // "Lab technician", "Skipper": as a sentence or a line begins.
  if (/^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]+){0,3}$/u.test(own) && isRole(smallFirst(own))) {
    if (!own.includes(" ")) draft.guesses.push(`“${own}” for the role`);
    return [{ field: "roleTitle", value: own }];
  }
  return null;
}

/** A name between two full stops: the company, or the place of someone whose company is known. */
function sentence(own: string, draft: Draft): Change[] | null {
  const field = hasField(draft, "company") ? ("location" as const) : ("company" as const);
  if (hasField(draft, field) || STORY.test(own) || (field === "location" && isNamed(own))) return null;
  if (field === "location" || !(isNamed(own) && hasField(draft, "location")))
    draft.guesses.push(`“${own}” for the ${field === "company" ? field : "place"}`);
  return [{ field, value: own }];
}
