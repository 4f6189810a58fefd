import type { Masked } from "./masked-names.ts";

const LABEL =
  "(?:company|firm|employer|organi[sz]ation|role|title|job title|position|location|city|industry|firma|empresa|entreprise|rolle|rol|poste)";
const QUOTED = new RegExp(
  String.raw`(?<before>(?<!\p{L})${LABEL}(?:\s+(?:is|called|named|of))?\s*[:=]?\s*)(?:"(?<straight>[^"\n]{2,120})"|“(?<curly>[^”\n]{2,120})”|«(?<angled>[^»\n]{2,120})»|['‘](?<single>[^'’\n]{2,120})['’](?!\p{L}))`,
  "giu",
);
const MARK = "quoqv";

/** A text with each value that is quoted behind its field as one word: whatever the value says, it is a value. */
export function maskQuoted(text: string): Masked {
  const names = new Map<string, string>();
  const masked = text.replace(QUOTED, (...found) => {
    const { before = "", straight, curly, angled, single } = found.at(-1) as Record<string, string | undefined>;
    const mask = `${MARK}${String.fromCharCode(97 + names.size)}`;
    names.set(mask, (straight ?? curly ?? angled ?? single ?? "").trim());
    return `${before}${mask.charAt(0).toUpperCase()}${mask.slice(1)}`;
  });
  return { text: masked, names };
}
