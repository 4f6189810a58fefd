import type { Part } from "../commands/split-clauses.ts";
import { profileIn } from "./addresses.ts";
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

/** The address of a profile at the end of a part. */
const ENDS_WITH_ADDRESS =
  /^(?<order>[^\n]*?\S)[\s,;–-]+(?<address>(?:(?:her|his|their)\s+)?(?:linkedin(?:\s+is)?\s*:?\s*)?(?:https?:\/\/|www\.|[a-z]{2}\.)*(?:linkedin\.com\/)?in\/[^\s,;]+)$/iu;
const OF_OTHERS =
  /^(?:(?:and|also|then|please)\s+)*(?:remind|note|jot|I['’]ll|(?:(?:add|make|create|set|put)\s+)?(?:an?|another|the)?\s*(?:new\s+)?(?:task|reminder|to-?do|note))(?![\p{L}])/iu;
/** "Add Jane Doe of Kelp and remind me to call her on Monday, linkedin.com/in/jane-doe": the address belongs to who is added. */
export function withAddressApart(parts: readonly Part[]): Part[] {
  const at = parts.findIndex(({ text }) => profileIn(text) !== null);
  const part = parts[at];
  const { order = "", address = "" } = ENDS_WITH_ADDRESS.exec(part?.text ?? "")?.groups ?? {};
  const isOnly = parts.filter(({ text }) => profileIn(text) !== null).length === 1;
  const isOthers = isOnly && order !== "" && leadOf(order) !== null;
  const isAdded = parts.slice(0, at).some(({ text }) => leadOf(text)?.isSpokenOf === false);
  const isAsked = OF_OTHERS.test(order) && !/(?<![\p{L}])(?:linkedin|profile|url|link)(?![\p{L}])/iu.test(order);
  if (!part || !isAsked || !isOnly || isOthers || !isAdded) return [...parts];
  return [...parts.slice(0, at), { ...part, text: order }, { ...part, text: address }, ...parts.slice(at + 1)];
}
