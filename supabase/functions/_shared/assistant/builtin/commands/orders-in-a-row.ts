import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const VERB =
  "(?:set|move|mark|close|complete|finish|tick|add|remind|make|push|reopen|delete|remove|rename|link|assign|change|update|put|task|todo|reminder)";
/** "Ana -> Placed, mark the benchmarks done, note: …": a state by an arrow, and orders behind it. */
const ARROW = re(
  `^\\s*(?<who>${NAME})\\s*(?:->|→|=>|➡|➡️|>)\\s*(?<to>[^,;:.\\n]{2,40}?)\\s*[,;.]\\s*(?:and |then |also )?(?<rest>(?:${VERB}|notes?\\s*:)(?!\\p{L})[^\\n]{2,300})$`,
);
/** Where the next order of the row begins. */
const NEXT = re(`\\s*[,;]\\s*(?:and |then |also )?(?=(?:${VERB})\\s|notes?\\s*:)`, "giu");
const NOTE = /^notes?\s*:\s*/iu;

/** A state by an arrow and orders behind it, each as a sentence; what its note says is kept to the end. */
function afterArrow(message: string, people: StepRequest["people"]): string {
  const { who = "", to = "", rest = "" } = ARROW.exec(message)?.groups ?? {};
  const person = rest === "" ? null : oneMeant(who, people);
  if (!person) return message;
  const at = rest.search(/(?:^|[,;]\s*)(?:and |then |also )?notes?\s*:/iu);
  const orders = (at < 0 ? rest : rest.slice(0, at)).split(NEXT).filter((order) => order.trim() !== "");
  const note =
    at < 0
      ? ""
      : rest
          .slice(at)
          .replace(/^[,;\s]*(?:and |then |also )?/iu, "")
          .replace(NOTE, "");
  return [`${who} -> ${to}`, ...orders, ...(note === "" ? [] : [`Note on ${person.name}: ${note}`])]
    .map((order) => order.trim().replace(/[.]+$/u, ""))
    .map((order) => `${order.charAt(0).toUpperCase()}${order.slice(1)}`)
    .join(". ");
}

const CHANGES =
  "(?:goes? (?:up |down |back )?to|is(?: now)?|gets?|becomes?|should be|moves? to|drops? to|adds?|loses?|now|to|needs? to be)";
/** "Ana's base goes to 170, stack gets Go too, brief due date to the 22nd". */
const THEIRS = re(
  `^\\s*(?<who>${NAME})['’]s? (?<first>\\p{L}[\\p{L} ]{1,30}? ${CHANGES} [^,;:?\\n]{1,40}?)(?<rest>(?:\\s*[,;]\\s*(?:and |also )?[^,;:?\\n]{4,60}){1,4})$`,
);
const OWN_FIELD = re(
  `^(?:(?:and|also|her|his|their|the) )*(?<label>\\p{L}[\\p{L} ]{1,30}?) (?<change>${CHANGES} \\S[^]*)$`,
);

const isField = (label: string, columns: readonly OwnColumn[]): boolean => {
  const words = plainWords(label);
  return (
    words.length > 0 && (fieldNamed(words, columns)?.length === words.length || fieldMeant(words, columns) !== null)
  );
};

/** The parts of a row of changes of one person, each with whose it is; a part that is no field of theirs is an order of its own. */
function eachTheirs(message: string, { people, columns = [] }: StepRequest): string {
  const { who = "", first = "", rest = "" } = THEIRS.exec(message)?.groups ?? {};
  if (rest === "" || !oneMeant(who, people) || !isField(OWN_FIELD.exec(first)?.groups?.["label"] ?? "", columns))
    return message;
  const parts = rest.split(/\s*[,;]\s*(?:and |also )?/iu).filter((part) => part !== "");
  const fields = parts.map((part) => {
    const { label = "", change = "" } = OWN_FIELD.exec(part)?.groups ?? {};
    return isField(label, columns) ? `${who}'s ${label} ${change}` : null;
  });
  const isMixed = fields[0] !== null && fields.some((part) => part === null);
  return isMixed ? [`${who}'s ${first}`, ...parts.map((part, no) => fields[no] ?? part)].join(". ") : message;
}

/** "Ana wants 3 heads now, not 2": a number of what a column counts. */
const WANTS = re(
  `^\\s*(?:(?:fyi|so|ok|btw|update)[\\s,:]+)*(?<who>${NAME}) (?:now )?(?:wants?|needs?|has|is (?:now )?(?:hiring|looking for|at|up to|down to)|asked for) (?<count>\\d{1,6}) (?<what>\\p{L}{3,20})(?: now| instead|,)* ?(?:(?:and |but )?(?:not|instead of|rather than|no longer|up from|down from|from) \\d{1,6})?(?: now| any ?more)*(?<tail>\\s*(?:[;.]|,? (?:and|so|also)(?= (?:also )?(?:remind|set|add|move|mark)))[^]*)?$`,
);
const SAYS_NOW = /(?<!\p{L})(?:now|instead|rather than|not|no longer|up from|down from)(?!\p{L})/iu;

function countedNow(message: string, { people, columns = [] }: StepRequest): string {
  const { who = "", count = "", what = "", tail = "" } = WANTS.exec(message)?.groups ?? {};
  const front = message.slice(0, message.length - tail.length);
  if (what === "" || !SAYS_NOW.test(front) || !oneMeant(who, people)) return message;
  const [one = ""] = plainWords(what.replace(/s$/iu, ""));
  const [only, another] = columns.filter(
    ({ type, label }) => type === "number" && plainWords(label).some((word) => word.startsWith(one)),
  );
  return only && !another ? `${who}'s ${only.label} is now ${count}${tail}` : message;
}

/** Several orders in one line, each as a sentence of its own that names the person. Other messages are unchanged. */
export function withOrdersInRow(request: StepRequest): string {
  const { message, people } = request;
  if (message.length > 500 || message.trim().includes("\n")) return message;
  const arrow = afterArrow(message, people);
  if (arrow !== message || isNoteLead(message)) return arrow;
  const theirs = eachTheirs(message, request);
  return theirs === message ? countedNow(message, request) : theirs;
}
