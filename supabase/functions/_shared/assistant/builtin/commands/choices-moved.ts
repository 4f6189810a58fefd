import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { withOptionInFull } from "./part-of-option.ts";
import type { Part } from "./split-clauses.ts";
import { listed, type Lists, same } from "./values.ts";

const LEAD = String.raw`^\W*(?:(?:so|and|also|ok|okay|please|pls|sorry|oh|can you|could you|just)[\s,]+)*`;
/** "…, that was a mistake": why something is taken out. */
const MISTAKEN = String.raw`\s*[,;.–—-]+\s*(?:(?:sorry|oh|oops|as|because)[\s,]+)*(?:(?:that|it|this)(?:['’]s|\s+is|\s+was)\s+(?:only\s+|just\s+|clearly\s+)?(?:(?:a|my|an)\s+)?(?:mistake|error|slip|misclick|wrong|not\s+right)(?:\s+of\s+mine)?|my\s+(?:mistake|bad|fault|error)|i\s+(?:mis-?clicked|clicked\s+wrong(?:ly)?|(?:put|added|ticked|set)\s+(?:that|it|this)\s+by\s+mistake)|wrong\s+click|by\s+mistake)`;
const END = String.raw`(?:\s+(?:please|pls|again|now|too|as\s+well|by\s+mistake))*(?<why>${MISTAKEN})?[\s.!]*$`;
const WHAT = String.raw`(?<what>[^:;?!"“”\n]{2,60}?)`;
const THEIRS = String.raw`(?:the\s+list\s+of\s+)?(?<who>her|his|their|[^:;?!"“”\n,]{2,50}?['’]s?)\s+(?:list\s+of\s+)?(?<label>\p{L}[\p{L}\d -]{1,30}?)`;
const OUT = String.raw`(?:off(?:\s+of)?|out\s+of|away\s+from|from)`;
const NEED = String.raw`(?:can|should|must|may|needs?\s+to|has\s+to|have\s+to|ought\s+to)`;
const TAKEN_OUT: readonly RegExp[] = [
  new RegExp(
    String.raw`${LEAD}(?:take|get|strike|cross|remove|delete|drop|untick|uncheck|pull|scratch|clear)\s+${WHAT}(?:\s+(?:out|off))?\s+${OUT}\s+${THEIRS}${END}`,
    "iu",
  ),
  new RegExp(
    String.raw`${LEAD}${WHAT}\s+${NEED}\s+(?:now\s+)?(?:come|go|be\s+taken|be\s+removed|disappear|be\s+deleted|be\s+struck)(?:\s+out)?\s+${OUT}\s+${THEIRS}${END}`,
    "iu",
  ),
];
const PUT_IN = new RegExp(
  String.raw`${LEAD}${WHAT}\s+${NEED}\s+(?:now\s+)?(?:also\s+)?(?:go|be\s+added|be\s+put|be\s+ticked)\s+(?:onto|on\s+to|on|into|in|to|under|among|with)\s+${THEIRS}${END}`,
  "iu",
);
const UNTICKED = new RegExp(
  String.raw`${LEAD}(?:untick|uncheck|deselect)\s+${WHAT}\s+(?:for|of|on|with)\s+(?<who>[^:;?!"“”\n]{2,60}?)${END}`,
  "iu",
);
const CHEAP = /\b(?:off|out of|from|go|added|untick|uncheck|deselect|put|ticked)\b/iu;

/** The options of a column that words name, and nothing else. */
function optionsIn(said: string, { options }: OwnColumn): string[] {
  const named = said.split(/\s*,\s*|\s+(?:and|&)\s+/iu).map((one) => options.find((option) => same(option, one)));
  return named.every((one) => one !== undefined) ? [...new Set(named)] : [];
}

function columnOf(label: string, columns: readonly OwnColumn[]): OwnColumn | null {
  const words = plainWords(label);
  const field = fieldNamed(words, columns) ?? fieldMeant(words, columns);
  return field?.length === words.length && "column" in field.target ? field.target.column : null;
}

/** "Take Rye off Ravi's crops, that was a mistake", "Rye can come off his crops", "untick Rye for Ravi": choices of a column, put plainly. */
export const withChoicesMoved =
  ({ columns, ...lists }: Lists) =>
  (said: Part): Part => {
    const part = withOptionInFull({ columns, ...lists })(said);
    const multiple = columns.filter(({ type }) => type === "multiselect");
    if (multiple.length === 0 || part.text.length > 200 || !CHEAP.test(part.text)) return part;
    const unticked = UNTICKED.exec(part.text)?.groups;
    if (unticked) {
      const [column, another] = multiple.filter((one) => optionsIn(unticked["what"] ?? "", one).length > 0);
      return column && !another
        ? { ...part, text: plainly("remove", column, unticked["what"], `${unticked["who"] ?? ""}'s`) }
        : part;
    }
    const out = TAKEN_OUT.map((order) => order.exec(part.text)?.groups).find(Boolean);
    const moved = out ?? PUT_IN.exec(part.text)?.groups;
    const column = moved ? columnOf(moved["label"] ?? "", multiple) : null;
    if (!moved || !column || optionsIn(moved["what"] ?? "", column).length === 0) return part;
    return { ...part, text: plainly(out ? "remove" : "add", column, moved["what"], moved["who"] ?? "") };
  };

function plainly(verb: "remove" | "add", column: OwnColumn, what = "", who: string): string {
  return `${verb} ${listed(optionsIn(what, column))} ${verb === "remove" ? "from" : "to"} ${who} ${column.label}`;
}
