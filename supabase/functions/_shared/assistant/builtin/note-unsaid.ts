import type { KnownPerson } from "../assistant-model.ts";
import { namingParts } from "../name-parts.ts";
import { plainWords } from "../words.ts";
import type { Problem } from "./commands/frames.ts";
import { listed } from "./commands/values.ts";
import { plain } from "./wording.ts";

const JOINS = /^(?:and|or|about|for|on|with|to|of|both|und|y|et)$/;

/** "It down and call Dana", "this for Joel", "and call her": words about the note, or behind it, that are none of its text. */
const SPEAKS_OF_NOTE =
  /^(?:(?:(?:it|that|this)(?:\s+down)?|down)(?:\s+and(?!\p{L})|\s*,|\s+(?:for|against)\s)|and\s+(?:call|ring|text|mail|e-?mail|message|remind|set|move|put|add|make|tell|ask|send|mark|delete)\s)/iu;

/** "Listen to the call and write down what she says": what nobody has said yet. */
const NOT_SAID_YET =
  /^(?:what(?:ever)?|everything|all)(?:\s+that)?\s+(?:\S+\s){1,3}?(?:says?|tells?|answers?|thinks?|decides?|wants? to say|is saying)(?:\s+(?:to|about|on|in|at|there|then)(?:\s\S+){0,4})?[\s.!]*$/iu;

/** A yes or no to something else, or what is said of a note itself, which a note would keep for its own words. */
const ANSWERS =
  /^[\s,.!–-]*(?:(?:yes|yep|yeah|yup|no|nope|ok|okay|sure|confirm(?:ed)?|please|right|exactly|correct|ja|nein|oui|non|s[ií])(?![\p{L}\p{N}])[\s,.!–-]*)+$|^\W*(?:is|was)(?:n['’]t| not)? (?:wrong|right|correct|fine|ok|okay|good|done|outdated)\W*$/iu;

/** How the question for the text of a note begins. */
export const NOTE_ASKED = "What shall I note about";

/**
 * What is asked where a note says nothing yet, or nothing but names: "Add a note for Ben and Ines". Null where it has a text; one that is
 * `marked` by a colon may begin with any words.
 */
export function noteUnsaid(
  content: string,
  about: readonly { name: string }[],
  people: readonly KnownPerson[],
  isMarked = false,
): Problem | null {
  const named = onlyNamesIn(content, people);
  if (
    content !== "" &&
    ((named.length === 0 && ![SPEAKS_OF_NOTE, NOT_SAID_YET, ANSWERS].some((words) => words.test(content))) || isMarked)
  )
    return null;
  const [first] = about;
  // "A note for Grace about Leo" is hers.
  const both = /^\P{L}*(?:and|&|,|\+|und|y|et)(?!\p{L})/iu.test(content) ? named : [];
  const names = [...new Set([...(first ? [first] : []), ...both].map(({ name }) => plain(name)))];
  return {
    problem: `${NOTE_ASKED} ${listed(names)}?`,
    offers: [],
    asks: { asks: "value", about: "" },
  };
}

/** Those who a note names that says nothing else: "and Ines", "about Leo". */
function onlyNamesIn(content: string, people: readonly KnownPerson[]): KnownPerson[] {
  const words = plainWords(content).filter((word) => !JOINS.test(word));
  const isOf = ({ name }: KnownPerson, word: string) => [...namingParts(name), ...plainWords(name)].includes(word);
  const named = people.filter((person) => person.by !== "near" && words.some((word) => isOf(person, word)));
  return words.every((word) => named.some((person) => isOf(person, word))) ? named : [];
}
