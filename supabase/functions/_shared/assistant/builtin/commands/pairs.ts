import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const PAIR =
  /^\s*(?:(?:and|also|please)\s+)*(?!(?:move|put|set|give|hand|assign|send)\b)\p{L}[^,;:.!?]{1,40}?\s+(?:to|on|→|->)\s+(?<value>[^,;:.!?]{2,30}?)(?:\s+(?:please|now))?[\s.!]*$/iu;

/** "Liam to Mei, Grace to Ben": who goes where, one after the other; each is a part where all of them name an owner or an option. */
export function withPairs(part: Part, { owners = [], stages, statuses }: Lists): Part[] {
  const pieces = part.text.split(/\s*[,;]\s+(?:and\s+)?|\s+and\s+/iu);
  if (pieces.length < 2) return [part];
  const known = new Set([...owners, ...stages, ...statuses].map((one) => plainWords(one).join(" ")));
  const isPair = (piece: string) => {
    const value = PAIR.exec(piece)?.groups?.["value"];
    return value !== undefined && known.has(plainWords(value).join(" "));
  };
  return pieces.every(isPair) ? pieces.map((text) => ({ ...part, text })) : [part];
}
