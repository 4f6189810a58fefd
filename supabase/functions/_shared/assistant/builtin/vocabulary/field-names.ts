import { type PersonFieldKey, personFieldKeys, personFields } from "../../../contract/person-fields.ts";
import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isNear } from "./nearness.ts";

/** A field of every person, or a column of the user's own. */
export type Target = { field: PersonFieldKey } | { column: OwnColumn };

/** What people call the fields beside the catalogue's own words. */
const MORE_NAMES: Partial<Record<PersonFieldKey, readonly string[]>> = {
  email: ["mail address", "emails", "mails", "e mails", "email adress", "emailaddress"],
  company: ["organisation", "organization", "employers", "companies", "workplace", "org"],
  profileUrl: ["linkedin url", "linkedin profile", "linkedin link", "linkedin address", "profile url", "profile link"],
  roleTitle: ["job title", "jobtitle", "roles", "occupation", "job position"],
  meetingSummaries: ["meeting notes"],
  stage: ["pipeline stage", "stages", "phase", "deal stage"],
  status: ["statuses", "state"],
  owner: [
    "owned by",
    "owned",
    "account owner",
    "account manager",
    "owners",
    "responsible",
    "assignee",
    "in charge",
    "owner name",
  ],
  industry: ["industries", "branch", "vertical", "line of business"],
  location: ["town", "place", "cities", "hometown", "based in", "located in", "home town"],
  followerCount: ["follower", "number of followers", "follower number", "followers count", "follower numbers"],
  priorityScore: ["prio", "priorities", "importance", "prio score", "prority score"],
};
/** Of the catalogue, what is a verb when it stands by itself. */
const NO_NAMES = new Set(["rename", "assign", "link"]);

interface FieldName {
  name: string;
  target: Target;
}
const builtIn: readonly FieldName[] = personFieldKeys.flatMap((key) =>
  [...personFields[key].spoken.filter((name) => !NO_NAMES.has(name)), ...(MORE_NAMES[key] ?? [])].map((name) => ({
    name,
    target: { field: key },
  })),
);
const nameOf = (column: OwnColumn) => plainWords(column.label.replace(/\([^)]*\)/gu, " ")).join(" ");
const columnNames = (columns: readonly OwnColumn[]): FieldName[] =>
  columns.flatMap((column) =>
    [...new Set([plainWords(column.label).join(" "), nameOf(column)])].map((name) => ({ name, target: { column } })),
  );

/** A field that a text names: how many words its name has, and whether they are the name itself. */
export interface NamedField {
  target: Target;
  length: number;
  isSure: boolean;
}

const longestFirst = (one: FieldName, other: FieldName) => other.name.length - one.name.length;

/** The field whose name these plain words begin with; a column of the user's own before a field of the same name. */
export function fieldNamed(words: readonly string[], columns: readonly OwnColumn[]): NamedField | null {
  const said = `${words.join(" ")} `;
  const names = [...columnNames(columns).sort(longestFirst), ...[...builtIn].sort(longestFirst)];
  const named = names.find(({ name }) => name !== "" && said.startsWith(`${name} `));
  return named ? { target: named.target, length: named.name.split(" ").length, isSure: true } : null;
}

/** Words of a label that say too little to name a column by. */
const TOO_COMMON = new Set(
  "next last first date day name note notes task tasks number time call mail contact person people type kind info new old our main the is has who met by in on of at for to from year month week id no and or text field column value list".split(
    " ",
  ),
);

/** The only field whose name these words are nearly or in part: "priorty", "deal" of "Deal size"; null where none or several fit. */
export function fieldMeant(words: readonly string[], columns: readonly OwnColumn[]): NamedField | null {
  const [first = ""] = words;
  const near = [...columnNames(columns), ...builtIn].filter(({ name }) => {
    const parts = name.split(" ");
    return (
      parts.length <= words.length &&
      parts.every((part, no) => part === words[no] || isNear(words[no] ?? "", part)) &&
      parts.some((part, no) => part !== words[no])
    );
  });
  const [best, ...others] = near.sort(longestFirst);
  if (best && others.every(({ target }) => same(target, best.target)))
    return { target: best.target, length: best.name.split(" ").length, isSure: false };
  if (first.length < 3 || TOO_COMMON.has(first)) return null;
  const parts = columns.filter((column) => {
    const own = nameOf(column).split(" ");
    return (
      own.length > 1 && own.some((word) => stem(word) === stem(first) || (first.length > 4 && isNear(first, word)))
    );
  });
  const [only, another] = parts;
  if (!only || another) return null;
  const own = nameOf(only).split(" ").map(stem);
  let length = 1;
  while (own.includes(stem(words[length] ?? "?"))) length += 1;
  return { target: { column: only }, length, isSure: false };
}

const same = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);
