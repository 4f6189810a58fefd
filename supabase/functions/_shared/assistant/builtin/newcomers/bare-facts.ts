import type { Change } from "../commands/frames.ts";
import type { PhraseReader } from "./phrase-facts.ts";
import type { Joint } from "./pieces.ts";
import { asName, isFirm, isIndustry, isPlace, isRole, isTrade } from "./person-words.ts";
import { ONCE } from "./phrase-words.ts";
import { isRelation } from "./related-to.ts";
import { STORY } from "./telling-words.ts";

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

/** What is said in passing. */
const REMARK = /(?<![\p{L}])(?:ha(?:ha)+|hehe|lol|btw|fyi|oops|phew|yay|finally|sorry|i think|i guess)(?![\p{L}])/iu;

/** Returns a company, a place or an industry without words that introduce it, recognised by its position; null for anything else. */
export function bareFact(words: string, { joint, isAfterName, isCased, draft, phrases }: Standing): Change[] | null {
  const own = words.replace(/[.!?]+$/u, "");
  if (
    /^(?:(?:is|now|currently|these days|went|working|works|as) )*(?:a )?(?:freelancer?|freelancing|self-employed|independent)$/iu.test(
      own,
    )
  )
    return draft.changes.some((change) => "field" in change && change.field === "company")
      ? []
      : [{ field: "company", value: "Freelance" }];
  // "She roasts for Kelp Works" is a sentence.
  if (/^(?:she|he|they|who|i|we)(?:['’](?:s|d|ve|ll|re))?\s+\p{Ll}/u.test(own)) return null;
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
  if (isRole(own) && !has("roleTitle")) return phrases.read(own).changes;
  const mayBePlace =
    /^(?:paren|mark)$/.test(joint) &&
    !/^\p{Lu}{2,4}$/u.test(own) &&
    /^\p{L}[\p{L}\p{M}'’-]+(?:,? \p{Lu}[\p{L}\p{M}]+)?$/u.test(own);
  if (has("company") && !place && mayBePlace) {
    draft.guesses.push(`“${own}” for the place`);
    return [{ field: "location", value: asName(own) }];
  }
  // "Jane Doe as a new lead, Kelp Works": the position says nothing here.
  const isOnlyPlaced = draft.changes.every(
    (change) =>
      "column" in change ||
      /^(?:stage|status|owner|industry|profileUrl|email|priorityScore|keepInTouchDays|followerCount)$/.test(
        change.field,
      ),
  );
  // "Jane Doe, DP": two capitals are sooner a role than a company.
  if (isAfterName && joint === "mark" && /^\p{Lu}{2}$/u.test(own) && !has("roleTitle")) {
    draft.guesses.push(`“${own}” for the role`);
    return [{ field: "roleTitle", value: own }];
  }
  const isNear =
    isAfterName || joint === "paren" || (/^(?:mark|line)$/.test(joint) && (has("roleTitle") || isOnlyPlaced));
  // In small letters beside names in capitals it is what someone does.
  if (
    isCased &&
    isAfterName &&
    !has("roleTitle") &&
    /^\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?$/u.test(own) &&
    !STORY.test(own) &&
    !own.split(" ").some((word) => SAYS_NOTHING.test(word))
  )
    return [{ field: "roleTitle", value: own }];
  // "Phone is now 0123" says something of a thing that there is no field for.
  if (/^\p{L}+(?: \p{L}+)? (?:is|are|was|has|will|=)\s/iu.test(own)) return null;
  // "At the trade fair" is where they were met.
  if (/^(?:at|on|in|during|over|by)\s+(?:the|an?|our|my|this|that|last|his|her|their)\s+\p{Ll}/u.test(own)) return null;
  if (/^(?:for|with|via|because|as|since|after|before|who|that|when|while)\s/iu.test(own)) return null;
  if (isRelation(own) || REMARK.test(own) || ONCE.test(own)) return null;
  if (has("company") || !isNear || STORY.test(own) || own.split(/\s+/u).length > 5) return null;
  const role = draft.changes.find((change) => "field" in change && change.field === "roleTitle")?.value ?? "";
  // "Piano dealer, Girona": of someone with a trade one word is sooner the place.
  if (!place && mayBePlace && joint === "mark" && !own.includes(" ") && isTrade(role) && !/\p{Ll}\p{Lu}/u.test(own)) {
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
