import { literal } from "../literal.ts";
import { plainWords } from "../../words.ts";

const plainOf = (text: string) => plainWords(text).join(" ");

/**
 * A question about a stage (or status) that is called like one of the user's own columns, with its list named: "who is in Cohort" asks for the
 * stage Cohort where there is one, whatever the column Cohort holds. "In a cohort" and "in cohort Spring 27" are of the column.
 */
export function withStageLikeColumn(
  said: string,
  lists: { stages: readonly string[]; statuses: readonly string[] },
  columns: readonly { label: string; options: readonly string[] }[],
): string {
  const kinds = [
    ["stage", lists.stages],
    ["status", lists.statuses],
  ] as const;
  return kinds.reduce(
    (text, [kind, names]) =>
      names.reduce((one, name) => {
        const column = columns.find(({ label }) => plainOf(label) === plainOf(name));
        return column ? withKind(one, kind, name, column.options) : one;
      }, text),
    said,
  );
}

function withKind(said: string, kind: string, name: string, options: readonly string[]): string {
  const option = options.length === 0 ? "" : `(?:${options.map(literal).join("|")})(?!\\p{L})|`;
  // "In the cohort review" is of no stage.
  const isWhole = `(?=\\s*(?:$|[?.!,;:])|\\s+(?:and|or|who|that|which|with|without|in|at|from|by|now|yet|stage|status|people|still|but|to|has|have|is|are|(?-i:\\p{Lu})))`;
  const isOfColumn = `(?!\\s+(?:${option}column|field|is|are|has|was|=|:|of|date|\\d))`;
  return said
    .replace(new RegExp(`^${literal(name)}$`, "iu"), `in ${kind} ${name}`)
    .replace(new RegExp(`(?<!\\p{L})(?:the\\s+)?${literal(name)}\\s+${kind}(?!\\p{L})`, "giu"), `${kind} ${name}`)
    .replace(
      new RegExp(
        `(?<!\\p{L})((?:in|at|into|reached)\\s+)(?:the\\s+)?(?:${literal(name)}(?!\\p{L})${isWhole}|(?-i:${literal(name)})(?!\\p{L}|\\s+(?:review|meeting|call|round|visit|lunch|day)))${isOfColumn}`,
        "giu",
      ),
      `$1${kind} ${name}`,
    );
}
