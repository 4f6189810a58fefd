import { personFields } from "../../contract/person-fields.ts";
import { say } from "./answers.ts";
import type { Change } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { listed, type Lists, same } from "./commands/values.ts";
import type { Person } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { plainWords } from "../words.ts";
import { numberIn } from "./vocabulary/numbers.ts";
import { personLink, plain } from "./wording.ts";

const keyOf = (change: Change) => ("field" in change ? change.field : change.column.id);
const labelOf = (change: Change) => ("field" in change ? personFields[change.field].label : change.column.label);

/** "Move Jane to Lead and to Closed": one message with two values for the same field of someone, of which none is set before one is chosen. */
export function twoValues(clauses: readonly ReadClause[], lists: Lists): Asking | null {
  const set = clauses.flatMap(({ kind, text, readings }) => {
    const best =
      readings.find((one) => "frame" in one && one.left.length === 0) ??
      (/\bor\b/iu.test(text) ? readings.find((one) => "frame" in one) : undefined);
    if (!best || !("frame" in best) || /^(?:correction|question)$/.test(kind)) return [];
    const changes = [best.frame, ...best.more].flatMap((frame) =>
      frame.do === "set" ? changesOf(frame.who, frame.changes) : [],
    );
    return changes.flatMap(({ person, change }) => [
      ...orOther(change, text, lists).map((value) => ({ person, change: { ...change, value } })),
      { person, change },
    ]);
  });
  for (const { person, change } of set) {
    const values = set
      .filter((other) => other.person.id === person.id && keyOf(other.change) === keyOf(change))
      .flatMap((other) => other.change.value ?? []);
    const different = values.filter((value, no) => !values.slice(0, no).some((other) => same(other, value)));
    if (different.length > 1) return asking(person, labelOf(change), different);
  }
  return null;
}

/** "Lead or Quoted": the other option next to a value. */
function orOther(change: Change, text: string, { stages, statuses }: Lists): string[] {
  const isNumber = ("column" in change ? change.column.type : personFields[change.field].type) === "number";
  if (isNumber) return otherEnd(change.value ?? "", text);
  const options =
    "column" in change
      ? change.column.options
      : change.field === "stage"
        ? stages
        : change.field === "status"
          ? statuses
          : [];
  const words = ` ${plainWords(text).join(" ")} `;
  const own = plainWords(change.value ?? "").join(" ");
  return options.filter((option) => {
    const other = plainWords(option).join(" ");
    return other !== own && (words.includes(` ${other} or ${own} `) || words.includes(` ${own} or ${other} `));
  });
}

const NUMBER = String.raw`\d[\d.,]*(?:\s?(?:k|m|mn|thousand|million))?(?!\p{L})`;
/** "50 to 60", "between 100 and 150k"; "from 50 to 60" says what it was. */
const RANGE = new RegExp(
  String.raw`(?<!(?:from|by|von|de)\s)(?<![\d.,-])(?:(?<=between\s)(?<a>${NUMBER})\s+and\s+(?<b>${NUMBER})|(?<c>${NUMBER})\s*(?:[-–]|\sto\s|\sor\s)\s*(?<d>${NUMBER}))(?![-–/]\d)`,
  "giu",
);
/** The other end of a range of which a value is one. */
function otherEnd(value: string, text: string): string[] {
  const own = numberIn(value);
  return [...text.matchAll(RANGE)].flatMap(({ groups = {} }) => {
    const high = groups["b"] ?? groups["d"] ?? "";
    const said = groups["a"] ?? groups["c"] ?? "";
    const unit = /\p{L}+$/u.exec(high)?.[0] ?? "";
    const ends = [/\p{L}$/u.test(said) ? said : said + unit, high].map((end) => numberIn(end));
    const other = ends[0] === own ? ends[1] : ends[1] === own ? ends[0] : null;
    return other === null || other === undefined || other === own ? [] : [String(other)];
  });
}

function changesOf(
  who: readonly { people: readonly Person[] }[],
  changes: readonly Change[],
): { person: Person; change: Change }[] {
  const people = who.flatMap((one) => (one.people.length === 1 ? one.people : []));
  // What is added to others, or told to be taken from them, is one more of several.
  const single = changes.filter(
    (change) => !("column" in change && change.column.type === "multiselect") && !("isAdded" in change),
  );
  return people.flatMap((person) => single.map((change) => ({ person, change })));
}

const asking = (person: Person, label: string, values: readonly string[]): Asking => ({
  ask: {
    ...say(
      `You named ${listed(values.map((value) => `“${plain(value)}”`))} for ${plain(label)} of ${personLink(person)}, so I changed nothing. Which one is it?`,
      values.slice(0, 3).map((value) => `Set ${label} of ${person.name} to ${value}`),
    ),
    about: person,
  },
  question: null,
});
