import type { Part } from "../commands/split-clauses.ts";
import { leadOf } from "./leads.ts";

/** The address of a profile, and a sentence behind it. */
const GOES_ON = /^(?<order>[^\n]*?(?:linkedin\.com\/in\/|(?<![\p{L}])in\/)[^\s,;]*?)\/?[.!]\s+(?<after>\p{Lu}[^]*)$/u;

/** "Met Jane Doe of Acme, put her in, linkedin.com/in/jane": the request is a part of its own, and what goes on behind the address is another. */
export function withAdding(part: Part): Part[] {
  const pieces = part.text.split(/\s*,\s+(?:(?:and|so)\s+)?|\s+[–—-]+\s+/u);
  const orderOf = (piece: string) => GOES_ON.exec(piece)?.groups?.["order"] ?? piece;
  const at = pieces.findIndex((piece) => leadOf(orderOf(piece))?.isSpokenOf === true);
  const own = pieces[at];
  if (own === undefined) return [part];
  const { order = own, after = "" } = GOES_ON.exec(own)?.groups ?? {};
  if (pieces.length < 2 && after === "") return [part];
  return [
    pieces.slice(0, at).join(", "),
    order,
    [after, ...pieces.slice(at + 1)].filter((text) => text !== "").join(", "),
  ]
    .filter((text) => text !== "")
    .map((text) => ({ ...part, text }));
}
