import { literal } from "./literal.ts";
import { personFields } from "../../contract/person-fields.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { Lists } from "./commands/values.ts";

const NEGATED = (options: string) =>
  new RegExp(
    `(?:(?:no longer|not)\\s+(?:in\\s+|on\\s+|at\\s+)?(?:(?:the|an?)\\s+)?(?<one>${options})(?![\\p{L}\\p{N}])(?:\\s+(?:any ?more|any longer|now))?|(?:is|are)n['’]t\\s+(?:in\\s+|on\\s+)?(?:an?\\s+)?(?<two>${options})(?![\\p{L}\\p{N}])(?:\\s+(?:any ?more|any longer|now))?|(?:has |have )?(?:stopped being|is done being|is no more)\\s+(?:an?\\s+)?(?<three>${options})(?![\\p{L}\\p{N}]))(?<tail>[,;]\\s[^,;:]{2,60})?[\\s.!]*$`,
    "iu",
  );
/** "Move Nadia out of Blocked": where she goes to is not said. */
const OUT_OF = (options: string) =>
  new RegExp(
    `^\\W*(?:(?:please|pls|ok|and|also|can you|could you)[\\s,]+)*(?:move|take|get|pull|drop|remove|bring|put|kick|cross|strike)\\s[^,;:.]{2,60}?\\s(?:out of|off(?: of)?|from|away from)\\s+(?:(?:the|my|our)\\s+)?(?:list of\\s+(?:the\\s+|my\\s+|our\\s+)?)?(?:(?:stage|status)\\s+)?(?<one>${options})s?(?:\\s+(?:stage|status|list))?(?:\\s+(?:please|now))*[\\s.!]*$`,
    "iu",
  );
const WHO_FIRST = /^(?:(?:ok|okay|so|fyi|btw|also|now|well|good news) )*P(?: 's)?(?: (?:stage|status))?(?: |$)/;

/** "Nadia is no longer blocked": asks what she is now, and offers never what she is not; the clause itself where it says something else. */
export function askedInstead(clause: ReadClause, codes: string, lists: Lists): ReadClause {
  const options = [
    ...lists.stages.map((value) => ({ label: personFields.stage.label, value, all: lists.stages })),
    ...lists.statuses.map((value) => ({ label: personFields.status.label, value, all: lists.statuses })),
    ...lists.columns.flatMap(({ label, type, options: all }) =>
      type === "select" ? all.map((value) => ({ label, value, all })) : [],
    ),
  ];
  const [person, another] = clause.people;
  if (!person || another || options.length === 0 || clause.kind === "question") return clause;
  const any = options.map(({ value }) => literal(value)).join("|");
  const found = (WHO_FIRST.test(codes) ? NEGATED(any).exec(clause.text) : null) ?? OUT_OF(any).exec(clause.text);
  const said = found?.groups?.["one"] ?? found?.groups?.["two"] ?? found?.groups?.["three"];
  const option = options.find(({ value }) => value.toLowerCase() === said?.toLowerCase());
  if (!found || !option) return clause;
  const around = `${clause.text.slice(0, found.index)} ${found.groups?.["tail"] ?? ""}`.toLowerCase();
  // "Is Commercial, not Operations": it is said already.
  if (option.all.some((value) => value !== option.value && around.includes(value.toLowerCase()))) return clause;
  const others = option.all.filter((value) => value !== option.value);
  return {
    ...clause,
    kind: "command",
    isForbidden: false,
    readings: [
      {
        problem: `What is the ${option.label.toLowerCase()} of ${person.name} now? I changed nothing yet.`,
        offers: others.slice(0, 3).map((value) => `Set ${option.label.toLowerCase()} of ${person.name} to ${value}`),
        asks: { asks: "value", about: found[0].replace(/[\s.!]+$/u, "") },
      },
    ],
  };
}
