import { NOUN, PLAIN_TYPE, TYPE } from "./column-words.ts";

/** How someone asks for a column to be made. */
export const ASKS =
  "(?:(?:(?:i|we)(?:['’]d| would| could| might| will)?|there) (?:also )?(?:need|wants?|like|love|use|should be|has to be)(?: (?:to (?:have|add|get|make|create|set up)|there to be))?|(?:please )?(?:add(?: in)?|create|make|set up|introduce|insert|build|include|open|start)(?: (?:me|us))?|(?:need|want)(?= an? )|give (?:me|us)|(?:can|could|may) (?:i|we) (?:have|get|add|make)|let(?: us|['’]?s) (?:have|add|make|create))";
export const ADJECTIVES =
  "(?:(?:an?|the|another|new|one more|one|more|extra|custom|own|two|three|these|some|following|further|additional|separate|simple|little|quick|our|my|plain) )*";
export const BEGINS = new RegExp(`^(?:${ASKS} )?`, "iu");
export const LEAD = new RegExp(`^(?<asks>${ASKS} )?(?<adjectives>${ADJECTIVES})`, "iu");

/** "A text column Vet and a date column Visit": two that are said in full. */
const AND_ANOTHER = new RegExp(
  `\\s*(?:,|;|\\band\\b|,\\s*and\\b|\\bplus\\b)\\s+(?=(?:an?|another|one more|new) (?:new |more )?(?:(?:${TYPE}) )?(?:${NOUN}|${PLAIN_TYPE})(?![\\p{L}]))`,
  "giu",
);
/** The columns that are said in full one after the other. */
export const apart = (said: string): string[] => said.split(AND_ANOTHER).filter((part) => part.trim() !== "");

/** "We need the contract end date, so make a column Contract end". */
export function hintedIn(
  preface: string | undefined,
  [column]: readonly { label: string; type: string }[],
): "date" | null {
  if (preface === undefined || !column || column.type !== "text") return null;
  return preface.toLowerCase().includes(`${column.label.toLowerCase()} date`) ? "date" : null;
}

/** "I need a new column, call it Radio channel". */
export const CALL_IT =
  /[\s,;.–-]+(?:(?:and|please|let['’]?s|we(?:['’]ll)?|i['’]d)\s+)*(?:call|name|label|title)\s+(?:it|that|this)(?:\s+(?:the|as))?[\s:]+(?=\S)/iu;

/** "Dropdown for Board appetite": nothing else is made so. */
const IS_BARE =
  /^(?:drop[ -]?downs?|pick[ -]?list|(?:check|tick)[ -]?box|multi[ -]?select)\s+(?:for|called|named)\s+(?:the\s+)?\p{L}[^,;:.?!]{1,40}[\s.!]*$/iu;
/** Whether a text that begins with a type asks for a column, without an order: "dropdown for Mood", "checkbox Paid: …". */
export const saysColumn = (text: string, type: string): boolean =>
  IS_BARE.test(text) || (!/^select$/iu.test(type) && /^\s*[\p{L}\p{N} ]+:/u.test(text.slice(type.length)));
