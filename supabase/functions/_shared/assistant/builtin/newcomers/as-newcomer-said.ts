import { plainWords } from "../../words.ts";
import type { Part } from "../commands/split-clauses.ts";
import type { Lists } from "../commands/values.ts";

const LEAD = "(?:(?:please|pls|and|also|so|ok|okay|hey|can you|could you|would you)[\\s,]+)*";
const NAME =
  "(?!(?:the|an?|this|that|these|those|it|her|him|them|my|our|me|us|all|everyone|everybody|both|each)\\s)\\p{L}[\\p{L}\\p{M}'’.-]*(?:\\s\\p{L}[\\p{L}\\p{M}'’.-]*){0,3}?";
const AS_NEW = re(
  `^\\W*${LEAD}(?:add|put|note|jot|write|take|pencil|pop|list|log|file|enter|get|record|register|save|set)(?:\\s+(?:down|in|up))?\\s+(?<name>${NAME})(?:\\s+(?:down|in|up))?\\s+as\\s+(?:an?|another|one\\s+more|our|my)\\s+(?<isNew>new\\s+|fresh\\s+)?(?<noun>contact|person|lead|founder|prospect|client|customer|investor|candidate|supplier|partner|advis[eo]r|mentor|consultant|speaker|reseller|vendor|distributor|board\\s+member)(?=\\s*(?:[,.;:!(–—]|$)|\\s+-\\s|\\s+(?:at|of|from|with|in)\\s)[\\s.!]*(?<rest>[^]*)$`,
);

function re(source: string): RegExp {
  return new RegExp(source, "iu");
}

/** "… as a hot lead": one of the user's choices, and what they are. */
const AS_CHOICE = re(
  "\\s+as\\s+(?:an?|our)\\s+(?:new\\s+)?(?<choice>\\p{L}[\\p{L} -]{1,24}?)\\s+(?<noun>lead|contact|prospect|client|customer|person|founder)(?=\\s*(?:[,.;!]|$))",
);
const ADDS =
  /^\W*(?:(?:please|pls|and|also|so|ok|okay|hey|kindly|can you|could you)[\s,]+)*(?:add|create|put|save|enter|track|register)\s/iu;

/** A part that adds someone, with the choices in "as a hot lead" called by their lists. */
export const withChoiceOfNewcomer =
  ({ stages, statuses }: Lists) =>
  (part: Part): Part => {
    const { choice, noun = "" } = (ADDS.test(part.text) && AS_CHOICE.exec(part.text)?.groups) || {};
    if (choice === undefined) return part;
    const is = (one: string) => plainWords(one).join(" ") === plainWords(choice).join(" ");
    const [status, stage] = [statuses.find(is), stages.find(is)];
    if ((status === undefined) === (stage === undefined)) return part;
    const own = stage ?? stages.find((one) => plainWords(one).join(" ") === noun.toLowerCase());
    const facts = [
      ...(status === undefined ? [] : [`status ${status}`]),
      ...(own === undefined ? [] : [`stage ${own}`]),
    ];
    return { ...part, text: part.text.replace(AS_CHOICE, () => `, ${facts.join(", ")}`) };
  };

/** "Put down Ana Ruiz as a new contact, …": she is added, whatever verb asks for it; who is there already is not. */
export const asNewcomerSaid =
  (names: readonly string[]) =>
  (part: Part): Part => {
    const { name, isNew, noun = "", rest = "" } = (/\sas\s/iu.test(part.text) && AS_NEW.exec(part.text)?.groups) || {};
    if (name === undefined) return part;
    // "Record yesterday's call as a contact", "set Main Street as our client": nobody, or someone else's value.
    const isName =
      /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*)*$/u.test(name) && !/['’]s?(?!\p{L})/u.test(name);
    if (isNew === undefined && (!isName || /^\W*(?:set|log|record|take|get)\s/iu.test(part.text))) return part;
    const words = plainWords(name);
    if (names.some((known) => words.every((word) => plainWords(known).includes(word)))) return part;
    const said = rest.replace(/^[\s,.;:–—-]+/u, "");
    // "A contact of Tom": of someone who is there.
    if (isNew === undefined && /^(?:contact|person)$/iu.test(noun) && /^of\s/iu.test(said)) return part;
    // "As a partner" is what they are.
    if (isNew === undefined && !/^(?:contact|person)$/iu.test(noun))
      return /^lead$/iu.test(noun) || !/\s/u.test(name)
        ? part
        : { ...part, text: `add a new person: ${name}, ${noun}${said === "" ? "" : `, ${said}`}` };
    return { ...part, text: `add a new ${noun}: ${name}${said === "" ? "" : `, ${said}`}` };
  };
