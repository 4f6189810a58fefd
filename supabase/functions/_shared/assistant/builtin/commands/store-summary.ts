import { reading } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";

const SUMMARY = /^(?<head>[^:]{0,120}?\b(?:meeting )?summar(?:y|ies)\b[^:]{0,80}):\s*(?<words>[^]+)$/iu;
const STORES = /\b(?:put|add|save|store|write|paste|copy|log|keep|set|record|drop|stick|note|append)\b/iu;

const SUMMARY_THAT = new RegExp(
  String.raw`^(?<head>[^:]{0,60}?(?:put|add|write|note|store|record|save|log|append)\b[^:]{0,80}?\b(?:meeting )?summar(?:y|ies)\b[^:]{0,40}?)\s+that\s+(?<words>\S[^]*)$`,
  "iu",
);
/** "Put this into the meeting summary of Jane: …" stores the whole text there, behind what is there already. */
export const storeSummary: Parser = ({ text, tokens, tail, whole }) => {
  const { head = "", words = "" } = (SUMMARY.exec(text) ?? SUMMARY_THAT.exec(text))?.groups ?? {};
  const said = whole === "" ? [words, tail].filter((part) => part !== "").join("\n") : whole;
  const named = tokens
    .filter(({ code, to }) => (code === "P" || code === "X") && to <= head.length)
    .filter(({ from, to }) => !/^(?:it|this|that)$/iu.test(text.slice(from, to)));
  const [who, another] = named;
  const isAsked =
    STORES.test(head) ||
    /^\W*(?:the |new )?(?:meeting )?summary (?:of|for)\b|['’]s (?:meeting )?summary\s*$/iu.test(head);
  if (!who || another || !isAsked || said.trim() === "") return null;
  return reading({
    do: "set",
    who: [whoOf(who, text)],
    changes: [{ field: "meetingSummaries", value: said.trim().replace(/^“([^”]*)”$/u, "$1"), isAdded: true }],
  });
};
