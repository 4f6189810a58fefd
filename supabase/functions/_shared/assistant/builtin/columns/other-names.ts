import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { namedIn } from "../by-name.ts";
import { bare, onlyOne } from "../questions/spoken-words.ts";
import type { OwnColumn } from "../reading.ts";
import { withNamedAmount } from "./named-amounts.ts";

/** What people call a column of numbers: its usual labels, and the other words for what it holds. */
export interface OtherName {
  label: RegExp;
  said: string;
  /** "Kinetra has 20 people": those who work there. */
  isOfPeople?: true;
}

const OTHER_NAMES: readonly OtherName[] = [
  {
    label: /\b(?:head ?counts?|employees?|staff|team size|workforce|ftes?|people|company size)\b/u,
    said: "(?:(?:the )?number of )?(?:employees|staff(?: members)?|workers|team members|ftes?)|employee (?:count|number)|staff (?:count|size|number)|head ?count|team size|company size|workforce|size of the (?:team|company)",
    isOfPeople: true,
  },
  {
    label: /\b(?:revenues?|turnover|sales volume|yearly sales|annual sales)\b/u,
    said: "(?:(?:annual|yearly) )*(?:revenues?|turnover)|top line|yearly sales|annual sales",
  },
  {
    label:
      /\b(?:(?:deal|contract|order|ticket|cheque|check|investment|grant|loan|policy) (?:size|value|amount|sum)|ticket|cheque|amount)\b/u,
    said: "(?:deal|contract|order|ticket|cheque|check|investment) (?:size|value|amount|sum)|amount",
  },
  {
    label: /\b(?:floor (?:area|space|size)|area|sqm|m2|square (?:metres|meters|feet))\b/u,
    said: "(?:number of )?(?:square (?:metres|meters|feet)|sqm|m2)|floor (?:area|space|size)|surface(?: area)?",
  },
  { label: /\b(?:seats|licen[cs]es)\b/u, said: "(?:number of )?(?:seats|licen[cs]es)|seat count" },
];
const ANY = new RegExp(
  `(?<!\\p{L})(?:${OTHER_NAMES.map(({ said }) => said).join("|")}|people|persons|team)(?!\\p{L})`,
  "iu",
);
/** Notes, titles and pasted words stay as they are. */
const KEEPS_WORDS =
  /[\n"“”«»;]|(?<!\p{L})(?:notes?|noted|tasks?|remind|reminder|columns?|fields?|called|to-?dos?|posts?)(?!\p{L})/iu;
const LONGEST = 140;
/** "ARR" is no MRR. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\barr\b/iu, /\bmrr\b/iu],
  [/\bmrr\b/iu, /\barr\b/iu],
];

/** A message about the only column of its kind, with its label for other words of what it holds: "how many employees does Ana have" of Headcount. */
export function withOtherNames(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const { message } = request;
  if (message.length > LONGEST || !ANY.test(message) || KEEPS_WORDS.test(message)) return request;
  const words = ` ${plainWords(message).join(" ")} `;
  const isSaid = columns.some(
    ({ label, options }) =>
      words.includes(` ${plainWords(bare(label)).join(" ")} `) ||
      options.some((option) => words.includes(` ${plainWords(option).join(" ")} `)),
  );
  if (isSaid) return request;
  for (const name of OTHER_NAMES) {
    const column = onlyOne(
      columns.filter(({ type, label }) => type === "number" && name.label.test(plainWords(bare(label)).join(" "))),
    );
    if (!column || OPPOSITES.some(([said, label]) => said.test(message) && label.test(column.label))) continue;
    const named = withNamedAmount(request, bare(column.label), name);
    if (named !== message) return { ...request, message: named, people: request.people.map(namedIn(named)) };
  }
  return request;
}
