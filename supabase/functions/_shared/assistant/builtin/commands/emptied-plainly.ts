import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const EMPTIES = "(?:clear|empty|blank|wipe|remove|delete|erase|reset|null)";
const SO = "(?:(?:so|and|please|pls|just|can you|could you)[\\s,]+)*";
const END = "(?:\\s+(?:please|pls|now|for now|thanks))*[\\s.!]*$";
/** "Hank's champion left, clear that field": what is empty from now on, and why. */
const WHY_FIRST = re(
  `^\\W*(?<said>\\p{L}[^:;?!\\n"“]{3,90}?)(?:\\s*[,;.–—-]+\\s*|\\s+(?=(?:so|and)\\s))${SO}(?:${EMPTIES}(?:\\s+out)?\\s+(?:that|it|this|the|that one)(?:\\s+(?:field|one|value|column|box|entry|cell))?(?:\\s+(?:out|off))?|(?:leave|make|set)\\s+(?:that|it|this|the)(?:\\s+(?:field|one|value))?\\s+(?:to\\s+)?(?:blank|empty))${END}`,
);
const SO_CLEAR = re(
  `^\\W*(?<said>\\p{L}[^:;?!\\n"“]{3,90}?)\\s*[,;.–—-]*\\s+(?:so|then)\\s+${EMPTIES}\\s+(?:the\\s+)?(?<label>\\p{L}[^,;:.?!\\n]{1,30}?)${END}`,
);
/** "The champion at PalletPros left". */
const LABEL_FIRST = re(
  "^(?:the\\s+)?(?<label>\\p{L}[\\p{L}\\p{N} -]{1,30}?)\\s+(?:at|of|for|over at|on)\\s+(?<who>(?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{M}\\p{N}&'’.-]*(?:\\s(?:&\\s)?(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’.-]*){0,3})\\s+(?<rest>\\p{L}.*)$",
);
const WHOSE_FIRST = re("^(?<who>[\\p{L}\\p{N}][^,;.]{0,40}?)['’]s?\\s+(?<rest>\\p{L}.*)$");
/** What happened to the person or the thing that is a value: it is not so any more. */
const GONE =
  /(?<!\p{L})(?:left|quit|quits|resigned|gone|retired|fired|moved on|let go|laid off|out|dead|bounced|bounces|wrong|unknown|expired|cancel+ed|over|moot|outdated|out of date|no longer \p{L}+|not \p{L}+ any ?more|n['’]t \p{L}+ any ?more|dropped out|passed away|departed|doesn['’]?t \p{L}+|isn['’]?t \p{L}+|stale|obsolete)(?!\p{L})/iu;

/** "It doesn't matter who owns Ana": it leads to an order about her. */
const NO_MATTER =
  "(?:(?:it\\s+)?(?:does\\s*n['’]?t|does not)\\s+(?:really\\s+)?matter|(?:i\\s+)?(?:do\\s*n['’]?t|do not)\\s+care|never ?mind|no matter|whatever)";
const ASKED = "(?:who|what|which|whose|how)\\s+[^,;:.?!\\n]{2,60}?";
const MATTERS = [
  re(`^\\W*${NO_MATTER}\\s+(?<about>${ASKED})\\s*(?:[,;.–—-]+|\\s(?=just\\s))\\s*${SO}(?<order>[^?\\n]{4,80})$`),
  re(
    `^\\W*(?<about>${ASKED})\\s+${NO_MATTER.replace("|never ?mind|no matter|whatever", "")}\\s*(?:[,;.–—-]+|\\s(?=just\\s))\\s*${SO}(?<order>[^?\\n]{4,80})$`,
  ),
];
const TO_BLANK = re(
  `^\\W*(?:(?:please|pls|can you|could you|just|and|so)[\\s,]+)*(?:make|set|leave|put|turn)\\s+(?<what>[^,;:?!\\n]{3,60}?)\\s+(?:to\\s+|as\\s+|back to\\s+)?(?:be\\s+)?(?:blank|empty|nothing|nobody|no one)${END}`,
);
const OF = re(
  "^(?:the\\s+)?(?<label>\\p{L}[\\p{L}\\p{N} -]{1,30}?)\\s+(?:of|for|on)\\s+(?<who>[\\p{L}\\p{N}][^,;]{0,50})$",
);

/** The words of a field that a text begins with: "champion" of "champion left". */
function labelAt(text: string, request: StepRequest): string | null {
  const words = plainWords(text).slice(0, 5);
  const found = fieldNamed(words, request.columns ?? []);
  return found === null ? null : words.slice(0, found.length).join(" ");
}
const isLabel = (label: string, request: StepRequest): boolean =>
  labelAt(label, request)?.split(" ").length === plainWords(label).length;

function emptied(said: string, request: StepRequest): string | null {
  const { label = "", who: at = "", rest = "" } = LABEL_FIRST.exec(said)?.groups ?? {};
  if (label !== "" && isLabel(label, request) && GONE.test(rest)) {
    const person = oneMeant(at, request.people);
    return person === null ? null : `clear the ${label} of ${person.name}`;
  }
  const { who = "", rest: news = "" } = WHOSE_FIRST.exec(said)?.groups ?? {};
  const named = labelAt(news, request);
  const person = named === null ? null : oneMeant(who, request.people);
  return named === null || person === null || !GONE.test(news) ? null : `clear the ${named} of ${person.name}`;
}

/** "Make Ana's owner blank": no value, and cleared. */
function blanked(message: string, request: StepRequest): string {
  const what = TO_BLANK.exec(message)?.groups?.["what"] ?? "";
  const { label = "", who: of = "" } = OF.exec(what)?.groups ?? {};
  if (label !== "" && isLabel(label, request)) return `clear the ${label} of ${of}`;
  const { who = "", rest = "" } = WHOSE_FIRST.exec(what)?.groups ?? {};
  return rest !== "" && isLabel(rest, request) ? `clear the ${rest} of ${who}` : message;
}

/** An order whose value does not matter, with the one who was named before it. */
function whatMatters(message: string, request: StepRequest): string {
  const { about = "", order = "" } = MATTERS.map((way) => way.exec(message)?.groups).find(Boolean) ?? {};
  if (order === "") return message;
  const named = about
    .split(/\s+/u)
    .map((word) => ({ word, person: oneMeant(word, request.people) }))
    .find(({ person }) => person !== null);
  const name = named?.person?.name;
  if (name === undefined || about.split(/\s+/u).some((word) => isOther(word, name, request))) return message;
  const label = plainWords(about)
    .map((word) => (/^own(?:s|ed|er)?$/u.test(word) ? "owner" : word))
    .find((word) => isLabel(word, request));
  const whose = order
    .replace(/(?<!\p{L})(?:his|her|their)(?=\s\p{L})/iu, () => `${name}'s`)
    .replace(/(?<!\p{L})(?:it|that)(?!\p{L})/iu, (said) => (label === undefined ? said : `${name}'s ${label}`));
  const said = whose.includes(name) ? whose : whose.replace(/(?<=^\p{L}+\s)(?:the\s+)?(?=\p{L})/iu, () => `${name}'s `);
  return blanked(said, request);
}
const isOther = (word: string, name: string, { people }: StepRequest): boolean => {
  const other = oneMeant(word, people);
  return other !== null && other.name !== name;
};

/** "Take out the lead investor on Ana, Fastnet pulled out": the field of someone, with why behind it. */
const TAKES_OUT = re(
  `^\\W*(?:(?:please|pls|can you|could you|just|and|so)[\\s,]+)*(?:take out|strike out|strike|rub out|scrub|strip|scrap|bin) (?:the\\s+)?(?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)\\s+(?:on|of|for|from|at)\\s+(?<who>[\\p{L}\\p{N}][^,;:.?!\\n]{1,40}?)(?<rest>\\s*[,;.–—-]\\s*\\p{L}[^?\\n]*)?$`,
);

/** Such an order with the verb in which it is read. */
function takenOut(message: string, request: StepRequest): string {
  const { label = "", who = "", rest = "" } = TAKES_OUT.exec(message)?.groups ?? {};
  const person = label === "" || !isLabel(label, request) ? null : oneMeant(who, request.people);
  return person ? `clear ${person.name}'s ${label}${rest}` : message;
}

/** An order to empty a field in everyday words, behind what makes it so or does not matter, as the plain one. Other messages are unchanged. */
export function withEmptiedPlainly(request: StepRequest): string {
  const { message } = request;
  if (message.length > 180 || message.includes("\n") || isNoteLead(message)) return message;
  const { said, label } = WHY_FIRST.exec(message)?.groups ?? SO_CLEAR.exec(message)?.groups ?? {};
  const order = said === undefined ? null : emptied(said, request);
  if (order !== null && (label === undefined || order.startsWith(`clear the ${label.toLowerCase()} of`))) return order;
  return takenOut(blanked(whatMatters(message, request), request), request);
}
