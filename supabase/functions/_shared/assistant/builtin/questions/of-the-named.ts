import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { re, SOFT } from "./spoken-words.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’.-]*(?: \\p{L}[\\p{L}\\p{M}'’.-]*){0,3}?";
const WHO_OF = re(
  `^(?<lead>${SOFT})(?:who|which(?: one)?) (?:of|out of|among|between) (?<names>${NAME}(?:, ${NAME}){0,3},? (?:and|or|&) ${NAME}),? (?<verb>has|have|is|are|was|were|did|had|(?=(?:signed|sent|paid|got|met|bought|sold|made|\\p{L}{3,}ed) )) ?(?<rest>[^?\\n]{3,80}?)[\\s?.!]*$`,
);
const COMPARES =
  /(?<!\p{L})(?:more|less|fewer|most|least|fewest|first|last|second|next|better|best|worse|worst|\p{L}{2,}(?:er|est) than|(?:high|low|big|small|larg|old|new|young|long|short|cheap|dear|late|earl|soon|great|close|near)\p{L}*e(?:r|st))(?!\p{L})/iu;

const NAMES = `(?:both )?${NAME}(?:, ${NAME}){0,3},? (?:and|&) ${NAME}`;
const RECORDS = "(?:tasks?|to-?dos?|reminders?|notes|posts?)(?!\\p{L})";
/** "How many open tasks do Ana and Leo have?", "notes on Ana and Leo". */
const RECORDS_OF = re(
  `^(?<lead>${SOFT})(?<head>(?:(?:how many|which|what|show(?: me)?|list|give me|find|see|get|any|are there(?: any)?|do i have(?: any)?|have i(?: any)?|all|every|the|my|open|overdue|latest|last|recent|new) ){0,4}(?:\\p{L}{3,12} ){0,2}?${RECORDS}(?: (?!do |does |did |have |has |on |for |of |about |with |from |by )\\p{L}+){0,3}?) (?:(?<verb>(?:do|does|did|have|has)(?! (?:i|we) ))|(?<of>(?:(?:do|did|have) (?:i|we) (?:have |had |keep |make |made |made? |got |written |write )?(?:down )?|(?:are|were) (?:there )?)?(?:on|for|of|about|with|from|by))) (?<names>${NAMES})(?<tail>(?: (?:have|has|had|got|still have|post|posted|write|wrote|written|publish(?:ed)?))?(?: (?:open|due|left|overdue|today|tomorrow|this (?:week|month)|last (?:week|month)|in total|together|altogether|combined|now|there|at the moment))*)[\\s?.!]*$`,
);
/** "Do Ana and Leo have open tasks?" */
const HAVE_RECORDS = re(
  `^(?<lead>${SOFT})(?<verb>do|does|did|have|has) (?<names>${NAMES}) (?<rest>(?:both )?(?:have |got )?(?:(?:\\p{L}{2,12} ){0,3}?${RECORDS}|(?:(?:ever|already|recently) )?(?:posted|published)(?!\\p{L}))(?: \\p{L}+){0,4})[\\s?.!]*$`,
);
const ONE: Readonly<Record<string, string>> = { do: "does", have: "has", are: "is", were: "was" };
const ofOne = (verb: string): string => ONE[verb.toLowerCase()] ?? verb;
const TOGETHER = / (?:in total|together|altogether|combined|both)(?!\p{L})/giu;

const namesIn = (names: string): string[] =>
  names
    .replace(/^both /iu, "")
    .split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/u)
    .filter((name) => name !== "");

/** Tasks, notes or posts of several people, asked of each; null where a message asks for something else. */
function recordsOfEach(message: string, people: readonly KnownPerson[]): string | null {
  const found = (RECORDS_OF.exec(message) ?? HAVE_RECORDS.exec(message))?.groups;
  const named = namesIn(found?.["names"] ?? "");
  if (!found || named.length < 2 || !named.every((name) => isOne(name, people))) return null;
  const { lead = "", head, verb = "", of, tail = "", rest = "" } = found;
  const one = ofOne(verb);
  return `${lead}${named
    .map((name) =>
      head === undefined
        ? `${one} ${name} ${rest.replace(TOGETHER, "").replace(/^both /iu, "")}?`
        : `${head} ${of ?? one} ${name}${tail.replace(TOGETHER, "")}?`,
    )
    .join(" ")}`;
}

const isOne = (said: string, people: readonly KnownPerson[]): boolean => {
  const words = plainWords(said);
  return people.some(
    ({ name, by }) =>
      by !== "near" && words.every((word) => [...plainWords(name), ...namingParts(name)].includes(word)),
  );
};

/** "Who of Ana and Leo has an open task?": asked of each of them. Which of them has more of something is asked of both. Other messages are unchanged. */
export function withEachOfNamed({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 160) return message;
  const each = recordsOfEach(message, people);
  if (each !== null) return each;
  const { lead = "", names = "", verb = "", rest = "" } = WHO_OF.exec(message)?.groups ?? {};
  const named = names.split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/u).filter((name) => name !== "");
  if (named.length < 2 || !named.every((name) => isOne(name, people))) return message;
  if (COMPARES.test(rest)) return `${lead}who ${verb} ${rest}, ${named.join(" or ")}?`;
  const one = /^(?:have|are|were)$/iu.test(verb) ? { have: "has", are: "is", were: "was" }[verb.toLowerCase()] : verb;
  // "Which of Ana and Leo signed the lease": whether each has.
  return `${lead}${named.map((name) => `${one === "" ? "has" : (one ?? verb)} ${name} ${rest}?`).join(" ")}`;
}
