import type { StepRequest } from "../assistant-model.ts";
import type { Change } from "./commands/frames.ts";
import { isPlace } from "./commands/lexicon.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { PhraseReader } from "./newcomers/phrase-facts.ts";
import { listsOf } from "./ready.ts";
import { NOW } from "./told-names.ts";

const LEADS =
  /(?:works?|working|runs?|joined|lives?|based|moved|leads?|heads?|employed|started|arbeitet|wohnt|leitet|trabaja|vive|travaille|habite)/iu;

/** "Started Kornblume with her sister", "joined Kelp as buyer together with two friends": the others are no part of a name. */
const WITH_OTHERS =
  /(?<=\s\S+\s+\S+)\s+(?:together\s+|along\s+|jointly\s+)?with\s+(?:his|her|their|an?|two|three|four|some|several|other)\s[^,.;]*$/iu;

/** "Also fine with English", "happy to travel": how someone is, and no role. */
const FEELS =
  /^\s*(?:(?:also|now|still|really|quite|very|perfectly|all|so|just)\s+)*(?:fine|good|great|ok|okay|happy|comfortable|fluent|at ease|cool|alright|all right|open|keen|glad|better|bad|busy|free|available|familiar|done|upset|angry|unhappy|pleased|delighted|impressed|bored|tired|ill|sick)(?:\s+(?:with|to|at|in|about|on|for|from|by)(?!\p{L})|\s*[.!,]|\s*$)/iu;

/** Where someone works and lives and as what, where every word says it. */
export function workIn(piece: string, clause: ReadClause, request: StepRequest): Change[] | null {
  const named = clause.tokens.find(({ code }) => code === "P");
  const begins = named ? piece.indexOf(clause.text.slice(named.from, named.to)) : -1;
  const isTheirs = clause.tokens[clause.tokens.findIndex((token) => token === named) + 1]?.code === "'s";
  if (!named || begins > 12 || begins < 0 || isTheirs) return null;
  const rest = clause.text
    .slice(named.to)
    .replace(WITH_OTHERS, "")
    .replace(/^['’](?:s|re|ve)\b|^\s+(?:is|are|has been|was made|became|becomes|ist|es|est)\b/iu, "");
  if (FEELS.test(rest)) return null;
  const isLed = rest !== clause.text.slice(named.to) || LEADS.test(rest.trim().split(/\s+/u, 1)[0] ?? "");
  const { changes, left } = new PhraseReader(listsOf(request), clause.language).read(rest.replace(NOW, " ").trim());
  // "Hana is at Slush" may be a fair.
  const isNew = rest.replace(NOW, " ") !== rest;
  const isFact = (change: Change) =>
    "field" in change &&
    (change.field === "roleTitle" ||
      (change.field === "company" &&
        (isNew || LEADS.test(rest) || changes.some((one) => "field" in one && one.field === "roleTitle"))) ||
      (change.field === "location" && (isPlace(change.value ?? "") || LEADS.test(rest))));
  return isLed && left.length === 0 && changes.length > 0 && changes.every(isFact) ? changes : null;
}
