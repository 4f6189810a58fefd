import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { personLink } from "../wording.ts";
import type { Problem } from "./frames.ts";
import type { Parse } from "./grammar.ts";

const HAS_NEW =
  /(?<!\p{L})(?:(?:has|have|got|gets|has got|['’]s got|uses|is using) (?:an?(?:other)? )?(?:new|different|other|another)|(?:needs|wants) (?:an?(?:other)? )?(?:new|different|other|another)|changed (?:her|his|their|the)|(?:her|his|their) (?<own>\p{L}[\p{L} -]{1,30}?) (?:has changed|changed|is (?:new|different|wrong|outdated|out of date|no longer right))) ?(?<what>\p{L}[\p{L}\d -]{1,30}?)?(?: (?:now|too|these days|by the way|btw|again))*[\s.!]*$/iu;

/** "Ana has a new email": the question what it is, where no value is said; null for other words. */
export function newValue({ text, tokens, lists }: Parse): Problem | null {
  const people = tokens.flatMap(({ slot }) => (slot?.is === "person" ? [slot.people] : []));
  const [[person, other] = [], another] = people;
  const { own, what = own } = HAS_NEW.exec(text)?.groups ?? {};
  if (!person || other || another || what === undefined || tokens.some(({ code }) => /^[NDRMU]$/.test(code)))
    return null;
  const words = plainWords(what);
  const named = fieldNamed(words, lists.columns);
  if (named?.length !== words.length) return null;
  const label = "column" in named.target ? named.target.column.label : personFields[named.target.field].label;
  return {
    problem: `What is the new ${label} of ${personLink(person)}?`,
    offers: [],
    asks: { asks: "value", about: "" },
  };
}
