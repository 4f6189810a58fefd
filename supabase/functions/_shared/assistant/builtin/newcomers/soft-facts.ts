import type { Change } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import type { Draft, Newcomer } from "./newcomer.ts";
import { ownerAt } from "./owner-facts.ts";
import { PREFERS } from "./telling-words.ts";
import { isDepartment, isFirm, isPlace, isRole } from "./person-words.ts";
import type { PhraseFacts } from "./phrase-facts.ts";

const isOf = (key: string) => (change: Change) => "field" in change && change.field === key;
const isCompany = isOf("company");
const has = ({ changes }: Newcomer, key: string): boolean => changes.some(isOf(key));

/** "From Voss": what was taken for a company, and may be where someone lives. */
const mayBeHome = ({ value }: Change, words: string): boolean =>
  value !== null &&
  /from (?:the )?$/u.test(words.slice(0, Math.max(0, words.indexOf(value)))) &&
  !isFirm(value) &&
  value.split(" ").length < 3;

/** "Works from Voss, owns Aas Apiary": with two companies the one that someone is from is their home. */
export function withHome(facts: readonly Change[], words: string): Change[] {
  const [first, second] = facts.filter(isCompany);
  return first && second && mayBeHome(first, words) && !facts.some(isOf("location"))
    ? facts.map((fact) => (fact === first ? { field: "location", value: first.value } : fact))
    : [...facts];
}

/** Moves what someone is from to their home where a company is said now, and keeps it in mind where none was. */
export function moveHome(draft: Draft, facts: readonly Change[], words: string): void {
  const { from } = draft;
  const company = facts.find(isCompany);
  if (from && company && company.value !== from.value) {
    draft.changes = draft.changes.filter((change) => change.value !== from.value || !isCompany(change));
    if (!has(draft, "location") && !facts.some(isOf("location"))) {
      draft.changes.push({ field: "location", value: from.value });
      if ((from.value ?? "").includes(" ")) draft.guesses.push(`“${from.value ?? ""}” for the place`);
    } else draft.told.push(`from ${from.value ?? ""}`);
    delete draft.from;
    return;
  }
  const isRole = facts.some(isOf("roleTitle"));
  if (company && !isRole && !has(draft, "company") && mayBeHome(company, words)) draft.from = company;
}

/** "She may order in autumn": what is left of a sentence has no place in small letters. */
export const withoutDoubtful = ({ changes, left }: PhraseFacts, words: string): PhraseFacts => ({
  left,
  changes: changes.filter(
    (change) =>
      left.length === 0 ||
      !isOf("location")(change) ||
      words.includes(change.value ?? "") ||
      isPlace(change.value ?? "") ||
      !/\p{Lu}\p{Ll}/u.test(words),
  ),
});

/** What a phrase tells of someone beside its facts: "who sells honey"; null where its unused words tell nothing. */
export function taleIn(words: string, left: readonly string[]): string | null {
  if (left.length === 0) return null;
  if (/^(?:and )?(?:she|he|they|who|i|we)\b/iu.test(words) || PREFERS.test(words)) return words;
  const { what = "" } = /\swho\s+(?<what>\p{Ll}.*)$/u.exec(words)?.groups ?? {};
  return what !== "" && left.every((word) => what.includes(word)) ? what : null;
}

/** "Makes 65 kilos of cheese": what someone makes is no company, in small letters. */
export const withoutThings = ({ changes, left }: PhraseFacts, words: string): PhraseFacts => ({
  left,
  changes: PREFERS.test(words)
    ? changes.filter((change) => !isCompany(change) || words.includes(change.value ?? ""))
    : changes,
});

const ONE_PLACE = /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+$/u;
/** "Heat pumps for barns, the firm is called Kelp": the name that is said is the company, and what was only taken for it is told. */
export function withoutGuessedFirm(draft: Draft, facts: readonly Change[]): void {
  const said = facts.find(isCompany);
  const taken = draft.changes.find(isCompany)?.value?.toLowerCase() ?? "";
  const isIt = (guess: string) => taken !== "" && guess.toLowerCase() === `“${taken}” for the company`;
  const guess = draft.guesses.find(isIt);
  if (!said || guess === undefined || said.value?.toLowerCase() === taken) return;
  draft.changes = draft.changes.filter((change) => !isCompany(change));
  draft.guesses.splice(draft.guesses.indexOf(guess), 1);
  const words = guess.slice(1, taken.length + 1);
  // "Cell therapy, Shannon, the company is Kelp": one word with a capital is then where they are. Behind a role ("Founder, Stripe") it may be a firm.
  const mayBePlace = ONE_PLACE.test(words) && (isPlace(words) || !has(draft, "roleTitle"));
  const isHome = mayBePlace && !has(draft, "location") && !facts.some(isOf("location"));
  if (!isHome) return void draft.told.push(words);
  draft.changes.push({ field: "location", value: words });
  draft.guesses.push(`“${words}” for the place`);
}

const PRODUCE =
  /^(?:\p{Ll}[\p{L}-]+\s+){1,3}(?:from|in)\s+(?<place>\p{Lu}[\p{L}\p{M}'’-]+(?:[ -]\p{Lu}[\p{L}\p{M}'’-]+)?)[.!]?$/u;
/** "Boerenkaas from Woerden", of someone: what they make comes from where they are, and is kept for a note. */
export function tellsOfPlace(draft: Draft, words: string, { changes, left }: PhraseFacts, { columns }: Lists): boolean {
  const { place } = PRODUCE.exec(words)?.groups ?? {};
  const [only, another] = changes;
  if (place === undefined || only === undefined || another || left.length === 0 || has(draft, "location")) return false;
  const isOwn = columns.some(({ label }) => words.toLowerCase().startsWith(label.toLowerCase()));
  if (!(isCompany(only) || isOf("location")(only)) || isFirm(place) || isOwn || isDepartment(words.split(" ")[0] ?? ""))
    return false;
  draft.changes.push({ field: "location", value: place });
  draft.guesses.push(`“${place}” for the place`);
  draft.told.push(words);
  return true;
}

const IS_IN = /^(?:(?:she|he|they|who)\s+)?(?:is|works as)\s(?:.*\s)?in\s\S+$/iu;

/** What is in doubt: the end of a long role ("buyer larder lane leeds"), and a home that is no known place. */
export function doubtsOf(facts: readonly Change[], words: string): string[] {
  const home = facts.find(isOf("location"))?.value ?? "";
  // "Manager in Flipkite" may be where someone works.
  const isOfRole = facts.some(isOf("roleTitle")) && IS_IN.test(words) && words.endsWith(`in ${home}`);
  const isUnknown = home !== "" && !isPlace(home) && (isOfRole || words.endsWith(`from ${home}`));
  // "Works with April": a firm, or someone.
  const firm = facts.find(isCompany)?.value ?? "";
  const isWith = /^\p{L}+$/u.test(firm) && /\bwith\s+\p{L}+\W*$/iu.test(words) && words.includes(`with ${firm}`);
  return [
    ...(isUnknown ? [`“${home}” for the place`] : []),
    ...(isWith ? [`“${firm}” for the company`] : []),
    ...doubtfulRole(facts),
  ];
}

function doubtfulRole(facts: readonly Change[]): string[] {
  const role = facts.find(isOf("roleTitle"))?.value ?? "";
  const words = role.split(" ");
  const isLong = words.length > 2 && /^[\p{Ll} ]+$/u.test(role) && !/\s(?:of|for|in|and|to|the)\s/u.test(role);
  return isLong &&
    !/^(?:heads|leads|runs|manages) /u.test(role) &&
    isRole(words[0] ?? "") &&
    !isRole(words.at(-1) ?? "")
    ? [`“${role}” for the role`]
    : [];
}

/** "She imports mead for Kelp": more than where someone works. */
const DOES_WHAT =
  /^(?:(?:she|he|they|who|and)\s+)*(?!works?\s)\p{Ll}+s\s+(?:the\s+)?(?!(?:at|for|with|as|in)\s)[\p{L}'’-]+\s(?:[^,;]*\s)?(?:for|at)\s/iu;
export const tellsMore = (words: string, facts: readonly Change[]): boolean =>
  DOES_WHAT.test(words) && facts.some(isCompany) && !facts.some(isOf("roleTitle"));

/** "Joost", "Aas Apiary" of someone from Voss: what kind of thing a bare name is, by what is known. */
export function bareName(words: string, draft: Draft, lists: Lists): Change[] | null {
  const own = words.replace(/[.!?]+$/u, "").trim();
  const owner = has(draft, "owner") ? null : ownerAt(own, lists);
  if (owner?.rest.trim() === "") {
    draft.guesses.push(`“${own}” for the owner`);
    return owner.changes;
  }
  if (
    !draft.from ||
    has(draft, "location") ||
    !(isFirm(own) || /^\p{Lu}\S*(?:\s+(?:\p{Ll}{1,3}\s+)?\p{Lu}\S*)+$/u.test(own))
  )
    return null;
  const company: Change = { field: "company", value: own };
  moveHome(draft, [company], words);
  draft.guesses.push(`“${own}” for the company`);
  return [company];
}
