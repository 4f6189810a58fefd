import type { Token } from "./tokens.ts";

/** "Add her": somebody who was only talked about. */
export const ADDS_THEM =
  /^(?:please\s+|can you\s+|could you\s+)*(?:add|put|save|create|include|track|follow|enter)\s+(?:her|him|them|that person|this person)(?:\s+(?:in|too|as a contact|please|to (?:my |the )?(?:list|people|network|contacts|crm)))*[.!]?$/iu;

/** What a clause says of a stranger, from the name on, without the day. */
export function withoutDays({ text, tokens }: { text: string; tokens: readonly Token[] }, from: Token): string {
  const day = tokens.find((token) => token.code === "D" && token.from > from.from);
  return (day ? text.slice(from.from, day.from) + text.slice(day.to) : text.slice(from.from))
    .replace(/\b(?:yesterday|today|last \w+|earlier)\b/giu, " ")
    .replace(/[\s,.]+$/u, "");
}
