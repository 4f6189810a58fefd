import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { bare, END, LEAD, onlyOne, partsOf, re, WHO } from "./spoken-words.ts";

const DONE =
  "(?:paid|pay|sent|send|done|do|completed|complete|finished|finish|had|given|give|returned|return|handed in|passed|pass|received|receive|got|get|made|make|settled|settle|taken|take|signed|sign|delivered|deliver)";
/** Labels of a yes or no by what was done with a thing: it is said in other words. */
const IS_DONE =
  /\b(?:paid|sent|done|complete|completed|finished|given|returned|passed|received|got|in|arrived|cleared|settled|taken|signed|delivered|made|there)$/iu;
const DID = re(
  `^(?<who>${LEAD}${WHO}) (?:(?<not>(?:has|have|did|do|does)(?:n['’]?t| not)(?: yet)?)|has|have|did|already) (?:yet |already |ever )?${DONE}(?: us)? (?:the |their |an? |his |her |any |our )?(?<what>\\p{L}[^,?]{1,30}?)(?: yet| already| so far)*${END}`,
);
const DID_THEY = re(
  `^${LEAD}(?:has|have|did) (?<whose>(?-i:\\p{Lu})[\\p{L}'’-]*(?: (?-i:\\p{Lu})[\\p{L}'’-]*)*) (?:yet |already |ever )?${DONE}(?: us)? (?:the |their |an? |his |her |any |our )?(?<what>\\p{L}[^,?]{1,30}?)(?: yet| already| so far)*${END}`,
);

/** "Who hasn't paid the deposit" of Deposit received, "has Ana done the training" of Training done: a yes or no that names the thing. */
export function withDone(said: string, columns: readonly OwnColumn[]): string {
  const { who = "", not, what: theirs } = DID.exec(said)?.groups ?? {};
  const { whose = "", what: its } = (theirs === undefined ? DID_THEY.exec(said) : null)?.groups ?? {};
  const words = plainWords(theirs ?? its ?? "");
  if (words.length === 0) return said;
  const isOf = (column: OwnColumn) =>
    column.type === "boolean" &&
    IS_DONE.test(bare(column.label)) &&
    words.every((word) =>
      partsOf(column)
        .slice(0, -1)
        .some((part) => isOfOneRoot(part, word)),
    );
  const column = onlyOne(columns.filter(isOf));
  if (!column) return said;
  if (whose !== "") return `Does ${whose} have ${bare(column.label)}?`;
  return `${who.replace(/(?<=who)['’](?:s|ve)$/iu, "")} ${not ? "has no" : "has"} ${bare(column.label)}?`;
}

const IS_DEBT = /\b(?:due|owed|owing|outstanding|unpaid|arrears|debts?|balance|open amount|overdue)\b/iu;
const OWES = re(
  `^(?<who>${LEAD}${WHO})(?: still)? owes?(?: (?:us|me))?(?: still)?(?<what> (?:an? |the |some |any |their )?\\p{L}[^,?]{1,30}?)?${END}`,
);
const OWES_MOST = re(
  `^(?<who>${LEAD}${WHO})(?: still)? owes?(?: (?:us|me))? (?:the )?(?<end>most|least)(?: money)?${END}`,
);
const OWES_MUCH = re(
  `^${LEAD}how much (?:money )?(?:does|do|did) (?<whose>[^,?]{2,40}?) (?:still )?owe(?: (?:us|me))?(?: still)?${END}`,
);
const MONEY = /^(?:money|anything|something|cash|an amount|balance|a balance|the balance|payments?|us)?$/iu;
/** "Who still owes us money": of the one number of what is due. */
export function withDebt(said: string, columns: readonly OwnColumn[]): string {
  const column = onlyOne(columns.filter(({ type, label }) => type === "number" && IS_DEBT.test(label)));
  if (!column) return said;
  const label = bare(column.label);
  const { whose } = OWES_MUCH.exec(said)?.groups ?? {};
  if (whose !== undefined) return `What is the ${label} of ${whose}?`;
  const most = OWES_MOST.exec(said)?.groups;
  if (most) return `${most["who"] ?? "who"} has the ${most["end"] === "least" ? "lowest" : "highest"} ${label}?`;
  const { who = "", what = "" } = OWES.exec(said)?.groups ?? {};
  if (who === "" || !MONEY.test(what.trim().replace(/^(?:some|any|their) /iu, ""))) return said;
  return `${who.replace(/(?<=who)['’](?:s|ve)$/iu, "")} has ${label} over 0?`;
}

const ONLY = /(?<!\p{L})only (?=(\p{L}[\p{L}-]*)[\s?.!]*$)/iu;
/** "Who speaks only English": that option, and none of the others of a list of several. */
export function withOnlyOption(said: string, columns: readonly OwnColumn[]): string {
  const word = plainWords(ONLY.exec(said)?.[1] ?? "").join("");
  if (word === "" || !/\b(?:who|which|anyone|people)\b/iu.test(said)) return said;
  const isOf = (option: string) => plainWords(option).join("") === word;
  const column = onlyOne(columns.filter(({ type, options }) => type === "multiselect" && options.some(isOf)));
  const others = column?.options.filter((option) => !isOf(option)) ?? [];
  if (others.length === 0 || others.length > OTHERS_AT_MOST) return said;
  return `${said.replace(ONLY, "").replace(/[\s?.!]+$/u, "")} but not ${others.join(" and not ")}?`;
}
const OTHERS_AT_MOST = 12;
